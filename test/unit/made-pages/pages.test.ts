/**
 * Whether made pages are what they say: every text of the truth stands in the page where a reader sees it,
 * once, and noise is no part of the main text. All halves, some seeds of every kind.
 */
import { Parser } from 'htmlparser2';
import { describe, expect, it } from 'vitest';
import { development as cjkDevelopment } from '../../support/made-pages/cjk/development.ts';
import { heldOut as cjkHeldOut } from '../../support/made-pages/cjk/held-out.ts';
import { heldOut2 as cjkHeldOut2 } from '../../support/made-pages/cjk/held-out-2.ts';
import { heldOut3 as cjkHeldOut3 } from '../../support/made-pages/cjk/held-out-3.ts';
import { heldOut4 as cjkHeldOut4 } from '../../support/made-pages/cjk/held-out-4.ts';
import { heldOut5 as cjkHeldOut5 } from '../../support/made-pages/cjk/held-out-5.ts';
import { heldOut6 as cjkHeldOut6 } from '../../support/made-pages/cjk/held-out-6.ts';
import { heldOut7 as cjkHeldOut7 } from '../../support/made-pages/cjk/held-out-7.ts';
import { heldOut9 as cjkHeldOut9 } from '../../support/made-pages/cjk/held-out-9.ts';
import { development as codeDevelopment } from '../../support/made-pages/code/development.ts';
import { heldOut as codeHeldOut } from '../../support/made-pages/code/held-out.ts';
import { heldOut2 as codeHeldOut2 } from '../../support/made-pages/code/held-out-2.ts';
import { heldOut3 as codeHeldOut3 } from '../../support/made-pages/code/held-out-3.ts';
import { heldOut4 as codeHeldOut4 } from '../../support/made-pages/code/held-out-4.ts';
import { heldOut5 as codeHeldOut5 } from '../../support/made-pages/code/held-out-5.ts';
import { heldOut6 as codeHeldOut6 } from '../../support/made-pages/code/held-out-6.ts';
import { heldOut7 as codeHeldOut7 } from '../../support/made-pages/code/held-out-7.ts';
import { heldOut9 as codeHeldOut9 } from '../../support/made-pages/code/held-out-9.ts';
import { heldOut3 as formulasHeldOut3 } from '../../support/made-pages/formulas/held-out-3.ts';
import { heldOut4 as formulasHeldOut4 } from '../../support/made-pages/formulas/held-out-4.ts';
import { heldOut5 as formulasHeldOut5 } from '../../support/made-pages/formulas/held-out-5.ts';
import { heldOut6 as formulasHeldOut6 } from '../../support/made-pages/formulas/held-out-6.ts';
import { heldOut7 as formulasHeldOut7 } from '../../support/made-pages/formulas/held-out-7.ts';
import { heldOut9 as formulasHeldOut9 } from '../../support/made-pages/formulas/held-out-9.ts';
import type { FormulaTruth } from '../../support/made-pages/formulas/truth.ts';
import { makePage, type Kind } from '../../support/made-pages/kind.ts';
import type { Half } from '../../support/made-pages/page-maker.ts';
import { PARTS } from '../../support/made-pages/parts.ts';
import { development as sentencesDevelopment } from '../../support/made-pages/sentences/development.ts';
import { developmentMore as sentencesMore } from '../../support/made-pages/sentences/development-more.ts';
import { heldOut as sentencesHeldOut } from '../../support/made-pages/sentences/held-out.ts';
import { heldOut2 as sentencesHeldOut2 } from '../../support/made-pages/sentences/held-out-2.ts';
import { heldOut3 as sentencesHeldOut3 } from '../../support/made-pages/sentences/held-out-3.ts';
import { heldOut4 as sentencesHeldOut4 } from '../../support/made-pages/sentences/held-out-4.ts';
import { heldOut5 as sentencesHeldOut5 } from '../../support/made-pages/sentences/held-out-5.ts';
import { heldOut6 as sentencesHeldOut6 } from '../../support/made-pages/sentences/held-out-6.ts';
import { heldOut7 as sentencesHeldOut7 } from '../../support/made-pages/sentences/held-out-7.ts';
import { heldOut9 as sentencesHeldOut9 } from '../../support/made-pages/sentences/held-out-9.ts';
import { heldOut11 as sentencesHeldOut11 } from '../../support/made-pages/sentences/held-out-11.ts';
import { heldOut12 as sentencesHeldOut12 } from '../../support/made-pages/sentences/held-out-12.ts';
import { heldOut13 as sentencesHeldOut13 } from '../../support/made-pages/sentences/held-out-13.ts';
import { heldOut14 as sentencesHeldOut14 } from '../../support/made-pages/sentences/held-out-14.ts';
import { heldOut15 as sentencesHeldOut15 } from '../../support/made-pages/sentences/held-out-15.ts';
import { squash } from '../../support/made-pages/squash.ts';
import { development as tablesDevelopment } from '../../support/made-pages/tables/development.ts';
import { heldOut as tablesHeldOut } from '../../support/made-pages/tables/held-out.ts';
import { heldOut2 as tablesHeldOut2 } from '../../support/made-pages/tables/held-out-2.ts';
import { heldOut3 as tablesHeldOut3 } from '../../support/made-pages/tables/held-out-3.ts';
import { heldOut4 as tablesHeldOut4 } from '../../support/made-pages/tables/held-out-4.ts';
import { heldOut5 as tablesHeldOut5 } from '../../support/made-pages/tables/held-out-5.ts';
import { heldOut6 as tablesHeldOut6 } from '../../support/made-pages/tables/held-out-6.ts';
import { heldOut7 as tablesHeldOut7 } from '../../support/made-pages/tables/held-out-7.ts';
import { heldOut9 as tablesHeldOut9 } from '../../support/made-pages/tables/held-out-9.ts';
import { heldOut11 as tablesHeldOut11 } from '../../support/made-pages/tables/held-out-11.ts';
import { heldOut12 as tablesHeldOut12 } from '../../support/made-pages/tables/held-out-12.ts';

