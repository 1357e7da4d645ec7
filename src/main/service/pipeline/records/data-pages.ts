/**
 * How the data of further pages is asked for: what differs between the requests of two pages is their number, or a cursor
 * or an address that the answer to the first one gave. Pure; whether it is so is proved by asking (operations/recipes).
 */
import type { RecipeNext, RecipeRequest, RecipeSource } from '../../domain/recipe.ts';
import { questionOf, type Question } from '../../domain/reading-request.ts';
import type { PageAnswer } from '../../domain/snapshot.ts';
import type { DataNext, PagedData } from '../../ports/records.ts';
import { isRecord } from '../extract/text.ts';
import { parsed } from './data-held.ts';
import { leavesIn, parentAt, scalarsIn, valueAt, withValueAt, type Scalar } from './data-rows.ts';

interface Pages {
  readonly source: RecipeSource;
  /** The request that gave the source's rows, with its answer. */
  readonly first: PageAnswer;
  /** Requests of the second page. */
  readonly later: readonly PageAnswer[];
  /** Records of the first page. */
  readonly rows: number;
}

/** The source with what its further pages are asked by; undefined where two requests differ in anything else. */
export function pagedSource({ source, first, later, rows }: Pages): PagedData | undefined {
  const from = requestOf(first);
  if (from === undefined) return undefined;
  // what a row says is no cursor: it is another one when a row is sold
  const said = scalarsIn(parsed(first.text)).filter(
    ({ path }) => source.rows !== '' && !path.startsWith(`${source.rows}/`),
  );
  for (const answer of later) {
    const to = requestOf(answer);
    const paged =
      to === undefined ? undefined : pagedBy(source, { from, to, said, rows, link: first.next });
    if (paged !== undefined) return paged;
  }
  return undefined;
}

interface Request {
  readonly url: URL;
  readonly body?: Question;
}

function requestOf({ url, body }: PageAnswer): Request | undefined {
  const address = URL.parse(url);
  if (address === null) return undefined;
  if (body === undefined) return { url: address };
  const question = questionOf(url, body);
  return question === undefined ? undefined : { url: address, body: question };
}

interface Two {
  readonly from: Request;
  readonly to: Request;
  /** Texts and numbers of the first answer, outside of its rows. */
  readonly said: readonly Scalar[];
  /** Its `Link` to the next page. */
  readonly link: string | undefined;
  readonly rows: number;
}

/** By a number that counts, which holds longer than what an answer says; else by that; else by any number that grows. */
function pagedBy(source: RecipeSource, two: Two): PagedData | undefined {
  const change = changeOf(two.from, two.to);
  const count = change === undefined ? undefined : countIn(change, two.rows);
  const counted =
    change === undefined || count === undefined
      ? undefined
      : { source: { ...source, ...asking(change.put('{page}')), ...count } };
  if (count?.step === 1 || count?.step === two.rows) return counted;
  return byAddress(source, two) ?? byCursor(source, two, change) ?? counted;
}

const asking = (request: RecipeRequest | undefined): Pick<RecipeSource, 'request'> =>
  request === undefined ? {} : { request };

const MOST_CURSOR = 2_000;

/** The answer, or its header, says where the next page is. */
function byAddress(source: RecipeSource, { from, to, said, link }: Two): PagedData | undefined {
  const isAsked = from.body === undefined && to.body === undefined;
  if (!isAsked || from.url.href === to.url.href) return undefined;
  const isNext = (address: string | undefined): boolean =>
    address !== undefined && URL.parse(address, from.url)?.href === to.url.href;
  const place = bestOf(said.filter(({ value }) => typeof value === 'string' && isNext(value)));
  const next: RecipeNext | undefined = isNext(link)
    ? { link: 'next' }
    : place === undefined
      ? undefined
      : { address: place.path };
  if (next === undefined) return undefined;
  const request = { method: 'GET' as const, url: from.url.href };
  return { source: { ...source, request, next }, cursor: to.url.href };
}

