// @vitest-environment jsdom
import { createServer } from 'node:http';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { useLayoutEffect, type ReactElement } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, expect, it, vi } from 'vitest';
import { later } from '../../src/renderer/components/later.tsx';

afterEach(() => vi.unstubAllGlobals());

/** A service that answers, where the window's own address would be; gives the way to end it. */
async function answering(): Promise<() => void> {
  const server = createServer((_, response) => response.end()).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const real = fetch;
  vi.stubGlobal('fetch', (path: string, options: RequestInit) => real(origin + path, options));
  return () => server.close();
}

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
  const end = await answering();
  const Gone = later<object>(() => Promise.reject(new Error('The code did not come.')));
  const told: unknown[] = [];
  const other = createRoot(document.createElement('div'), {
    onUncaughtError: (error) => told.push(error),
  });
  other.render(<Gone />);
  await expect.poll(() => told).toEqual([new Error('The code did not come.')]);
  end();
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
