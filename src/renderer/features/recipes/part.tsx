/** A part of the panel beside the live page, under its heading. */
import type { ReactElement, ReactNode } from 'react';

export function Part({
  title,
  children,
}: {
  readonly title: string;
  readonly children: ReactNode;
}): ReactElement {
  return (
    <section aria-label={title} className="flex flex-col gap-2">
      <h2 className="text-xs font-medium text-ink-2">{title}</h2>
      {children}
    </section>
  );
}
