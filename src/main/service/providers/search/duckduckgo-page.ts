/**
 * DuckDuckGo's HTML result page → hits, or what else it is. Pure. Marks: `.result` with `.result__a` and `.result__snippet`,
 * advertisements `.result--ad`, targets wrapped as `//duckduckgo.com/l/?uddg=…`, `.no-results`, captcha `anomaly-modal`.
 */
import { parseDocument } from 'htmlparser2';
import { findAll, findOne, getElementsByTagName, textContent } from 'domutils';
import type { Element } from 'domhandler';

export type ResultPage =
  | {
      readonly kind: 'results';
      readonly hits: readonly {
        readonly url: string;
        readonly title: string;
        readonly description: string;
      }[];
      /** The form of the next page, if there is one. */
      readonly next: Readonly<Record<string, string>> | undefined;
    }
  | { readonly kind: 'captcha' }
  | { readonly kind: 'unknown' };

export function readResultPage(html: string): ResultPage {
  if (/anomaly-modal|anomaly\.js|bots use DuckDuckGo too/i.test(html)) return { kind: 'captcha' };
  const { children } = parseDocument(html);
  const results = findAll((element) => hasClass(element, 'result'), children);
  const hits = results
    .filter((result) => !hasClass(result, 'result--ad'))
    .flatMap((result) => hitIn(result));
  if (hits.length === 0 && results.every((result) => !hasClass(result, 'result--ad'))) {
    const says = findOne(
      (element) => hasClass(element, 'no-results') || hasClass(element, 'result--no-result'),
      children,
    );
    if (says === null && !/no results\.?</i.test(html)) return { kind: 'unknown' };
  }
  return {
    kind: 'results',
    hits,
    next: nextForm(findAll((element) => hasClass(element, 'nav-link'), children)),
  };
}

function hasClass(element: Element, name: string): boolean {
  return (element.attribs['class'] ?? '').split(/\s+/).includes(name);
}

function hitIn(
  result: Element,
): readonly { readonly url: string; readonly title: string; readonly description: string }[] {
  const link = findOne((element) => hasClass(element, 'result__a'), result.children);
  const snippet = findOne((element) => hasClass(element, 'result__snippet'), result.children);
  const url = link === null ? undefined : target(link.attribs['href'] ?? '');
  if (link === null || url === undefined) return [];
  return [
    { url, title: textContent(link), description: snippet === null ? '' : textContent(snippet) },
  ];
}

/** The address behind DuckDuckGo's redirect. */
function target(href: string): string | undefined {
  const url = URL.parse(href, 'https://duckduckgo.com/');
  if (url === null) return undefined;
  const wrapped =
    /(?:^|\.)duckduckgo\.com$/.test(url.hostname) && url.pathname === '/l/'
      ? url.searchParams.get('uddg')
      : url.href;
  return wrapped === null || /(?:^|\.)duckduckgo\.com\/y\.js/.test(wrapped) ? undefined : wrapped;
}

function nextForm(links: readonly Element[]): Readonly<Record<string, string>> | undefined {
  for (const link of links) {
    const inputs = getElementsByTagName('input', link.children);
    if (!inputs.some((input) => /^next/i.test(input.attribs['value'] ?? ''))) continue;
    return Object.fromEntries(
      inputs.flatMap((input) => {
        const { name, value } = input.attribs;
        return name === undefined ? [] : [[name, value ?? ''] as const];
      }),
    );
  }
  return undefined;
}
