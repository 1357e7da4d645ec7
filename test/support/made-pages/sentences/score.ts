/**
 * Judges a page of text: are all sentences there, is the headline first and once, are the pictures kept
 * and those of portraits and teasers gone, is the noise gone, are lists whole?
 *
 * A sentence is there when its letters and digits stand in the markdown's text in one run (squash.ts):
 * emphasis, links and line breaks inside it harm nothing, a lost word does.
 */
import type { TextTruth } from '../page-maker.ts';
import { readMarkdown, textOf, type ReadMarkdown } from '../read-markdown.ts';
import { countOf, type Count, type Goal } from '../scores.ts';
import { squash, wordCount } from '../squash.ts';

export const goals: readonly Goal[] = [
  { measure: 'sentences kept', goal: 0.999, direction: 'at least' },
  { measure: 'sentences kept: leads', goal: 1, direction: 'at least' },
  { measure: 'headline first and once', goal: 0.99, direction: 'at least' },
  { measure: 'pictures kept', goal: 0.99, direction: 'at least' },
  { measure: 'noise kept', goal: 0.05, direction: 'at most' },
  { measure: 'noise pictures kept', goal: 0.05, direction: 'at most' },
  { measure: 'content lists whole', goal: 0.99, direction: 'at least' },
  { measure: 'noise lists gone', goal: 0.95, direction: 'at least' },
];

export function scoreText(truth: TextTruth, markdown: string, url: string): readonly Count[] {
  const read = readMarkdown(markdown);
  const has = finder(squash(textOf(read)));
  const pictures = new Set(read.pictures.map((src) => URL.parse(src, url)?.href));
  const noisePictures = [...new Set(truth.noisePictures)];
  const lists = truth.lists.map((list) => ({ ...list, kept: list.items.filter(has).length }));
  return [
    countOf('sentences kept', truth.sentences, has, (text) => text),
    { ...countOf('noise kept', truth.noise, has, (text) => text), misses: truth.noise.filter(has) },
    ...(truth.headline === undefined ? [] : [scoreHeadline(truth.headline, read)]),
    countOf(
      'pictures kept',
      truth.pictures,
      (addresses) => addresses.some((src) => pictures.has(src)),
      (addresses) => addresses.join(' or '),
    ),
    {
      ...countOf('noise pictures kept', noisePictures, (src) => pictures.has(src), String),
      misses: noisePictures.filter((src) => pictures.has(src)),
    },
    countOf(
      'content lists whole',
      lists.filter(({ isWanted }) => isWanted),
      ({ kept, items }) => kept === items.length,
      ({ kept, items }) =>
        `${kept} of ${items.length} points kept; missing: ${items.find((item) => !has(item)) ?? ''}`,
    ),
    countOf(
      'noise lists gone',
      lists.filter(({ isWanted }) => !isWanted),
      ({ kept }) => kept === 0,
      ({ kept, items }) => `${kept} of ${items.length} points of noise kept`,
    ),
  ];
}

/** Under 150 words of main text (wordCount) is short. */
export function isShortPage({ sentences }: TextTruth): boolean {
  return wordCount(sentences.join(' ')) < 150;
}

function scoreHeadline(headline: string, { blocks }: ReadMarkdown): Count {
  const key = squash(headline);
  const [first] = blocks.filter(({ text }) => text.trim() !== '');
  const same = blocks.filter(({ text }) => squash(text) === key).length;
  const isFirst = first?.kind === 'heading' && first.level === 1 && squash(first.text) === key;
  const wrong = isFirst ? `stands ${same} times` : `first is "${first?.text.slice(0, 60) ?? ''}"`;
  const isRight = isFirst && same === 1;
  return {
    measure: 'headline first and once',
    hits: isRight ? 1 : 0,
    of: 1,
    misses: isRight ? [] : [`${headline}: ${wrong}`],
  };
}

/** Asks in document order are answered from where the last one was found: long lists stay fast. */
function finder(text: string): (wanted: string) => boolean {
  let from = 0;
  return (wanted) => {
    const key = squash(wanted);
    const ahead = text.indexOf(key, from);
    const found = ahead === -1 ? text.lastIndexOf(key, from) : ahead;
    if (found !== -1) from = found;
    return found !== -1;
  };
}
