/**
 * Kept copies that lie in the folder and stand in no list: the database was lost, or an older one was put back. Said where
 * they are missed, with the way to list them again.
 */
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { ReactElement } from 'react';
import type { LibraryStats } from '../../../contract/library/types.ts';
import { useClient } from '../../client/client.tsx';
import { QUERY } from '../../client/queries.ts';
import { showFailure, showToast } from '../../client/toasts.ts';
import { Button } from '../../components/button.tsx';
import { t } from '../../text/screens.ts';

/** Not of `QUERY.library`, which every page that is read makes stale. */
const UNLISTED = ['unlisted'];

export function LostList(): ReactElement | null {
  const client = useClient();
  const queries = useQueryClient();
  // asked once a window: what is lost was lost before it began
  const { data: unlisted = 0 } = useQuery({
    queryKey: UNLISTED,
    queryFn: async ({ signal }) =>
      mayMissCopies(await client.library.stats(signal))
        ? (await client.library.verify(false)).unlisted
        : 0,
    staleTime: Infinity,
    retry: false,
  });
  const rebuild = useMutation({
    mutationFn: () => client.library.rebuild(),
    onSuccess: async ({ restored, unreadable }) => {
      showToast({ text: t.library.listedAgain(restored, unreadable) });
      await Promise.all(
        [QUERY.library, UNLISTED].map((queryKey) => queries.invalidateQueries({ queryKey })),
      );
    },
    onError: (error) => showFailure(error),
  });
  if (unlisted === 0) return null;
  return (
    <div
      role="status"
      className="flex flex-wrap items-center gap-x-3 gap-y-2 border-b border-line bg-sunken px-5 py-2.5 text-sm"
    >
      <span className="min-w-0 flex-1 basis-80">{t.library.unlisted(unlisted)}</span>
      <Button
        size="sm"
        variant="primary"
        isBusy={rebuild.isPending}
        onClick={() => rebuild.mutate()}
      >
        {t.library.listAgain}
      </Button>
    </div>
  );
}

/** More manifests than the list names copies: what was removed and not tidied up is as well. A check tells. */
function mayMissCopies({ kept, disk }: LibraryStats): boolean {
  const manifests = disk.byClass.find((one) => one.class === 'manifest')?.blobs ?? 0;
  return manifests > 2 * kept;
}
