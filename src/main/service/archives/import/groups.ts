/**
 * Which records make one capture.
 *
 * In order of trust: the page a record names (`WARC-Page-ID`, as Hearth and Browsertrix write it); the pages a WACZ
 * lists, each beginning at the record of its address; else every page of HTML that was answered well begins one, and a
 * PDF or the like is one by itself. What comes before the first beginning (redirects) belongs to it.
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
  return begins;
}

function htmlBeginnings(refs: readonly RecordRef[]): Beginnings {
  const pages = refs.filter(
    ({ type, isHtml, isDocument, status, url }) =>
      (isHtml || isDocument) && status >= 200 && status < 300 && type !== 'revisit' && isWeb(url),
  );
  return new Map(pages.map((ref) => [ref, undefined]));
}

function cutAt(refs: readonly RecordRef[], begins: Beginnings): readonly Group[] {
  const groups: { url: string; at: number; refs: RecordRef[]; page: PageLine | undefined }[] = [];
  let early: RecordRef[] = [];
  let last: (typeof groups)[number] | undefined;
  for (const ref of refs) {
    if (begins.has(ref)) {
      const page = begins.get(ref);
      const group = { url: page?.url ?? ref.url, at: ref.at, refs: [...early, ref], page };
      groups.push(group);
      // a file has no parts: what follows it is of the page before
      if (ref.isHtml || page !== undefined || last === undefined) last = group;
      early = [];
      continue;
    }
    if (last === undefined) early.push(ref);
    else last.refs.push(ref);
  }
  return groups;
}

export function isWeb(url: string): boolean {
  return /^https?:/i.test(url);
}

export function withoutFragment(url: string): string {
  const at = url.indexOf('#');
  return at < 0 ? url : url.slice(0, at);
}
