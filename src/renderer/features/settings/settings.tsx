/** Settings: this window's looks at the top, the service's own below. Sections live in the address. */
import { type ReactElement } from 'react';
import { Link, useSearchParams } from 'wouter';
import { PlaceHeader } from '../../app/place-header.tsx';
import { useSettings } from '../../client/queries.ts';
import { later } from '../../components/later.tsx';
import { Pending } from '../../components/states.tsx';
import { t } from '../../text/screens.ts';
import { Appearance } from './appearance.tsx';
import { SECTION_IDS, type SectionId } from './sections.ts';
import { ServiceSection } from './service-section.tsx';
import { ShortcutList } from '../../app/shortcut-list.tsx';
import { LibraryStorage } from './library-storage.tsx';
import { SignInProfiles } from './sign-in-profiles.tsx';
import { Storage } from './storage.tsx';

const SignInPage = later(() => import('../recipes/sign-in-page.tsx'));

export default function Settings({ section }: { readonly section: string }): ReactElement {
  const here = SECTION_IDS.find((id) => id === section) ?? 'appearance';
  const [search] = useSearchParams();
  const isWide = here === 'profiles' && search.has('url');
  return (
    <div className="flex min-h-0 flex-1 flex-col bg-surface">
      <PlaceHeader of="/settings" at="/settings" />
      <div className="flex min-h-0 flex-1 max-md:flex-col">
        <nav
          aria-label={t.settings.title}
          className="w-56 shrink-0 overflow-y-auto px-4 pb-4 max-md:w-full"
        >
          <ul className="flex flex-col gap-px max-md:flex-row max-md:flex-wrap">
            {SECTION_IDS.map((id) => (
              <li key={id}>
                <Link
                  href={`/settings/${id}`}
                  aria-current={id === here ? 'page' : undefined}
                  className="flex h-8 items-center rounded-md px-2 text-sm text-ink-2 hover:bg-sunken/70 aria-[current=page]:bg-sunken aria-[current=page]:font-medium aria-[current=page]:text-ink"
                >
                  {t.settings.sections[id]}
                </Link>
              </li>
            ))}
          </ul>
        </nav>
        <div
          role="region"
          aria-label={t.settings.title}
          tabIndex={0}
          className="relative min-h-0 min-w-0 flex-1 overflow-y-auto px-6 pb-16 -outline-offset-2!"
        >
          <div className={`flex flex-col gap-6 ${isWide ? 'max-w-[1100px]' : 'max-w-[640px]'}`}>
            <div>
              <h2 className="font-serif text-lg font-semibold">{t.settings.sections[here]}</h2>
              <p className="text-sm text-ink-2">{t.settings.about[here]}</p>
            </div>
            <Content section={here} />
          </div>
        </div>
      </div>
    </div>
  );
}

function Content({ section }: { readonly section: SectionId }): ReactElement {
  switch (section) {
    case 'appearance':
      return <Appearance />;
    case 'shortcuts':
      return <ShortcutList />;
    case 'profiles':
      return <Profiles />;
    case 'storage':
      return (
        <>
          <LibraryStorage />
          <FromService section={section} />
          <Storage />
        </>
      );
    case 'privacy':
      return (
        <>
          <ul className="flex flex-col gap-2 text-sm text-ink-2">
            {t.settings.privacyLines.map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
          <FromService section={section} />
        </>
      );
    case 'browser':
    case 'network':
    case 'search':
    case 'model':
    case 'service':
      return <FromService section={section} />;
  }
}

/** The list, or the page of a site to sign in to. */
function Profiles(): ReactElement {
  const [search] = useSearchParams();
  const url = search.get('url');
  if (url === null) return <SignInProfiles />;
  return <SignInPage key={url} url={url} name={search.get('name') ?? undefined} />;
}

function FromService({ section }: { readonly section: SectionId }): ReactElement {
  const { data, error, refetch } = useSettings();
  if (data !== undefined) return <ServiceSection key={section} section={section} answer={data} />;
  return <Pending error={error} onRetry={refetch} rows={5} />;
}
