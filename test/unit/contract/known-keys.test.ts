import { expect, it } from 'vitest';

import { KNOWN_KEYS } from '../../../src/contract/shared/known-keys.ts';
import { requests } from '../../../src/contract/v2/requests.ts';

it.each(['scrape', 'batch', 'crawl', 'map', 'search', 'extract'] as const)(
  'knows every key of the %s body, so that no endpoint refuses a key of another',
  (name) => {
    const keys = Object.keys(requests[name].out.shape);
    expect(keys.filter((key) => !KNOWN_KEYS.has(key))).toEqual([]);
  },
);
