/**
 * The main text of pages of half `more`: paragraphs with links and emphasis, now and then one that begins
 * like furniture; headings, lists, quotes and figures between them; the ends that texts have.
 *
 * A kind says how its site writes each of them (Blocks); all of it is main text, furniture comes in by `between`.
 */
import { moreTexts } from '../../languages.ts';
import type { Word } from '../../language-more.ts';
import type { PageMaker } from '../../page-maker.ts';

/** A word of the half's furniture (language-more.ts); neither main text nor noise. */
export function word(page: PageMaker, name: Word): string {
  const alternatives = moreTexts(page.language).words[name].split('|');
  return page.words(page.random.pick(alternatives));
}

/** A main sentence that begins with a word of furniture. */
export function decoy(page: PageMaker): string {
  return page.write(moreTexts(page.language).decoys, 'main');
}

/** A last line: translator, sources, correction, postscript. */
export function closing(page: PageMaker): string {
  return page.write(moreTexts(page.language).closings, 'main');
}

/** A paragraph of one word or two. */
export function single(page: PageMaker): string {
  return page.write(moreTexts(page.language).singles, 'main');
}

/** A main text of some sentences: 1 or 2 on short pages, 2 to 5 on long ones. */
export function prose(page: PageMaker, count = page.amount([1, 2], [2, 5])): string {
  const sentences = page.random.times(count, (i) => {
    const text = i === 0 && page.random.chance(0.12) ? decoy(page) : page.say();
    return page.random.chance(0.2) ? marked(page, text) : text;
  });
  return sentences.join(page.language.space);
}

/** The text with some of its words in a link or emphasis. */
export function marked(page: PageMaker, text: string): string {
  const { random } = page;
  const parts = page.language.space === '' ? Array.from(text) : text.split(' ');
  if (parts.length < 4) return text;
  const from = random.int(0, parts.length - 3);
  const to = random.int(from + 1, Math.min(parts.length - 1, from + 6));
  const inner = parts.slice(from, to).join(page.language.space);
  const wrapped = random.pick([
    `<a href="${page.path()}">${inner}</a>`,
    `<a href="${page.path()}" target="_blank" rel="noopener">${inner}</a>`,
    `<a href="https://${random.word()}.example/"><span>${inner}</span></a>`,
    `<strong>${inner}</strong>`,
    `<em>${inner}</em>`,
    `<b>${inner}</b>`,
    `<i>${inner}</i>`,
    `<span style="font-weight: 400;">${inner}</span>`,
    `<mark>${inner}</mark>`,
  ]);
  return [...parts.slice(0, from), wrapped, ...parts.slice(to)].join(page.language.space);
}

/** A sentence most of whose words are links. */
export function linkedSentence(page: PageMaker): string {
  const text = page.say();
  const parts = page.language.space === '' ? (text.match(/.{1,4}/gu) ?? []) : text.split(' ');
  return parts
    .map((part, i) => (i % 3 === 2 ? part : `<a href="${page.path()}">${part}</a>`))
    .join(page.language.space);
}

/** A main paragraph that is one link. */
export function linkOnly(page: PageMaker): string {
  return `<a href="${page.path()}">${page.say()}</a>`;
}

/** How a site writes the blocks of its text. */
export interface Blocks {
  readonly p: (text: string) => string;
  readonly h?: (text: string) => string;
  readonly li?: (items: readonly string[]) => string;
  readonly quote?: (text: string) => string;
  readonly figure?: () => string;
  /** Furniture that stands between two paragraphs. */
  readonly between?: readonly (() => string)[];
  /** How the last lines are written where it is not by `p`. */
  readonly end?: (text: string) => string;
  readonly join?: string;
}

/** A whole text by a site's blocks: 1 or 2 sections on short pages, 2 to 4 on long ones. */
export function story(page: PageMaker, blocks: Blocks): string {
  const { random } = page;
  const sections = page.amount([1, 1], [2, 4]);
  const parts: string[] = [];
  for (let section = 0; section < sections; section++) {
    if (section > 0 && blocks.h && random.chance(0.7)) parts.push(blocks.h(page.heading()));
    const count = page.amount([2, 3], [2, 5]);
    for (let i = 0; i < count; i++) {
      parts.push(blocks.p(oneText(page)));
      if (i < count - 1) parts.push(...extras(page, blocks));
    }
  }
  parts.push(...ending(page, blocks));
  return parts.join(blocks.join ?? '\n');
}

function oneText(page: PageMaker): string {
  const chance = page.random.float();
  if (chance < 0.1) return page.brief();
  if (chance < 0.15) return page.ask();
  if (chance < 0.18) return linkOnly(page);
  if (chance < 0.23) return linkedSentence(page);
  return prose(page);
}

function extras(page: PageMaker, { li, quote, figure, between }: Blocks): string[] {
  const { random } = page;
  const chance = random.float();
  if (li && chance < 0.1) return [li(random.times(random.int(2, 6), () => page.item()))];
  if (quote && chance < 0.18) return [quote(page.say())];
  if (figure && chance < 0.38) return [figure()];
  if (between && between.length > 0 && chance < 0.65) return [random.pick(between)()];
  return [];
}

/** One in three texts ends in a short, odd or small line. */
export function ending(page: PageMaker, { p, end = p }: Blocks): string[] {
  const chance = page.random.float();
  if (chance < 0.1) return [p(page.remark())];
  if (chance < 0.16) return [p(single(page))];
  if (chance < 0.34) return [end(closing(page))];
  if (chance < 0.38) return [p(page.brief()), end(closing(page))];
  return [];
}

/** The usual writing: `<p>`, `<h2>`, `<ul>`, `<blockquote>`. `attributes` go to each paragraph. */
export function plainBlocks(attributes = ''): Blocks {
  return {
    p: (text) => `<p${attributes}>${text}</p>`,
    h: (text) => `<h2>${text}</h2>`,
    li: (items) => `<ul>${items.map((item) => `<li>${item}</li>`).join('')}</ul>`,
    quote: (text) => `<blockquote><p>${text}</p></blockquote>`,
  };
}

/** `<ul>` of items in the way a site writes its points. */
export function points(items: readonly string[], list = '', item = ''): string {
  return `<ul${list}>${items.map((text) => `<li${item}>${text}</li>`).join('')}</ul>`;
}

/** The parts with something between each two of them. */
export function parted(parts: readonly string[], between: () => string): string {
  return parts.map((part, i) => (i === 0 ? part : `${between()}${part}`)).join('\n');
}
