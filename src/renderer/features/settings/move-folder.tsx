/** The data folder goes elsewhere: asked for, copied, waiting for the next start, and the old one deleted. */
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState, type ReactElement } from 'react';
import type { MoveAnswer, StorageAnswer } from '../../../contract/console/settings.ts';
import { useClient } from '../../client/client.tsx';
import { showFailure } from '../../client/toasts.ts';
import { QUERY } from '../../client/queries.ts';
import { Button } from '../../components/button.tsx';
import { Confirm } from '../../components/confirm.tsx';
import { Field, Form, Input } from '../../components/field.tsx';
import { Progress } from '../../components/progress.tsx';
import { t } from '../../text/screens.ts';
import { messageOf } from '../../text/failures.ts';
import { formatBytes } from '../../text/format.ts';

const POLL_MS = 500;

export function MoveFolder({ storage }: { readonly storage: StorageAnswer }): ReactElement {
  const queries = useQueryClient();
  const { move, old } = storage;
  const isCopying = move?.kind === 'copying';
  useEffect(() => {
    if (!isCopying) return undefined;
    const timer = setInterval(() => {
      void queries.invalidateQueries({ queryKey: QUERY.storage });
    }, POLL_MS);
    return () => clearInterval(timer);
  }, [isCopying, queries]);
  return (
    <>
      {move === undefined || move.kind === 'failed' ? (
        <>
          {move?.kind === 'failed' && (
            <p role="alert" className="rounded-md bg-bad-soft px-3 py-2 text-sm">
              {t.settings.moving.failed(move.to, move.why)}
            </p>
          )}
          <Target />
        </>
      ) : (
        <UnderWay move={move} />
      )}
      {old !== undefined && <OldFolder path={old.path} bytes={old.bytes} />}
    </>
  );
}

function Target(): ReactElement {
  const client = useClient();
  const queries = useQueryClient();
  const [to, setTo] = useState('');
  const start = useMutation({
    mutationFn: () => client.moveData(to),
    onSuccess: () => queries.invalidateQueries({ queryKey: QUERY.storage }),
  });
  return (
    <Form
      className="flex flex-wrap items-start gap-3"
      onSubmit={() => {
        if (to.trim() !== '') start.mutate();
      }}
    >
      <div className="min-w-56 flex-1">
        <Field
          label={t.settings.moving.to}
          problem={start.error === null ? undefined : messageOf(start.error)}
        >
          {({ id, describedBy, isInvalid }) => (
            <Input
              id={id}
              aria-describedby={describedBy}
              aria-invalid={isInvalid}
              className="font-mono text-xs!"
              placeholder={t.settings.moving.placeholder}
              value={to}
              onChange={({ target }) => {
                setTo(target.value);
                start.reset();
              }}
            />
          )}
        </Field>
      </div>
      <Button
        type="submit"
        className="mt-[21px]"
        isBusy={start.isPending}
        disabled={to.trim() === ''}
      >
        {t.settings.moving.action}
      </Button>
    </Form>
  );
}

function UnderWay({
  move,
}: {
  readonly move: Exclude<MoveAnswer, { readonly kind: 'failed' }>;
}): ReactElement {
  const client = useClient();
  const queries = useQueryClient();
  const forget = useMutation({
    mutationFn: () => client.forgetMove(),
    onSuccess: (next) => queries.setQueryData(QUERY.storage, next),
    onError: showFailure,
  });
  const { moving } = t.settings;
  return (
    <div className="flex flex-col gap-3 rounded-lg border border-line bg-sunken/40 p-4 text-sm">
      {move.kind === 'copying' ? (
        <>
          <p className="nums">
            {moving.copying(formatBytes(move.doneBytes), formatBytes(move.totalBytes))}
          </p>
          <Progress
            label={moving.title}
            share={move.totalBytes === 0 ? undefined : move.doneBytes / move.totalBytes}
            className="w-full"
          />
        </>
      ) : (
        <p role="status">{moving.copied(move.to)}</p>
      )}
      <div className="flex flex-wrap gap-2">
        {move.kind === 'copied' && window.hearthDesktop !== undefined && (
          <Button variant="primary" onClick={() => void window.hearthDesktop?.restartService()}>
            {t.settings.restart}
          </Button>
        )}
        <Button isBusy={forget.isPending} onClick={() => forget.mutate()}>
          {move.kind === 'copying' ? moving.stop : moving.takeBack}
        </Button>
      </div>
    </div>
  );
}

interface OldFolderProps {
  readonly path: string;
  readonly bytes: number;
}

function OldFolder({ path, bytes }: OldFolderProps): ReactElement {
  const client = useClient();
  const queries = useQueryClient();
  const [isAsking, setAsking] = useState(false);
  const remove = useMutation({
    mutationFn: () => client.removeOldData(),
    onSuccess: (next) => {
      queries.setQueryData(QUERY.storage, next);
      setAsking(false);
    },
  });
  const { moving } = t.settings;
  return (
    <div className="flex flex-wrap items-center gap-3 text-sm">
      <p className="min-w-0 flex-1 [overflow-wrap:anywhere]">
        {moving.old(path, formatBytes(bytes))}
      </p>
      <Button onClick={() => setAsking(true)}>{moving.deleteOld}</Button>
      <Confirm
        isOpen={isAsking}
        onClose={() => setAsking(false)}
        title={moving.askOld}
        description={moving.askOldHelp(path)}
        problem={remove.error === null ? undefined : messageOf(remove.error)}
        action={moving.deleteOld}
        isBusy={remove.isPending}
        onConfirm={() => remove.mutate()}
      />
    </div>
  );
}
