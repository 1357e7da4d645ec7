/** Takes pages of the library out as one file: what, in which form, with or without private ones. */
import { useMutation } from '@tanstack/react-query';
import { useState, type ReactElement } from 'react';
import { CITATION_STYLES, type CitationStyle } from '../../../contract/library/citations.ts';
import type { LibraryExport } from '../../../contract/library/types.ts';
import { changePreferences, usePreferences } from '../../app/preferences.ts';
import { useClient } from '../../client/client.tsx';
import { announce } from '../../components/announcer.tsx';
import { Button } from '../../components/button.tsx';
import { Dialog, DialogActions } from '../../components/dialog.tsx';
import { Select, Switch } from '../../components/field.tsx';
import { saveStream } from '../../components/save-stream.ts';
import { Problem } from '../../components/states.tsx';
import { t } from '../../text/screens.ts';
import { formatBytes } from '../../text/format.ts';

type Format = (typeof FORMATS)[number];

interface ExportDialogProps {
  /** What is exported, in words, and as the service is asked for it. */
  readonly what: string;
  readonly of: Omit<LibraryExport, 'format' | 'private'>;
  readonly onClose: () => void;
}

const FORMATS = [
  ...(['wacz', 'vault', 'warc', 'csv', 'jsonl', 'bibtex', 'ris', 'csl', 'references'] as const),
] as const;

const ENDINGS: Readonly<Record<Format, string>> = {
  ...{ wacz: 'wacz', vault: 'zip', warc: 'warc.gz', csv: 'csv', jsonl: 'jsonl' },
  ...{ bibtex: 'bib', ris: 'ris', csl: 'json', references: 'txt' },
};

export function ExportDialog({ what, of, onClose }: ExportDialogProps): ReactElement {
  const client = useClient();
  const [format, setFormat] = useState<Format>('wacz');
  const { citation } = usePreferences();
  const style = CITATION_STYLES.find((one) => one === citation) ?? 'apa';
  const [isPrivate, setPrivate] = useState(false);
  const [done, setDone] = useState(0);
  const save = useMutation({
    mutationFn: async () => {
      const name = `library-${new Date().toISOString().slice(0, 10)}.${ENDINGS[format]}`;
      const isSaved = await saveStream(name, setDone, () =>
        client.library.exportFile({
          ...of,
          format: format === 'references' ? style : format,
          private: isPrivate,
        }),
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
      <FormatChoice format={format} onChange={setFormat} style={style} />
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

interface FormatChoiceProps {
  readonly format: Format;
  readonly onChange: (format: Format) => void;
  /** Of a list of references. */
  readonly style: CitationStyle;
}

function FormatChoice({ format, onChange, style }: FormatChoiceProps): ReactElement {
  return (
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
              onChange={() => onChange(value)}
              className="size-4 shrink-0 self-center accent-ember"
            />
            <span className="flex min-w-0 flex-1 items-baseline gap-x-2.5 max-sm:flex-col">
              <span className="w-28 shrink-0 font-medium">{label}</span>
              <span className="min-w-0 flex-1 text-xs text-ink-2">{means}</span>
              {value === 'references' && (
                <Select
                  className="w-32! shrink-0"
                  aria-label={t.copy.citeFormats}
                  value={style}
                  onChange={(event) => {
                    changePreferences({ citation: event.target.value });
                    onChange('references');
                  }}
                >
                  {CITATION_STYLES.map((one) => (
                    <option key={one} value={one}>
                      {t.copy.formats[one]}
                    </option>
                  ))}
                </Select>
              )}
            </span>
          </label>
        );
      })}
    </fieldset>
  );
}
