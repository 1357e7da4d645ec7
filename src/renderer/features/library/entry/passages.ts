/** Passages in what is set in type: found across elements, white space aside, without touching the elements. */

export interface Passage {
  readonly exact: string;
  readonly prefix: string;
  readonly suffix: string;
}

interface Spot {
  readonly node: Text;
  readonly offset: number;
}

interface Flat {
  /** White space collapsed. */
  readonly text: string;
  /** Where each character of it stands. */
  readonly spots: readonly Spot[];
}

/** Characters of context kept with a passage: tell twins apart. */
const CONTEXT = 32;

export function flatten(root: Node): Flat {
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  let text = '';
  const spots: Spot[] = [];
  for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
    if (!(node instanceof Text)) continue;
    // blocks stand apart, as lines of plain text do
    const written = ` ${node.data}`;
    for (let at = 0; at < written.length; at += 1) {
      const isSpace = /\s/.test(written.charAt(at));
      if (isSpace && (text === '' || text.endsWith(' '))) continue;
      text += isSpace ? ' ' : written.charAt(at);
      spots.push({ node, offset: Math.max(0, at - 1) });
    }
  }
  return { text, spots };
}

const collapsed = (text: string): string => text.replaceAll(/\s+/g, ' ').trim();

/** The passage as a range of the document; undefined where it does not stand there. */
export function rangeOf({ text, spots }: Flat, passage: Passage): Range | undefined {
  const loose = new RegExp(
    collapsed(passage.exact)
      .split(' ')
      .map((word) => word.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`))
      // an element may end inside a word's punctuation
      .join(String.raw`\s?`),
    'g',
  );
  const places = [...text.matchAll(loose)];
  const place =
    places.find(({ index }) => {
      const before = collapsed(passage.prefix);
      return before !== '' && text.slice(0, index).trimEnd().endsWith(before);
    }) ?? places[0];
  if (place === undefined || place[0] === '') return undefined;
  const first = spots[place.index];
  const last = spots[place.index + place[0].length - 1];
  if (first === undefined || last === undefined) return undefined;
  const range = document.createRange();
  range.setStart(first.node, first.offset);
  range.setEnd(last.node, Math.min(last.node.data.length, last.offset + 1));
  return range;
}

/** What is selected inside of the root, with what stands around it. */
export function selectedPassage(root: Node): Passage | undefined {
  const selection = document.getSelection();
  if (selection === null || selection.rangeCount === 0 || selection.isCollapsed) return undefined;
  const range = selection.getRangeAt(0);
  if (!root.contains(range.commonAncestorContainer)) return undefined;
  const exact = collapsed(selection.toString());
  if (exact === '') return undefined;
  const before = document.createRange();
  before.selectNodeContents(root);
  before.setEnd(range.startContainer, range.startOffset);
  const after = document.createRange();
  after.selectNodeContents(root);
  after.setStart(range.endContainer, range.endOffset);
  return {
    exact,
    prefix: collapsed(before.toString()).slice(-CONTEXT),
    suffix: collapsed(after.toString()).slice(0, CONTEXT),
  };
}
