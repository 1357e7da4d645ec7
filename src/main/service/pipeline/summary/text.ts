/**
 * Markdown → sentences and passages of plain text, with the headings they stand under.
 * Language-neutral: sentences by Intl.Segmenter. Code, tables, images and rules are no sentences.
 */

export interface Passage {
  /** Plain text of one paragraph, list item or quote. */
  readonly text: string;
  /** The same as it stands in the markdown. */
  readonly markdown: string;
  /** Nearest heading above, plain; empty when none. */
  readonly heading: string;
  readonly kind: 'paragraph' | 'item' | 'heading' | 'table';
  /** 0 for the first of the document. */
  readonly position: number;
}

export interface Sentence {
  readonly text: string;
  readonly passage: Passage;
  /** Place among all sentences. */
  readonly position: number;
  readonly words: readonly string[];
}

/** What is read at most; what lies behind is as if absent. */
export const MAX_MARKDOWN = 1_000_000;
const MAX_PASSAGES = 5_000;
const MAX_SENTENCES = 4_000;

const sentences = new Intl.Segmenter(undefined, { granularity: 'sentence' });
const words = new Intl.Segmenter(undefined, { granularity: 'word' });

/** Blocks of the markdown that hold prose, in order. */
export function passagesOf(markdown: string): readonly Passage[] {
  const passages: Passage[] = [];
  let heading = '';
  for (const block of blocksOf(markdown.slice(0, MAX_MARKDOWN))) {
    if (passages.length >= MAX_PASSAGES) break;
    const level = /^ {0,3}#{1,6}\s+/.exec(block);
    const text = plain(block);
    if (text === '') continue;
    if (level !== null) heading = text;
    const kind =
      level !== null
        ? 'heading'
        : /^\s*\|/.test(block)
          ? 'table'
          : /^\s*(?:[-*+]|\d{1,9}[.)])\s/.test(block)
            ? 'item'
            : 'paragraph';
    passages.push({
      text,
      markdown: block.trim(),
      heading: level === null ? heading : '',
      kind,
      position: passages.length,
    });
  }
  return passages;
}

/** Paragraphs, headings, list items and table rows; fenced code is dropped. */
function* blocksOf(markdown: string): Generator<string> {
  let block: string[] = [];
  let fence = '';
  for (const line of `${markdown}\n\n`.split('\n')) {
    const mark = /^\s{0,3}(`{3,}|~{3,})/.exec(line)?.[1];
    if (fence !== '') {
      if (mark?.startsWith(fence) === true) fence = '';
      continue;
    }
    const isBreak = line.trim() === '' || mark !== undefined;
    const starts = /^\s*(?:#{1,6}\s|[-*+]\s|\d{1,9}[.)]\s|\|)/.test(line);
    if ((isBreak || starts || /^\s*#{1,6}\s/.test(block[0] ?? '')) && block.length > 0) {
      yield block.join('\n');
      block = [];
    }
    if (mark !== undefined) fence = mark;
    else if (
      !isBreak &&
      !/^\s*(?:[-*_]\s*){3,}$/.test(line) &&
      !/^\s*\|?[\s:|-]+\|[\s:|-]*$/.test(line)
    )
      block.push(line);
  }
}

/** Markdown of one block as a reader sees it: link texts stay, targets, pictures and marks go. */
export function plain(markdown: string): string {
  return markdown
    .replace(/!\[[^\]\n]{0,500}\]\([^)\n]{0,2000}\)/g, '')
    .replace(/\[([^\]\n]{0,1000})\]\([^)\n]{0,2000}\)/g, '$1')
    .replace(/<(https?:\/\/[^>\s]{1,2000})>/g, '$1')
    .replace(/<\/?[a-z][^>\n]{0,500}>/gi, '')
    .replace(/^\s*(?:#{1,6}\s+|>\s?|[-*+]\s+(?:\[[ x]\]\s)?|\d{1,9}[.)]\s+)+/gim, '')
    .replace(/(\*\*|__|~~|`)/g, '')
    .replace(/(?<![\p{L}\p{N}])[*_](?=\S)|(?<=\S)[*_](?![\p{L}\p{N}])/gu, '')
    .replace(/\\([!-/:-@[-`{-~])/g, '$1')
    .replace(/^\s*\||\|\s*$/g, '')
    .replace(/\s*\|\s*/g, ' · ')
    .replace(/\s+/g, ' ')
    .trim();
}

/** Sentences of the paragraphs and items, in order. */
export function sentencesOf(passages: readonly Passage[]): readonly Sentence[] {
  const found: Sentence[] = [];
  for (const passage of passages) {
    if (passage.kind === 'heading') continue;
    for (const { segment } of sentences.segment(passage.text)) {
      const text = segment.trim();
      if (text === '') continue;
      if (found.length >= MAX_SENTENCES) return found;
      const last = found.at(-1);
      // an abbreviation ends no sentence: `Dr. Smith`, `z. B. so`
      if (last?.passage === passage && /(?:^|\s)\p{L}{1,3}\.$/u.test(last.text)) {
        const joined = `${last.text} ${text}`;
        found[found.length - 1] = { ...last, text: joined, words: wordsIn(joined) };
      } else found.push({ text, passage, position: found.length, words: wordsIn(text) });
    }
  }
  return found;
}

/** Lower-case words that carry meaning: function words of common languages and single letters are left out. */
export function wordsIn(text: string): readonly string[] {
  const out: string[] = [];
  for (const { segment, isWordLike } of words.segment(text.slice(0, 20_000))) {
    if (isWordLike !== true) continue;
    const word = stem(segment.normalize('NFKC').toLowerCase());
    if (!EMPTY.has(word) && (word.length > 1 || /[\p{N}\p{Lo}]/u.test(word))) out.push(word);
  }
  return out;
}

/** Light plural and ending removal, so that `prices` finds `price`; only for Latin words of five letters and more. */
function stem(word: string): string {
  if (!/^[a-z]{5,}$/.test(word)) return word;
  return word
    .replace(/(?:ies)$/, 'y')
    .replace(/(?<=[a-z]{4})(?:ing|ed)$/, '')
    .replace(/(?<=[^su])s$/, '');
}

const EMPTY = new Set(
  `the and for are was were with that this from have has had not but you your they their its his her she him our can will would could should there here what which who whom when where why how all any some than then them these those into onto over under also just about more most very been being does did do is it in on of to as at by an or be we he me my so if no up out us am
  der die das und ist im ein eine einer eines einem einen den dem des mit von zu für auf nicht auch sich wie bei nach aus als wird sind es er sie wir ihr
  le la les un une des du et est en que qui dans pour pas sur au aux avec ce ces il elle ils nous vous par plus se sont ou
  el los las una uno unos unas y es de del que en con por para no se su sus al lo como más pero son fue
  il lo gli uno e di che da con non sono per una del della dei delle nel alla
  o os um uma e não de do da em no na com por para que se dos das é
  de het een en van is dat die in op te zijn met voor niet aan er om`
    .split(/\s+/)
    .filter((word) => word !== ''),
);
