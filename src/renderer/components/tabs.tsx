/** Tabs whose selection belongs to the caller (usually the address). Arrow keys move, as ARIA wants. */
import {
  useEffect,
  useId,
  useRef,
  type KeyboardEvent,
  type ReactElement,
  type ReactNode,
} from 'react';

export interface TabItem<Id extends string> {
  readonly id: Id;
  readonly label: ReactNode;
  /** Shown beside the label: a count. */
  readonly count?: string | undefined;
  /** Nothing in it: the tab stays and says why. */
  readonly isEmpty?: boolean;
}

interface TabsProps<Id extends string> {
  readonly label: string;
  readonly items: readonly TabItem<Id>[];
  readonly selected: Id;
  readonly onSelect: (id: Id) => void;
  readonly aside?: ReactNode;
  readonly children: ReactNode;
}

export function Tabs<Id extends string>({
  label,
  items,
  selected,
  onSelect,
  aside,
  children,
}: TabsProps<Id>): ReactElement {
  const base = useId();
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const tab = list.current?.querySelector('[aria-selected="true"]');
    tab?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  }, [selected]);
  const step = (event: KeyboardEvent): void => {
    const index = items.findIndex((item) => item.id === selected);
    const target = {
      ArrowRight: (index + 1) % items.length,
      ArrowLeft: (index - 1 + items.length) % items.length,
      Home: 0,
      End: items.length - 1,
    }[event.key];
    const next = target === undefined ? undefined : items[target];
    if (next === undefined) return;
    event.preventDefault();
    onSelect(next.id);
    requestAnimationFrame(() => {
      list.current?.querySelector<HTMLElement>('[aria-selected="true"]')?.focus();
    });
  };
  return (
    <div className="flex min-h-0 flex-1 flex-col">
      <div className="flex shrink-0 items-end justify-between gap-3 border-b border-line px-5 max-sm:px-3">
        <div
          ref={list}
          role="tablist"
          aria-label={label}
          onKeyDown={step}
          className="-mb-px flex min-w-0 overflow-x-auto [scrollbar-width:thin]"
        >
          {items.map((item) => (
            <Tab key={item.id} base={base} item={item} selected={selected} onSelect={onSelect} />
          ))}
        </div>
        {aside !== undefined && <div className="flex items-center gap-1 pb-1">{aside}</div>}
      </div>
      <div
        role="tabpanel"
        id={`${base}-panel`}
        aria-labelledby={`${base}-tab-${selected}`}
        className="flex min-h-0 flex-1 flex-col"
      >
        {children}
      </div>
    </div>
  );
}

interface TabProps<Id extends string> extends Pick<TabsProps<Id>, 'selected' | 'onSelect'> {
  readonly base: string;
  readonly item: TabItem<Id>;
}

function Tab<Id extends string>({ base, item, selected, onSelect }: TabProps<Id>): ReactElement {
  const isSelected = item.id === selected;
  return (
    <button
      type="button"
      role="tab"
      id={`${base}-tab-${item.id}`}
      aria-selected={isSelected}
      aria-controls={`${base}-panel`}
      tabIndex={isSelected ? 0 : -1}
      onClick={() => onSelect(item.id)}
      className={`inline-flex h-9 shrink-0 items-center gap-1.5 border-b-2 border-transparent px-2 text-sm whitespace-nowrap transition-colors duration-120 -outline-offset-2! hover:text-ink aria-selected:border-ember aria-selected:font-medium aria-selected:text-ink ${item.isEmpty === true ? 'text-ink-3' : 'text-ink-2'}`}
    >
      {item.label}
      {item.count !== undefined && (
        <span className="nums text-2xs font-normal text-ink-3">{item.count}</span>
      )}
    </button>
  );
}
