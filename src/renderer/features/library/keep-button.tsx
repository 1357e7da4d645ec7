/** Keep beside a page that is shown, and how often it was kept before. */
import { useMutation, useQuery } from '@tanstack/react-query';
import { Archive } from 'lucide-react';
import { useDeferredValue, type ReactElement } from 'react';
import { Link } from 'wouter';
import type { ConsoleClient } from '../../../contract/console/client.ts';
import { useClient } from '../../client/client.tsx';
import { QUERY } from '../../client/queries.ts';
import { showFailure } from '../../client/toasts.ts';
import { Button } from '../../components/button.tsx';
import { t } from '../../text/catalogue.ts';
import { formatNumber } from '../../text/format.ts';
import { addressOf, askToKeep } from './keeping.ts';

export function KeepButton({ url }: { readonly url: string }): ReactElement {
  return (
    <Button
      size="sm"
      icon={<Archive aria-hidden className="size-3.5" />}
      onClick={() => askToKeep({ urls: [url] })}
    >
      {t.library.keepThis}
    </Button>
  );
}

/** Nothing where the address was never kept. */
export function KnownCopies({ url }: { readonly url: string }): ReactElement | null {
  const client = useClient();
  const address = useDeferredValue(url === '' ? undefined : addressOf(url));
  const { data } = useQuery({
    queryKey: [...QUERY.library, 'at', address],
    queryFn: ({ signal }) => client.library.entryAt(address ?? '', signal),
    enabled: address !== undefined,
    staleTime: 5_000,
    retry: false,
  });
  if (address === undefined || data === undefined || data === null || data.kept === 0) return null;
  return (
    <Link
      href={`/library/entry/${data.id}`}
      className="nums inline-flex w-fit shrink-0 items-center gap-1 rounded-sm text-xs text-ember underline-offset-2 hover:underline"
    >
      {t.library.inLibrary(data.captures)}
    </Link>
  );
}

/** The most pages that one work of keeping takes. */
const MOST_PAGES = 10_000;
const WINDOW = 200;

/** Keeps every page a job has read, in a job of its own; without those the site answered with an error. */
export function KeepAll({
  jobId,
  count,
}: {
  readonly jobId: string;
  readonly count: number;
}): ReactElement {
  const client = useClient();
  const gather = useMutation({
    mutationFn: () => addressesOf(client, jobId),
    onSuccess: (urls) => askToKeep({ urls }),
    onError: showFailure,
  });
  return (
    <Button
      icon={<Archive aria-hidden className="size-3.5" />}
      isBusy={gather.isPending}
      onClick={() => gather.mutate()}
    >
      {count === 1 ? t.library.keepThis : t.library.keepAll(formatNumber(count))}
    </Button>
  );
}

async function addressesOf(client: ConsoleClient, jobId: string): Promise<readonly string[]> {
  const urls: string[] = [];
  for (let isOver = false; !isOver && urls.length < MOST_PAGES;) {
    const { rows, next } = await client.pages(jobId, {
      states: ['done'],
      outcome: 'good',
      skip: urls.length,
      limit: WINDOW,
    });
    urls.push(...rows.map(({ url }) => url));
    isOver = next === undefined || rows.length === 0;
  }
  return urls;
}
