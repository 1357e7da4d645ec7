/** What changed, in reading order: what went is struck, what came is underlined; never by colour alone. */
import type { ReactElement } from 'react';
import type { MonitorLookView } from '../../../contract/monitors.ts';
import { runsOf } from './word-runs.ts';

type Block = MonitorLookView['blocks'][number];

export function ChangeWords({ blocks }: { readonly blocks: readonly Block[] }): ReactElement {
  return (
    <ul className="flex max-w-[96ch] flex-col gap-1.5 text-sm">
      {blocks.map((block, index) => (
        <li key={index} className="[overflow-wrap:anywhere] whitespace-pre-line">
          <bdi>
            {block.kind === 'changed' ? (
              runsOf(block.words).map((word, at) => (
                <Piece key={at} kind={word.kind} text={word.text} />
              ))
            ) : (
              <Piece kind={block.kind} text={block.text} />
            )}
          </bdi>
        </li>
      ))}
    </ul>
  );
}

function Piece({
  kind,
  text,
}: {
  readonly kind: 'equal' | 'added' | 'removed';
  readonly text: string;
}): ReactElement {
  if (kind === 'removed') {
    return <del className="rounded-xs bg-bad-soft text-bad line-through">{text}</del>;
  }
  if (kind === 'added') {
    return <ins className="rounded-xs bg-ok-soft text-ok underline underline-offset-2">{text}</ins>;
  }
  return <span>{text}</span>;
}
