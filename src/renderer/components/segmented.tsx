/** A choice of one among few, as a radio group with arrow keys. */
import { useRef, type KeyboardEvent, type ReactElement, type ReactNode } from 'react';

interface SegmentedProps<Value extends string> {
  readonly label: string;
  readonly value: Value;
  readonly options: readonly { readonly value: Value; readonly label: ReactNode }[];
  readonly onChange: (value: Value) => void;
  readonly isWide?: boolean;
}

export function Segmented<Value extends string>({
  label,
  value,
  options,
  onChange,
  isWide = false,
}: SegmentedProps<Value>): ReactElement {
  const group = useRef<HTMLDivElement>(null);
  const step = (event: KeyboardEvent): void => {
    const delta = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 }[event.key];
    if (delta === undefined) return;
    event.preventDefault();
    const index = options.findIndex((option) => option.value === value);
    const next = options[(index + delta + options.length) % options.length];
    if (next === undefined) return;
    onChange(next.value);
    requestAnimationFrame(() => {
      group.current?.querySelector<HTMLElement>('[aria-checked="true"]')?.focus();
    });
  };
  return (
    <div
      ref={group}
      role="radiogroup"
      aria-label={label}
      onKeyDown={step}
      className={`${isWide ? 'flex' : 'inline-flex'} h-8 max-w-full overflow-x-auto rounded-md bg-sunken p-0.5 [scrollbar-width:none]`}
    >
      {options.map((option) => (
        <button
          key={option.value}
          type="button"
          role="radio"
          aria-checked={option.value === value}
          tabIndex={option.value === value ? 0 : -1}
          onClick={() => onChange(option.value)}
          className={`${isWide ? 'flex-1' : ''} inline-flex items-center justify-center gap-1.5 rounded-[5px] border border-transparent px-2.5 text-xs whitespace-nowrap text-ink-2 transition-colors duration-120 hover:text-ink aria-checked:border-line-strong aria-checked:bg-raised aria-checked:font-medium aria-checked:text-ink`}
        >
          {option.label}
        </button>
      ))}
    </div>
  );
}
