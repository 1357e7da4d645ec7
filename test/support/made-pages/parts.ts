/** The parts of the made evaluation: kinds of all halves, how a page is judged, what is aimed at. */
import { development as cjkDevelopment } from './cjk/development.ts';
import { platforms as cjkMore } from './cjk/development-platforms.ts';
import { heldOut as cjkHeldOut } from './cjk/held-out.ts';
import { heldOut2 as cjkHeldOut2 } from './cjk/held-out-2.ts';
import { heldOut3 as cjkHeldOut3 } from './cjk/held-out-3.ts';
import { heldOut4 as cjkHeldOut4 } from './cjk/held-out-4.ts';
import { heldOut5 as cjkHeldOut5 } from './cjk/held-out-5.ts';
import { heldOut6 as cjkHeldOut6 } from './cjk/held-out-6.ts';
import { heldOut7 as cjkHeldOut7 } from './cjk/held-out-7.ts';
import { heldOut9 as cjkHeldOut9 } from './cjk/held-out-9.ts';
import { goals as articleGoals, scoreArticle } from './cjk/score.ts';
import { development as codeDevelopment } from './code/development.ts';
import { developmentMore as codeMore } from './code/development-more.ts';
import { heldOut as codeHeldOut } from './code/held-out.ts';
import { heldOut2 as codeHeldOut2 } from './code/held-out-2.ts';
import { heldOut3 as codeHeldOut3 } from './code/held-out-3.ts';
import { heldOut4 as codeHeldOut4 } from './code/held-out-4.ts';
import { heldOut5 as codeHeldOut5 } from './code/held-out-5.ts';
import { heldOut6 as codeHeldOut6 } from './code/held-out-6.ts';
import { heldOut7 as codeHeldOut7 } from './code/held-out-7.ts';
import { heldOut9 as codeHeldOut9 } from './code/held-out-9.ts';
import { goals as codeGoals, scoreCode } from './code/score.ts';
import { development as formulasDevelopment } from './formulas/development.ts';
import { systems as formulasMore } from './formulas/development-systems.ts';
import { heldOut as formulasHeldOut } from './formulas/held-out.ts';
import { heldOut2 as formulasHeldOut2 } from './formulas/held-out-2.ts';
import { heldOut3 as formulasHeldOut3 } from './formulas/held-out-3.ts';
import { heldOut4 as formulasHeldOut4 } from './formulas/held-out-4.ts';
import { heldOut5 as formulasHeldOut5 } from './formulas/held-out-5.ts';
import { heldOut6 as formulasHeldOut6 } from './formulas/held-out-6.ts';
import { heldOut7 as formulasHeldOut7 } from './formulas/held-out-7.ts';
import { heldOut9 as formulasHeldOut9 } from './formulas/held-out-9.ts';
import { goals as formulaGoals, scoreFormulas } from './formulas/score.ts';
import { makePage, type Kind } from './kind.ts';
import type { Half, PageMaker } from './page-maker.ts';
import type { Count, Goal, Score } from './scores.ts';
import { development as sentencesDevelopment } from './sentences/development.ts';
import { developmentMore as sentencesMore } from './sentences/development-more.ts';
import { heldOut as sentencesHeldOut } from './sentences/held-out.ts';
import { heldOut2 as sentencesHeldOut2 } from './sentences/held-out-2.ts';
import { heldOut3 as sentencesHeldOut3 } from './sentences/held-out-3.ts';
import { heldOut4 as sentencesHeldOut4 } from './sentences/held-out-4.ts';
import { heldOut5 as sentencesHeldOut5 } from './sentences/held-out-5.ts';
import { heldOut6 as sentencesHeldOut6 } from './sentences/held-out-6.ts';
import { heldOut7 as sentencesHeldOut7 } from './sentences/held-out-7.ts';
import { heldOut9 as sentencesHeldOut9 } from './sentences/held-out-9.ts';
import { heldOut11 as sentencesHeldOut11 } from './sentences/held-out-11.ts';
import { heldOut12 as sentencesHeldOut12 } from './sentences/held-out-12.ts';
import { heldOut13 as sentencesHeldOut13 } from './sentences/held-out-13.ts';
import { heldOut14 as sentencesHeldOut14 } from './sentences/held-out-14.ts';
import { heldOut15 as sentencesHeldOut15 } from './sentences/held-out-15.ts';
import { goals as sentenceGoals, isShortPage, scoreText } from './sentences/score.ts';
import { development as tablesDevelopment } from './tables/development.ts';
import { developmentMore as tablesMore } from './tables/development-more.ts';
import { heldOut as tablesHeldOut } from './tables/held-out.ts';
import { heldOut2 as tablesHeldOut2 } from './tables/held-out-2.ts';
import { heldOut3 as tablesHeldOut3 } from './tables/held-out-3.ts';
import { heldOut4 as tablesHeldOut4 } from './tables/held-out-4.ts';
import { heldOut5 as tablesHeldOut5 } from './tables/held-out-5.ts';
import { heldOut6 as tablesHeldOut6 } from './tables/held-out-6.ts';
import { heldOut7 as tablesHeldOut7 } from './tables/held-out-7.ts';
import { heldOut9 as tablesHeldOut9 } from './tables/held-out-9.ts';
import { heldOut11 as tablesHeldOut11 } from './tables/held-out-11.ts';
import { heldOut12 as tablesHeldOut12 } from './tables/held-out-12.ts';
import { goals as tableGoals, scoreTables } from './tables/score.ts';
import { wordCount } from './squash.ts';