const SEEDS = [0, 1, 2, 3];

/** The text of a page's body without scripts; folded answers and hidden cells count as seen. */
function textOf(html: string): string {
  let text = '';
  let hidden = 0;
  const isHidden = (name: string) => name === 'head' || name === 'script' || name === 'style';
  const parser = new Parser({
    onopentag: (name) => void (hidden += isHidden(name) ? 1 : 0),
    onclosetag: (name) => void (hidden -= isHidden(name) ? 1 : 0),
    ontext: (part) => void (text += hidden === 0 ? part : ''),
  });
  parser.end(html);
  return text;
}

/** The text that neither `hidden` nor `display: none` takes from the reader. */
function shownOf(html: string): string {
  let text = '';
  let hidden = 0;
  const parser = new Parser({
    onopentag: (name, { style = '', hidden: flag }) => {
      const isHidden = flag !== undefined || /display:\s*none/.test(style) || name === 'script';
      if (hidden > 0 || isHidden) hidden += 1;
    },
    onclosetag: () => void (hidden = Math.max(0, hidden - 1)),
    ontext: (part) => void (text += hidden === 0 ? part : ''),
  });
  parser.end(html);
  return squash(text);
}

interface SeenPage<T> {
  readonly truth: T;
  readonly html: string;
  /** Letters and digits of what a reader sees. */
  readonly text: string;
  readonly name: string;
}

/** Pages of all kinds of all halves, made once. */
function pagesOf<T>(
  development: readonly Kind<T>[],
  heldOut: readonly Kind<T>[],
  heldOut2: readonly Kind<T>[] = [],
  more: readonly Kind<T>[] = [],
  heldOut3: readonly Kind<T>[] = [],
  heldOut4: readonly Kind<T>[] = [],
  heldOut5: readonly Kind<T>[] = [],
  heldOut6: readonly Kind<T>[] = [],
  heldOut7: readonly Kind<T>[] = [],
  heldOut9: readonly Kind<T>[] = [],
  heldOut11: readonly Kind<T>[] = [],
  heldOut12: readonly Kind<T>[] = [],
  heldOut13: readonly Kind<T>[] = [],
  heldOut14: readonly Kind<T>[] = [],
  heldOut15: readonly Kind<T>[] = [],
): () => readonly SeenPage<T>[] {
  const pages = (half: Half, kind: Kind<T>) =>
    SEEDS.slice(0, kind.pages ?? SEEDS.length).map((seed) => {
      const { html, truth } = makePage(kind, half, seed);
      return { truth, html, text: squash(textOf(html)), name: `${half}/${kind.name}/${seed}` };
    });
  let made: readonly SeenPage<T>[] | undefined;
  return () =>
    (made ??= [
      ...development.flatMap((kind) => pages('development', kind)),
      ...heldOut.flatMap((kind) => pages('held-out', kind)),
      ...heldOut2.flatMap((kind) => pages('held-out-2', kind)),
      ...more.flatMap((kind) => pages('more', kind)),
      ...heldOut3.flatMap((kind) => pages('held-out-3', kind)),
      ...heldOut4.flatMap((kind) => pages('held-out-4', kind)),
      ...heldOut5.flatMap((kind) => pages('held-out-5', kind)),
      ...heldOut6.flatMap((kind) => pages('held-out-6', kind)),
      ...heldOut7.flatMap((kind) => pages('held-out-7', kind)),
      ...heldOut9.flatMap((kind) => pages('held-out-9', kind)),
      ...heldOut11.flatMap((kind) => pages('held-out-11', kind)),
      ...heldOut12.flatMap((kind) => pages('held-out-12', kind)),
      ...heldOut13.flatMap((kind) => pages('held-out-13', kind)),
      ...heldOut14.flatMap((kind) => pages('held-out-14', kind)),
      ...heldOut15.flatMap((kind) => pages('held-out-15', kind)),
    ]);
}

