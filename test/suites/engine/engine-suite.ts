/**
 * What every Engine must satisfy, run against the fixture site.
 *
 * A `*.test.ts` calls `engineSuite(name, makeEngine)`; what an engine cannot do (its capabilities say
 * so) is left out.
 */
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createNet } from '../../../src/main/service/net/net.ts';
import type { Net } from '../../../src/main/service/net/net.ts';
import type { Snapshot } from '../../../src/main/service/domain/snapshot.ts';
import type { CaptureRequest, Engine } from '../../../src/main/service/ports/engine.ts';
import type { Clock } from '../../../src/main/service/ports/system.ts';
import { startSite } from '../../support/site.ts';
import type { FixtureSite } from '../../support/site.ts';

interface EngineParts {
  /** Reaches loopback addresses, but not the port in `ownPort`. */
  readonly net: Net;
  readonly clock: Clock;
}

export type MakeEngine = (parts: EngineParts) => Engine | Promise<Engine>;

/** A CaptureRequest with all defaults. */
export function aCapture(
  request: Partial<CaptureRequest> & { readonly url: string },
): CaptureRequest {
  return {
    headers: {},
    mobile: false,
    skipTlsVerification: false,
    blockAds: true,
    location: { languages: [] },
    waitForMs: 0,
    actions: [],
    fastMode: false,
    proxy: 'basic',
    isolationGroup: 'test',
    maxBodyBytes: 5_000_000,
    ...request,
  };
}

const textOf = (snapshot: Snapshot): string =>
  snapshot.html ?? Buffer.from(snapshot.body).toString('utf8');