/** A made page that can be judged without knowing what its truth looks like. */
export interface JudgedPage {
  readonly url: string;
  readonly html: string;
  /** Lines of figures the page counts in, besides its measures' own. */
  readonly lines: readonly string[];
  readonly score: (markdown: string) => readonly Count[];
  /** What it is judged by, as its part has it: for the content model, which learns from it. */
  readonly truth: unknown;
}

export interface PartKind {
  /** With its group before it: `pictures/album-of-pages`. */
  readonly name: string;
  readonly group: string | undefined;
  readonly pages: number | undefined;
  readonly make: (seed: number) => JudgedPage;
}

export interface Part {
  readonly name: string;
  readonly goals: readonly Goal[];
  readonly kinds: Readonly<Record<Half, readonly PartKind[]>>;
  /** Differences of two figures: name, minuend, subtrahend. */
  readonly derived: Readonly<Record<string, readonly [string, string]>>;
}

interface PartDefinition<Truth> {
  readonly name: string;
  readonly development: readonly Kind<Truth>[];
  readonly more?: readonly Kind<Truth>[];
  /** Of `held-out`, that was only counted once. */
  readonly heldOut: readonly Kind<Truth>[];
  readonly heldOut2: readonly Kind<Truth>[];
  readonly heldOut3: readonly Kind<Truth>[];
  readonly heldOut4: readonly Kind<Truth>[];
  readonly heldOut5: readonly Kind<Truth>[];
  readonly heldOut6: readonly Kind<Truth>[];
  readonly heldOut7: readonly Kind<Truth>[];
  readonly heldOut9: readonly Kind<Truth>[];
  readonly heldOut11?: readonly Kind<Truth>[];
  readonly heldOut12?: readonly Kind<Truth>[];
  readonly heldOut13?: readonly Kind<Truth>[];
  readonly heldOut14?: readonly Kind<Truth>[];
  /** Where there is none, what is only counted is `heldOut12`, and `heldOut9` where there is none of that either. */
  readonly heldOut15?: readonly Kind<Truth>[];
  readonly goals: readonly Goal[];
  readonly score: Score<Truth>;
  readonly lines: (truth: Truth, page: PageMaker) => readonly string[];
  readonly derived?: Part['derived'];
}

function partOf<Truth>(part: PartDefinition<Truth>): Part {
  const judged = (half: Half) => (kind: Kind<Truth>) => ({
    name: kind.group === undefined ? kind.name : `${kind.group}/${kind.name}`,
    group: kind.group,
    pages: kind.pages,
    make: (seed: number): JudgedPage => {
      const { html, url, truth, page } = makePage(kind, half, seed);
      const lines = [...(kind.group === undefined ? [] : [kind.group]), ...part.lines(truth, page)];
      return { url, html, truth, lines, score: (markdown) => part.score(truth, markdown, url) };
    },
  });
  return {
    name: part.name,
    goals: part.goals,
    derived: part.derived ?? {},
    kinds: {
      development: part.development.map(judged('development')),
      more: (part.more ?? []).map(judged('more')),
      'held-out': part.heldOut.map(judged('held-out')),
      'held-out-2': part.heldOut2.map(judged('held-out-2')),
      'held-out-3': part.heldOut3.map(judged('held-out-3')),
      'held-out-4': part.heldOut4.map(judged('held-out-4')),
      'held-out-5': part.heldOut5.map(judged('held-out-5')),
      'held-out-6': part.heldOut6.map(judged('held-out-6')),
      'held-out-7': part.heldOut7.filter((_, nth) => nth % 2 === 1).map(judged('held-out-7')),
      'held-out-8': part.heldOut7.filter((_, nth) => nth % 2 === 0).map(judged('held-out-7')),
      'held-out-9': part.heldOut12 === undefined ? [] : part.heldOut9.map(judged('held-out-9')),
      'held-out-11': (part.heldOut11 ?? []).map(judged('held-out-11')),
      'held-out-12':
        part.heldOut13 === undefined ? [] : (part.heldOut12 ?? []).map(judged('held-out-12')),
      'held-out-13': (part.heldOut13 ?? []).map(judged('held-out-13')),
      'held-out-14': (part.heldOut14 ?? []).map(judged('held-out-14')),
      'held-out-15':
        part.heldOut15?.map(judged('held-out-15')) ??
        part.heldOut12?.map(judged('held-out-12')) ??
        part.heldOut9.map(judged('held-out-9')),
    },
  };
}

