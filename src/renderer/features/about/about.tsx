/** Version, health, licences, and a diagnostics bundle that is shown before it is copied. */
import { useMutation, useQuery } from '@tanstack/react-query';
import { useState, type ReactElement } from 'react';
import type { AboutAnswer } from '../../../contract/console/about.ts';
import { PlaceHeader } from '../../app/place-header.tsx';
import { useClient } from '../../client/client.tsx';
import { useNow } from '../../client/use-now.ts';
import { useAbout } from '../../client/queries.ts';
import { Badge } from '../../components/badge.tsx';
import { Button } from '../../components/button.tsx';
import { CopyButton } from '../../components/copy-button.tsx';
import { Pending, Problem } from '../../components/states.tsx';
import { t } from '../../text/screens.ts';
import { formatMoment } from '../../text/format.ts';

export default function About(): ReactElement {
  const { data, error, refetch } = useAbout();
  return (
    <div className="relative flex min-h-0 flex-1 flex-col overflow-y-auto bg-surface">
      <PlaceHeader of="/settings" at="/about" />
      <div className="flex w-full max-w-[720px] flex-col gap-8 px-6 pb-16">
        <p className="text-sm text-ink-2">{t.about.line}</p>
        {data !== undefined ? (
          <Facts about={data} />
        ) : (
          <Pending error={error} onRetry={refetch} rows={6} />
        )}
        <Diagnostics />
        <section className="flex flex-col gap-1 text-sm text-ink-2">
          <h2 className="font-semibold text-ink">{t.about.licence}</h2>
          <p>{t.about.licenceText}</p>
          <Licences />
          <p>{t.about.compatible}</p>
          <a
            href="/openapi.json"
            target="_blank"
            rel="noopener noreferrer"
            className="w-fit text-ember underline underline-offset-2"
          >
            {t.about.api}
          </a>
        </section>
      </div>
    </div>
  );
}

function Facts({ about }: { readonly about: AboutAnswer }): ReactElement {
  const now = useNow();
  return (
    <>
      <dl className="nums grid grid-cols-[140px_minmax(0,1fr)] gap-y-1.5 text-sm max-sm:grid-cols-[88px_minmax(0,1fr)]">
        <dt className="text-ink-2">{t.about.version}</dt>
        <dd>{about.version}</dd>
        <dt className="text-ink-2">{t.about.runtime}</dt>
        <dd>
          Node {about.node}, {about.platform}
        </dd>
        <dt className="text-ink-2">{t.about.started}</dt>
        <dd>{formatMoment(about.startedAt, now)}</dd>
        <dt className="text-ink-2">{t.about.dataDir}</dt>
        <dd className="truncate font-mono text-xs leading-5">{about.dataDir}</dd>
      </dl>
      <section>
        <h2 className="pb-2 text-sm font-semibold">{t.about.health}</h2>
        <ul className="border-y border-line">
          {about.health.map((line) => (
            <li
              key={line.name}
              className="grid grid-cols-[140px_64px_minmax(0,1fr)] items-baseline gap-3 max-sm:grid-cols-[88px_56px_minmax(0,1fr)] border-b border-line py-2 text-sm last:border-b-0"
            >
              <span>{line.name}</span>
              <span>
                <Badge tone={line.state}>{t.about.healthStates[line.state]}</Badge>
              </span>
              <span className="[overflow-wrap:anywhere] text-ink-2">{line.text}</span>
            </li>
          ))}
        </ul>
      </section>
    </>
  );
}

/** The licences of all packages in use, whole; read only when somebody asks. */
function Licences(): ReactElement {
  const [isOpen, setOpen] = useState(false);
  const { data, isFetching } = useQuery({
    queryKey: ['licences'],
    queryFn: async () => (await import('virtual:licences')).default,
    enabled: isOpen,
    staleTime: Infinity,
  });
  if (data === undefined) {
    return (
      <Button className="my-2 w-fit" isBusy={isFetching} onClick={() => setOpen(true)}>
        {t.about.showLicences}
      </Button>
    );
  }
  return (
    <>
      <p>{t.about.packages(data.length)}</p>
      <ul className="my-2 border-y border-line">
        {data.map(({ name, version, licence, text }) => (
          <li key={`${name} ${version}`} className="border-b border-line last:border-b-0">
            <details>
              <summary className="flex cursor-default gap-3 py-1.5">
                <span className="min-w-0 flex-1 truncate font-mono text-xs text-ink">
                  {name} <span className="text-ink-3">{version}</span>
                </span>
                <span className="text-xs">{licence}</span>
              </summary>
              <pre className="relative overflow-x-auto rounded-lg bg-sunken p-4 font-mono text-xs whitespace-pre-wrap">
                {text === '' ? t.about.noLicenceText : text}
              </pre>
            </details>
          </li>
        ))}
      </ul>
    </>
  );
}

function Diagnostics(): ReactElement {
  const client = useClient();
  const prepare = useMutation({ mutationFn: () => client.diagnostics() });
  const text =
    prepare.data === undefined ? undefined : JSON.stringify(prepare.data.bundle, undefined, 2);
  return (
    <section className="flex flex-col gap-3">
      <div>
        <h2 className="text-sm font-semibold">{t.about.diagnostics}</h2>
        <p className="text-sm text-ink-2">{t.about.diagnosticsHelp}</p>
      </div>
      {prepare.error !== null && <Problem isAction error={prepare.error} />}
      {text === undefined ? (
        <Button className="w-fit" isBusy={prepare.isPending} onClick={() => prepare.mutate()}>
          {t.about.prepare}
        </Button>
      ) : (
        <>
          <pre
            tabIndex={0}
            role="region"
            aria-label={t.about.diagnostics}
            className="relative max-h-80 overflow-auto rounded-lg bg-sunken p-4 font-mono text-xs"
          >
            {text}
          </pre>
          <p className="text-xs text-ink-3">
            {t.about.redacted}: {prepare.data?.redacted.join(', ')}
          </p>
          <div>
            <CopyButton isWide value={text} label={t.about.copy} />
          </div>
        </>
      )}
    </section>
  );
}
