/** Sites to crawl and map: trees, a bookshop without a sitemap, and the traps of real sites. */
import type { Asked, Answer, Route } from './answer.ts';
import { html } from './answer.ts';
import { articleOf, page, paragraph, seeded, sentence } from './pages.ts';

const FANOUT = 10;

/** How many books and list pages the bookshop has. */
export const BOOKS = 1_000;
export const BOOKS_PER_PAGE = 20;
export const BOOK_LISTS = BOOKS / BOOKS_PER_PAGE;

const link = (href: string, text: string): string => `<a href="${href}">${text}</a>`;

/**
 * `/site/200/`: 200 pages as a tree, ten children each; `/site/200x40/` pages of about 40 kB.
 * Page 0 is `/site/200/`, page k `/site/200/p/k`.
 */
function tree({ url }: Asked): Answer {
  const match = /^\/site\/(\d+)(?:x(\d+))?\/(?:p\/(\d+))?$/.exec(url.pathname);
  const count = Number(match?.[1] ?? '0');
  const index = Number(match?.[3] ?? '0');
  if (match === null || index >= count) return missing();
  const base = `/site/${match[1] ?? ''}${match[2] === undefined ? '' : `x${match[2]}`}/`;
  const at = (n: number): string => (n === 0 ? base : `${base}p/${n.toString()}`);
  const children = Array.from({ length: FANOUT }, (_, n) => index * FANOUT + 1 + n).filter(
    (n) => n < count,
  );
  const nav = [
    ...(index === 0 ? [] : [link(at(Math.floor((index - 1) / FANOUT)), 'Up')]),
    ...children.map((n) => link(at(n), `Page ${n.toString()}`)),
  ].map((one) => `<li>${one}</li>`);
  const list = `<ul class="pages">${nav.join('')}</ul>`;
  if (match[2] !== undefined) {
    const body = articleOf(Number(match[2]) * 1_000, index + 1);
    return html(body.replace('</main>', `${list}</main>`));
  }
  const random = seeded(index + 1);
  const text = Array.from({ length: 3 }, () => `<p>${paragraph(random)}</p>`).join('\n');
  return html(page({ title: `Page ${index.toString()}`, main: `${text}\n${list}` }));
}

/** The name of book `n` (1-based) in its address. */
export function bookPath(n: number): string {
  const random = seeded(n);
  const words = sentence(random).toLowerCase().replace('.', '').split(' ').slice(0, 3).join('-');
  return `/shop/catalogue/${words}_${n.toString()}/index.html`;
}

/** Address of list page `n` (1-based). */
export function bookListPath(n: number): string {
  return n === 1 ? '/shop/index.html' : `/shop/catalogue/page-${n.toString()}.html`;
}

function bookList(number: number): Answer {
  const first = (number - 1) * BOOKS_PER_PAGE + 1;
  const items = Array.from({ length: BOOKS_PER_PAGE }, (_, n) => first + n).map(
    (n) =>
      `<li><article class="product"><h3>${link(bookPath(n), `Book ${n.toString()}`)}</h3><p class="price">£${(n % 50).toString()}.99</p></article></li>`,
  );
  const previous =
    number > 1 ? `<li class="previous">${link(bookListPath(number - 1), 'previous')}</li>` : '';
  const next =
    number < BOOK_LISTS ? `<li class="next">${link(bookListPath(number + 1), 'next')}</li>` : '';
  return html(
    page({
      title: `All books, page ${number.toString()} of ${BOOK_LISTS.toString()}`,
      main: `<ol class="row">${items.join('\n')}</ol><ul class="pager">${previous}<li>Page ${number.toString()}</li>${next}</ul>`,
    }),
  );
}

function shop({ url }: Asked): Answer {
  const path = url.pathname;
  if (path === '/shop/' || path === '/shop/index.html') return bookList(1);
  const list = /^\/shop\/catalogue\/page-(\d+)\.html$/.exec(path)?.[1];
  if (list !== undefined && Number(list) >= 1 && Number(list) <= BOOK_LISTS) {
    return bookList(Number(list));
  }
  const book = Number(/_(\d+)\/index\.html$/.exec(path)?.[1] ?? '0');
  if (book < 1 || book > BOOKS || bookPath(book) !== path) return missing();
  const text = paragraph(seeded(book));
  return html(
    page({
      title: `Book ${book.toString()}`,
      description: `Book ${book.toString()} of the shop`,
      main: `<p>${link('/shop/index.html', 'All books')}</p><p class="price">£${(book % 50).toString()}.99</p><p>${text}</p>`,
    }),
  );
}

/** A calendar without end: every month links to the ones around it, every day has a page. */
function calendar({ url }: Asked): Answer {
  const [, year = '2026', month = '1'] =
    /^\/calendar\/(\d{4})\/(\d{1,2})\//.exec(url.pathname) ?? [];
  const at = Number(year) * 12 + Number(month) - 1;
  const months = [at - 1, at + 1].map((n) =>
    link(`/calendar/${Math.floor(n / 12).toString()}/${((n % 12) + 1).toString()}/`, 'month'),
  );
  const days = Array.from({ length: 28 }, (_, n) =>
    link(`/calendar/${year}/${month}/${(n + 1).toString()}/`, `Day ${(n + 1).toString()}`),
  );
  return html(
    page({
      title: `Calendar ${year}-${month}`,
      main: `<p>No events.</p><p>${[...months, ...days].join(' ')}</p>`,
    }),
  );
}

let session = 0;

/** Every answer names a new session in its links. */
function sessions(): Answer {
  session += 1;
  const id = session.toString(16).padStart(32, '0');
  return html(
    page({
      title: 'Sessions',
      main: `<p>The same page again.</p>${link(`/session/a?sid=${id}`, 'a')} ${link(`/session/b?PHPSESSID=${id}`, 'b')} ${link(`/session/c;jsessionid=${id}`, 'c')}`,
    }),
  );
}

/** Filters that combine without end. */
function facets({ url }: Asked): Answer {
  const links = [
    'color=red',
    'color=blue',
    'size=m',
    'size=l',
    'sort=price',
    'sort=name',
    'view=grid',
  ].map((pair) => link(`/facets/${url.search === '' ? '?' : `${url.search}&`}${pair}`, pair));
  return html(page({ title: 'Facets', main: `<p>Things, filtered.</p>${links.join(' ')}` }));
}

/** A relative link that nests for ever: /repeat/a/a/a/… */
function repeating(): Answer {
  return html(
    page({ title: 'Repeating', main: `<p>Deeper.</p>${link('a/', 'a')} ${link('b/', 'b')}` }),
  );
}

/** Unknown addresses answer 200 with the same words. */
function softMissing({ url }: Asked): Answer {
  const n = Number(/\d+/.exec(url.pathname)?.[0] ?? '0');
  const links = Array.from({ length: 5 }, (_, k) =>
    link(`/soft404/${(n * 5 + k + 1).toString()}`, 'more'),
  );
  return html(
    page({
      title: 'Page not found',
      main: `<p>Sorry, the page you are looking for does not exist.</p>${links.join(' ')}`,
    }),
  );
}

function missing(): Answer {
  return html(page({ title: 'Not found', main: '<p>There is no such page.</p>' }), 404);
}

export const CRAWL_ROUTES: Readonly<Record<string, Route>> = {
  '/site/': tree,
  '/shop/': shop,
  '/calendar/': calendar,
  '/session/': sessions,
  '/facets/': facets,
  '/repeat/': repeating,
  '/soft404/': softMissing,
};
