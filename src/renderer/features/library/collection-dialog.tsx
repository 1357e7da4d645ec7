/** Makes, renames and removes a collection or a saved search; the pages in it stay in the library. */
import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { ReactElement } from 'react';
import { useClient } from '../../client/client.tsx';
import { QUERY } from '../../client/queries.ts';
import { Button } from '../../components/button.tsx';
import { Dialog, DialogActions } from '../../components/dialog.tsx';
import { Form } from '../../components/field.tsx';
import { FoundAgain, useKeptForm } from '../../components/kept-form.tsx';
import { Problem } from '../../components/states.tsx';
import { t } from '../../text/catalogue.ts';
import { useOfferUndo } from './offer-undo.ts';
import { TextField } from './text-field.tsx';

export interface CollectionForm {
  /** Absent: a new one. */
  readonly id?: number;
  readonly name: string;
  /** Of a saved search; else empty. */
  readonly query: string;
}

interface CollectionDialogProps {
  readonly form: CollectionForm;
  readonly onClose: () => void;
}

export function CollectionDialog({ form, onClose }: CollectionDialogProps): ReactElement {
  const { id } = form;
  const kept = useKeptForm(`collection.${id ?? form.query}`, {
    name: form.name,
    query: form.query,
  });
  const { name, query } = kept.value;
  const isSearch = form.query !== '';
  const giveUp = (): void => {
    kept.forget();
    onClose();
  };
  const { save, remove } = useChanges(id, isSearch, giveUp);
  const error = save.error ?? remove.error;
  const submit = (): void => {
    if (name.trim() === '') return;
    save.mutate({ name: name.trim(), ...(isSearch ? { query: query.trim() } : {}) });
  };
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={
        isSearch
          ? t.library.saveSearch
          : id === undefined
            ? t.library.newCollection
            : t.library.collection
      }
    >
      <Form className="flex flex-col gap-4" onSubmit={submit}>
        <FoundAgain form={kept} />
        <TextField
          label={t.library.name}
          help={t.library.collectionHelp}
          value={name}
          onChange={(next) => kept.set({ name: next, query })}
        />
        {isSearch && (
          <TextField
            label={t.library.search}
            value={query}
            onChange={(next) => kept.set({ name, query: next })}
          />
        )}
        {error !== null && <Problem isAction error={error} />}
        <DialogActions>
          {id !== undefined && (
            <Button
              variant="danger"
              className="mr-auto"
              title={t.library.removeCollectionHelp}
              isBusy={remove.isPending}
              onClick={() => remove.mutate(id)}
            >
              {t.library.removeCollection}
            </Button>
          )}
          <Button onClick={giveUp}>{t.common.cancel}</Button>
          <Button type="submit" variant="primary" isBusy={save.isPending}>
            {t.library.save}
          </Button>
        </DialogActions>
      </Form>
    </Dialog>
  );
}

function useChanges(id: number | undefined, isSearch: boolean, onSuccess: () => void) {
  const { library } = useClient();
  const queries = useQueryClient();
  const offerUndo = useOfferUndo();
  const onSettled = () => queries.invalidateQueries({ queryKey: QUERY.library });
  const save = useMutation({
    mutationFn: (body: { readonly name: string; readonly query?: string }) =>
      id === undefined ? library.createCollection(body) : library.changeCollection(id, body),
    ...{ onSettled, onSuccess },
  });
  const remove = useMutation({
    mutationFn: (known: number) => library.removeCollection(known),
    onSettled,
    onSuccess: (_done, known) => {
      onSuccess();
      offerUndo({
        said: isSearch ? t.library.searchRemoved : t.library.collectionRemoved,
        undo: () => library.restoreCollection(known),
      });
    },
  });
  return { save, remove };
}