/** What the first answer says word for word. */
function byCursor(
  source: RecipeSource,
  { said }: Two,
  change: Change | undefined,
): PagedData | undefined {
  if (change === undefined || change.to === '' || change.to.length > MOST_CURSOR) return undefined;
  const place = bestOf(said.filter(({ value }) => change.isValue(value)));
  if (place === undefined) return undefined;
  const next = { cursor: place.path };
  return { source: { ...source, ...asking(change.put('{cursor}')), next }, cursor: place.value };
}

const CURSOR_NAME = /cursor|next|after|token|continu|bookmark|marker|scroll/i;

/** The one whose name says so, else the one nearest to the top. */
const bestOf = (found: readonly Scalar[]): Scalar | undefined =>
  found.find(({ path }) => CURSOR_NAME.test(path)) ?? found[0];

// ── the one place in which they differ ───────────────────────────────────────────────────────────────

interface Change {
  readonly was: string | undefined;
  readonly to: string;
  /** A number may stand there. */
  readonly mayCount: boolean;
  readonly isValue: (value: string | number) => boolean;
  /** The request with a word in this place. */
  readonly put: (word: '{page}' | '{cursor}') => RecipeRequest | undefined;
}

const PLACE = 'hearth-page';
const WHOLE = /^\d{1,9}$/;

/** What is left out on the first page counts from one where it is the second, else from nothing. */
function countIn(
  { was, to, mayCount }: Change,
  rows: number,
): { readonly from: number; readonly step: number } | undefined {
  if (!mayCount || !WHOLE.test(to) || (was !== undefined && !WHOLE.test(was))) return undefined;
  const unsaid = to === '2' ? 1 : Number(to) === rows ? 0 : undefined;
  const from = was === undefined ? unsaid : Number(was);
  const step = Number(to) - (from ?? Infinity);
  return from !== undefined && step > 0 ? { from, step } : undefined;
}

function changeOf(from: Request, to: Request): Change | undefined {
  if (to.body === undefined) return from.body === undefined ? inAddress(from.url, to) : undefined;
  if (from.url.href === to.url.href) return inBody(from, to);
  const isSame = JSON.stringify(from.body) === JSON.stringify(to.body);
  return isSame ? inAddress(from.url, to) : undefined;
}

function inAddress(first: URL, to: Request): Change | undefined {
  const found = inQuery(first, to.url) ?? inPath(first, to.url);
  if (found === undefined) return undefined;
  const { was, value, url } = found;
  const { body } = to;
  return {
    was,
    to: value,
    mayCount: true,
    isValue: (said) => String(said) === value,
    put: (word) => ({
      method: body === undefined ? 'GET' : 'POST',
      url: url.href.replace(PLACE, word),
      ...(body === undefined ? {} : { body }),
    }),
  };
}

interface Place {
  readonly was: string | undefined;
  readonly value: string;
  readonly url: URL;
}

function inQuery(first: URL, to: URL): Place | undefined {
  if (first.origin + first.pathname !== to.origin + to.pathname) return undefined;
  const url = new URL(to);
  const names = new Set([...first.searchParams.keys(), ...url.searchParams.keys()]);
  const changed = [...names].filter(
    (name) => first.searchParams.get(name) !== url.searchParams.get(name),
  );
  const [name] = changed;
  const value = name === undefined ? null : url.searchParams.get(name);
  if (name === undefined || value === null || changed.length > 1) return undefined;
  url.searchParams.set(name, PLACE);
  return { was: first.searchParams.get(name) ?? undefined, value, url };
}

/** In a path only numbers tell pages apart: anything else is another page. */
function inPath(first: URL, to: URL): Place | undefined {
  const [left, right] = [first.pathname.split('/'), to.pathname.split('/')];
  const isSame = first.origin === to.origin && first.search === to.search;
  const changed = right.flatMap((part, i) => (part === left[i] ? [] : [i]));
  const [at = -1] = changed;
  const [was = '', value = ''] = [left[at], right[at]];
  const isOne = left.length === right.length && changed.length === 1;
  if (!isSame || !isOne || !WHOLE.test(was) || !WHOLE.test(value)) return undefined;
  const url = new URL(to);
  url.pathname = right.map((part, i) => (i === at ? PLACE : part)).join('/');
  return { was, value, url };
}

