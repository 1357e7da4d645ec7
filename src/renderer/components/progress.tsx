/** A thin bar: share known, or just under way. */
import type { ReactElement } from 'react';
import { formatPercent } from '../text/format.ts';

interface ProgressProps {
  readonly label: string;
  /** 0..1; absent: nobody knows how much is left. */
  readonly share?: number | undefined;
  readonly className?: string;
}

export function Progress({ label, share, className = 'w-24' }: ProgressProps): ReactElement {
  return (
    <div
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={100}
      {...(share === undefined ? {} : { 'aria-valuenow': Math.round(share * 100) })}
      aria-valuetext={share === undefined ? undefined : formatPercent(share)}
      className={`h-1.5 overflow-hidden rounded-full bg-sunken shadow-[inset_0_0_0_1px_var(--line)] ${className}`}
    >
      <div
        className={`h-full rounded-full bg-ember transition-[width] duration-180 ${share === undefined ? 'w-1/3 animate-pulse' : ''}`}
        style={share === undefined ? {} : { width: `${Math.min(100, share * 100)}%` }}
      />
    </div>
  );
}
