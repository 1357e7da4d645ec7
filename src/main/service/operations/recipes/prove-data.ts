/**
 * How the data of further pages is asked for without a browser, and whether a run may: of the page's own site, with nothing
 * that lets somebody in, and with a body only where it asks and changes nothing. What differs between the requests of two
 * pages is found in pipeline/records/data-pages.ts; that what they answer to us is what the page shows, in make.ts.
 */
import type { Json } from '../../domain/json.ts';
import type { Recipe, RecipeRow, RecipeSource } from '../../domain/recipe.ts';
import { isQuestion } from '../../domain/reading-request.ts';
import { carriesSecret } from '../../domain/secret-address.ts';
import { isOfSite, siteOf } from '../../domain/sign-in-profile.ts';
import type { DataNext, PagedData } from '../../ports/records.ts';

/** A question for data; `body` makes it a POST. */
export interface DataRequest {
  readonly url: string;
  /** JSON. */
  readonly body?: string;
}

/** What stands in an answer for the page after it. */
export type Cursor = string | number;

/**
 * That of the nth page, the first one being 0, as the answer before it says; undefined where that leads to another site
 * than the start's, or to what may not be asked.
 */
export function dataRequest(
  source: RecipeSource,
  at: { readonly n: number; readonly cursor?: Cursor | undefined; readonly start: string },
): DataRequest | undefined {
  const { request, next, from = 1, step = 1 } = source;
  if (request === undefined || (next !== undefined && at.cursor === undefined)) return undefined;
  const words = { page: from + at.n * step, cursor: at.cursor };
  const url = addressOf(source, request.url, words);
  if (url === undefined || !mayAsk(url, at.start)) return undefined;
  if (request.method === 'GET') return { url };
  const body = membersOf(request.body ?? {}, words);
  return isQuestion(url, body) ? { url, body: JSON.stringify(body) } : undefined;
}

function addressOf(source: RecipeSource, url: string, { page, cursor }: Words): string | undefined {
  if (isAddress(source)) return URL.parse(String(cursor), url)?.href;
  const said = encodeURIComponent(String(cursor ?? ''));
  return url.replace('{page}', String(page)).replace('{cursor}', () => said);
}

function mayAsk(url: string, start: string): boolean {
  const site = siteOf(start);
  const isOwn = site !== undefined && isOfSite(url, site);
  return isOwn && /^https?:/.test(url) && !carriesSecret(url);
}

const isAddress = ({ next }: RecipeSource): boolean =>
  next !== undefined && ('address' in next || 'link' in next);

interface Words {
  readonly page: number;
  readonly cursor: Cursor | undefined;
}

type Members = Readonly<Record<string, Json | undefined>>;

const membersOf = (body: Members, words: Words): Members =>
  Object.fromEntries(Object.entries(body).map(([name, one]) => [name, filledIn(one, words)]));

/** The value with what its words stand for; a word is a whole value. */
function filledIn(value: Json | undefined, words: Words): Json | undefined {
  if (value === '{page}') return words.page;
  if (value === '{cursor}') return words.cursor ?? null;
  if (typeof value !== 'object' || value === null) return value;
  return isJsonList(value)
    ? value.map((one) => filledIn(one, words) ?? null)
    : membersOf(value, words);
}

const isJsonList = (value: Json): value is readonly Json[] => Array.isArray(value);

/** Whether it says how the data of further pages is asked for. */
function saysHow({ request, next }: RecipeSource): boolean {
  const words = [request?.url ?? '', ...textsIn(request?.body ?? null)];
  const has = (word: string): boolean =>
    words.some((text, i) => (i === 0 ? text.includes(word) : text === word));
  if (next === undefined) return has('{page}');
  return 'cursor' in next ? has('{cursor}') : request?.method === 'GET';
}

function textsIn(value: Json | undefined): readonly string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : [];
}

/** Whether all that a record has is in the data, so that its pages may come from there alone. */
export function isWhole({ list, also = [] }: Recipe): boolean {
  const fields = also[0]?.fields ?? {};
  return list.fields.every(({ name, above }) => above !== true && Object.hasOwn(fields, name));
}

/** Whether a run from this address may read further pages from the data; of another site none is asked. */
export function isPaged(recipe: Recipe, start: string): boolean {
  const [source] = recipe.also ?? [];
  if (source === undefined || recipe.pages === null || !saysHow(source)) return false;
  const { next } = source;
  const cursor = next === undefined ? undefined : isAddress(source) ? source.request?.url : 'x';
  return dataRequest(source, { n: 1, cursor, start }) !== undefined && isWhole(recipe);
}

/** An answer that leads to itself. */
export const isSameCursor = ({ cursor }: PagedData, next: DataNext | undefined): boolean =>
  next?.kind === 'next' && next.cursor === cursor;

const SAME = 0.95;

/** In all columns of the page, record by record. */
export function isSame(
  { list }: Recipe,
  shown: readonly RecipeRow[],
  read: readonly RecipeRow[],
): boolean {
  const textOf = (row: RecipeRow | undefined): string =>
    JSON.stringify(list.fields.map(({ name }) => row?.[name] ?? null));
  const same = shown.filter((row, i) => textOf(row) === textOf(read[i])).length;
  return shown.length > 0 && shown.length === read.length && same >= shown.length * SAME;
}
