/** The mark. It glows a little while jobs run. */
import type { ReactElement } from 'react';

export function Flame({ isLit }: { readonly isLit: boolean }): ReactElement {
  return (
    <svg viewBox="0 0 32 32" aria-hidden className="size-[22px] shrink-0">
      <path
        fill="var(--ember)"
        d="M16.6 2.5c1.1 5.2-1.5 7.8-4 10.6C10 16 7 18.600 7 22.400 7 26.900 11 30 16 30s9-3.100 9-7.800c0-4.300-2.600-7.100-4.200-9.200-.5 2-1.300 3.200-2.700 3.900.9-4.600.8-10.300-1.500-14.400Z"
      />
      <path
        fill="var(--ember-soft)"
        className={isLit ? 'animate-pulse' : ''}
        d="M16 18.200c.4 2.300-3.200 3.700-3.200 6.700 0 1.900 1.400 3.100 3.200 3.100s3.300-1.200 3.300-3.200c0-2.700-2.300-4.200-3.300-6.600Z"
      />
    </svg>
  );
}
