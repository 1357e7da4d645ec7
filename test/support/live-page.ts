/** A live page for operations: nothing happens in it but what a test says. */
import type { LivePage } from '../../src/main/service/ports/live-page.ts';

export const aLivePage = (own: Partial<LivePage> = {}): LivePage => ({
  listen: () => () => undefined,
  input: () => Promise.resolve(),
  perform: () => Promise.resolve(),
  pointAt: () => Promise.resolve(null),
  copy: () => Promise.resolve({ id: '', html: '', url: '' }),
  boxesAt: () => Promise.resolve([]),
  layout: () => Promise.resolve([]),
  show: () => Promise.resolve(null),
  selection: () => Promise.resolve(''),
  url: () => 'https://shop.example/',
  state: () => Promise.resolve({ cookies: [], origins: [] }),
  close: () => Promise.resolve(),
  ...own,
});
