/** What was searched for, marked in the text that is read; the first one is brought into sight. */
import { useEffect, type RefObject } from 'react';
import { markPieces } from '../hit-words.ts';
import { flatten } from './passages.ts';
import '../../../styles/reading.css';

/** The name `::highlight()` knows them by, in app.css. */
const NAME = 'hearth-found';

/** `isThere`: the root has come. */
export function useHits(
  root: RefObject<HTMLElement | null>,
  words: readonly string[],
  isThere: boolean,
): void {
  const name = words.join(' ');
  useEffect(() => {
    const element = root.current;
    if (!isThere || element === null || name === '') return undefined;
    let isShown = false;
    const mark = (): void => {
      const ranges = rangesOf(element, name.split(' '));
      CSS.highlights.set(NAME, new Highlight(...ranges));
      if (isShown || ranges[0] === undefined) return;
      isShown = true;
      ranges[0].startContainer.parentElement?.scrollIntoView({ block: 'center' });
    };
    mark();
    const observer = new MutationObserver(mark);
    observer.observe(element, { childList: true, subtree: true });
    return () => {
      observer.disconnect();
      CSS.highlights.delete(NAME);
    };
  }, [root, name, isThere]);
}

function rangesOf(root: Node, words: readonly string[]): readonly Range[] {
  const { text, spots } = flatten(root);
  const ranges: Range[] = [];
  let from = 0;
  markPieces(text, words).forEach((piece, number) => {
    const [first, last] = [spots[from], spots[from + piece.length - 1]];
    from += piece.length;
    if (number % 2 === 0 || first === undefined || last === undefined) return;
    const range = document.createRange();
    range.setStart(first.node, first.offset);
    range.setEnd(last.node, Math.min(last.node.data.length, last.offset + 1));
    ranges.push(range);
  });
  return ranges;
}
