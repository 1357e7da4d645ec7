/** What the reader says of a page: tags, collections, a note. */
import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { ReactElement } from 'react';
import { useLocation } from 'wouter';
import type { EntryChange, LibraryEntry } from '../../../../contract/library/types.ts';
import { useClient } from '../../../client/client.tsx';
import { QUERY } from '../../../client/queries.ts';
import { showFailure, showToast } from '../../../client/toasts.ts';
import { Button } from '../../../components/button.tsx';
import { Dialog, DialogActions } from '../../../components/dialog.tsx';
import { Form } from '../../../components/field.tsx';
import { FoundAgain, useKeptForm } from '../../../components/kept-form.tsx';
import { Problem } from '../../../components/states.tsx';
import { t } from '../../../text/screens.ts';
import { tagsOf } from '../keeping.ts';
import { useOfferUndo } from '../offer-undo.ts';
import { TextField } from '../text-field.tsx';

interface EditDialogProps {
  readonly entry: LibraryEntry;
  readonly onClose: () => void;
}

export function EditDialog({ entry, onClose }: EditDialogProps): ReactElement {
  const form = useKeptForm(`entry.${entry.id}`, {
    tags: entry.tags.join(', '),
    collections: entry.collections.join(', '),
    note: entry.note,
  });
  const { tags, collections, note } = form.value;
  const change = (part: Partial<typeof form.value>): void => form.set({ ...form.value, ...part });
  const giveUp = (): void => {
    form.forget();
    onClose();
  };
  const remove = useRemoveEntry(entry);
  const save = useSave(entry, giveUp);
  return (
    <Dialog isOpen onClose={onClose} width="md" title={t.copy.editTitle}>
      <Form
        className="flex flex-col gap-4"
        onSubmit={() =>
          save.mutate({
            tags: tagsOf(tags),
            collections: tagsOf(collections),
            note: note.trim(),
          })
        }
      >
        <FoundAgain form={form} />
        <TextField
          label={t.library.tags}
          help={t.library.tagsHelp}
          value={tags}
          onChange={(next) => change({ tags: next })}
        />
        <TextField
          label={t.copy.collections}
          help={t.library.tagsHelp}
          value={collections}
          onChange={(next) => change({ collections: next })}
        />
        <TextField
          label={t.copy.note}
          rows={6}
          value={note}
          onChange={(next) => change({ note: next })}
        />
        {save.error !== null && <Problem isAction error={save.error} />}
        <DialogActions>
          <Button
            variant="danger"
            className="mr-auto"
            onClick={() => remove.mutate()}
            isBusy={remove.isPending}
          >
            {t.copy.remove}
          </Button>
          <Button onClick={giveUp}>{t.common.cancel}</Button>
          <Button type="submit" variant="primary" isBusy={save.isPending}>
            {t.common.save}
          </Button>
        </DialogActions>
      </Form>
    </Dialog>
  );
}

function useSave(entry: LibraryEntry, onDone: () => void) {
  const client = useClient();
  const queries = useQueryClient();
  const offerUndo = useOfferUndo();
  return useMutation({
    mutationFn: (change: EntryChange) => client.library.change(entry.id, change),
    onSettled: () => queries.invalidateQueries({ queryKey: QUERY.library }),
    onSuccess: (now) => {
      onDone();
      const before = changedOf(entry, now);
      if (Object.keys(before).length === 0) return;
      offerUndo({ said: t.copy.edited, undo: () => client.library.change(entry.id, before) });
    },
  });
}

/** What was said before, of what is said otherwise now. */
function changedOf(before: LibraryEntry, now: LibraryEntry): EntryChange {
  const isSame = (a: readonly string[], b: readonly string[]): boolean =>
    a.toSorted().join('\n') === b.toSorted().join('\n');
  return {
    ...(isSame(before.tags, now.tags) ? {} : { tags: before.tags }),
    ...(isSame(before.collections, now.collections) ? {} : { collections: before.collections }),
    ...(before.note === now.note ? {} : { note: before.note }),
  };
}

/** Back to the list, where it can be taken back. */
function useRemoveEntry(entry: LibraryEntry) {
  const client = useClient();
  const queries = useQueryClient();
  const [, navigate] = useLocation();
  const refresh = (): Promise<void> => queries.invalidateQueries({ queryKey: QUERY.library });
  return useMutation({
    mutationFn: () => client.library.remove(entry.id),
    onSuccess: () => {
      navigate('/library');
      void refresh();
      showToast({
        text: t.library.removed(1),
        action: {
          label: t.library.undo,
          run: () => void client.library.restore(entry.id).then(refresh, showFailure),
        },
      });
    },
    onError: showFailure,
  });
}
