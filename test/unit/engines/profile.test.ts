import { devices } from 'playwright-core';
import { expect, it } from 'vitest';
import { PHONE } from '../../../src/main/service/engines/browser/profile.ts';

it('shows pages to the phone that Playwright knows as Pixel 7', () => {
  const { viewport, deviceScaleFactor } = devices['Pixel 7'];
  expect(PHONE).toEqual({ viewport, deviceScaleFactor });
});
