/** What people do with entries, over HTTP: filed, tagged, marked, wanted, read; and found by it. */
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { libraryResponses } from '../../src/contract/library/responses.ts';
import { startService, type TestService } from '../support/service.ts';
import { type FixtureSite, startSite } from '../support/site.ts';

let service: TestService;
let site: FixtureSite;
let now = Date.UTC(2026, 10, 1, 9);
const DAY = 86_400_000;

beforeAll(async () => {
  [service, site] = await Promise.all([
    startService({
      flags: { 'library-min-free-bytes': '0' },
      parts: { clock: { now: () => now } },
    }),
    startSite(),
  ]);
});
afterAll(async () => {
  await service.stop();
  await site.close();
});

type Json = Record<string, unknown>;

/** The answer, checked against what the contract says of it. */
const ask = async (
  method: string,
  path: string,
  reply: keyof typeof libraryResponses,
  body?: unknown,
): Promise<Json> => {
  const answer = await service.ask(method, `/library${path}`, body);
  expect(answer.status, JSON.stringify(answer.json)).toBe(200);
  expect(libraryResponses[reply].safeParse(answer.json).error, path).toBeUndefined();
  return answer.json as Json;
};
const status = async (method: string, path: string, body?: unknown): Promise<number> =>
  (await service.ask(method, `/library${path}`, body)).status;

const keep = async (path: string, text: string, more: Json = {}): Promise<Json> => {
  const body = `<html lang="en"><head><title>Page ${path}</title></head><body><main><h1>Page</h1><p>${text}</p><p>${'The rest stays. '.repeat(20)}</p></main></body></html>`;
  site.files.set(path, { type: 'text/html', body });
  const answer = await ask('POST', '/captures', 'kept', {
    url: `${site.origin}${path}`,
    kind: 'page',
    ...more,
  });
  await vi.waitUntil(async () => (await ask('GET', '/entries', 'found'))['indexed'] === 100, {
    timeout: 30_000,
    interval: 50,
  });
  return answer['capture'] as Json;
};
const listed = async (query: string): Promise<readonly string[]> => {
  const { entries } = await ask('GET', `/entries?${query}`, 'found');
  return (entries as { url: string }[]).map(({ url }) => new URL(url).pathname);
};
const found = (query: string): Promise<readonly string[]> =>
  listed(`q=${encodeURIComponent(query)}`);

