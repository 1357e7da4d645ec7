/** A page that says next to nothing but what it lists keeps all of its cards, whole. */
import { describe, expect, it } from 'vitest';
import { keepListed } from '../../../../src/main/service/pipeline/content/listed.ts';
import { outlinePage } from '../../../../src/main/service/pipeline/content/outline.ts';
import { parseHtml } from '../../../../src/main/service/pipeline/dom/parse.ts';
import { renderDocument } from '../../../../src/main/service/pipeline/render.ts';
import { pipelineInput } from '../../../support/pipeline/inputs.ts';

const markdownOf = (body: string): string =>
  renderDocument(
    pipelineInput(
      `<html lang="en"><head><title>All of them in Lund – Lund guide</title></head><body>${body}</body></html>`,
    ),
  ).document.markdown ?? '';

const rep = (count: number, build: (nth: number) => string): string =>
  Array.from({ length: count }, (_, nth) => build(nth)).join('');
const pick = (words: string, nth: number): string => {
  const all = words.split('|');
  return all[nth % all.length] ?? '';
};
const job = (nth: number): string =>
  pick('Boat builder|Crane driver|Nurse at night|Teacher of Latin|Cook|Baker', nth);

const KINDS: Readonly<Record<string, (count: number) => string>> = {
  'jobs in boxes': (count) =>
    rep(
      count,
      (nth) =>
        `<div class="card"><h3><a href="/j/${nth}">${job(nth)}</a></h3><p>Region Skåne, Lund ${nth}</p><p>€${2000 + nth} a month</p></div>`,
    ),
  'books with prices': (count) =>
    rep(
      count,
      (nth) =>
        `<div class="tile n${nth}"><a href="/b/${nth}"><img src="/${nth}.jpg" alt=""><span>Small Boats ${nth}</span></a><div>Ann Lee the ${nth}th</div><div class="price">£${9 + nth}.99</div><button>Add to basket</button></div>`,
    ),
  'courses, each a link as a whole': (count) =>
    rep(
      count,
      (nth) =>
        `<a class="tile" href="/c/${nth}"><h4>Watercolours ${nth}</h4><p>Mondays, room ${nth}</p><span>${40 + nth} €</span></a>`,
    ),
  'lines in links without a box': (count) =>
    rep(
      count,
      (nth) =>
        `<a href="/m/${nth}"><div class="t">Mill ${nth}</div><div class="d">slate roof ${nth}</div><div class="y">${1800 + nth}</div></a>`,
    ),
};
const FOOT = '<footer><p>© 2026 Lund guide</p><a href="/imprint">Imprint</a></footer>';
const TITLE = '<h1>All of them in Lund</h1>';
const LINE = '<p>Here is what the town has to offer, kept up to date by volunteers.</p>';
const FRAMES: Readonly<Record<string, (cards: string) => string>> = {
  'in the main part': (cards) => `<main>${TITLE}${LINE}${cards}</main>${FOOT}`,
  'below a header with the headline': (cards) =>
    `<header>${TITLE}${LINE}</header><section id="list">${cards}</section>${FOOT}`,
  'below a box with the headline': (cards) =>
    `<nav><a href="/">Home</a></nav><div class="hero">${TITLE}${LINE}</div><div class="all">${cards}</div>${FOOT}`,
};
const linesOf = (html: string): readonly string[] =>
  html
    .replace(/<button>.*?<\/button>/g, '')
    .split(/<[^>]+>/)
    .filter((text) => text !== '');

describe.each(Object.entries(FRAMES))('a list %s', (_place, frame) => {
  it.each(Object.entries(KINDS))('keeps all it says: %s', (_kind, cards) => {
    for (const count of [8, 12, 24]) {
      const markdown = markdownOf(frame(cards(count)));
      const lost = linesOf(cards(count)).filter((line) => !markdown.includes(line));
      expect(lost, String(count)).toEqual([]);
      expect(markdown).not.toMatch(/Imprint|Add to basket/);
    }
  });
});

describe('cards that lead on', () => {
  const cards = KINDS['jobs in boxes']?.(8) ?? '';
  const teasers = rep(
    6,
    (nth) =>
      `<div class="y"><h3><a href="/${nth}">${job(nth)}</a></h3><p>What the town said of it in the long summer of ${nth}.</p></div>`,
  );
  const note = '<p>The old mill by the river was repaired last summer by two carpenters.</p>';

  it.each([
    ['outside of the article with the headline', `<article>${TITLE}${note}</article>${cards}`],
    ['announced as others', `${TITLE}${note}<h2>You may also like</h2>${cards}`],
    ['in a part beside the text', `${TITLE}${note}<aside>${cards}</aside>`],
    ['with a sentence each below a text', `${TITLE}${note}${teasers}`],
    ['below four lines', `${TITLE}${note.repeat(4)}${cards}`],
  ])('are left to the scorer: %s', (_what, main) => {
    const outline = outlinePage(parseHtml(`<body><main>${main}</main></body>`));
    const isOfText = (at: number): boolean => outline.leaves[at]?.box.parent?.tag !== 'div';
    const keep = Uint8Array.from(outline.leaves.keys(), (at) => (isOfText(at) ? 1 : 0));
    const before = [...keep];
    keepListed(outline, keep);
    expect([...keep]).toEqual(before);
  });
});
