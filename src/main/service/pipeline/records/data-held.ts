/** Data that a page holds in its scripts and was answered when it asked, as JSON with the words by which it is found again. */
import type { RecipeRequest, RecipeSource } from '../../domain/recipe.ts';
import { questionOf } from '../../domain/reading-request.ts';
import type { PageAnswer } from '../../domain/snapshot.ts';
import { readPage } from '../dom/parse.ts';
import { selectElements } from '../dom/select.ts';
import { embeddedData } from '../extract/sources/embedded-state.ts';
import { ownText } from '../extract/sources/page.ts';
import { parseLooseJson } from '../page/loose-json.ts';

/** Data with the words by which it is found again. */
export interface Held {
  readonly at: Pick<RecipeSource, 'kind' | 'script' | 'request'>;
  readonly data: unknown;
  /** Address that its header names as that of the next page. */
  readonly link?: string;
}

/** What the source may be of all that the page holds and was answered, newest last. */
export function heldBy(
  source: RecipeSource,
  { html, answers }: { readonly html: string; readonly answers: readonly PageAnswer[] },
): readonly Held[] {
  return source.kind === 'state'
    ? embedded(html).filter(({ at }) => at.script === source.script)
    : asked(answers).filter(({ at }) => isSameRequest(at.request, source.request));
}

/** To one address; many questions go to that of GraphQL: its text is the same, only what is asked with it changes. */
function isSameRequest(left: RecipeRequest | undefined, right: RecipeRequest | undefined): boolean {
  if (left?.method !== right?.method || !isSamePlace(left?.url, right?.url)) return false;
  const [asks, asked] = [left?.body?.['query'], right?.body?.['query']];
  const isGraph = typeof asked === 'string' && asked.includes('{');
  return !isGraph || asks === asked;
}

/** Of one path; what stands in the query changes from page to page. */
function isSamePlace(left: string | undefined, right: string | undefined): boolean {
  const place = (url: string | undefined): string | undefined => {
    const parsed =
      url === undefined ? null : URL.parse(url.replaceAll(/\{(?:page|cursor)\}/g, '1'));
    if (parsed === null) return undefined;
    return parsed.origin + parsed.pathname.replaceAll(/\d+/g, '0');
  };
  return place(left) !== undefined && place(left) === place(right);
}

/** What the page asked its own site for. */
export function asked(answers: readonly PageAnswer[]): readonly Held[] {
  return answers.flatMap(({ url, text, body, next }) => {
    const data = parsed(text);
    const request = requestOf({ url, ...(body === undefined ? {} : { body }) });
    if (data === undefined || request === undefined) return [];
    return [{ at: { kind: 'json', request }, data, ...(next === undefined ? {} : { link: next }) }];
  });
}

/** As a file has it; undefined where it is no question that a file may hold. */
export function requestOf({
  url,
  body,
}: Pick<PageAnswer, 'url' | 'body'>): RecipeRequest | undefined {
  if (body === undefined) return { method: 'GET', url };
  const question = questionOf(url, body);
  return question === undefined ? undefined : { method: 'POST', url, body: question };
}

export function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    if (error instanceof SyntaxError || error instanceof RangeError) return undefined;
    throw error;
  }
}

/** What stands in the scripts of the page, linked data included. */
export function embedded(html: string): readonly Held[] {
  const { root } = readPage(html);
  const scripts = selectElements(root, ['script']).elements;
  const linked = scripts.flatMap((script) => {
    const isLinked = /ld\+json/i.test(script.attribs['type'] ?? '');
    const data = isLinked ? parseLooseJson(ownText(script)) : undefined;
    return data === undefined ? [] : [{ where: script.attribs['id'] ?? 'ld+json', data }];
  });
  return [...embeddedData(scripts), ...linked].map(({ where, data }) => ({
    at: { kind: 'state' as const, script: where.replace(/\[\d+\]$/, '') },
    data,
  }));
}
