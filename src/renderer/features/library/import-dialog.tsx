/** Takes in what other tools kept: a file is chosen or dropped, looked at first, then read with its progress shown. */
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { Upload } from 'lucide-react';
import { useEffect, useState, type DragEvent, type ReactElement } from 'react';
import { Link } from 'wouter';
import type { LibraryImport } from '../../../contract/library/types.ts';
import { useClient } from '../../client/client.tsx';
import { QUERY } from '../../client/queries.ts';
import { Button } from '../../components/button.tsx';
import { Dialog, DialogActions } from '../../components/dialog.tsx';
import { Problem } from '../../components/states.tsx';
import { t } from '../../text/screens.ts';
import { formatBytes } from '../../text/format.ts';
import { glanceAt, type Glance } from './import-glance.ts';

export function ImportDialog({ onClose }: { readonly onClose: () => void }): ReactElement {
  const client = useClient();
  const [file, setFile] = useState<File>();
  const { data: glance } = useQuery({
    queryKey: ['glance', file?.name, file?.size, file?.lastModified],
    queryFn: () => (file === undefined ? undefined : glanceAt(file)),
    enabled: file !== undefined,
  });
  const send = useMutation({ mutationFn: (chosen: File) => client.library.importFile(chosen) });
  return (
    <Dialog
      isOpen
      onClose={onClose}
      width="md"
      title={t.transfer.importTitle}
      description={t.transfer.importHelp}
    >
      {send.data === undefined ? (
        <>
          <Drop onFile={setFile} />
          {file !== undefined && <Chosen file={file} glance={glance} />}
          {send.error !== null && <Problem isAction error={send.error} />}
        </>
      ) : (
        <Progress
          first={send.data}
          onWanted={glance !== undefined && LISTS.has(glance.kind) ? onClose : undefined}
        />
      )}
      <DialogActions>
        <Button onClick={onClose}>
          {send.data === undefined ? t.common.cancel : t.common.close}
        </Button>
        {send.data === undefined && (
          <Button
            variant="primary"
            disabled={file === undefined}
            isBusy={send.isPending}
            onClick={() => {
              if (file !== undefined) send.mutate(file);
            }}
          >
            {t.transfer.importNow}
          </Button>
        )}
      </DialogActions>
    </Dialog>
  );
}

/** Files of addresses, which are not kept yet. */
const LISTS: ReadonlySet<Glance['kind']> = new Set(['bookmarks', 'table', 'json', 'list']);

function Drop({ onFile }: { readonly onFile: (file: File) => void }): ReactElement {
  const [isOver, setOver] = useState(false);
  const drop = (event: DragEvent): void => {
    event.preventDefault();
    setOver(false);
    const [file] = event.dataTransfer.files;
    if (file !== undefined) onFile(file);
  };
  return (
    <label
      data-over={isOver ? true : undefined}
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
      className="flex cursor-pointer flex-col items-center gap-2 rounded-lg border border-dashed border-control px-4 py-8 text-center text-sm text-ink-2 has-focus-visible:outline-2 has-focus-visible:outline-focus data-over:border-ember data-over:bg-ember-soft/50"
    >
      <Upload aria-hidden className="size-5 text-ink-3" />
      {t.transfer.drop}
      <input
        type="file"
        className="sr-only"
        onChange={(event) => {
          const [file] = event.target.files ?? [];
          if (file !== undefined) onFile(file);
        }}
      />
    </label>
  );
}

function Chosen({
  file,
  glance,
}: {
  readonly file: File;
  readonly glance: Glance | undefined;
}): ReactElement {
  return (
    <p className="text-sm">
      <bdi className="font-medium">{file.name}</bdi>{' '}
      <span className="nums text-ink-2">
        {formatBytes(file.size)}
        {glance !== undefined && ` · ${t.transfer.kinds[glance.kind]}`}
        {glance?.count !== undefined && ` · ${t.transfer.about(glance.count)}`}
      </span>
    </p>
  );
}

interface ProgressProps {
  readonly first: LibraryImport;
  /** Of a list: what follows the link to what was taken in. */
  readonly onWanted: (() => void) | undefined;
}

function Progress({ first, onWanted }: ProgressProps): ReactElement {
  const client = useClient();
  const queries = useQueryClient();
  const { data: row = first } = useQuery({
    queryKey: [...QUERY.library, 'import', first.id],
    queryFn: ({ signal }) => client.library.import(first.id, signal),
    refetchInterval: ({ state }) =>
      state.data?.state === 'done' || state.data?.state === 'failed' ? false : 700,
  });
  const isOver = row.state === 'done' || row.state === 'failed';
  useEffect(() => {
    if (isOver) void queries.invalidateQueries({ queryKey: [...QUERY.library, 'find'] });
  }, [isOver, queries]);
  const { added = 0, known = 0, error, signature, findings = [], unlisted = 0 } = row.report;
  return (
    <div aria-live="polite" className="flex flex-col gap-2 text-sm">
      {!isOver && (
        <>
          <div className="h-1.5 overflow-hidden rounded-full bg-sunken">
            <div className="h-full w-1/3 animate-pulse rounded-full bg-ember" />
          </div>
          <p className="nums">{t.transfer.reading(row.done)}</p>
          <p className="text-xs text-ink-3">{t.transfer.goesOn}</p>
        </>
      )}
      {row.state === 'done' && <Taken added={added} known={known} />}
      {row.state === 'done' && added > 0 && <ToWanted onGo={onWanted} />}
      {row.state === 'failed' && <p className="text-bad">{error ?? t.states.failed}</p>}
      {signature !== undefined && (
        <p className="text-xs text-ink-2">{t.transfer.signatures[signature.kind]}</p>
      )}
      {findings.length > 0 && (
        <LeftOut findings={findings} unlisted={unlisted} isOpen={added + known === 0} />
      )}
    </div>
  );
}

function Taken({ added, known }: { readonly added: number; readonly known: number }): ReactElement {
  if (added + known === 0) return <p className="text-warn">{t.transfer.none}</p>;
  return <p className="nums text-ok">{t.transfer.taken(added, known)}</p>;
}

interface LeftOutProps {
  readonly findings: NonNullable<LibraryImport['report']['findings']>;
  readonly unlisted: number;
  readonly isOpen: boolean;
}

function LeftOut({ findings, unlisted, isOpen }: LeftOutProps): ReactElement {
  return (
    <details open={isOpen} className="text-xs">
      <summary className="w-fit rounded-sm">
        {t.transfer.findings(findings.length + unlisted)}
      </summary>
      <ul className="max-h-40 overflow-y-auto pt-1">
        {findings.map(({ where, what }, at) => (
          <li key={at} className="[overflow-wrap:anywhere]">
            <span className="font-mono">{where}</span> {what}
          </li>
        ))}
      </ul>
    </details>
  );
}

/** Of a list: its addresses wait to be kept. */
function ToWanted({ onGo }: { readonly onGo: (() => void) | undefined }): ReactElement | null {
  if (onGo === undefined) return null;
  return (
    <p>
      {t.transfer.waiting}{' '}
      <Link
        href={`/library?q=${encodeURIComponent('is:wanted')}`}
        onClick={onGo}
        className="text-ember underline underline-offset-2"
      >
        {t.transfer.seeWanted}
      </Link>
    </p>
  );
}
