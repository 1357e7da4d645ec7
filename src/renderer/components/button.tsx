/** Buttons: verbs. One primary per view; a busy button keeps its width and says so. */
import { LoaderCircle } from 'lucide-react';
import type { ButtonHTMLAttributes, MouseEvent, ReactElement, ReactNode } from 'react';

type Variant = 'primary' | 'secondary' | 'ghost' | 'danger';

interface ButtonProps extends ButtonHTMLAttributes<HTMLButtonElement> {
  readonly variant?: Variant;
  readonly size?: 'sm' | 'md' | 'lg';
  /** Of what begins something: given, a double click begins it once. */
  readonly isBusy?: boolean;
  readonly icon?: ReactNode;
}

const LOOKS: Readonly<Record<Variant, string>> = {
  primary:
    'bg-ember text-ember-ink hover:bg-ember-hover disabled:bg-sunken disabled:text-ink-3 border-transparent font-medium',
  secondary:
    'bg-raised text-ink border-control/60 hover:border-control hover:bg-sunken/50 disabled:text-ink-3 disabled:bg-transparent',
  ghost: 'border-transparent text-ink-2 hover:bg-sunken hover:text-ink disabled:text-ink-3',
  danger: 'bg-raised border-bad/60 text-bad hover:bg-bad-soft disabled:text-ink-3',
};

const SIZES = {
  sm: 'h-7 px-2.5 text-xs gap-1.5',
  md: 'h-8 px-3 text-sm gap-2',
  lg: 'h-9 px-4 text-sm gap-2',
} as const;

export function Button({
  variant = 'secondary',
  size = 'md',
  isBusy,
  icon,
  children,
  className = '',
  disabled,
  onClick,
  ...rest
}: ButtonProps): ReactElement {
  const isOnce = variant === 'primary' || variant === 'danger' || isBusy !== undefined;
  const press = (event: MouseEvent<HTMLButtonElement>): void => {
    // the second half of a double click, also where the first has put another button under it
    if (isBusy === true || (isOnce && event.detail > 1)) event.preventDefault();
    else onClick?.(event);
  };
  return (
    <button
      type="button"
      {...rest}
      onClick={press}
      aria-busy={isBusy || undefined}
      // one that is disabled loses the focus, and Tab would begin at the top
      aria-disabled={isBusy === true || undefined}
      disabled={disabled}
      className={`inline-flex shrink-0 items-center justify-center rounded-md border whitespace-nowrap transition-colors duration-120 select-none ${LOOKS[variant]} ${SIZES[size]} ${className}`}
    >
      {isBusy === true ? <LoaderCircle aria-hidden className="size-3.5 animate-spin" /> : icon}
      {children}
    </button>
  );
}

interface IconButtonProps extends ButtonHTMLAttributes<HTMLButtonElement> {
  /** Accessible name, also shown as the tip. */
  readonly label: string;
  readonly children: ReactNode;
}

export function IconButton({
  label,
  children,
  className = '',
  ...rest
}: IconButtonProps): ReactElement {
  return (
    <button
      type="button"
      {...rest}
      aria-label={label}
      data-tip={label}
      className={`inline-flex size-7 shrink-0 items-center justify-center rounded-md text-ink-2 transition-colors duration-120 hover:bg-sunken hover:text-ink disabled:text-ink-3 [&_svg]:size-4 ${className}`}
    >
      {children}
    </button>
  );
}
