/**
 * Which records make one capture.
 *
 * In order of trust: the page a record names (`WARC-Page-ID`, as Hearth and Browsertrix write it); the pages a WACZ
 * lists, each beginning at the record of its address; else every page of HTML that was answered well begins one, and a
 * PDF or the like is one by itself. Redirects belong to the page they lead to, wherever they stand; what else comes before the
 * first beginning belongs to it.
 */
import { isOtherFile } from '../../domain/scope.ts';
import type { PageLine } from './pages.ts';
import type { RecordRef } from './catalogue.ts';

export interface Group {
  readonly url: string;
  readonly at: number;
  readonly refs: readonly RecordRef[];
  readonly page: PageLine | undefined;
}

export function groupsOf(refs: readonly RecordRef[], pages: readonly PageLine[]): readonly Group[] {
  const named = byPageId(refs);
  if (named.size > 0) {
    // files of several programs may have been put together
    const others = pages.length > 0 ? [] : refs.filter((ref) => ref.pageId === '');
    return [...namedGroups(named, pages), ...cutAt(others, htmlBeginnings(others))];
  }
  const begins = pages.length > 0 ? listedBeginnings(refs, pages) : htmlBeginnings(refs);
  return cutAt(refs, begins);
}

export function byPageId(refs: readonly RecordRef[]): ReadonlyMap<string, RecordRef[]> {
  const groups = new Map<string, RecordRef[]>();
  for (const ref of refs) {
    if (ref.pageId === '') continue;
    const group = groups.get(ref.pageId);
    if (group === undefined) groups.set(ref.pageId, [ref]);
    else group.push(ref);
  }
  return groups;
}

function namedGroups(
  named: ReadonlyMap<string, readonly RecordRef[]>,
  pages: readonly PageLine[],
): readonly Group[] {
  const byId = new Map(pages.map((page) => [page.id, page]));
  return [...named].flatMap(([id, refs]): Group[] => {
    const page = byId.get(id);
    const first = refs.find((ref) => ref.isHtml) ?? refs[0];
    if (first === undefined) return [];
    return [{ url: page?.url ?? first.url, at: first.at, refs, page }];
  });
}

/**
 * Answers of HTML that begin no page because they say an error, by status, where no list tells what is a page. Those in
 * place of a picture or a script are left out.
 */
export function errorAnswers(
  refs: readonly RecordRef[],
  pages: readonly PageLine[],
): ReadonlyMap<number, readonly RecordRef[]> {
  if (pages.length > 0) return new Map();
  const answers = refs.filter(
    ({ type, isHtml, status, url, pageId }) =>
      isHtml && status >= 400 && type !== 'revisit' && pageId === '' && mayBePage(url),
  );
  return Map.groupBy(answers, ({ status }) => status);
}

function mayBePage(url: string): boolean {
  const address = isWeb(url) ? URL.parse(url) : null;
  return address !== null && !isOtherFile(address.pathname);
}

type Beginnings = ReadonlyMap<RecordRef, PageLine | undefined>;

function listedBeginnings(refs: readonly RecordRef[], pages: readonly PageLine[]): Beginnings {
  const byUrl = new Map<string, PageLine[]>();
  for (const page of pages) {
    const url = withoutFragment(page.url);
    byUrl.set(url, [...(byUrl.get(url) ?? []), page]);
  }
  const begins = new Map<RecordRef, PageLine | undefined>();
  for (const ref of refs) {
    if (ref.type === 'resource' && !isWeb(ref.url)) continue;
    const waiting = byUrl.get(withoutFragment(ref.url));
    const page = waiting?.shift();
    if (page !== undefined) begins.set(ref, page);
  }
  return throughRedirects(refs, begins);
}

/** A page whose address led on begins at the answer. */
function throughRedirects(refs: readonly RecordRef[], begins: Beginnings): Beginnings {
  if (![...begins.keys()].some(({ location }) => location !== undefined)) return begins;
  const answers = refs.filter(({ status, url }) => status < 300 && isWeb(url));
  const ends = new Map(answers.map((ref) => [ref, undefined]));
  const onward = new Map<RecordRef, RecordRef>();
  for (const [end, way] of waysTo(refs, ends)) for (const ref of way) onward.set(ref, end);
  const through = new Map<RecordRef, PageLine | undefined>();
  for (const [ref, page] of begins) {
    const end = onward.get(ref);
    if (end === undefined) through.set(ref, page);
    else if (!begins.has(end) && !through.has(end)) through.set(end, page);
  }
  return through;
}

