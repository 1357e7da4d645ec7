/** What is stored: where and how much, away with what is old, everything as one file, and the folder moved. */
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState, type ReactElement, type ReactNode } from 'react';
import type { ClearBody, StorageAnswer } from '../../../contract/console/settings.ts';
import { useClient } from '../../client/client.tsx';
import { QUERY, useStorage } from '../../client/queries.ts';
import { useExport } from '../../client/use-export.ts';
import { Button } from '../../components/button.tsx';
import { CopyButton } from '../../components/copy-button.tsx';
import { Confirm } from '../../components/confirm.tsx';
import { Field, Select } from '../../components/field.tsx';
import { Pending } from '../../components/states.tsx';
import { t } from '../../text/screens.ts';
import { messageOf } from '../../text/failures.ts';
import { formatBytes } from '../../text/format.ts';
import { ExportNote } from '../records/export-button.tsx';
import { MoveFolder } from './move-folder.tsx';

export function Storage(): ReactElement {
  const { data, error, refetch } = useStorage();
  return (
    <>
      {data === undefined ? (
        <Pending error={error} onRetry={refetch} rows={3} />
      ) : (
        <>
          <Figures storage={data} />
          <Part title={t.settings.moving.title} help={t.settings.moving.help}>
            <MoveFolder storage={data} />
          </Part>
        </>
      )}
      <Part title={t.settings.clearing.title} help={t.settings.clearing.help}>
        <Clear />
      </Part>
      <Part title={t.settings.everything.title} help={t.settings.everything.help}>
        <SaveEverything />
      </Part>
    </>
  );
}

function Figures({ storage }: { readonly storage: StorageAnswer }): ReactElement {
  return (
    <dl className="nums grid grid-cols-[140px_minmax(0,1fr)] gap-y-2 text-sm">
      <dt className="text-ink-2">{t.settings.storagePath}</dt>
      <dd className="flex min-w-0 items-center gap-2">
        <span className="font-mono text-xs [overflow-wrap:anywhere]">{storage.folder}</span>
        {window.hearthDesktop === undefined ? (
          <CopyButton value={storage.folder} />
        ) : (
          <Button size="sm" onClick={() => void window.hearthDesktop?.openFolder('data')}>
            {t.settings.openFolder}
          </Button>
        )}
      </dd>
      <dt className="text-ink-2">{t.settings.databaseSize}</dt>
      <dd>{formatBytes(storage.databaseBytes)}</dd>
    </dl>
  );
}

interface PartProps {
  readonly title: string;
  readonly help: string;
  readonly children: ReactNode;
}

function Part({ title, help, children }: PartProps): ReactElement {
  return (
    <section aria-label={title} className="flex flex-col gap-3 border-t border-line pt-4">
      <div>
        <h3 className="text-sm font-semibold">{title}</h3>
        <p className="text-xs text-ink-3">{help}</p>
      </div>
      {children}
    </section>
  );
}

const DAY_MS = 86_400_000;
const AGES = [0, 1, 7, 30, 90] as const;

function Clear(): ReactElement {
  const client = useClient();
  const [what, setWhat] = useState<ClearBody['what']>('jobs');
  const [days, setDays] = useState(7);
  const [isAsking, setAsking] = useState(false);
  const body: ClearBody = { what, olderThanMs: days * DAY_MS };
  const count = useMutation({ mutationFn: () => client.clear({ ...body, isTrial: true }) });
  const done = useMutation({ mutationFn: () => client.clear(body) });
  const { clearing } = t.settings;
  return (
    <div className="flex flex-wrap items-end gap-3">
      <Field label={clearing.what}>
        {({ id }) => (
          <Select
            id={id}
            value={what}
            onChange={({ target }) => setWhat(target.value === 'cache' ? 'cache' : 'jobs')}
          >
            <option value="jobs">{clearing.jobs}</option>
            <option value="cache">{clearing.cache}</option>
          </Select>
        )}
      </Field>
      <Field label={clearing.age}>
        {({ id }) => (
          <Select id={id} value={days} onChange={({ target }) => setDays(Number(target.value))}>
            {AGES.map((age) => (
              <option key={age} value={age}>
                {age === 0 ? clearing.all : clearing.olderThan(age)}
              </option>
            ))}
          </Select>
        )}
      </Field>
      <Button
        isBusy={count.isPending}
        onClick={() => {
          done.reset();
          count.mutate(undefined, { onSuccess: () => setAsking(true) });
        }}
      >
        {clearing.action}
      </Button>
      <span role="status" className="nums text-sm text-ink-2">
        {done.data !== undefined && clearing.done(what, done.data.count)}
      </span>
      {count.error !== null && (
        <p role="alert" className="text-sm text-bad">
          {messageOf(count.error)}
        </p>
      )}
      <ClearDialog
        isOpen={isAsking}
        sentence={
          what === 'cache'
            ? clearing.askCache(days)
            : clearing.askJobs(count.data?.count ?? 0, days)
        }
        isEmpty={what === 'jobs' && count.data?.count === 0}
        run={done}
        onClose={() => setAsking(false)}
      />
    </div>
  );
}

interface ClearDialogProps {
  readonly isOpen: boolean;
  readonly sentence: string;
  /** There is nothing to clear. */
  readonly isEmpty: boolean;
  readonly run: {
    readonly isPending: boolean;
    readonly error: Error | null;
    readonly mutate: (input: undefined, then: { readonly onSuccess: () => void }) => void;
  };
  readonly onClose: () => void;
}

function ClearDialog({ isOpen, sentence, isEmpty, run, onClose }: ClearDialogProps): ReactElement {
  const queries = useQueryClient();
  return (
    <Confirm
      isOpen={isOpen}
      onClose={onClose}
      title={t.settings.clearing.askTitle}
      description={sentence}
      problem={run.error === null ? undefined : messageOf(run.error)}
      action={t.settings.clearing.delete}
      disabled={isEmpty}
      isBusy={run.isPending}
      onConfirm={() =>
        run.mutate(undefined, {
          onSuccess: () => {
            onClose();
            for (const queryKey of [QUERY.jobs, QUERY.state, QUERY.storage]) {
              void queries.invalidateQueries({ queryKey });
            }
          },
        })
      }
    />
  );
}

function SaveEverything(): ReactElement {
  const save = useExport();
  return (
    <div className="flex flex-col gap-2">
      <Button
        className="w-fit"
        isBusy={save.isPending}
        onClick={() => save.mutate({ kind: 'all' })}
      >
        {t.settings.everything.action}
      </Button>
      <ExportNote error={save.error ?? undefined} />
    </div>
  );
}
