/** Text of a page with what was searched for marked in it. */
import type { ReactElement } from 'react';
import { ForeignText } from '../../components/foreign-text.tsx';
import { markPieces } from './hit-words.ts';

interface MarkedProps {
  readonly text: string;
  readonly words: readonly string[];
}

export function Marked({ text, words }: MarkedProps): ReactElement {
  const pieces = markPieces(text, words);
  if (pieces.length === 1) return <ForeignText text={text} />;
  return (
    <bdi>
      {pieces.map((piece, at) =>
        at % 2 === 1 ? (
          <mark key={at} className="rounded-sm bg-warn-soft text-ink">
            {piece}
          </mark>
        ) : (
          piece
        ),
      )}
    </bdi>
  );
}
