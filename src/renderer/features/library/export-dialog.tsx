/** Takes pages of the library out as one file: what, in which form, with or without private ones. */
import { useMutation } from '@tanstack/react-query';
import { useState, type ReactElement } from 'react';
import type { LibraryExport, LibraryExportFormat } from '../../../contract/library/types.ts';
import { useClient } from '../../client/client.tsx';
import { announce } from '../../components/announcer.tsx';
import { Button } from '../../components/button.tsx';
import { Dialog, DialogActions } from '../../components/dialog.tsx';
import { Switch } from '../../components/field.tsx';
import { saveStream } from '../../components/save-stream.ts';
import { Problem } from '../../components/states.tsx';
import { t } from '../../text/screens.ts';
import { formatBytes } from '../../text/format.ts';

interface ExportDialogProps {
  /** What is exported, in words, and as the service is asked for it. */
  readonly what: string;
  readonly of: Omit<LibraryExport, 'format' | 'private'>;
  readonly onClose: () => void;
}

const FORMATS: readonly LibraryExportFormat[] = [
  ...(['wacz', 'vault', 'warc', 'csv', 'jsonl', 'bibtex', 'ris', 'csl'] as const),
];

const ENDINGS: Readonly<Record<LibraryExportFormat, string>> = {
  ...{ wacz: 'wacz', vault: 'zip', warc: 'warc.gz', csv: 'csv', jsonl: 'jsonl' },
  ...{ bibtex: 'bib', ris: 'ris', csl: 'json', html: 'html' },
};

export function ExportDialog({ what, of, onClose }: ExportDialogProps): ReactElement {
  const client = useClient();
  const [format, setFormat] = useState<LibraryExportFormat>('wacz');
  const [isPrivate, setPrivate] = useState(false);
  const [done, setDone] = useState(0);
  const save = useMutation({
    mutationFn: async () => {
      const name = `library-${new Date().toISOString().slice(0, 10)}.${ENDINGS[format]}`;
      const isSaved = await saveStream(name, setDone, () =>
        client.library.exportFile({ ...of, format, private: isPrivate }),
      );
      return isSaved ? name : undefined;
    },
    onSuccess: (name) => {
      if (name === undefined) return;
      announce(t.table.saved(name));
      onClose();
    },
  });
  return (
    <Dialog isOpen onClose={onClose} width="md" title={t.transfer.exportTitle} description={what}>
      <fieldset className="flex flex-col gap-1.5">
        <legend className="pb-1 text-xs font-medium text-ink-2">{t.transfer.format}</legend>
        {FORMATS.map((value) => {
          const [label, means] = t.transfer.formats[value] ?? [value, ''];
          return (
            <label
              key={value}
              className="flex cursor-pointer items-baseline gap-2.5 rounded-md border border-line px-3 py-1.5 text-sm has-checked:border-ember has-checked:bg-ember-soft/50"
            >
              <input
                type="radio"
                name="format"
                value={value}
                checked={format === value}
                onChange={() => setFormat(value)}
                className="size-4 shrink-0 self-center accent-ember"
              />
              <span className="flex min-w-0 flex-1 items-baseline gap-x-2.5 max-sm:flex-col">
                <span className="w-28 shrink-0 font-medium">{label}</span>
                <span className="min-w-0 text-xs text-ink-2">{means}</span>
              </span>
            </label>
          );
        })}
      </fieldset>
      <Switch
        label={t.transfer.withPrivate}
        help={t.transfer.withPrivateHelp}
        checked={isPrivate}
        onChange={setPrivate}
      />
      {save.error !== null && <Problem isAction error={save.error} />}
      {save.isPending && done > 0 && (
        <p role="status" className="nums text-xs text-ink-2">
          {t.transfer.written(formatBytes(done))}
        </p>
      )}
      <DialogActions onCancel={onClose}>
        <Button variant="primary" isBusy={save.isPending} onClick={() => save.mutate()}>
          {t.transfer.exportNow}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
