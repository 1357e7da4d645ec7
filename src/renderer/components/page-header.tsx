/** The head of a screen: its name, what it is about, its actions. */
import { ArrowLeft } from 'lucide-react';
import type { ReactElement, ReactNode } from 'react';
import { Link } from 'wouter';

export const HEADING = 'font-serif text-xl font-semibold tracking-[-0.01em]';

interface PageHeaderProps {
  readonly title: ReactNode;
  /** `title` brings the heading itself. */
  readonly hasOwnHeading?: boolean;
  readonly children?: ReactNode;
  readonly actions?: ReactNode;
}

export function PageHeader({
  title,
  hasOwnHeading = false,
  children,
  actions,
}: PageHeaderProps): ReactElement {
  return (
    <header className="flex min-h-14 shrink-0 flex-wrap items-center justify-between gap-x-4 gap-y-2 px-6 pt-4 pb-3">
      <div className="flex min-w-0 flex-wrap items-baseline gap-x-3 gap-y-1">
        {hasOwnHeading ? title : <h1 className={HEADING}>{title}</h1>}
        {children}
      </div>
      {actions !== undefined && (
        <div className="flex max-w-full flex-wrap items-center gap-2">{actions}</div>
      )}
    </header>
  );
}

interface BackLinkProps {
  readonly to: string;
  readonly children: ReactNode;
}

/** Above the name of a screen: the way to where it belongs. */
export function BackLink({ to, children }: BackLinkProps): ReactElement {
  return (
    <Link
      href={to}
      className="inline-flex w-fit max-w-full items-center gap-1 rounded-sm text-xs text-ink-3 hover:text-ink"
    >
      <ArrowLeft aria-hidden className="size-3 shrink-0" />
      {children}
    </Link>
  );
}
