/** Removes the copy that is shown, for good and after a question; the others stay. */
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Trash2 } from 'lucide-react';
import { useState, type ReactElement } from 'react';
import { useClient } from '../../../client/client.tsx';
import { QUERY } from '../../../client/queries.ts';
import { showToast } from '../../../client/toasts.ts';
import { IconButton } from '../../../components/button.tsx';
import { Confirm } from '../../../components/confirm.tsx';
import { messageOf } from '../../../text/failures.ts';
import { t } from '../../../text/screens.ts';
import { stampOf } from './stamp.ts';
import type { Standing, Stop } from './use-entry.ts';

interface RemoveCopyProps {
  readonly stops: readonly Stop[];
  readonly standing: Standing;
  readonly now: number;
}

export function RemoveCopy({ stops, standing, now }: RemoveCopyProps): ReactElement {
  const [isAsking, setAsking] = useState(false);
  const client = useClient();
  const queries = useQueryClient();
  const { index, stop, goTo } = standing;
  const remove = useMutation({
    mutationFn: () => client.library.removeCapture(stop.capture.id),
    onSuccess: async () => {
      setAsking(false);
      goTo(index === 0 ? 1 : index - 1);
      // numbers of versions may be given anew
      queries.removeQueries({ queryKey: [...QUERY.capture, 'diff'] });
      await queries.invalidateQueries({ queryKey: QUERY.library });
      showToast({ text: t.copy.copyRemoved });
    },
  });
  return (
    <>
      <IconButton label={t.copy.removeCopy} onClick={() => setAsking(true)}>
        <Trash2 aria-hidden />
      </IconButton>
      <Confirm
        isOpen={isAsking}
        onClose={() => setAsking(false)}
        title={t.copy.removeCopyTitle(stampOf(stop.at, now))}
        description={t.copy.removeCopyHelp(stops.length - 1)}
        problem={remove.error === null ? undefined : messageOf(remove.error)}
        action={t.copy.removeCopy}
        isBusy={remove.isPending}
        onConfirm={() => remove.mutate()}
      />
    </>
  );
}
