/** The other reader over HTTP: scrape, batch and crawl, v1 and v2; without it nothing is otherwise. */
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { startService, type TestService } from '../support/service.ts';
import { type FixtureSite, startSite } from '../support/site.ts';

let service: TestService;
let site: FixtureSite;

const SENTENCE =
  'The harbour was rebuilt after the storm, and the fishermen, who had waited for years, came back.';
const PAGE = `<html><head><title>The harbour</title></head><body><nav><a href="/a">Home</a></nav><article><h2>Boats</h2>${`<p>${SENTENCE}</p>`.repeat(8)}<ul><li>one</li><li>two</li></ul></article></body></html>`;
/** How turndown writes a list, and we do not. */
const THEIRS = '-   one';
const OURS = '- one';

beforeAll(async () => {
  [service, site] = await Promise.all([startService(), startSite()]);
  site.files.set('/harbour/', { type: 'text/html', body: PAGE });
  site.files.set('/unclosed', {
    type: 'text/html',
    body: `<html><head><title>T</title><div>${`<p>${SENTENCE}</p>`.repeat(8)}</div></html>`,
  });
});
afterAll(async () => {
  await service.stop();
  await site.close();
});

const address = () => `${site.origin}/harbour/`;

interface Status {
  readonly status: string;
  readonly data: readonly { readonly markdown: string }[];
}

async function finished(path: string): Promise<Status> {
  return vi.waitUntil(
    async () => {
      const status = (await service.ask('GET', path)).json as Status;
      return status.status === 'completed' ? status : undefined;
    },
    { timeout: 30_000, interval: 100 },
  );
}

describe.each(['v1', 'v2'])('%s', (version) => {
  it('a scrape is read by the one that was asked for, from one kept copy', async () => {
    const ask = async (reader?: string) => {
      const body = { url: address(), ...(reader === undefined ? {} : { reader }) };
      const { json } = await service.ask('POST', `/${version}/scrape`, body);
      return json as { readonly data: { readonly markdown: string } };
    };
    expect((await ask()).data.markdown).toContain(OURS);
    expect((await ask('readability')).data.markdown).toContain(THEIRS);
    expect((await ask('hearth')).data.markdown).toContain(OURS);
    expect((await ask('readability')).data.markdown).toContain(THEIRS);
  });

  it('a batch and a crawl, too', async () => {
    const started = await Promise.all([
      service.ask('POST', `/${version}/batch/scrape`, { urls: [address()], reader: 'readability' }),
      service.ask('POST', `/${version}/crawl`, {
        url: address(),
        limit: 1,
        scrapeOptions: { reader: 'readability' },
      }),
    ]);
    const [batch, crawl] = started.map(({ json }) => (json as { readonly id: string }).id);
    for (const path of [`batch/scrape/${batch ?? ''}`, `crawl/${crawl ?? ''}`]) {
      const { data } = await finished(`/${version}/${path}`);
      expect(data[0]?.markdown).toContain(THEIRS);
    }
  });
});

it('a page of which ours finds nothing is given as the other one finds it', async () => {
  const { json } = await service.ask('POST', '/v2/scrape', { url: `${site.origin}/unclosed` });
  expect(json).toMatchObject({
    data: {
      markdown: expect.stringContaining('The harbour was rebuilt'),
      metadata: { contentFallback: 'readability' },
    },
  });
});

it('a page that is sent is read by the one that was asked for', async () => {
  const body = new FormData();
  body.append('options', '{"reader":"readability"}');
  body.append('file', new Blob([PAGE]), 'harbour.html');
  const response = await fetch(`${service.address}/v2/parse`, {
    method: 'POST',
    headers: { authorization: `Bearer ${service.key}` },
    body,
  });
  expect(await response.json()).toMatchObject({
    data: { markdown: expect.stringContaining(THEIRS) },
  });
});
