/** The tables of a page as a tree that needs no pointer: arrows move, Enter chooses. */
import { useState, type KeyboardEvent, type ReactElement } from 'react';
import type { RecipeProposal } from '../../../contract/console/recipes.ts';
import { t } from '../../text/screens.ts';
import { Names } from './names.tsx';

interface StructureProps {
  readonly proposals: readonly RecipeProposal[];
  readonly chosen: number | undefined;
  readonly onChoose: (index: number) => void;
}

export function Structure({ proposals, chosen, onChoose }: StructureProps): ReactElement {
  const [at, setAt] = useState(0);
  const active = Math.min(at, proposals.length - 1);
  const move = (event: KeyboardEvent<HTMLUListElement>): void => {
    const goals: Readonly<Record<string, number>> = {
      ArrowDown: active + 1,
      ArrowUp: active - 1,
      Home: 0,
      End: proposals.length - 1,
    };
    const goal = goals[event.key];
    if (goal !== undefined) {
      event.preventDefault();
      const next = Math.max(0, Math.min(proposals.length - 1, goal));
      setAt(next);
      event.currentTarget.querySelectorAll<HTMLElement>('[role="treeitem"]')[next]?.focus();
    }
    if (event.key === 'Enter' || event.key === ' ') {
      event.preventDefault();
      onChoose(active);
    }
  };
  return (
    <ul
      role="tree"
      aria-label={t.recipes.structure}
      onKeyDown={move}
      className="flex flex-col gap-1"
    >
      {proposals.map((proposal, index) => (
        <li
          key={index}
          role="treeitem"
          aria-selected={chosen === index}
          aria-level={1}
          tabIndex={index === active ? 0 : -1}
          onClick={() => {
            setAt(index);
            onChoose(index);
          }}
          className="cursor-pointer rounded-md border border-line bg-raised px-3 py-2 text-sm hover:border-control aria-selected:border-ember aria-selected:bg-ember-soft"
        >
          <span className="block truncate font-medium text-ink">
            <bdi>{nameOf(proposal)}</bdi>
          </span>
          <span className="nums block truncate text-xs text-ink-2">
            {[
              t.recipes.found(proposal.rows.length, proposal.columns.length),
              // null until a way on was tried
              ...(proposal.pagination === null
                ? []
                : [t.recipes.pagination[proposal.pagination.kind]]),
            ].join(' · ')}
          </span>
          <span className="block truncate text-xs text-ink-2">
            <Names of={proposal.columns} />
          </span>
        </li>
      ))}
    </ul>
  );
}

function nameOf({ name, columns }: RecipeProposal): string {
  return name ?? columns.map((column) => column.name).join(', ');
}