/** `[]` where all is well, so that a failure names page and text. */
function missing(name: string, text: string, wanted: readonly string[]): readonly string[] {
  return wanted.filter((one) => !text.includes(squash(one))).map((one) => `${name}: ${one}`);
}

/** Texts and values of attributes as the page means them. */
function decoded(html: string): string {
  let all = '';
  const parser = new Parser({
    onattribute: (_, value) => void (all += `${value}\n`),
    ontext: (part) => void (all += part),
  });
  parser.end(html);
  return all;
}

const times = (text: string, part: string) => text.split(part).length - 1;

describe('all parts', () => {
  it.each(PARTS)('$name has at least 20 kinds a half, none in two', ({ kinds }) => {
    const names = Object.values(kinds)
      .flat()
      .map(({ name }) => name);
    expect(kinds.development.length).toBeGreaterThanOrEqual(20);
    expect(kinds['held-out'].length).toBeGreaterThanOrEqual(20);
    expect(kinds['held-out-2'].length).toBeGreaterThanOrEqual(20);
    expect(kinds['held-out-3'].length).toBeGreaterThanOrEqual(20);
    expect(kinds['held-out-4'].length).toBeGreaterThanOrEqual(20);
    expect(kinds['held-out-5'].length).toBeGreaterThanOrEqual(18);
    expect(kinds['held-out-6'].length).toBeGreaterThanOrEqual(18);
    expect([...kinds['held-out-7'], ...kinds['held-out-8']].length).toBeGreaterThanOrEqual(18);
    expect(kinds['held-out-15'].length).toBeGreaterThanOrEqual(15);
    expect(new Set(names).size).toBe(names.length);
  });

  it.each([[['held-out-6']], [['held-out-7', 'held-out-8']]] as const)(
    'has so many kinds in %s, the last that were written, that no single one decides',
    (halves) => {
      const counts = Object.fromEntries(
        PARTS.map(({ name, kinds }) => [name, halves.flatMap((half) => kinds[half]).length]),
      );
      expect(counts['sentences']).toBeGreaterThanOrEqual(110);
      expect(counts['formulas']).toBeGreaterThanOrEqual(40);
      expect(counts['code']).toBeGreaterThanOrEqual(40);
      expect(counts['tables']).toBeGreaterThanOrEqual(40);
      expect(counts['cjk']).toBeGreaterThanOrEqual(18);
    },
  );

  it.each(PARTS)(
    '$name makes the same page from the same seed, another from another',
    ({ kinds }) => {
      for (const kind of Object.values(kinds).flat()) {
        expect(kind.make(1).html).toBe(kind.make(1).html);
        expect(kind.make(2).html).not.toBe(kind.make(1).html);
      }
    },
  );

  it('counts at least 500 pages of the reported family', () => {
    const [sentences] = PARTS;
    expect(sentences?.kinds.development[0]).toMatchObject({ pages: 500 });
  });
});

