/** Says what was done just now in the library, with the way to take it back. */
import { useQueryClient } from '@tanstack/react-query';
import { QUERY } from '../../client/queries.ts';
import { showFailure, showToast } from '../../client/toasts.ts';
import { t } from '../../text/catalogue.ts';

interface Undoable {
  readonly said: string;
  readonly undo: () => Promise<unknown>;
}

export function useOfferUndo(): (done: Undoable) => void {
  const queries = useQueryClient();
  return ({ said, undo }) =>
    showToast({
      text: said,
      action: {
        label: t.library.undo,
        run: () =>
          void undo()
            .then(() => showToast({ text: t.library.undone }), showFailure)
            .finally(() => void queries.invalidateQueries({ queryKey: QUERY.library })),
      },
    });
}
