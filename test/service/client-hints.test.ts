/**
 * What a site is told about the browser that asks: client hints say what the user agent says, in headers and in the page,
 * in frames of other sites, too, with either engine; a user agent of the caller's brings its own.
 */
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { html } from '../support/site/answer.ts';
import { startService, type TestService } from '../support/service.ts';
import { startSite, type FixtureSite } from '../support/site.ts';

const FIREFOX = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0';
const EDGE =
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/150.0.0.0 Safari/537.36 Edg/150.0.0.0';
const TEXT = '<p>The heron stood in shallow water and waited for fish all day.</p>'.repeat(12);
const TELL = `<p id="told"></p><script>
  told.textContent = 'brands=' + (navigator.userAgentData?.brands ?? []).map((one) => one.brand).join('+') + ';';
</script>`;

describe('the browser a site sees', () => {
  let service: TestService;
  let site: FixtureSite;

  beforeAll(async () => {
    site = await startSite();
    service = await startService();
  });
  afterAll(async () => {
    await service.stop();
    await site.close();
  });
  beforeEach(() => {
    site.reset();
    const frame = `<iframe src="http://localhost:${site.port}/frame"></iframe>`;
    site.files.set('/', html(`<title>A page</title><main>${TEXT}${TELL}${frame}</main>`));
    site.files.set('/plain', html(`<title>A page</title><main>${TEXT}</main>`));
    site.files.set('/frame', html('<title>A frame</title>framed'));
  });

  async function scrape(path: string, options: object): Promise<string> {
    const body = { url: `${site.origin}${path}`, maxAge: 0, blockAds: false, ...options };
    const { json } = await service.ask('POST', '/v2/scrape', body);
    return JSON.stringify(json);
  }

  /** The header of every request that was a page or a frame, and who it said it was. */
  function hints(): readonly (readonly [string, unknown])[] {
    return site.requests
      .filter(({ url }) => !/robots|favicon/.test(url))
      .map(({ url, headers }) => [url, headers['sec-ch-ua']]);
  }

  const versionSaid = (): string =>
    /Chrome\/(\d+)/.exec(String(site.requests.at(-1)?.headers['user-agent']))?.[1] ?? '';

  it.each(['desktop', 'mobile'])('is its user agent’s in the browser: %s', async (device) => {
    const isMobile = device === 'mobile';
    const said = await scrape('/', { waitFor: 300, mobile: isMobile });
    expect(said).toContain('brands=Chromium+Not_A Brand;');
    const chromium = `"Chromium";v="${versionSaid()}", "Not_A Brand";v="8"`;
    expect(hints()).toEqual([
      ['/', chromium],
      ['/frame', chromium],
    ]);
    const headers = site.requests.at(-1)?.headers;
    expect(headers?.['sec-ch-ua-mobile']).toBe(isMobile ? '?1' : '?0');
    expect(String(headers?.['user-agent']).includes('Mobile')).toBe(isMobile);
  });

  it('is its user agent’s over HTTP', async () => {
    await scrape('/plain', {});
    expect(hints()).toEqual([['/plain', `"Chromium";v="${versionSaid()}", "Not_A Brand";v="8"`]]);
    expect(site.requests.at(-1)?.headers['sec-ch-ua-platform']).toBe('"Windows"');
  });

  it('is the caller’s where a user agent is given', async () => {
    const edge = '"Chromium";v="150", "Not_A Brand";v="8", "Microsoft Edge";v="150"';
    await scrape('/plain', { headers: { 'User-Agent': EDGE } });
    await scrape('/', { headers: { 'User-Agent': EDGE }, waitFor: 100 });
    await scrape('/plain', { headers: { 'User-Agent': FIREFOX } });
    await scrape('/', { headers: { 'User-Agent': FIREFOX }, waitFor: 100 });
    expect(hints().filter(([url]) => url !== '/frame')).toEqual([
      ['/plain', edge],
      ['/', edge],
      ['/plain', undefined],
      ['/', undefined],
    ]);
    const own = { headers: { 'User-Agent': EDGE, 'Sec-CH-UA': '"Mine";v="1"' } };
    await scrape('/plain', own);
    expect(hints().at(-1)).toEqual(['/plain', '"Mine";v="1"']);
  });
});
