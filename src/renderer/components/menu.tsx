/**
 * A menu that opens beside its button: arrow keys move, a letter goes to the next item that begins with it, Enter chooses,
 * Escape and a press elsewhere close it. Nothing happens before something is chosen (WCAG 3.2.2).
 *
 * It is a popover: the browser puts it above everything, closes it, and gives the focus back.
 */
import { Check, ChevronDown } from 'lucide-react';
import {
  useEffect,
  useRef,
  useState,
  type KeyboardEvent,
  type ReactElement,
  type ReactNode,
} from 'react';
import { Button } from './button.tsx';

export type MenuItem =
  | {
      readonly kind: 'item';
      readonly label: string;
      readonly help?: string;
      readonly icon?: ReactNode;
      readonly isDisabled?: boolean;
      readonly onChoose: () => void;
    }
  | {
      /** Stays open when it is chosen. */
      readonly kind: 'check';
      readonly label: string;
      readonly aside?: string;
      readonly isOn: boolean;
      readonly onChoose: () => void;
    }
  | { readonly kind: 'heading'; readonly label: string; readonly help?: string };

interface MenuProps {
  readonly label: string;
  readonly items: readonly MenuItem[];
  /** Where it opens; closed without one. */
  readonly anchor: Element | undefined;
  readonly onClose: () => void;
}

const ITEM =
  'flex w-full items-start gap-2 rounded-md px-2 py-1.5 text-left text-sm text-ink outline-none hover:bg-sunken focus:bg-sunken disabled:text-ink-3 [&_svg]:mt-0.5 [&_svg]:size-3.5 [&_svg]:shrink-0';

export function Menu({ label, items, anchor, onClose }: MenuProps): ReactElement {
  const menu = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const element = menu.current;
    if (anchor === undefined || element === null) return;
    element.showPopover();
    place(element, anchor.getBoundingClientRect());
    element.querySelector<HTMLElement>(SELECTABLE)?.focus();
    return () => {
      if (element.isConnected) element.hidePopover();
    };
  }, [anchor]);
  const choose = (item: Exclude<MenuItem, { readonly kind: 'heading' }>): void => {
    if (item.kind === 'item') menu.current?.hidePopover();
    item.onChoose();
  };
  return (
    <div
      ref={menu}
      role="menu"
      aria-label={label}
      popover="auto"
      onKeyDown={(event) => move(event, menu.current)}
      onToggle={(event) => {
        if (event.newState === 'closed') onClose();
      }}
      className="fixed inset-auto m-0 max-h-[70vh] max-w-80 min-w-52 overflow-y-auto rounded-lg border border-line-strong bg-raised p-1 text-ink shadow-[var(--shadow)]"
    >
      {items.map((item, at) =>
        item.kind === 'heading' ? (
          <div key={at} role="presentation" className="px-2 pt-2 pb-1 text-2xs text-ink-3">
            <span className="font-medium text-ink-2">{item.label}</span>
            {item.help !== undefined && <span className="nums block">{item.help}</span>}
          </div>
        ) : (
          <button
            key={at}
            type="button"
            role={item.kind === 'check' ? 'menuitemcheckbox' : 'menuitem'}
            aria-checked={item.kind === 'check' ? item.isOn : undefined}
            tabIndex={-1}
            disabled={item.kind === 'item' && item.isDisabled === true}
            onClick={() => choose(item)}
            className={ITEM}
          >
            {item.kind === 'check' ? (
              <>
                <Check aria-hidden className={item.isOn ? 'text-ember' : 'invisible'} />
                <span className="min-w-0 flex-1 [overflow-wrap:anywhere]">{item.label}</span>
                {item.aside !== undefined && (
                  <span className="nums text-xs text-ink-3">{item.aside}</span>
                )}
              </>
            ) : (
              <>
                {item.icon}
                <span className="min-w-0 flex-1">
                  {item.label}
                  {item.help !== undefined && (
                    <span className="block text-xs text-ink-3">{item.help}</span>
                  )}
                </span>
              </>
            )}
          </button>
        ),
      )}
    </div>
  );
}

interface MenuButtonProps {
  readonly label: string;
  readonly items: readonly MenuItem[];
  readonly icon?: ReactNode;
  readonly isBusy?: boolean;
  readonly size?: 'sm' | 'md';
}

/** A button that opens a menu under itself. */
export function MenuButton({
  label,
  items,
  icon,
  isBusy,
  size = 'md',
}: MenuButtonProps): ReactElement {
  const [anchor, setAnchor] = useState<Element>();
  return (
    <>
      <Button
        size={size}
        icon={icon}
        isBusy={isBusy}
        aria-haspopup="menu"
        aria-expanded={anchor !== undefined}
        onClick={(event) => setAnchor(anchor === undefined ? event.currentTarget : undefined)}
        onKeyDown={(event) => {
          if (event.key !== 'ArrowDown') return;
          event.preventDefault();
          setAnchor(event.currentTarget);
        }}
      >
        {label}
        <ChevronDown aria-hidden className="size-3 text-ink-3" />
      </Button>
      {anchor !== undefined && (
        <Menu label={label} items={items} anchor={anchor} onClose={() => setAnchor(undefined)} />
      )}
    </>
  );
}

const SELECTABLE = '[role^="menuitem"]:not(:disabled)';

function move(event: KeyboardEvent, menu: HTMLElement | null): void {
  const items = [...(menu?.querySelectorAll<HTMLElement>(SELECTABLE) ?? [])];
  const here = items.findIndex((item) => item === document.activeElement);
  const step = { ArrowDown: here + 1, ArrowUp: here - 1, Home: 0, End: -1 }[event.key];
  if (event.key === 'Tab') menu?.hidePopover();
  // keys of the page below are not meant
  if (event.key !== 'Escape' && event.key !== 'Tab') event.stopPropagation();
  if (step !== undefined) {
    event.preventDefault();
    items.at(step % items.length)?.focus();
  } else if (/^[\p{L}\p{N}]$/u.test(event.key) && !event.ctrlKey && !event.metaKey) {
    const letter = event.key.toLowerCase();
    [...items.slice(here + 1), ...items]
      .find((item) => item.textContent.trim().toLowerCase().startsWith(letter))
      ?.focus();
  }
}

/** Under its button and inside the window. */
function place(menu: HTMLElement, { left, right, top, bottom }: DOMRect): void {
  const { width, height } = menu.getBoundingClientRect();
  const isBelow = bottom + height + 8 <= innerHeight || top < height + 8;
  const x = left + width + 8 <= innerWidth ? left : Math.max(8, right - width);
  menu.style.left = `${x}px`;
  menu.style.top = `${isBelow ? Math.min(bottom + 4, Math.max(8, innerHeight - height - 8)) : top - height - 4}px`;
}
