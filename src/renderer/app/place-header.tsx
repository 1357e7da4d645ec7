/**
 * The head of a place that shares its entry of the sidebar with others (Library with Monitors, Usage with Plan, Settings
 * with About): their names side by side, the one on screen as the heading, in the same order on each.
 */
import type { ReactElement, ReactNode } from 'react';
import { Link } from 'wouter';
import { HEADING, PageHeader } from '../components/page-header.tsx';
import { placesOf, type Place } from './navigation.ts';
import { UnseenChanges } from './unseen-changes.tsx';

interface PlaceHeaderProps {
  /** Path of the place in the sidebar. */
  readonly of: '/library' | '/usage' | '/settings';
  /** Path of the place on screen. */
  readonly at: string;
  readonly children?: ReactNode;
  readonly actions?: ReactNode;
}

export function PlaceHeader({ of, at, children, actions }: PlaceHeaderProps): ReactElement {
  const places = placesOf(of);
  return (
    <PageHeader
      hasOwnHeading
      actions={actions}
      title={
        <nav
          aria-label={places.map(({ label }) => label).join(', ')}
          className={`${HEADING} flex flex-wrap items-baseline gap-x-4`}
        >
          {places.map((place) =>
            place.path === at ? (
              <h1 key={place.path}>{place.label}</h1>
            ) : (
              <Other key={place.path} place={place} />
            ),
          )}
        </nav>
      }
    >
      {children}
    </PageHeader>
  );
}

function Other({ place }: { readonly place: Place }): ReactElement {
  return (
    <span className="inline-flex items-center gap-1.5">
      <Link
        href={place.path}
        className="rounded-sm text-ink-3 transition-colors duration-120 hover:text-ink"
      >
        {place.label}
      </Link>
      {place.path === '/library/monitors' && <UnseenChanges />}
    </span>
  );
}
