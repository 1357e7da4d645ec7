/** What the library takes on the disk, by what it is; checking it and giving room back. */
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { ReactElement } from 'react';
import type { LibraryStats, LibraryVerified } from '../../../contract/library/types.ts';
import { useClient } from '../../client/client.tsx';
import { QUERY } from '../../client/queries.ts';
import { Button } from '../../components/button.tsx';
import { Pending, Problem } from '../../components/states.tsx';
import { t } from '../../text/screens.ts';
import { formatBytes, formatNumber, formatPercent } from '../../text/format.ts';

export function LibraryStorage(): ReactElement {
  const client = useClient();
  const { data, error, refetch } = useQuery({
    queryKey: [...QUERY.library, 'stats'],
    queryFn: ({ signal }) => client.library.stats(signal),
  });
  return (
    <section className="flex flex-col gap-3 border-t border-line pt-5">
      <h3 className="text-sm font-semibold">{t.library.title}</h3>
      {data === undefined ? (
        <Pending error={error} onRetry={refetch} rows={4} />
      ) : (
        <>
          <Figures stats={data} />
          <Classes stats={data} />
        </>
      )}
      <Care />
    </section>
  );
}

function Figures({ stats }: { readonly stats: LibraryStats }): ReactElement {
  const { entries, captures, kept, versions, disk, textBytes, bytes } = stats;
  const rows: readonly (readonly [string, string])[] = [
    [t.librarySettings.entries, formatNumber(entries)],
    [t.librarySettings.captures, t.librarySettings.ofThemKept(captures, kept)],
    [t.librarySettings.versions, `${formatNumber(versions)} · ${formatBytes(textBytes)}`],
    [t.librarySettings.onDisk, formatBytes(disk.stored)],
    ...(bytes > disk.stored
      ? [[t.librarySettings.saved, savedOf(bytes, disk.stored)] as const]
      : []),
  ];
  return (
    <dl className="nums grid grid-cols-[180px_minmax(0,1fr)] gap-y-2 text-sm">
      {rows.map(([name, value]) => (
        <div key={name} className="contents">
          <dt className="text-ink-2">{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

function savedOf(plain: number, stored: number): string {
  return t.librarySettings.insteadOf(formatBytes(plain), formatPercent(1 - stored / plain));
}

function Classes({ stats }: { readonly stats: LibraryStats }): ReactElement | null {
  const { byClass } = stats.disk;
  const most = Math.max(1, ...byClass.map(({ stored }) => stored));
  if (byClass.length === 0) return null;
  return (
    <table className="nums w-full text-sm">
      <thead>
        <tr className="text-left text-2xs text-ink-3">
          <th className="py-1 font-medium">{t.librarySettings.kind}</th>
          <th className="w-1/2 py-1 font-medium max-sm:hidden">
            <span className="sr-only">{t.librarySettings.share}</span>
          </th>
          <th className="py-1 text-right font-medium">{t.librarySettings.pieces}</th>
          <th className="py-1 pl-3 text-right font-medium whitespace-nowrap">
            {t.librarySettings.onDisk}
          </th>
        </tr>
      </thead>
      <tbody>
        {byClass
          .toSorted((a, b) => b.stored - a.stored)
          .map((one) => (
            <tr key={one.class} className="border-t border-line">
              <th scope="row" className="py-1.5 pr-3 text-left font-normal whitespace-nowrap">
                {t.librarySettings.classes[one.class] ?? one.class}
              </th>
              <td className="py-1.5 max-sm:hidden">
                <span
                  aria-hidden
                  style={{ width: `${(100 * one.stored) / most}%` }}
                  className="block h-2 min-w-0.5 rounded-sm bg-series-1/70"
                />
              </td>
              <td className="py-1.5 text-right text-ink-2">{formatNumber(one.blobs)}</td>
              <td className="py-1.5 pl-3 text-right whitespace-nowrap">
                {formatBytes(one.stored)}
              </td>
            </tr>
          ))}
      </tbody>
    </table>
  );
}

function Care(): ReactElement {
  const client = useClient();
  const queries = useQueryClient();
  const verify = useMutation({ mutationFn: (deep: boolean) => client.library.verify(deep) });
  const collect = useMutation({
    mutationFn: () => client.library.collect(),
    onSuccess: () => queries.invalidateQueries({ queryKey: [...QUERY.library, 'stats'] }),
  });
  const isBusy = verify.isPending || collect.isPending;
  return (
    <div className="flex flex-col gap-2">
      <div className="flex flex-wrap gap-2">
        <Button
          isBusy={verify.isPending && !verify.variables}
          disabled={isBusy}
          onClick={() => verify.mutate(false)}
        >
          {t.librarySettings.check}
        </Button>
        <Button
          isBusy={verify.isPending && verify.variables}
          disabled={isBusy}
          onClick={() => verify.mutate(true)}
        >
          {t.librarySettings.checkDeep}
        </Button>
        <Button isBusy={collect.isPending} disabled={isBusy} onClick={() => collect.mutate()}>
          {t.librarySettings.collect}
        </Button>
      </div>
      <p className="text-xs text-ink-3">{t.librarySettings.careHelp}</p>
      <div aria-live="polite" className="text-sm">
        {verify.error !== null && <Problem isAction error={verify.error} />}
        {collect.error !== null && <Problem isAction error={collect.error} />}
        {verify.data !== undefined && <Verified answer={verify.data} />}
        {collect.data !== undefined && (
          <p>
            {t.librarySettings.collected(
              collect.data.removed,
              formatBytes(Math.max(0, collect.data.freedBytes)),
            )}
          </p>
        )}
      </div>
    </div>
  );
}

function Verified({ answer }: { readonly answer: LibraryVerified }): ReactElement {
  const { captures, checkedBytes, problems } = answer;
  if (problems.length === 0) {
    return (
      <p className="text-ok">
        {t.librarySettings.allWell(captures, checkedBytes === 0 ? '' : formatBytes(checkedBytes))}
      </p>
    );
  }
  return (
    <div className="rounded-md bg-bad-soft px-3 py-2">
      <p className="font-medium text-bad">{t.librarySettings.problems(problems.length)}</p>
      <ul className="max-h-48 overflow-y-auto text-xs [overflow-wrap:anywhere]">
        {problems.slice(0, 100).map((problem, at) => (
          <li key={at}>{problem}</li>
        ))}
      </ul>
    </div>
  );
}
