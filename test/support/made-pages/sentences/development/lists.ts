/** Pages of the development half whose content is a list: kept whole; and lists that are noise: gone whole. */
import { furniture as f } from '../../furniture/development.ts';
import { textKind, type Kind } from '../../kind.ts';
import type { PageMaker, TextTruth } from '../../page-maker.ts';

/** Entries that differ in number and words, cheap enough for 10,000. */
function entries(page: PageMaker, count: number, name: string): string[] {
  return page.random.times(
    count,
    (i) => `${name} ${i + 1}: ${page.random.word()} ${page.random.word()}`,
  );
}

const asLinks = (page: PageMaker, items: readonly string[]) =>
  items.map((item) => `<li><a href="${page.path()}">${item}</a></li>`).join('\n');

const linkList = (count: number, pages: number) =>
  textKind(
    `list-of-${count}-links`,
    (page) => {
      const items = page.list(entries(page, count, page.menuWords(1)[0] ?? ''), true);
      const body = `<div class="chapters"><h1>${page.headline()}</h1><p>${page.say()}</p><ul class="chapter-list">${asLinks(page, items)}</ul></div>`;
      return page.document(f.frame(page, body));
    },
    { pages },
  );

const plainList = textKind('list-of-plain-items', (page) => {
  const items = page.list(
    page.random.times(page.random.int(20, 60), () => page.item('free')),
    true,
  );
  const body = `<article><h1>${page.headline()}</h1><p>${page.brief()}</p><ol>${items.map((item) => `<li>${item}</li>`).join('')}</ol></article>`;
  return page.document(f.frame(page, body));
});

const glossary = textKind('glossary-dl', (page) => {
  const pairs = page.random.times(page.random.int(8, 40), () => ({
    term: page.item('free'),
    text: page.say(),
  }));
  page.list(
    pairs.map(({ term }) => term),
    true,
  );
  const body = `<div class="glossary"><h1>${page.headline()}</h1><dl>${pairs.map(({ term, text }) => `<dt>${term}</dt><dd>${text}</dd>`).join('\n')}</dl></div>`;
  return page.document(f.frame(page, body));
});

const alphabet = textKind('index-by-letter', (page) => {
  const group = (letter: string) => {
    const items = page.list(
      page.random.times(
        page.random.int(3, 12),
        (i) => `${letter}${page.random.word()} ${page.random.word()} ${i}`,
      ),
      true,
    );
    return `<section id="${letter}"><h2>${letter}</h2><ul>${asLinks(page, items)}</ul></section>`;
  };
  const letters = page.random.some('ABCDEFGHKLMNPRSTVW'.split(''), page.random.int(4, 12)).sort();
  const body = `<main><h1>${page.headline()}</h1><p class="jump">${letters.map((l) => `<a href="#${l}">${l}</a>`).join(' ')}</p>${letters.map(group).join('\n')}</main>`;
  return page.document(`${f.menu(page)}${body}${f.footer(page)}`);
});

const mixed = textKind('links-and-plain-items-mixed', (page) => {
  const items = page.list(
    page.random.times(page.random.int(15, 50), () => page.item('free')),
    true,
  );
  const rows = items.map((item) =>
    page.random.pick([
      `<li>${item}</li>`,
      `<li><a href="${page.path()}">${item}</a></li>`,
      `<li><a href="${page.path()}">${item}</a> (${page.random.int(1950, 2020)})</li>`,
    ]),
  );
  const body = `<article><h1>${page.headline()}</h1><p>${page.say()}</p><ul>${rows.join('\n')}</ul><p>${page.say()}</p></article>`;
  return page.document(f.frame(page, body));
});

const noiseBelowArticle = textKind('noise-lists-around-article', (page) => {
  const noise = (count: number) =>
    page.list(
      page.random.times(count, () => page.title('free')),
      false,
    );
  const body = `<article><h1>${page.headline()}</h1>${page.random.times(page.amount([2, 3], [4, 8]), () => page.p()).join('')}</article>
<section class="archive-links"><h3>${page.label('latest')}</h3><ul>${asLinks(page, noise(page.random.int(10, 40)))}</ul></section>`;
  const aside = `<aside><h3>${page.label('mostRead')}</h3><ul>${asLinks(page, noise(10))}</ul></aside>`;
  return page.document(
    `${f.menu(page)}<div class="page"><div class="main">${body}</div>${aside}</div>${f.footer(page)}`,
  );
});

const nestedContents = textKind('nested-list', (page) => {
  const items: string[] = [];
  const item = () => {
    const text = page.item('free');
    items.push(text);
    return text;
  };
  const outer = page.random.times(
    page.random.int(4, 12),
    () =>
      `<li>${item()}<ul>${page.random.times(page.random.int(2, 5), () => `<li>${item()}</li>`).join('')}</ul></li>`,
  );
  const body = `<div class="content"><h1>${page.headline()}</h1><ul class="tree">${outer.join('\n')}</ul></div>`;
  page.list(items, true);
  return page.document(f.frame(page, body));
});

export const lists: readonly Kind<TextTruth>[] = [
  linkList(50, 10),
  linkList(500, 4),
  linkList(10_000, 1),
  plainList,
  glossary,
  alphabet,
  mixed,
  noiseBelowArticle,
  nestedContents,
];
