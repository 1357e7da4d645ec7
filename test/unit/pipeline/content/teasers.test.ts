/** Teasers below a text go, whatever elements they are made of. */
import { describe, expect, it } from 'vitest';
import { leafText } from '../../../../src/main/service/pipeline/content/leaf-texts.ts';
import { outlinePage } from '../../../../src/main/service/pipeline/content/outline.ts';
import { dropTeasers } from '../../../../src/main/service/pipeline/content/teasers.ts';
import { parseHtml } from '../../../../src/main/service/pipeline/dom/parse.ts';

const TEXT = 'The heater stores the heat of one short fire in its stones for the whole day.';

/** Texts left besides TEXT of a page on which all was kept. */
function left(below: string, text = `<div><p>${TEXT}</p></div>`, chance = 0.5): readonly string[] {
  const outline = outlinePage(parseHtml(`<body>${text}${below}</body>`));
  const keep = new Uint8Array(outline.leaves.length).fill(1);
  const chances = new Float32Array(outline.leaves.length).fill(chance);
  dropTeasers(outline, keep, { chances, host: 'a.example' });
  return outline.leaves
    .filter((_, at) => keep[at] === 1)
    .map(leafText)
    .filter((text) => text !== TEXT);
}

const terms = (href: (i: number) => string): string =>
  `<dl>${[1, 2, 3, 4].map((i) => `<dt><a href="${href(i)}">Stove number ${i}</a></dt><dd>It is warm.</dd>`).join('')}</dl>`;

describe('teasers below a text', () => {
  it('are no entries in the box of the article itself of which the scorer is sure', () => {
    const entries = [1, 2, 3]
      .map((i) => `<li><h3><a href="/${i}">Stove number ${i}</a></h3><p>It is warm.</p></li>`)
      .join('');
    const inside = `<article><p>${TEXT}</p><ul>${entries}</ul></article>`;
    expect(left('', inside, 0.9)).toHaveLength(6);
    expect(left('', inside, 0.7)).toEqual([]);
    const bare = `<main><p>${TEXT}</p><ul>${entries}</ul></main>`;
    expect(left('', bare, 0.9)).toHaveLength(6);
    expect(left(`<ul>${entries}</ul>`, `<article><p>${TEXT}</p></article>`, 0.9)).toEqual([]);
  });

  it('are no entries that a line or two of the main part introduce, unless a name or much text says otherwise', () => {
    const entries = (name: string): string =>
      `<div class="${name}">${[1, 2, 3].map((i) => `<div class="item"><h5><a href="/${i}">Stove number ${i}</a></h5><p>${TEXT}</p></div>`).join('')}</div>`;
    const intro = '<p>Three stoves of the town are known by name.</p>';
    const titles = (text: string): readonly string[] =>
      left('', text).filter((line) => line.startsWith('Stove'));
    expect(titles(`<main>${intro}${entries('list')}</main>`)).toHaveLength(3);
    expect(titles(`<main>${intro}${entries('related-posts')}</main>`)).toEqual([]);
    expect(titles(`<main>${intro}</main>${entries('list')}`)).toEqual([]);
    expect(titles(`<main>${intro.repeat(6)}${entries('list')}</main>`)).toEqual([]);
  });

  it('are no people with an address to write to', () => {
    const people = (href: string): string =>
      [1, 2, 3]
        .map(
          (i) =>
            `<div class="card"><h2>Anna Stone ${i}</h2><p>She has built stoves for ${i} years.</p><p><a href="${href}">Contact</a></p></div>`,
        )
        .join('');
    expect(left(people('mailto:a@b.example'))).toHaveLength(9);
    expect(left(people('tel:+49301'))).toHaveLength(9);
    expect(left(people('/people/anna'))).toEqual([]);
  });

  it('go as a list of terms that lead to other pages, not as one of places or other sites', () => {
    expect(left(terms((i) => `/stoves/${i}`))).toEqual([]);
    expect(left(terms((i) => `#stove-${i}`))).toHaveLength(8);
    expect(left(terms((i) => `https://stove${i}.test/`))).toHaveLength(8);
  });

  it('stay as items that lead to many other sites', () => {
    const items = (href: (i: number) => string): string =>
      `<ul>${[1, 2, 3, 4].map((i) => `<li><a href="${href(i)}">Stove number ${i}</a><div>It is warm.</div></li>`).join('')}</ul>`;
    expect(left(items((i) => `/stoves/${i}`))).toEqual([]);
    expect(left(items((i) => `https://stove${i}.test/`))).toHaveLength(8);
  });

  it('are no entries with a heading of their own beside the link of their time', () => {
    const entry = (i: number, title: string): string =>
      `<article class="e"><p><a href="/live/${i}">10:0${i} by Ann Bell</a></p><h2>${title}</h2><p>It is warm.</p></article>`;
    expect(
      left(entry(1, 'The stove is lit again') + entry(2, 'The stones are warm now')),
    ).toHaveLength(6);
    expect(left(entry(1, 'Live') + entry(2, 'Live'))).toEqual([]);
  });

  it('are no entries of a list whose links lead to a shop', () => {
    const entry = (i: number, link: string): string =>
      `<div class="e"><h2>Stove number ${i}</h2><p>It is warm.</p><div>${link}</div></div>`;
    const entries = (link: string): string => [1, 2, 3].map((i) => entry(i, link)).join('');
    expect(left(entries('<a href="/stoves/1">See it</a>'))).toEqual([]);
    expect(left(entries('<a href="https://shop.test/1">See it</a>'))).toHaveLength(9);
    expect(left(entries('<a rel="sponsored" href="/go/1">From €58</a>'))).toHaveLength(9);
  });

  it('are no posts with the whole address of each in its title', () => {
    const post = (i: number, href: string): string =>
      `<div class="post" id="p${i}"><h2><a href="${href}${i}">The second of May</a></h2><p>It is warm.</p></div>`;
    const posts = (href: string): string => [1, 2, 3].map((i) => post(i, href)).join('');
    expect(left(posts('viewtopic.php?id=4#p'))).toHaveLength(6);
    expect(left(posts('viewtopic.php?id=4#q'))).toEqual([]);
  });
});
