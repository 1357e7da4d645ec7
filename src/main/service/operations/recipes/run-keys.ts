/** What a page of a run is for: it stands in its key, which outlives every state of it. */
import type { JobOf, Page } from '../../domain/job.ts';
import type { RecipeRow } from '../../domain/recipe.ts';
import type { FreshRow } from '../../domain/recipe-run.ts';
import { hostKey } from '../../domain/url-key.ts';
import type { NewPage } from '../../ports/backend.ts';
import type { Ids } from '../../ports/system.ts';
import { asOther } from './run-rendered.ts';
import { dataRequest, type Cursor, type DataRequest } from './prove-data.ts';

type RecipeJob = JobOf<'recipe'>;

const LIST = 'list';

export const listKey = (start: number, url: string): string => `${LIST}:${start}:${url}`;
const detailKey = (url: string): string => `detail:${url}`;
/** The start once more, without its data. */
const plainKey = (start: number): string => `${LIST}:${start}:plain`;
export const isList = ({ urlKey }: Page): boolean => urlKey.startsWith(`${LIST}:`);
export const isData = ({ urlKey }: Page): boolean => urlKey.startsWith('data:');
export const isPlain = (page: Page): boolean => page.urlKey === plainKey(startOf(page));
export const startOf = ({ urlKey }: Page): number => Number(urlKey.split(':')[1]);
/** Of a page of data: counted from the first page, which is 0. */
export const placeOf = ({ urlKey }: Page): number => Number(urlKey.split(':')[2]);

/** The first page of the start address of this number, where there is one. */
export function startPages(ids: Ids, { command }: RecipeJob, start: number): readonly NewPage[] {
  const url = command.starts[start];
  if (url === undefined) return [];
  const place = { host: hostKey(url), depth: 0, reason: 'start' };
  return [{ id: ids.uuid(), url, urlKey: listKey(start, url), ...place }];
}

/** The start read from its pages alone, after its data has failed. */
export function plainPages(ids: Ids, job: RecipeJob, start: number): readonly NewPage[] {
  const again = { urlKey: plainKey(start), reason: 'start, from the page' };
  return startPages(ids, job, start).map((page) => ({ ...page, ...again }));
}

/** Data of the nth page of a start; nothing where it may not be asked. */
export function dataPage(
  ids: Ids,
  job: RecipeJob,
  found: Page,
  { n, cursor }: { readonly n: number; readonly cursor: Cursor | undefined },
): NewPage[] {
  const start = startOf(found);
  const request = requestFor(job, { n, cursor, start });
  if (request === undefined) return [];
  const { url } = request;
  const place = { host: hostKey(url), depth: 0, reason: `data of page ${n + 1}` };
  return [{ id: ids.uuid(), url, urlKey: `data:${start}:${n}`, ...place, foundOn: found.url }];
}

/** How such a page is asked for. With a body it is not kept: its address answers other questions otherwise. */
export function dataOptions(
  job: RecipeJob,
  page: Page,
  cursor: Cursor | undefined,
): RecipeJob['command']['options'] {
  const options = asOther(job.command.options);
  const at = { n: placeOf(page), cursor, start: startOf(page) };
  const { body } = requestFor(job, at) ?? {};
  if (body === undefined) return options;
  const asked = { ...options, gather: { post: body } };
  Reflect.deleteProperty(asked, 'keep');
  return asked;
}

function requestFor(
  { command }: RecipeJob,
  {
    n,
    cursor,
    start,
  }: { readonly n: number; readonly cursor: Cursor | undefined; readonly start: number },
): DataRequest | undefined {
  const [source] = command.recipe.also ?? [];
  const address = command.starts[start] ?? '';
  return source === undefined ? undefined : dataRequest(source, { n, cursor, start: address });
}

/** As an address that can be asked, without its fragment. */
export function addressOf(value: RecipeRow[string] | undefined): string | undefined {
  const url = typeof value === 'string' ? URL.parse(value) : null;
  if (url === null || !/^https?:$/.test(url.protocol)) return undefined;
  url.hash = '';
  return url.href;
}

/** The pages that records lead to, each once. */
export function detailPages(
  ids: Ids,
  { url }: Page,
  rows: readonly FreshRow[],
): readonly NewPage[] {
  const links = new Set(rows.flatMap(({ link }) => link ?? []));
  const place = { depth: 1, reason: 'record', foundOn: url };
  return [...links].map((link) => ({
    ...{ id: ids.uuid(), url: link, urlKey: detailKey(link), host: hostKey(link) },
    ...place,
  }));
}
