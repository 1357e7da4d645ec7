/** What can be done with the chosen pages. */
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Download, FolderPlus, Tag, Trash2 } from 'lucide-react';
import { useState, type ReactElement } from 'react';
import type { LibraryHit } from '../../../contract/library/types.ts';
import { useShortcuts } from '../../app/shortcuts.ts';
import { useClient } from '../../client/client.tsx';
import { QUERY } from '../../client/queries.ts';
import { Button } from '../../components/button.tsx';
import { Dialog, DialogActions } from '../../components/dialog.tsx';
import { Form } from '../../components/field.tsx';
import { Problem } from '../../components/states.tsx';
import { t } from '../../text/screens.ts';
import { ExportDialog } from './export-dialog.tsx';
import { tagsOf } from './keeping.ts';
import { useOfferUndo } from './offer-undo.ts';
import { TextField } from './text-field.tsx';

interface ChoiceBarProps {
  readonly hits: readonly LibraryHit[];
  readonly onClear: () => void;
  readonly onRemove: () => void;
}

export function ChoiceBar({ hits, onClear, onRemove }: ChoiceBarProps): ReactElement {
  const [dialog, setDialog] = useState<'tags' | 'collections' | 'export'>();
  useShortcuts({ t: () => setDialog('tags'), c: () => setDialog('collections') });
  return (
    <div
      role="toolbar"
      aria-label={t.library.chosen(hits.length)}
      className="flex shrink-0 flex-wrap items-center gap-2 border-b border-line bg-sunken/60 px-5 py-1.5"
    >
      <span className="nums mr-2 text-sm font-medium">{t.library.chosen(hits.length)}</span>
      <Button
        size="sm"
        icon={<Tag aria-hidden className="size-3.5" />}
        onClick={() => setDialog('tags')}
      >
        {t.library.tag}
      </Button>
      <Button
        size="sm"
        icon={<FolderPlus aria-hidden className="size-3.5" />}
        onClick={() => setDialog('collections')}
      >
        {t.library.collect}
      </Button>
      <Button
        size="sm"
        icon={<Download aria-hidden className="size-3.5" />}
        onClick={() => setDialog('export')}
      >
        {t.transfer.export}
      </Button>
      <Button
        size="sm"
        isBusy={false}
        icon={<Trash2 aria-hidden className="size-3.5" />}
        onClick={onRemove}
      >
        {t.library.remove}
      </Button>
      <Button size="sm" variant="ghost" onClick={onClear}>
        {t.library.clearChoice}
      </Button>
      {dialog === 'export' && (
        <ExportDialog
          what={t.transfer.exportChosen(hits.length)}
          of={{ ids: hits.map(({ id }) => id) }}
          onClose={() => setDialog(undefined)}
        />
      )}
      {(dialog === 'tags' || dialog === 'collections') && (
        <AddDialog what={dialog} hits={hits} onClose={() => setDialog(undefined)} />
      )}
    </div>
  );
}

interface AddDialogProps {
  readonly what: 'tags' | 'collections';
  readonly hits: readonly LibraryHit[];
  readonly onClose: () => void;
}

function AddDialog({ what, hits, onClose }: AddDialogProps): ReactElement {
  const client = useClient();
  const queries = useQueryClient();
  const [text, setText] = useState('');
  const offerUndo = useOfferUndo();
  const isTags = what === 'tags';
  const add = useMutation({
    mutationFn: async (names: readonly string[]) => {
      for (const hit of hits) {
        await client.library.change(hit.id, { [what]: [...new Set([...hit[what], ...names])] });
      }
    },
    onSettled: () => queries.invalidateQueries({ queryKey: QUERY.library }),
    onSuccess: () => {
      onClose();
      offerUndo({
        said: isTags ? t.library.tagged(hits.length) : t.library.collected(hits.length),
        undo: async () => {
          for (const hit of hits) await client.library.change(hit.id, { [what]: hit[what] });
        },
      });
    },
  });
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={isTags ? t.library.tagTitle(hits.length) : t.library.collectTitle(hits.length)}
    >
      <Form
        className="flex flex-col gap-4"
        onSubmit={() => {
          const names = isTags ? tagsOf(text) : [text.trim()].filter((name) => name !== '');
          if (names.length > 0) add.mutate(names);
        }}
      >
        <TextField
          label={isTags ? t.library.addTags : t.library.putInto}
          help={isTags ? t.library.tagsHelp : t.library.collectionHelp}
          value={text}
          onChange={setText}
        />
        {add.error !== null && <Problem isAction error={add.error} />}
        <DialogActions onCancel={onClose}>
          <Button type="submit" variant="primary" isBusy={add.isPending}>
            {t.library.save}
          </Button>
        </DialogActions>
      </Form>
    </Dialog>
  );
}
