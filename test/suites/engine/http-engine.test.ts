import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createHttpEngine } from '../../../src/main/service/engines/http/http-engine.ts';
import { acceptLanguage } from '../../../src/main/service/engines/http/headers.ts';
import { createNet } from '../../../src/main/service/net/net.ts';
import { startSite } from '../../support/site.ts';
import type { FixtureSite } from '../../support/site.ts';
import { aCapture, engineSuite } from './engine-suite.ts';

engineSuite('http', ({ net, clock }) => createHttpEngine({ net, clock }));

describe('http engine alone', () => {
  const clock = { now: () => Date.now() };
  const net = createNet({ allowPrivateNetwork: true, ownPorts: () => new Set(), clock });
  const engine = createHttpEngine({ net, clock });
  let site: FixtureSite;

  beforeAll(async () => {
    site = await startSite();
  });
  afterAll(async () => {
    await net.close();
    await site.close();
  });

  const context = () => ({ deadlineAt: Date.now() + 10_000, signal: new AbortController().signal });

  it('asks whether a stored page is still good', async () => {
    const url = `${site.origin}/etag`;
    const first = await engine.capture(aCapture({ url }), context());
    if (first.kind !== 'snapshot') throw new Error('no snapshot');
    const { etag = '', 'last-modified': lastModified = '' } = first.snapshot.headers;
    const second = await engine.capture(
      aCapture({ url, revalidate: { etag, lastModified } }),
      context(),
    );
    expect(second).toMatchObject({ kind: 'snapshot', snapshot: { status: 304 } });
    if (second.kind === 'snapshot') expect(second.snapshot.body).toHaveLength(0);
  });

  it('lets the caller’s headers win over its own, whatever their case', async () => {
    await engine.capture(
      aCapture({ url: `${site.origin}/echo`, headers: { 'User-Agent': 'mine', Accept: 'x/y' } }),
      context(),
    );
    expect(site.requests.at(-1)?.headers).toMatchObject({ 'user-agent': 'mine', accept: 'x/y' });
  });

  it.each([
    [{ languages: [] }, 'en-US,en;q=0.9'],
    [{ country: 'DE', languages: [] }, 'de-DE,de;q=0.9,en;q=0.8'],
    [{ country: 'us-generic', languages: [] }, 'en-US,en;q=0.9'],
    [{ country: 'JP', languages: ['ja', 'fr-FR'] }, 'ja,fr-FR;q=0.9,fr;q=0.8,en;q=0.7'],
  ])('writes %j as %s', (location, header) => {
    expect(acceptLanguage(location)).toBe(header);
  });
});
