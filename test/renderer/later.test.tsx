// @vitest-environment jsdom
import { useLayoutEffect, type ReactElement } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, expect, it, vi } from 'vitest';
import { later } from '../../src/renderer/components/later.tsx';

afterEach(() => vi.unstubAllGlobals());

it('shows code that came between being drawn without it and asking for it', async () => {
  const code = Promise.withResolvers<{ readonly default: () => ReactElement }>();
  const Late = later(() => code.promise, <p>waiting</p>);
  const ahead = Late.fetch();
  function Page(): ReactElement {
    // what others asked for comes just now
    useLayoutEffect(() => code.resolve({ default: () => <p>here</p> }), []);
    return <Late />;
  }
  const place = document.createElement('div');
  const root = createRoot(place);
  root.render(<Page />);
  await ahead;
  await expect.poll(() => place.textContent).toBe('here');
  root.unmount();
});

it('shows code that was fetched before at once, and throws what did not come', async () => {
  const Ready = later(() => Promise.resolve({ default: () => <p>ready</p> }));
  await Ready.fetch();
  const place = document.createElement('div');
  const root = createRoot(place);
  root.render(<Ready />);
  await expect.poll(() => place.textContent).toBe('ready');
  root.unmount();
  // the service answers, and yet the code does not come
  vi.stubGlobal('fetch', () => Promise.resolve(new Response()));
  const Gone = later<object>(() => Promise.reject(new Error('The code did not come.')));
  const told: unknown[] = [];
  const other = createRoot(document.createElement('div'), {
    onUncaughtError: (error) => told.push(error),
  });
  other.render(<Gone />);
  await expect.poll(() => told).toEqual([new Error('The code did not come.')]);
});

it('says that the service does not answer instead of throwing what did not come', async () => {
  const Late = later<object>(() => Promise.reject(new Error('The code did not come.')));
  const told: unknown[] = [];
  const place = document.createElement('div');
  const root = createRoot(place, { onUncaughtError: (error) => told.push(error) });
  root.render(<Late />);
  await expect.poll(() => place.textContent).toContain('The service does not answer');
  expect(told).toEqual([]);
  root.unmount();
});
