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

export function LostList(): ReactElement | null {
  const client = useClient();
  const queries = useQueryClient();
  const { data: stats } = useQuery({
    queryKey: [...QUERY.library, 'stats'],
    queryFn: ({ signal }) => client.library.stats(signal),
  });
  const mayBeLost = stats !== undefined && mayMissCopies(stats);
  const { data: checked } = useQuery({
    queryKey: [...QUERY.library, 'unlisted'],
    queryFn: () => client.library.verify(false),
    enabled: mayBeLost,
    retry: false,
  });
  const rebuild = useMutation({
    mutationFn: () => client.library.rebuild(),
    onSuccess: async ({ restored, unreadable }) => {
      showToast({ text: t.library.listedAgain(restored, unreadable) });
      await queries.invalidateQueries({ queryKey: QUERY.library });
    },
    onError: (error) => showFailure(error),
  });
  const unlisted = mayBeLost ? (checked?.unlisted ?? 0) : 0;
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
