/** The options of a select in the live page, drawn here: its own list is a window that no picture shows. */
import { useEffect, useRef, type KeyboardEvent, type ReactElement } from 'react';
import type { LiveSelect } from '../../../contract/console/live.ts';
import { t } from '../../text/screens.ts';

interface SelectListProps {
  readonly select: LiveSelect;
  readonly onChoose: (options: readonly number[]) => void;
  readonly onClose: () => void;
}

export function SelectList({ select, onChoose, onClose }: SelectListProps): ReactElement {
  const list = useRef<HTMLSelectElement>(null);
  const { box, options, isMultiple } = select;
  useEffect(() => list.current?.focus(), []);
  const take = (): void => {
    const chosen = [...(list.current?.selectedOptions ?? [])].map(({ index }) => index);
    onChoose(chosen);
    onClose();
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.key === 'Enter') take();
    else if (event.key === 'Escape') onClose();
    else return;
    event.preventDefault();
    event.stopPropagation();
  };
  return (
    <div
      className="absolute z-10 rounded-md border border-line-strong bg-raised p-1 shadow-[var(--shadow)]"
      style={{ left: Math.max(0, box.x), top: box.y + box.height, minWidth: box.width }}
    >
      <select
        ref={list}
        aria-label={t.recipes.options}
        size={Math.max(2, Math.min(10, options.length))}
        multiple={isMultiple}
        defaultValue={
          isMultiple
            ? options.flatMap(({ isChosen }, i) => (isChosen ? [String(i)] : []))
            : String(options.findIndex(({ isChosen }) => isChosen))
        }
        onKeyDown={onKeyDown}
        onBlur={onClose}
        onClick={() => {
          if (!isMultiple) take();
        }}
        className="min-w-full bg-raised text-sm text-ink"
      >
        {options.map(({ text, isDisabled }, index) => (
          <option key={index} value={String(index)} disabled={isDisabled}>
            {text}
          </option>
        ))}
      </select>
    </div>
  );
}