export const PARTS: readonly Part[] = [
  partOf({
    name: 'sentences',
    development: sentencesDevelopment,
    more: sentencesMore,
    heldOut: sentencesHeldOut,
    heldOut2: sentencesHeldOut2,
    heldOut3: sentencesHeldOut3,
    heldOut4: sentencesHeldOut4,
    heldOut5: sentencesHeldOut5,
    heldOut6: sentencesHeldOut6,
    heldOut7: sentencesHeldOut7,
    heldOut9: sentencesHeldOut9,
    heldOut11: sentencesHeldOut11,
    heldOut12: sentencesHeldOut12,
    heldOut13: sentencesHeldOut13,
    heldOut14: sentencesHeldOut14,
    heldOut15: sentencesHeldOut15,
    goals: sentenceGoals,
    score: scoreText,
    lines: (truth, page) => [
      page.language.group,
      isShortPage(truth) ? 'under 150 words' : '150 words and more',
    ],
  }),
  partOf({
    name: 'formulas',
    development: formulasDevelopment,
    more: formulasMore,
    heldOut: formulasHeldOut,
    heldOut2: formulasHeldOut2,
    heldOut3: formulasHeldOut3,
    heldOut4: formulasHeldOut4,
    heldOut5: formulasHeldOut5,
    heldOut6: formulasHeldOut6,
    heldOut7: formulasHeldOut7,
    heldOut9: formulasHeldOut9,
    goals: formulaGoals,
    score: scoreFormulas,
    lines: () => [],
  }),
  partOf({
    name: 'code',
    development: codeDevelopment,
    more: codeMore,
    heldOut: codeHeldOut,
    heldOut2: codeHeldOut2,
    heldOut3: codeHeldOut3,
    heldOut4: codeHeldOut4,
    heldOut5: codeHeldOut5,
    heldOut6: codeHeldOut6,
    heldOut7: codeHeldOut7,
    heldOut9: codeHeldOut9,
    goals: codeGoals,
    score: scoreCode,
    lines: () => [],
  }),
  partOf({
    name: 'tables',
    development: tablesDevelopment,
    more: tablesMore,
    heldOut: tablesHeldOut,
    heldOut2: tablesHeldOut2,
    heldOut3: tablesHeldOut3,
    heldOut4: tablesHeldOut4,
    heldOut5: tablesHeldOut5,
    heldOut6: tablesHeldOut6,
    heldOut7: tablesHeldOut7,
    heldOut9: tablesHeldOut9,
    heldOut11: tablesHeldOut11,
    heldOut12: tablesHeldOut12,
    goals: tableGoals,
    score: scoreTables,
    lines: () => [],
  }),
  partOf({
    name: 'cjk',
    development: cjkDevelopment,
    more: cjkMore,
    heldOut: cjkHeldOut,
    heldOut2: cjkHeldOut2,
    heldOut3: cjkHeldOut3,
    heldOut4: cjkHeldOut4,
    heldOut5: cjkHeldOut5,
    heldOut6: cjkHeldOut6,
    heldOut7: cjkHeldOut7,
    heldOut9: cjkHeldOut9,
    goals: articleGoals,
    score: scoreArticle,
    lines: (truth, page) =>
      [
        page.language.group === 'CJK' ? 'CJK' : 'twins',
        `${page.language.group === 'CJK' ? 'CJK' : 'twins'} under 150 words`,
      ].slice(0, wordCount(truth.paragraphs.join(' ')) < 150 ? 2 : 1),
    derived: { 'CJK behind its twins': ['text F1: twins', 'text F1: CJK'] },
  }),
];