describe('sentences', () => {
  const pages = pagesOf(
    sentencesDevelopment,
    sentencesHeldOut,
    sentencesHeldOut2,
    sentencesMore,
    sentencesHeldOut3,
    sentencesHeldOut4,
    sentencesHeldOut5,
    sentencesHeldOut6,
    sentencesHeldOut7,
    sentencesHeldOut9,
    sentencesHeldOut11,
    sentencesHeldOut12,
    sentencesHeldOut13,
    sentencesHeldOut14,
    sentencesHeldOut15,
  );

  it('shows every sentence, every point and all noise to a reader', () => {
    for (const { truth, text, name } of pages()) {
      const { sentences, noise, lists, headline } = truth;
      const items = lists.flatMap((list) => list.items);
      const shown = [
        ...sentences,
        ...noise,
        ...items,
        ...(headline === undefined ? [] : [headline]),
      ];
      expect(missing(name, text, shown)).toEqual([]);
    }
  }, 240_000);

  it('hides nothing of the main text, in the halves that came last', () => {
    for (const { truth, html, name } of pages()) {
      if (!/^held-out-([4-79]|1[1-5])\//.test(name)) continue;
      expect(missing(name, shownOf(html), truth.sentences)).toEqual([]);
    }
  }, 240_000);

  it('hides no noise either, in the halves that came last', () => {
    for (const { truth, html, name } of pages()) {
      if (!/^held-out-([5-79]|1[1-5])\//.test(name)) continue;
      const items = truth.lists.flatMap((list) => list.items);
      expect(missing(name, shownOf(html), [...truth.noise, ...items])).toEqual([]);
    }
  }, 240_000);

  it('says no sentence twice, so that a lost one is missed', () => {
    for (const { truth, text, name } of pages()) {
      const twice = truth.sentences.filter((sentence) => times(text, squash(sentence)) > 1);
      expect([name, twice]).toEqual([name, []]);
    }
  });

  it('has no noise within the main text and no main text within the noise', () => {
    for (const { truth, name } of pages()) {
      const main = squash(truth.sentences.join(' '));
      const noise = truth.noise.map(squash).join(' ');
      const mixed = [
        ...truth.noise.filter((text) => main.includes(squash(text))),
        ...truth.sentences.filter((text) => noise.includes(squash(text))),
      ];
      expect([name, mixed]).toEqual([name, []]);
    }
  });

  it('has every content picture in the page', () => {
    for (const { truth, html, name } of pages()) {
      const isThere = (src: string) => html.includes(new URL(src).pathname.replace(/.*\//, ''));
      const lost = truth.pictures.filter((addresses) => !addresses.some(isThere));
      expect([name, lost]).toEqual([name, []]);
    }
  });

  it('has every picture of furniture in the page, in the halves that came last', () => {
    for (const { truth, html, name } of pages()) {
      if (!/^held-out-([3-79]|1[1-5])\//.test(name)) continue;
      const lost = truth.noisePictures.filter((src) => !html.includes(src.replace(/.*\//, '')));
      expect([name, lost]).toEqual([name, []]);
    }
  });

  it('shows no picture both as content and as furniture', () => {
    for (const { truth, name } of pages()) {
      const noise = new Set(truth.noisePictures);
      expect([name, truth.pictures.flat().filter((src) => noise.has(src))]).toEqual([name, []]);
    }
  });

  it('puts a cookie centre of some 9,000 characters beside an article of a fifth of that', () => {
    const kind = sentencesDevelopment.find(({ name }) => name === 'cookie-centre-beside-article');
    if (kind === undefined) throw new Error('no such kind');
    const { truth } = makePage(kind, 'development', 0);
    expect(truth.noise.join('').length).toBeGreaterThan(8000);
    expect(truth.sentences.join('').length).toBeLessThan(2500);
  });
});

describe('code', () => {
  const pages = pagesOf(
    codeDevelopment,
    codeHeldOut,
    codeHeldOut2,
    [],
    codeHeldOut3,
    codeHeldOut4,
    codeHeldOut5,
    codeHeldOut6,
    codeHeldOut7,
    codeHeldOut9,
  );

  it('holds every line of every block in its page', () => {
    for (const { truth, text, name } of pages()) {
      const lines = truth.blocks.flatMap((block) => block.text.split('\n'));
      expect(missing(name, text, [...lines, ...truth.inline, ...truth.kept])).toEqual([]);
    }
  });

  it('writes every line to the letter, in the halves that came last', () => {
    for (const { truth, html, name } of pages()) {
      if (!/^held-out-([4-79]|1[1-5])\//.test(name)) continue;
      const text = textOf(html).replace(/\u00a0/g, ' ');
      const lines = truth.blocks.flatMap((block) => block.text.split('\n'));
      const lost = [...lines, ...truth.inline].filter((one) => !text.includes(one));
      expect([name, lost]).toEqual([name, []]);
    }
  });

  it('hides no line, in the halves that came last', () => {
    for (const { truth, html, name } of pages()) {
      if (!/^held-out-([5-79]|1[1-5])\//.test(name)) continue;
      const lines = truth.blocks.flatMap((block) => block.text.split('\n'));
      const wanted = [...lines, ...truth.inline, ...truth.kept];
      expect(missing(name, shownOf(html), wanted)).toEqual([]);
    }
  });

  it('ends and begins no block with a blank line', () => {
    for (const { truth, name } of pages()) {
      const blank = truth.blocks.filter(({ text }) => /^\s*\n|\n\s*$/.test(text));
      expect([name, blank]).toEqual([name, []]);
    }
  });
});

describe('formulas of the halves that came last', () => {
  const pages = pagesOf<FormulaTruth>(
    [],
    [],
    [],
    [],
    formulasHeldOut3,
    formulasHeldOut4,
    formulasHeldOut5,
    formulasHeldOut6,
    formulasHeldOut7,
    formulasHeldOut9,
  );

  it('writes every formula in TeX or in MathML, none twice', () => {
    for (const { truth, html, name } of pages()) {
      const source = decoded(html);
      const exact = truth.formulas.filter(({ isLoose }) => !isLoose);
      const lost = exact.filter(({ accepted }) => !accepted.some((tex) => source.includes(tex)));
      expect([name, lost]).toEqual([name, []]);
      const loose = truth.formulas.filter(({ isLoose }) => isLoose).length;
      expect(html.split(/<\/math>|«\/math»/).length - 1).toBeGreaterThanOrEqual(loose);
      const all = truth.formulas.map(({ accepted }) => accepted[0]);
      expect([name, new Set(all).size]).toEqual([name, all.length]);
    }
  });

  it('shows every text and every code that must stay unharmed', () => {
    for (const { truth, html, text, name } of pages()) {
      const wanted = [...truth.unharmed, ...truth.codes];
      expect(missing(name, text, wanted)).toEqual([]);
      if (!/^held-out-([5-79]|1[1-5])\//.test(name)) continue;
      expect(missing(name, shownOf(html), wanted)).toEqual([]);
    }
  });
});

describe('tables', () => {
  const pages = pagesOf(
    tablesDevelopment,
    tablesHeldOut,
    tablesHeldOut2,
    [],
    tablesHeldOut3,
    tablesHeldOut4,
    tablesHeldOut5,
    tablesHeldOut6,
    tablesHeldOut7,
    tablesHeldOut9,
    tablesHeldOut11,
    tablesHeldOut12,
  );

  it('shows every cell, pair, caption and text of a layout', () => {
    for (const { truth, text, name } of pages()) {
      const cells = truth.tables.flat(2).filter(({ isLoose }) => isLoose !== true);
      const shown = [
        ...cells.map((cell) => cell.text),
        ...truth.pairs.flat(),
        ...truth.kept,
        ...truth.absent,
      ];
      expect(missing(name, text, shown)).toEqual([]);
    }
  });

  it('writes a value right behind its label, and links and pictures of cells, in the halves that came last', () => {
    for (const { truth, html, text, name } of pages()) {
      if (!/^held-out-([4-79]|1[1-5])\//.test(name)) continue;
      expect(
        missing(
          name,
          text,
          truth.pairs.map(([label, value]) => label + value),
        ),
      ).toEqual([]);
      const addresses = truth.tables
        .flat(2)
        .flatMap(({ links = [], pictures = [] }) => [...links, ...pictures]);
      const lost = addresses.filter((address) => !html.includes(new URL(address).pathname));
      expect([name, lost]).toEqual([name, []]);
    }
  });

  it('hides no cell, pair or text, in the halves that came last', () => {
    for (const { truth, html, name } of pages()) {
      if (!/^held-out-([5-79]|1[1-5])\//.test(name)) continue;
      const cells = truth.tables.flat(2).map((cell) => cell.text);
      const wanted = [...cells, ...truth.pairs.flat(), ...truth.kept];
      expect(missing(name, shownOf(html), wanted)).toEqual([]);
    }
  });

  it('has rows of one length in every table', () => {
    for (const { truth, name } of pages()) {
      const lengths = truth.tables.map((rows) => new Set(rows.map((row) => row.length)).size);
      expect([name, lengths.filter((count) => count !== 1)]).toEqual([name, []]);
    }
  });
});

describe('cjk', () => {
  const pages = pagesOf(
    cjkDevelopment,
    cjkHeldOut,
    cjkHeldOut2,
    [],
    cjkHeldOut3,
    cjkHeldOut4,
    cjkHeldOut5,
    cjkHeldOut6,
    cjkHeldOut7,
    cjkHeldOut9,
  );

  it('shows every paragraph and every neutral text', () => {
    for (const { truth, html, text, name } of pages()) {
      const wanted = [...truth.paragraphs, ...truth.neutral];
      expect(missing(name, text, wanted)).toEqual([]);
      if (!/^held-out-([5-79]|1[1-5])\//.test(name)) continue;
      expect(missing(name, shownOf(html), wanted)).toEqual([]);
    }
  });
});
