/** A status as a word with a colour; never the colour alone. */
import type { ReactElement, ReactNode } from 'react';
import type { Tone } from './tone.ts';

const TONES: Readonly<Record<Tone, string>> = {
  ok: 'bg-ok-soft text-ok',
  warn: 'bg-warn-soft text-warn',
  bad: 'bg-bad-soft text-bad',
  info: 'bg-info-soft text-info',
  ember: 'bg-ember-soft text-ember',
  quiet: 'bg-sunken text-ink-2',
};

interface BadgeProps {
  readonly tone: Tone;
  readonly children: ReactNode;
}

export function Badge({ tone, children }: BadgeProps): ReactElement {
  return (
    <span
      className={`nums inline-flex h-5 shrink-0 items-center gap-1 rounded-full px-2 text-2xs font-medium whitespace-nowrap ${TONES[tone]}`}
    >
      {children}
    </span>
  );
}

const DOTS: Readonly<Record<Tone, string>> = {
  ok: 'bg-ok',
  warn: 'bg-warn',
  bad: 'bg-bad',
  info: 'bg-info',
  ember: 'bg-ember',
  quiet: 'bg-control',
};

export function Dot({ tone }: { readonly tone: Tone }): ReactElement {
  return <span aria-hidden className={`inline-block size-2 shrink-0 rounded-full ${DOTS[tone]}`} />;
}
