/**
 * Making a recipe: the live page at the left, what was found in it at the right, the table below with its columns. The
 * best table stands at once; a click in the page chooses the list it stands in. Nothing is written into the page.
 */
import { useQuery } from '@tanstack/react-query';
import { useCallback, useState, type ReactElement } from 'react';
import { useLocation, useSearchParams } from 'wouter';
import type { SavedRecipe } from '../../../contract/console/recipes.ts';
import { usePageTitle } from '../../app/page-title.ts';
import { useShortcuts } from '../../app/shortcuts.ts';
import { useClient } from '../../client/client.tsx';
import { QUERY } from '../../client/queries.ts';
import { Button } from '../../components/button.tsx';
import { Select } from '../../components/field.tsx';
import { PageHeader } from '../../components/page-header.tsx';
import { t } from '../../text/screens.ts';
import { AddressForm } from './address-form.tsx';
import type { PickMode } from './live-keys.tsx';
import { LiveView } from './live-view.tsx';
import { PickerPanel } from './picker-panel.tsx';
import { PickerTable } from './picker-table.tsx';
import { SignInPanel } from './sign-in-panel.tsx';
import { useLivePage, type ViewSize } from './use-live-page.ts';
import { usePicker } from './use-picker.ts';

export default function Picker(): ReactElement {
  usePageTitle(t.recipes.create);
  const [search] = useSearchParams();
  const [, navigate] = useLocation();
  const url = search.get('url') ?? '';
  const profile = search.get('profile') ?? undefined;
  const go = (address: string, as: string | undefined): void => {
    const signed = as === undefined ? '' : `&profile=${encodeURIComponent(as)}`;
    navigate(`/recipes/new?url=${encodeURIComponent(address)}${signed}`);
  };
  return (
    <div className="flex min-h-0 flex-1 flex-col overflow-auto bg-surface">
      <PageHeader
        title={t.recipes.create}
        actions={
          <>
            <ProfileChoice profile={profile} onChange={(as) => go(url, as)} />
            <AddressForm key={url} url={url} onOpen={(address) => go(address, profile)} />
          </>
        }
      />
      {url === '' ? (
        <p className="px-6 text-sm text-ink-2">{t.recipes.empty}</p>
      ) : (
        <PickerOf key={`${url} ${profile ?? ''}`} url={url} profile={profile} onProfile={go} />
      )}
    </div>
  );
}

/** Who is signed in; nothing is shown while there is no profile. */
function ProfileChoice({
  profile,
  onChange,
}: {
  readonly profile: string | undefined;
  readonly onChange: (profile: string | undefined) => void;
}): ReactElement | null {
  const client = useClient();
  const { data } = useQuery({
    queryKey: QUERY.profiles,
    queryFn: ({ signal }) => client.profiles(signal),
  });
  const rows = data?.rows ?? [];
  if (rows.length === 0) return null;
  return (
    <Select
      aria-label={t.profiles.choose}
      value={profile ?? ''}
      onChange={(event) => onChange(event.target.value === '' ? undefined : event.target.value)}
      className="w-48!"
    >
      <option value="">{t.profiles.nobody}</option>
      {rows.map(({ id, name, site }) => (
        <option key={id} value={name}>
          {name} · {site}
        </option>
      ))}
    </Select>
  );
}

interface PickerOfProps {
  readonly url: string;
  /** The recipe that is changed; none: a new one is made. */
  readonly saved?: SavedRecipe;
  readonly profile: string | undefined;
  readonly onProfile: (url: string, profile: string) => void;
}

export function PickerOf({ url, saved, profile, onProfile }: PickerOfProps): ReactElement {
  const [mode, setMode] = useState<PickMode>('pick');
  const [size, setSize] = useState<ViewSize>();
  const [place, setPlace] = useState<{ readonly place: number }>();
  const live = useLivePage(url, size, profile);
  const picker = usePicker(live, { url, profile, saved });
  const show = useCallback((at: number) => setPlace({ place: at }), []);
  const [wantsProfile, setWantsProfile] = useState(false);
  const { draft, options, option, tables, detail } = picker;
  const { lost } = picker.steps;
  const isAsked = picker.refusal === 'sign-in';
  useShortcuts({
    p: () => setMode('pick'),
    b: () => setMode('browse'),
    '[': () => picker.chooseOption(Math.max(0, option - 1)),
    ']': () => picker.chooseOption(Math.min(options.length - 1, option + 1)),
    'mod+z': picker.undo,
    ...Object.fromEntries(
      tables.map((_table, index) => [String(index + 1), () => picker.choose(index)]),
    ),
  });
  return (
    <div className="flex min-h-0 flex-1 flex-col">
      <div className="flex flex-wrap items-start gap-4 px-6 pb-3">
        <LiveView
          live={live}
          size={size}
          onSize={setSize}
          mode={mode}
          onMode={setMode}
          records={detail === undefined ? (draft?.places?.records.flat() ?? NONE) : NONE}
          known={detail === undefined ? draft?.boxes : undefined}
          place={place}
          onPick={picker.pick}
          warning={lost === undefined ? undefined : t.recipes.stepLost[lost]}
        />
        <PickerPanel
          picker={picker}
          onOpen={(frame) => live.socket?.send({ kind: 'go', url: frame })}
          signIn={
            live.id !== undefined &&
            (isAsked || wantsProfile ? (
              <SignInPanel
                key={live.id}
                id={live.id}
                name={profile ?? hostOf(live.state?.url ?? url)}
                isAsked={isAsked}
                onSaved={(name) => onProfile(live.state?.url ?? url, name)}
              />
            ) : (
              <Button size="sm" variant="ghost" onClick={() => setWantsProfile(true)}>
                {t.profiles.offer}
              </Button>
            ))
          }
        />
      </div>
      {draft !== undefined && <PickerTable picker={picker} saved={saved} onShow={show} />}
    </div>
  );
}

const NONE: readonly number[] = [];

const hostOf = (url: string): string => URL.parse(url)?.hostname ?? '';
