/** The versions of a page, newest first, each with the sentences that came and went; changes of digits alone folded. */
import { useQuery } from '@tanstack/react-query';
import type { ReactElement } from 'react';
import type { LibraryVersion } from '../../../../contract/library/types.ts';
import { useClient } from '../../../client/client.tsx';
import { QUERY } from '../../../client/queries.ts';
import { useNow } from '../../../client/use-now.ts';
import { Empty, Pending, Problem } from '../../../components/states.tsx';
import { t } from '../../../text/screens.ts';
import { formatMoment } from '../../../text/format.ts';
import { DiffBlocks } from '../diff-blocks.tsx';
import type { OpenEntry, Standing } from './use-entry.ts';
import { When } from './when.tsx';

interface ChangesProps {
  readonly open: OpenEntry;
  readonly standing: Standing;
}

export function Changes({ open, standing }: ChangesProps): ReactElement {
  const client = useClient();
  const { id } = open.entry;
  const { data, error, refetch } = useQuery({
    queryKey: [...QUERY.library, 'versions', id],
    queryFn: ({ signal }) => client.library.versions(id, signal),
  });
  if (data === undefined) return <Pending error={error} onRetry={refetch} />;
  const shared = { id, all: data, standing };
  return (
    <>
      <When open={open} />
      {data.length < 2 ? (
        <Empty title={t.copy.oneVersion}>
          {t.copy.oneVersionHelp(t.library.copies(open.stops.length))}
        </Empty>
      ) : (
        <div
          role="region"
          tabIndex={0}
          aria-label={t.copy.tabs.changes}
          className="min-h-0 flex-1 overflow-y-auto px-6 py-2 -outline-offset-2! max-sm:px-3"
        >
          <ol>
            {groupsOf(data.toReversed()).map((group) =>
              group.kind === 'minor' ? (
                <li key={group.versions[0]?.n} className="border-b border-line py-3">
                  <details>
                    <summary className="w-fit rounded-sm text-xs text-ink-2">
                      {t.copy.minor(group.versions.length)}
                    </summary>
                    <ol className="ps-4">
                      {group.versions.map((version) => (
                        <Version key={version.n} {...shared} version={version} />
                      ))}
                    </ol>
                  </details>
                </li>
              ) : (
                <Version key={group.version.n} {...shared} version={group.version} />
              ),
            )}
          </ol>
        </div>
      )}
    </>
  );
}

type Group =
  | { readonly kind: 'version'; readonly version: LibraryVersion }
  | { readonly kind: 'minor'; readonly versions: readonly LibraryVersion[] };

/** Neighbouring versions that differ in digits alone stand together. */
export function groupsOf(versions: readonly LibraryVersion[]): readonly Group[] {
  const groups: Group[] = [];
  for (const version of versions) {
    const last = groups.at(-1);
    if (!version.minor) groups.push({ kind: 'version', version });
    else if (last?.kind === 'minor')
      groups.splice(-1, 1, { kind: 'minor', versions: [...last.versions, version] });
    else groups.push({ kind: 'minor', versions: [version] });
  }
  return groups;
}

interface VersionProps {
  readonly id: number;
  readonly version: LibraryVersion;
  /** In order of number; some numbers may be gone. */
  readonly all: readonly LibraryVersion[];
  readonly standing: Standing;
}

function Version({ id, version, all, standing }: VersionProps): ReactElement {
  const now = useNow();
  const { n, firstAt, lastAt, captures } = version;
  const before = all.findLast((other) => other.n < n);
  const say = (iso: string): string => formatMoment(Date.parse(iso), now);
  const isShown = standing.stop.capture.version === n;
  return (
    <li
      aria-current={isShown ? 'true' : undefined}
      className="border-b border-line py-3 last:border-b-0"
    >
      <h2 className="nums flex flex-wrap items-baseline gap-x-2 text-sm">
        <span className={`font-medium ${isShown ? 'text-ember' : ''}`}>{say(firstAt)}</span>
        <span className="text-xs text-ink-3">
          {t.copy.version(n)}
          {captures !== undefined && ` · ${t.library.copies(captures)}`}
          {lastAt !== firstAt && ` · ${t.copy.until(say(lastAt))}`}
        </span>
      </h2>
      {before === undefined ? (
        <p className="pt-1 text-xs text-ink-3">{t.copy.first}</p>
      ) : (
        <WhatChanged id={id} from={before.n} to={n} />
      )}
    </li>
  );
}

interface WhatChangedProps {
  readonly id: number;
  readonly from: number;
  readonly to: number;
}

function WhatChanged({ id, from, to }: WhatChangedProps): ReactElement {
  const client = useClient();
  const { data, error, refetch } = useQuery({
    queryKey: [...QUERY.capture, 'diff', id, from, to],
    queryFn: ({ signal }) => client.library.diffVersions(id, from, to, signal),
    staleTime: Infinity,
  });
  if (error !== null) return <Problem error={error} onRetry={refetch} />;
  const blocks = data?.blocks ?? [];
  return (
    <div className="max-w-[80ch] pt-2">
      {data !== undefined && blocks.every(({ kind }) => kind === 'equal') ? (
        <p className="text-xs text-ink-3">{t.copy.nothingChanged}</p>
      ) : (
        <DiffBlocks blocks={blocks} same="counted" />
      )}
    </div>
  );
}