/** Runs the shared expectations against the engine `makeEngine` gives. */
export function engineSuite(name: string, makeEngine: MakeEngine): void {
  describe(`engine: ${name}`, () => {
    const clock: Clock = { now: () => Date.now() };
    let site: FixtureSite;
    let secure: FixtureSite;
    let own: FixtureSite;
    let net: Net;
    let engine: Engine;

    beforeAll(async () => {
      [site, secure, own] = await Promise.all([startSite(), startSite({ tls: true }), startSite()]);
      net = createNet({ allowPrivateNetwork: true, ownPorts: () => new Set([own.port]), clock });
      engine = await makeEngine({ net, clock });
    });
    beforeEach(() => {
      site.reset();
      own.reset();
    });
    afterAll(async () => {
      expect(engine.stats().active).toBe(0);
      await engine.close();
      await net.close();
      await Promise.all([site.close(), secure.close(), own.close()]);
    });

    const run = (url: string, extra: Partial<CaptureRequest> = {}, timeoutMs = 20_000) =>
      engine.capture(aCapture({ url: url.startsWith('/') ? site.origin + url : url, ...extra }), {
        deadlineAt: clock.now() + timeoutMs,
        signal: new AbortController().signal,
      });
    const capture = async (...args: Parameters<typeof run>): Promise<Snapshot> => {
      const outcome = await run(...args);
      if (outcome.kind !== 'snapshot') throw new Error(`escalated: ${outcome.reason}`);
      return outcome.snapshot;
    };
    const asked = (path: string) => site.requests.find((one) => one.url.startsWith(path));

    it('captures a page with status, type, headers and time', async () => {
      const snapshot = await capture('/static/5kb');
      expect(snapshot).toMatchObject({
        requestedUrl: `${site.origin}/static/5kb`,
        finalUrl: `${site.origin}/static/5kb`,
        redirects: [],
        status: 200,
        contentType: 'text/html; charset=utf-8',
        engine: engine.name,
        proxyUsed: 'basic',
      });
      expect(textOf(snapshot)).toContain('Article 1');
      expect(snapshot.elapsedMs).toBeGreaterThanOrEqual(0);
      expect(snapshot.headers['content-type']).toBe('text/html; charset=utf-8');
    });

    it.each([404, 429, 500, 503])('captures a page answered with %i', async (status) => {
      const snapshot = await capture(`/status/${status.toString()}?after=7`);
      expect(snapshot.status).toBe(status);
      expect(snapshot.headers['retry-after']).toBe('7');
      expect(textOf(snapshot)).toContain(`Status ${status.toString()}`);
    });

    it('follows redirects', async () => {
      const snapshot = await capture('/redirect/2');
      expect(snapshot.finalUrl).toBe(`${site.origin}/static/5kb`);
      expect(snapshot.redirects.length).toBeGreaterThan(0);
    });

    it('carries cookies along a redirect and forgets them afterwards', async () => {
      expect(textOf(await capture('/cookies/set'))).toContain('taste=sweet');
      expect(textOf(await capture('/cookies', { isolationGroup: 'other' }))).not.toContain('taste');
    });

    it('sends the caller’s headers', async () => {
      await capture('/echo', { headers: { 'X-Mine': 'yes' } });
      expect(asked('/echo')?.headers['x-mine']).toBe('yes');
    });

    it('looks like a browser, and like a phone when asked', async () => {
      await capture('/echo?desktop');
      await capture('/echo?phone', { mobile: true });
      expect(asked('/echo?desktop')?.headers['user-agent']).toMatch(/Mozilla\/5\.0 .*Chrome\//);
      expect(asked('/echo?phone')?.headers['user-agent']).toMatch(/Mobile/);
    });

    it('asks for the languages of the location', async () => {
      await capture('/echo?de', { location: { country: 'DE', languages: [] } });
      await capture('/echo?fr', { location: { languages: ['fr-CA'] } });
      expect(asked('/echo?de')?.headers['accept-language']).toMatch(/^de-DE\b/);
      expect(asked('/echo?fr')?.headers['accept-language']).toMatch(/^fr-CA\b/);
    });

    it('reaches a site with a bad certificate only when told', async () => {
      const url = `${secure.origin}/static/5kb`;
      await expect(run(url)).rejects.toMatchObject({
        code: 'SCRAPE_SSL_ERROR',
        message: expect.stringContaining('skipTlsVerification'),
      });
      expect((await capture(url, { skipTlsVerification: true })).status).toBe(200);
    });

    it.each([
      ['a refused connection', () => 'http://127.0.0.1:1/', 'SCRAPE_SITE_ERROR'],
      ['a reset', () => '/fault/reset', 'SCRAPE_SITE_ERROR'],
      ['an unknown host', () => 'http://no-such-host.invalid/', 'SCRAPE_DNS_RESOLUTION_ERROR'],
      ['a redirect loop', () => '/fault/endless-redirect', 'SCRAPE_TOO_MANY_REDIRECTS'],
      ['a metadata address', () => '/fault/metadata-redirect', 'SCRAPE_ADDRESS_REFUSED'],
      ['Hearth’s own port', () => `${own.origin}/`, 'SCRAPE_ADDRESS_REFUSED'],
      [
        'a redirect to Hearth’s own port',
        () => `/redirect-to?url=${encodeURIComponent(own.origin)}`,
        'SCRAPE_ADDRESS_REFUSED',
      ],
    ])('says what is wrong with %s', async (_what, url, code) => {
      await expect(run(url())).rejects.toMatchObject({ name: 'HearthError', code });
      expect(own.requests).toHaveLength(0);
    });

    it('refuses a body beyond the limit', async () => {
      await expect(run('/fault/big?mb=20', { maxBodyBytes: 1_000_000 })).rejects.toMatchObject({
        code: 'SCRAPE_TOO_LARGE',
      });
    });

    it.each(['/fault/hang', '/fault/drip?ms=20'])('ends %s at the deadline', async (path) => {
      await expect(run(path, {}, 700)).rejects.toMatchObject({ code: 'SCRAPE_TIMEOUT' });
    });

    it('stops with the signal’s reason and leaves nothing running', async () => {
      const controller = new AbortController();
      const pending = engine.capture(aCapture({ url: `${site.origin}/fault/hang` }), {
        deadlineAt: clock.now() + 20_000,
        signal: controller.signal,
      });
      const failed = expect(pending).rejects.toThrow('client gone');
      await expect.poll(() => asked('/fault/hang'), { timeout: 10_000 }).toBeDefined();
      controller.abort(new Error('client gone'));
      await failed;
      await expect.poll(() => site.underWay(), { timeout: 10_000 }).toBe(0);
      // a browser elsewhere says later that a page is gone
      await expect.poll(() => engine.stats().active, { timeout: 10_000 }).toBe(0);
    });

    it('survives pages that are broken', async () => {
      expect(textOf(await capture('/fault/malformed'))).toContain('Still readable');
      expect(textOf(await capture('/fault/deep?depth=50000'))).toContain('Before the depth');
    });
  });
}