describe('collections', () => {
  it('lie in each other, are moved with what lies below, and keep their entries', async () => {
    const { entryId } = await keep('/heater', 'A heater stores heat.', {
      collection: 'Thesis/Heating',
      tags: ['fire'],
      note: 'Cite in chapter two',
    });
    const rows = (await ask('GET', '/collections', 'collections'))['collections'] as Json[];
    expect(rows).toMatchObject([
      { name: 'Thesis', label: 'Thesis', entries: 0 },
      { name: 'Thesis/Heating', label: 'Heating', parentId: rows[0]?.['id'], entries: 1 },
    ]);
    const top = String(rows[0]?.['id']);
    await ask('PATCH', `/collections/${top}`, 'collection', { name: 'Papers/Thesis' });
    expect(await listed('collection=Papers')).toEqual(['/heater']);
    expect(await found('collection:Papers/Thesis/Heating')).toEqual(['/heater']);
    const { collection } = await ask('POST', '/collections', 'collection', { name: 'Later' });
    const later = String((collection as Json)['id']);
    await ask('POST', `/collections/${later}/entries`, 'id', { add: [entryId, 999_999] });
    expect(await listed(`collection=${later}`)).toEqual(['/heater']);
    await ask('DELETE', `/collections/${top}`, 'removed');
    expect(await listed('collection=Later')).toEqual(['/heater']);
    expect(await listed('collection=Papers')).toEqual([]);
    await ask('POST', `/collections/${top}/restore`, 'id');
    expect(await listed('collection=Papers')).toEqual(['/heater']);
    expect(await status('POST', `/collections/${top}/restore`)).toBe(404);
    await ask('DELETE', `/collections/${top}`, 'removed');
  });

  it('find words in other forms where nobody says them as they were written, and say so', async () => {
    const said = 'No page says the words as they were written; these say other forms of them.';
    const other = await ask('GET', '/entries?q=heaters', 'found');
    expect(other['problems']).toEqual([said]);
    expect(await found('heaters')).toEqual(await found('heater'));
    expect((await found('heater')).length).toBeGreaterThan(0);
    expect((await ask('GET', '/entries?q=heater', 'found'))['problems']).toEqual([]);
    expect(await found('"heaters"')).toEqual([]);
  });

  it('are not made twice, and not put into themselves', async () => {
    expect(await status('POST', '/collections', { name: ' Later ' })).toBe(400);
    const { collection } = await ask('POST', '/collections', 'collection', { name: 'A/B' });
    const { id, parentId } = collection as Json;
    expect(await status('PATCH', `/collections/${String(parentId)}`, { name: 'A/B/C' })).toBe(400);
    expect(await status('PATCH', `/collections/${String(id)}`, { name: 'Later' })).toBe(400);
    expect(await status('PATCH', '/collections/999999', { name: 'x' })).toBe(404);
    expect(await status('POST', '/collections', { name: ' / ' })).toBe(400);
  });

  it('with a query hold what it finds, and take nothing in', async () => {
    const made = { name: 'About heat', query: 'heat tag:fire' };
    const { collection } = await ask('POST', '/collections', 'collection', made);
    const id = String((collection as Json)['id']);
    expect(await listed(`collection=${id}`)).toEqual(['/heater']);
    expect(await found('collection:"About heat" in:title nothing')).toEqual([]);
    expect(await found('collection:"About heat" site:127.0.0.1')).toEqual(['/heater']);
    expect(await status('POST', `/collections/${id}/entries`, { add: [1] })).toBe(400);
    const unknown = await ask('GET', '/entries?q=collection:Nowhere', 'found');
    expect(unknown['problems']).toEqual(['There is no collection "Nowhere".']);
    const strange = await ask('GET', '/entries?q=tag:Fire+tag:fire+-tag:ice', 'found');
    expect(strange['problems']).toEqual([
      'There is no tag "Fire"; there is "fire".',
      'There is no tag "ice".',
    ]);
  });
});

describe('tags', () => {
  it('are counted, given to many, renamed into one another and removed', async () => {
    const other = await keep('/stove', 'A stove burns wood.', { tags: ['fire', 'wood'] });
    expect((await ask('GET', '/tags', 'tags'))['tags']).toEqual([
      { tag: 'fire', entries: 2 },
      { tag: 'wood', entries: 1 },
    ]);
    await ask('POST', '/tags', 'tag', { tag: 'wood', add: [1, other['entryId']] });
    expect(await ask('PATCH', '/tags/wood', 'tag', { tag: 'fire' })).toMatchObject({ tag: 'fire' });
    expect((await ask('GET', '/tags', 'tags'))['tags']).toEqual([{ tag: 'fire', entries: 2 }]);
    await ask('POST', '/tags', 'tag', { tag: 'a/b ü', add: [other['entryId']] });
    expect(await found('tag:"a/b ü"')).toEqual(['/stove']);
    await ask('DELETE', `/tags/${encodeURIComponent('a/b ü')}`, 'tag');
    expect(await status('DELETE', '/tags/nothing')).toBe(404);
  });
});