/** Pages of a list of which there is no record, by address. */
export function absentPages(
  refs: readonly RecordRef[],
  pages: readonly PageLine[],
): readonly string[] {
  const there = new Set(refs.map(({ url }) => withoutFragment(url)));
  const ids = new Set(refs.map(({ pageId }) => pageId));
  return pages
    .filter(({ id, url }) => !there.has(withoutFragment(url)) && (id === '' || !ids.has(id)))
    .map(({ url }) => url);
}

function htmlBeginnings(refs: readonly RecordRef[]): Beginnings {
  const pages = refs.filter(
    ({ isHtml, isDocument, status, url }) =>
      (isHtml || isDocument) && status >= 200 && status < 300 && isWeb(url),
  );
  return new Map(pages.map((ref) => [ref, undefined]));
}

function cutAt(refs: readonly RecordRef[], begins: Beginnings): readonly Group[] {
  const ways = waysTo(refs, begins);
  const led = new Set([...ways.values()].flat());
  const groups: { url: string; at: number; refs: RecordRef[]; page: PageLine | undefined }[] = [];
  let early: RecordRef[] = [];
  let last: (typeof groups)[number] | undefined;
  for (const ref of refs) {
    if (begins.has(ref)) {
      const page = begins.get(ref);
      const way = ways.get(ref) ?? [];
      const isLed = page === undefined || withoutFragment(page.url) === withoutFragment(ref.url);
      const url = (isLed ? startOf(way) : undefined) ?? page?.url ?? ref.url;
      const group = { url, at: ref.at, refs: [...early, ...way, ref], page };
      groups.push(group);
      // a file has no parts: what follows it is of the page before
      if (ref.isHtml || page !== undefined || last === undefined) last = group;
      early = [];
      continue;
    }
    if (led.has(ref)) continue;
    if (last === undefined) early.push(ref);
    else last.refs.push(ref);
  }
  return groups;
}

const MOST_STEPS = 20;

/** The redirects that lead to each beginning: to the next one of its address, else to one before. */
function waysTo(
  refs: readonly RecordRef[],
  begins: Beginnings,
): ReadonlyMap<RecordRef, readonly RecordRef[]> {
  const ways = new Map<RecordRef, RecordRef[]>();
  const isWay = (ref: RecordRef): boolean => ref.location !== undefined && !begins.has(ref);
  if (!refs.some(isWay)) return ways;
  const steps = refs
    .map((ref, place) => ({ ref, place, isEnd: begins.has(ref) }))
    .filter(({ ref, isEnd }) => isEnd || isWay(ref));
  const byUrl = Map.groupBy(steps, ({ ref }) => withoutFragment(ref.url));
  for (const from of steps) {
    let at: (typeof steps)[number] | undefined = from;
    for (let step = 0; step < MOST_STEPS && at?.isEnd === false; step += 1) {
      const { place }: (typeof steps)[number] = at;
      const there = byUrl.get(withoutFragment(at.ref.location ?? ''));
      at = there?.find((one) => one.place > place) ?? there?.at(-1);
    }
    if (from.isEnd || at?.isEnd !== true) continue;
    const way = ways.get(at.ref);
    if (way === undefined) ways.set(at.ref, [from.ref]);
    else way.push(from.ref);
  }
  return ways;
}

/** Where the first of them begins: no other leads there. */
function startOf(way: readonly RecordRef[]): string | undefined {
  const ends = new Set(way.map(({ location = '' }) => withoutFragment(location)));
  return (way.find(({ url }) => !ends.has(withoutFragment(url))) ?? way[0])?.url;
}

export function isWeb(url: string): boolean {
  return /^https?:/i.test(url);
}

export function withoutFragment(url: string): string {
  const at = url.indexOf('#');
  return at < 0 ? url : url.slice(0, at);
}
