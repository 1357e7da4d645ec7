/** The document around a page of half `more`: title tag in several habits, metadata as sites write it. */
import { squash } from '../../squash.ts';
import type { PageMaker } from '../../page-maker.ts';

interface ShellOptions {
  readonly head?: string;
  readonly attributes?: string;
  /** No headline in metadata either, though the page has one. */
  readonly isBare?: boolean;
  /** The title tag has the headline for certain: nothing else tells it from what stands beside it. */
  readonly isTitled?: boolean;
  readonly type?: string;
}

/** The page's document. Before the headline was asked for the page has none, and the site's name is the title. */
export function shell(page: PageMaker, body: string, options: ShellOptions = {}): string {
  const headline = page.truth().headline;
  const { head = '', attributes = '', isBare = false, type = 'NewsArticle' } = options;
  if (headline === undefined) return page.document(body, { head, attributes, title: page.site });
  const metas = isBare ? '' : metadata(page, headline, type);
  return page.document(body, {
    head: `${metas}${head}`,
    attributes,
    title: isBare ? page.site : titleTag(page, headline, options.isTitled === true),
  });
}

function titleTag(page: PageMaker, headline: string, isTitled: boolean): string {
  const [section = ''] = page.menuWords(1);
  const without = isTitled ? [] : [`${section} | ${page.site}`, page.site];
  return page.random.pick([
    ...without,
    headline,
    `${headline} | ${page.site}`,
    `${headline} - ${page.site}`,
    `${page.site}: ${headline}`,
    `${page.site} » ${section} » ${headline}`,
    `${headline} – ${section} – ${page.site}`,
  ]);
}

function metadata(page: PageMaker, headline: string, type: string): string {
  const { random } = page;
  const quoted = headline.replaceAll('"', '&quot;');
  const metas = [
    `<meta property="og:title" content="${quoted}">`,
    `<meta name="twitter:title" content="${quoted}">`,
    `<meta property="og:site_name" content="${page.site}">`,
    `<meta property="og:type" content="article">`,
    `<link rel="canonical" href="${page.url}">`,
    `<script type="application/ld+json">${JSON.stringify({ '@context': 'https://schema.org', '@type': type, headline, url: page.url })}</script>`,
    `<style>.${random.letters(4)}{margin:0}</style>`,
  ];
  return random.some(metas, random.int(0, metas.length)).join('\n');
}

/** `text` for an id or a fragment. */
export function slug(text: string): string {
  return squash(text).slice(0, 24);
}

/** The headline in an element, linked where `href` is given. */
export function titled(page: PageMaker, tag: string, attributes = '', href?: string): string {
  const text = href === undefined ? page.headline() : `<a href="${href}">${page.headline()}</a>`;
  return `<${tag}${attributes}>${text}</${tag}>`;
}