describe('an entry', () => {
  it('takes a title of its own, a note and whether it was read, and is found by them', async () => {
    expect(await found('is:unread')).toEqual(['/stove', '/heater']);
    const [row] = (await ask('GET', '/entries?q=in:note+chapter', 'found'))['entries'] as Json[];
    const path = `/entries/${String(row?.['id'])}`;
    const change = { title: 'My heater', state: 'read', note: 'Quoted in 機械学習 notes' };
    const { entry } = await ask('PATCH', path, 'entry', change);
    expect(entry).toMatchObject({ title: 'My heater', hasOwnTitle: true, state: 'read' });
    await keep('/heater', 'A heater stores heat, newer.');
    expect((await ask('GET', path, 'entry'))['entry']).toMatchObject({
      title: 'My heater',
      captures: 2,
      changedAt: expect.any(String),
      latest: { kind: 'page', status: 200 },
    });
    expect(await found('is:read')).toEqual(['/heater']);
    expect(await found('has:note in:note 学習')).toEqual(['/heater']);
    expect(await found('in:note chapter')).toEqual([]);
    expect(await found('in:note chapter OR quoted')).toEqual(['/heater']);
    await ask('PATCH', path, 'entry', { title: '' });
    expect((await ask('GET', path, 'entry'))['entry']).toMatchObject({ title: 'Page /heater' });
    expect(await status('PATCH', path, { state: 'eaten' })).toBe(400);
  });

  it('can be wanted before anything of it is kept', async () => {
    const answer = await ask('POST', '/entries', 'added', {
      entries: [
        `${site.origin}/wanted`,
        'ftp://elsewhere.test/',
        { url: `${site.origin}/stove`, tags: ['again'] },
        { url: `${site.origin}/other`, title: 'Other', collections: ['Later'], state: 'read' },
      ],
    });
    expect(answer).toMatchObject({ added: 2, known: 1 });
    expect(answer['problems']).toEqual(['"ftp://elsewhere.test/" is no address of a web page.']);
    expect(await found('is:wanted')).toEqual(['/wanted']);
    expect(await found('tag:again')).toEqual(['/stove']);
    await keep('/wanted', 'Here at last.');
    expect(await found('is:wanted')).toEqual([]);
    expect(await found('is:unread last')).toEqual(['/wanted']);
  });

  it('is listed in any order, page after page', async () => {
    for (const [sort, way] of [
      ['title', ['/other', '/heater', '/stove', '/wanted']],
      ['captures', ['/heater', '/wanted', '/stove', '/other']],
    ] as const) {
      const paths: string[] = [];
      for (let after: string | undefined = ''; after !== undefined;) {
        const asked = `/entries?sort=${sort}&limit=2&after=${after}`;
        const page = await ask('GET', asked, 'found');
        expect(page['total']).toBe(4);
        paths.push(
          ...(page['entries'] as { url: string }[]).map(({ url }) => new URL(url).pathname),
        );
        after = typeof page['after'] === 'string' ? page['after'] : undefined;
      }
      expect(paths.toSorted()).toEqual(way.toSorted());
      if (sort === 'title') expect(paths).toEqual(way);
      else expect(paths[0]).toBe('/heater');
    }
    const first = await ask('GET', '/entries?q=rest&limit=2', 'found');
    const rest = await ask(
      'GET',
      `/entries?q=rest&limit=2&after=${String(first['after'])}`,
      'found',
    );
    expect([first, rest].flatMap((page) => page['entries'])).toHaveLength(3);
    expect(rest['after']).toBeUndefined();
    expect(await status('GET', '/entries?after=nonsense')).toBe(400);
    expect(await status('GET', '/entries?sort=nonsense')).toBe(400);
  });
});

describe('a removed entry', () => {
  it('says until when it can be had back, and a visit in between takes nothing of it', async () => {
    const { entryId } = await keep('/undone', 'Removed by mistake.');
    const path = `/entries/${String(entryId)}`;
    const { restorableUntil } = await ask('DELETE', path, 'removed');
    expect(restorableUntil).toBe(new Date(now + 600_000).toISOString());
    await service.ask('POST', '/v2/scrape', { url: `${site.origin}/undone`, maxAge: 0 });
    await ask('POST', `${path}/restore`, 'id');
    expect((await ask('GET', path, 'entry'))['entry']).toMatchObject({ kept: 1 });
  });
});

