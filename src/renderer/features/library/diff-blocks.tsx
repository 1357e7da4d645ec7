/** What two texts do not share: sentences that came, sentences that went, words inside of those that were changed. */
import type { ReactElement } from 'react';
import type { LibraryBlock, LibraryChange } from '../../../contract/library/types.ts';
import { t } from '../../text/screens.ts';

interface DiffBlocksProps {
  readonly blocks: readonly LibraryBlock[];
  /** Sentences that stay: all of them, or how many. */
  readonly same: 'whole' | 'counted';
}

export function DiffBlocks({ blocks, same }: DiffBlocksProps): ReactElement {
  return (
    <div className="flex flex-col gap-1 font-serif text-base [overflow-wrap:anywhere]">
      {blocks
        .flatMap(legible)
        .map((block, at) =>
          block.kind === 'equal' ? (
            <Same key={at} text={block.text} how={same} />
          ) : (
            <Block key={at} block={block} />
          ),
        )}
    </div>
  );
}

/** Where little stays, words woven into each other cannot be read: then what went and what came stand apart. */
export function legible(block: LibraryBlock): readonly LibraryBlock[] {
  if (block.kind !== 'changed') return [block];
  const side = (without: 'added' | 'removed'): string =>
    block.words
      .filter(({ kind }) => kind !== without)
      .map(({ text }) => text)
      .join('');
  const [before, after] = [side('added'), side('removed')];
  const stays = block.words
    .filter(({ kind }) => kind === 'equal')
    .reduce((sum, { text }) => sum + text.trim().length, 0);
  if (stays * 2 >= Math.max(before.length, after.length)) return [block];
  return [
    { kind: 'removed', text: before },
    { kind: 'added', text: after },
  ];
}

function Same({ text, how }: { readonly text: string; readonly how: 'whole' | 'counted' }) {
  if (how === 'whole') {
    return (
      <p dir="auto" className="ps-7 whitespace-pre-line text-ink-2">
        {text}
      </p>
    );
  }
  return (
    <p className="ps-7 font-sans text-2xs text-ink-3">{t.copy.moreSame(text.split('\n').length)}</p>
  );
}

const LOOKS = {
  added: { sign: '+', name: t.copy.added, className: 'bg-ok-soft/70 [&_[data-sign]]:text-ok' },
  removed: { sign: '−', name: t.copy.taken, className: 'bg-bad-soft/70 [&_[data-sign]]:text-bad' },
  here: { sign: '↓', name: t.copy.movedHere, className: 'bg-sunken/70' },
  away: { sign: '↑', name: t.copy.movedAway, className: 'bg-sunken/70 text-ink-3' },
  changed: { sign: '±', name: t.copy.changedMark, className: 'bg-sunken/70' },
} as const;

const looksOf = (block: LibraryChange): (typeof LOOKS)[keyof typeof LOOKS] => {
  if (block.kind === 'changed' || block.moved !== true) return LOOKS[block.kind];
  return block.kind === 'added' ? LOOKS.here : LOOKS.away;
};

function Block({ block }: { readonly block: LibraryChange }): ReactElement {
  const { sign, name, className } = looksOf(block);
  return (
    <div
      data-change
      tabIndex={-1}
      className={`flex gap-2 rounded-md px-2 py-1 -outline-offset-1! ${className}`}
    >
      <span data-sign aria-hidden className="w-3 shrink-0 text-center font-mono text-ink-2">
        {sign}
      </span>
      <p dir="auto" className="min-w-0 flex-1 whitespace-pre-line">
        {'moved' in block ? (
          <span className="block font-sans text-2xs text-ink-3">{name}</span>
        ) : (
          <span className="sr-only">{name}: </span>
        )}
        {block.kind === 'changed' ? <Words block={block} side="both" /> : block.text}
      </p>
    </div>
  );
}

/** `side`: both, or one as it stood then. */
export function Words({
  block,
  side,
}: {
  readonly block: Extract<LibraryChange, { readonly kind: 'changed' }>;
  readonly side: 'both' | 'removed' | 'added';
}): ReactElement {
  return (
    <>
      {block.words.map((word, at) => {
        if (word.kind === 'equal') return <span key={at}>{word.text}</span>;
        if (side !== 'both' && word.kind !== side) return null;
        return word.kind === 'added' ? (
          <ins key={at} className="rounded-sm bg-ok-soft text-ok decoration-1 underline-offset-2">
            {word.text}
          </ins>
        ) : (
          <del key={at} className="rounded-sm bg-bad-soft text-bad decoration-1">
            {word.text}
          </del>
        );
      })}
    </>
  );
}