const isScalar = (value: unknown): value is string | number =>
  typeof value === 'string' || typeof value === 'number';

/** Two questions that differ in one value; what the first left out, or said to be null, was nothing. */
function inBody({ body: first = {} }: Request, { url, body = {} }: Request): Change | undefined {
  const [left, right] = [leavesIn(first), leavesIn(body)];
  const changed = [...new Set([...left.keys(), ...right.keys()])].filter(
    (path) => (left.get(path) ?? null) !== (right.get(path) ?? null),
  );
  const [path = ''] = changed;
  const [was, value] = [left.get(path) ?? undefined, right.get(path)];
  if (changed.length !== 1 || !isScalar(value)) return undefined;
  if (was !== undefined && typeof was !== typeof value) return undefined;
  return {
    was: isScalar(was) ? String(was) : undefined,
    to: String(value),
    mayCount: typeof value === 'number',
    isValue: (said) => said === value,
    put: (word) => ({ method: 'POST', url: url.href, body: withValueAt(body, path, word) }),
  };
}

/** Whether the page asked what the source asks, but for the place of the page: else its further pages are another list's. */
export function isOwnQuestion({ request }: RecipeSource, own: RecipeRequest | undefined): boolean {
  const [said, asked] = [partsOf(request), partsOf(own)];
  if (said === undefined || asked === undefined) return false;
  return [...new Set([...said.keys(), ...asked.keys()])].every((place) => {
    const [value, other] = [said.get(place) ?? null, asked.get(place) ?? null];
    if (value === other) return true;
    if (typeof value !== 'string') return false;
    return (
      WORD.test(value) || (typeof other === 'string' && MOMENT.test(value) && MOMENT.test(other))
    );
  });
}

const WORD = /\{(?:page|cursor)\}/;
/** A time, in ms or s: the moment the page was opened. */
const MOMENT = /^\d{10,16}$/;

/** Each part of a question by its place; undefined where its address is none. */
function partsOf(request: RecipeRequest | undefined): ReadonlyMap<string, unknown> | undefined {
  const url = URL.parse(request?.url ?? '');
  if (request === undefined || url === null) return undefined;
  const path = url.pathname.replaceAll(/%7B(page|cursor)%7D/gi, '{$1}').split('/');
  return new Map<string, unknown>([
    ['method', request.method],
    ['origin', url.origin],
    ...path.map((part, i) => [`path ${i}`, part] as const),
    ...[...url.searchParams].map(([name, value]) => [`query ${name}`, value] as const),
    ...[...leavesIn(request.body ?? {})].map(([place, value]) => [`body ${place}`, value] as const),
  ]);
}

// ── in an answer ─────────────────────────────────────────────────────────────────────────────────────

const MORE = /^(?:has|is)[-_]?(?:next|more)[-_]?(?:page|pages|results|items)?$/i;

/** What an answer says of the page after it: nothing more, or that it no longer says it where it did. */
export function nextIn(
  { next }: RecipeSource,
  data: unknown,
  link: string | undefined,
): DataNext | undefined {
  if (next === undefined) return undefined;
  if ('link' in next) return link === undefined ? { kind: 'end' } : { kind: 'next', cursor: link };
  const path = 'cursor' in next ? next.cursor : next.address;
  const holder = parentAt(data, path);
  if (!isRecord(holder)) return { kind: 'lost' };
  const isLast = Object.entries(holder).some(([name, value]) => MORE.test(name) && value === false);
  const cursor = valueAt(data, path);
  if (isLast || cursor === undefined || cursor === null || cursor === '' || cursor === false)
    return { kind: 'end' };
  const isGood =
    (typeof cursor === 'string' && cursor.length <= MOST_CURSOR) ||
    (typeof cursor === 'number' && Number.isFinite(cursor));
  return isGood ? { kind: 'next', cursor } : { kind: 'lost' };
}