describe('highlights', () => {
  const passage = 'Efficiency was measured at 81 percent by the makers.';

  it('are found in newer versions, or said to be changed or gone since a day', async () => {
    const capture = await keep('/figures', `Some words before. ${passage} Some words behind.`);
    const { entryId, id: captureId } = capture;
    const { highlight } = await ask('POST', '/highlights', 'highlight', {
      ...{ entryId, captureId, exact: passage, comment: 'for the talk' },
    });
    const one = highlight as Json;
    expect(one).toMatchObject({ state: 'found', colour: 'yellow', captureId });
    const path = `/highlights/${String(one['id'])}`;
    const state = async () => (await ask('GET', path, 'highlight'))['highlight'];
    expect(await found('has:highlight')).toEqual(['/figures']);
    expect(await found('in:highlight makers')).toEqual(['/figures']);
    expect(await found('in:highlight talk')).toEqual(['/figures']);
    now += DAY;
    await keep('/figures', `A new line. ${passage} Some words behind.`);
    expect(await state()).toMatchObject({ state: 'found' });
    now += DAY;
    await keep('/figures', `A new line. ${passage.replace('81', '87')} Some words behind.`);
    expect(await state()).toMatchObject({
      state: 'changed',
      stateAt: '2026-11-03T09:00:00.000Z',
      nowSays: passage.replace('81', '87'),
    });
    expect(await found('has:changed-highlight changed:2d')).toEqual(['/figures']);
    now += DAY;
    await keep('/figures', 'All of it is another page now.');
    expect(await state()).toMatchObject({ state: 'gone', stateAt: '2026-11-04T09:00:00.000Z' });
    // marked in an old version: what became of it since is known at once
    const asked = { entryId, version: 2, exact: passage };
    const late = (await ask('POST', '/highlights', 'highlight', asked))['highlight'];
    expect(late).toMatchObject({ state: 'gone', stateAt: '2026-11-04T09:00:00.000Z' });
    expect((await ask('GET', '/highlights?state=gone', 'highlights'))['highlights']).toHaveLength(
      2,
    );
    const page = await ask('GET', '/highlights?limit=1', 'highlights');
    const next = await ask(
      'GET',
      `/highlights?limit=1&after=${String(page['after'])}`,
      'highlights',
    );
    expect(next['highlights']).toMatchObject([{ id: one['id'] }]);
    const change = { colour: 'red', comment: 'twice' };
    await ask('PATCH', path, 'highlight', change);
    expect(await state()).toMatchObject(change);
    await ask('DELETE', path, 'removed');
    await ask('POST', `${path}/restore`, 'id');
    expect(await state()).toMatchObject({ state: 'gone' });
    await ask('DELETE', path, 'removed');
    expect(await status('GET', path)).toBe(404);
    // a list that stood at it says so instead of beginning anew
    expect(await status('GET', `/highlights?after=${String(one['id'])}`)).toBe(400);
    expect(await status('GET', `/entries/${String(entryId)}/captures?after=gone`)).toBe(400);
    expect(await found('in:highlight twice')).toEqual([]);
  });

  it('need a passage that was kept', async () => {
    const body = { entryId: 1, exact: 'Words that no page ever said' };
    expect(await status('POST', '/highlights', body)).toBe(400);
    expect(await status('POST', '/highlights', { entryId: 99_999, exact: 'x' })).toBe(404);
  });
});

describe('shelves of others', () => {
  it('are not seen and not changed', async () => {
    const other = await service.neighbour();
    const asked = (method: string, path: string, body?: unknown) =>
      other.ask(method, `/library${path}`, body);
    expect((await asked('GET', '/collections')).json).toMatchObject({ collections: [] });
    expect((await asked('GET', '/tags')).json).toMatchObject({ tags: [] });
    expect((await asked('GET', '/highlights')).json).toMatchObject({ highlights: [] });
    const rows = (await ask('GET', '/collections', 'collections'))['collections'] as Json[];
    for (const { id } of rows) {
      expect((await asked('PATCH', `/collections/${String(id)}`, { name: 'x' })).status).toBe(404);
      expect((await asked('DELETE', `/collections/${String(id)}`)).status).toBe(404);
    }
    await asked('POST', '/tags', { tag: 'mine', add: [1, 2, 3] });
    expect(await found('tag:mine')).toEqual([]);
    expect((await asked('POST', '/highlights', { entryId: 1, exact: 'heat' })).status).toBe(404);
  });
});
