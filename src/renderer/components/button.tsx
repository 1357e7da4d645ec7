/** Buttons: verbs. One primary per view; a busy button keeps its width and says so. */
import { LoaderCircle } from 'lucide-react';
import type { ButtonHTMLAttributes, MouseEvent, ReactElement, ReactNode } from 'react';
import { useIsOffline } from '../client/live.ts';
import { t } from '../text/catalogue.ts';

type Variant = 'primary' | 'secondary' | 'ghost' | 'danger';

interface ButtonProps extends ButtonHTMLAttributes<HTMLButtonElement> {
  readonly variant?: Variant;
  readonly size?: 'sm' | 'md' | 'lg';
  /** Of what the service is asked to do: given, a double click asks once, and nothing is asked while it is away. */
  readonly isBusy?: boolean | undefined;
  readonly icon?: ReactNode;
}

const LOOKS: Readonly<Record<Variant, string>> = {
  primary:
    'bg-ember text-ember-ink hover:bg-ember-hover data-off:bg-sunken data-off:text-ink-3 border-transparent font-medium',
  secondary:
    'bg-raised text-ink border-control/60 hover:border-control hover:bg-sunken/50 data-off:text-ink-3 data-off:bg-transparent',
  ghost: 'border-transparent text-ink-2 hover:bg-sunken hover:text-ink data-off:text-ink-3',
  danger: 'bg-raised border-bad/60 text-bad hover:bg-bad-soft data-off:text-ink-3',
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
  disabled = false,
  title,
  onClick,
  ...rest
}: ButtonProps): ReactElement {
  const isAway = useIsOffline() && isBusy !== undefined;
  const isOnce = variant === 'primary' || variant === 'danger' || isBusy !== undefined;
  const press = (event: MouseEvent<HTMLButtonElement>): void => {
    // the second half of a double click, also where the first has put another button under it
    if (isBusy === true || isAway || (isOnce && event.detail > 1)) event.preventDefault();
    else onClick?.(event);
  };
  return (
    <button
      type="button"
      {...rest}
      onClick={press}
      aria-busy={isBusy || undefined}
      // one that is disabled loses the focus, and Tab would begin at the top
      aria-disabled={isBusy === true || isAway || undefined}
      data-off={disabled || isAway || undefined}
      disabled={disabled}
      title={isAway ? t.states.offlineAction : title}
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
  /** The service is asked to do it: nothing is while it is away. */
  readonly isAsking?: boolean;
  readonly children: ReactNode;
}

export function IconButton({
  label,
  isAsking = false,
  children,
  className = '',
  disabled = false,
  onClick,
  ...rest
}: IconButtonProps): ReactElement {
  const isAway = useIsOffline() && isAsking;
  return (
    <button
      type="button"
      {...rest}
      onClick={isAway ? undefined : onClick}
      aria-label={label}
      aria-disabled={isAway || undefined}
      data-off={disabled || isAway || undefined}
      data-tip={isAway ? t.states.offlineAction : label}
      disabled={disabled}
      className={`inline-flex size-7 shrink-0 items-center justify-center rounded-md text-ink-2 transition-colors duration-120 hover:bg-sunken hover:text-ink data-off:text-ink-3 [&_svg]:size-4 ${className}`}
    >
      {children}
    </button>
  );
}
