/** The dialogs of the key screen. A secret lives only in the dialog that shows it. */
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState, type ReactElement } from 'react';
import type { CreatedKey, FaultRates, KeyLimits, KeyRow } from '../../../contract/console/keys.ts';
import { useClient } from '../../client/client.tsx';
import { QUERY, useConsoleState } from '../../client/queries.ts';
import { Button } from '../../components/button.tsx';
import { CopyButton } from '../../components/copy-button.tsx';
import { Dialog, DialogActions } from '../../components/dialog.tsx';
import { Field, Form, Input } from '../../components/field.tsx';
import { FoundAgain, useKeptForm } from '../../components/kept-form.tsx';
import { t } from '../../text/screens.ts';
import { messageOf } from '../../text/failures.ts';
import { FaultFields, LimitFields } from './limit-fields.tsx';

function useRefreshKeys(): () => void {
  const queries = useQueryClient();
  return () => {
    void queries.invalidateQueries({ queryKey: QUERY.keys });
    void queries.invalidateQueries({ queryKey: QUERY.state });
  };
}

interface NewKey {
  readonly name: string;
  readonly limits: KeyLimits;
}

interface ChangedKey extends NewKey {
  readonly faults: FaultRates;
}

interface CreateKeyDialogProps {
  readonly onClose: () => void;
  readonly onCreated: (created: CreatedKey) => void;
}

export function CreateKeyDialog({ onClose, onCreated }: CreateKeyDialogProps): ReactElement {
  const client = useClient();
  const refresh = useRefreshKeys();
  const form = useKeptForm<NewKey>('key', { name: '', limits: {} });
  const { name, limits } = form.value;
  const giveUp = (): void => {
    form.forget();
    onClose();
  };
  const [problem, setProblem] = useState<string>();
  const create = useMutation({
    mutationFn: () => client.createKey({ name: name.trim(), limits }),
    onSuccess: (created) => {
      form.forget();
      refresh();
      onCreated(created);
    },
  });
  return (
    <Dialog isOpen onClose={onClose} title={t.keys.createTitle}>
      <Form
        className="flex flex-col gap-4"
        onSubmit={() => {
          if (name.trim() === '') setProblem(t.keys.nameNeeded);
          else create.mutate();
        }}
      >
        <FoundAgain form={form} />
        <NameField
          value={name}
          problem={problem ?? (create.error === null ? undefined : messageOf(create.error))}
          onChange={(next) => {
            form.set({ name: next, limits });
            setProblem(undefined);
          }}
        />
        <LimitFields limits={limits} onChange={(next) => form.set({ name, limits: next })} />
        <DialogActions onCancel={giveUp}>
          <Button type="submit" variant="primary" isBusy={create.isPending}>
            {t.keys.createAction}
          </Button>
        </DialogActions>
      </Form>
    </Dialog>
  );
}

interface NameFieldProps {
  readonly value: string;
  readonly problem: string | undefined;
  readonly onChange: (value: string) => void;
}

function NameField({ value, problem, onChange }: NameFieldProps): ReactElement {
  return (
    <Field label={t.keys.name} problem={problem}>
      {({ id, describedBy, isInvalid }) => (
        <Input
          id={id}
          autoFocus
          maxLength={80}
          aria-describedby={describedBy}
          aria-invalid={isInvalid}
          placeholder={t.keys.namePlaceholder}
          value={value}
          onChange={(event) => onChange(event.target.value)}
        />
      )}
    </Field>
  );
}

interface NewKeyDialogProps {
  readonly created: CreatedKey;
  readonly onClose: () => void;
}

export function NewKeyDialog({ created, onClose }: NewKeyDialogProps): ReactElement {
  const { data } = useConsoleState();
  const address = data?.address ?? location.origin;
  const curl = [
    `curl ${address}/v2/scrape \\`,
    `  -H "Authorization: Bearer ${created.secret}" \\`,
    '  -H "Content-Type: application/json" \\',
    `  -d '{"url":"https://example.com"}'`,
  ].join('\n');
  return (
    <Dialog
      isOpen
      isSticky
      onClose={onClose}
      title={t.keys.yourKey}
      description={t.keys.shownOnce}
      width="md"
    >
      <output
        data-secret
        className="block rounded-lg bg-sunken px-4 py-3 font-mono text-sm select-all"
      >
        {created.secret}
      </output>
      <div>
        <p className="pb-1 text-xs font-medium text-ink-2">{t.keys.tryIt}</p>
        <div className="flex items-start gap-1 rounded-lg bg-sunken/60 p-3 font-mono text-xs">
          <code className="min-w-0 flex-1 [overflow-wrap:anywhere] whitespace-pre-wrap text-ink-2">
            {curl}
          </code>
          <CopyButton value={curl} />
        </div>
      </div>
      <DialogActions>
        <Button onClick={onClose}>{t.keys.haveCopied}</Button>
        <CopyButton
          isWide
          autoFocus
          variant="primary"
          value={created.secret}
          label={t.keys.copyKey}
        />
      </DialogActions>
    </Dialog>
  );
}

interface EditKeyDialogProps {
  readonly apiKey: KeyRow;
  readonly onClose: () => void;
}

export function EditKeyDialog({ apiKey, onClose }: EditKeyDialogProps): ReactElement {
  const client = useClient();
  const refresh = useRefreshKeys();
  const form = useKeptForm<ChangedKey>(`key.${apiKey.id}`, {
    name: apiKey.name,
    limits: apiKey.limits,
    faults: apiKey.faults,
  });
  const { name, limits, faults } = form.value;
  const change = (part: Partial<ChangedKey>): void => form.set({ ...form.value, ...part });
  const giveUp = (): void => {
    form.forget();
    onClose();
  };
  const save = useMutation({
    mutationFn: () => client.updateKey(apiKey.id, { name: name.trim(), limits, faults }),
    onSuccess: () => {
      refresh();
      giveUp();
    },
  });
  return (
    <Dialog isOpen onClose={onClose} title={t.keys.editTitle(apiKey.name)}>
      <Form className="flex flex-col gap-4" onSubmit={() => save.mutate()}>
        <FoundAgain form={form} />
        <NameField
          value={name}
          problem={save.error === null ? undefined : messageOf(save.error)}
          onChange={(next) => change({ name: next })}
        />
        <LimitFields limits={limits} onChange={(next) => change({ limits: next })} />
        <FaultFields faults={faults} onChange={(next) => change({ faults: next })} />
        <DialogActions onCancel={giveUp}>
          <Button type="submit" variant="primary" isBusy={save.isPending}>
            {t.common.save}
          </Button>
        </DialogActions>
      </Form>
    </Dialog>
  );
}

interface RevokeKeyDialogProps extends EditKeyDialogProps {
  readonly isLast: boolean;
  readonly onCreate: () => void;
}

export function RevokeKeyDialog(props: RevokeKeyDialogProps): ReactElement {
  const { apiKey, isLast, onClose, onCreate } = props;
  const [isRefused, setRefused] = useState(isLast);
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={t.keys.revokeTitle(apiKey.name)}
      description={isRefused ? t.keys.lastKey : t.keys.revokeHelp}
    >
      {isRefused ? (
        <DialogActions onCancel={onClose}>
          <Button variant="primary" onClick={onCreate}>
            {t.keys.lastKeyAction}
          </Button>
        </DialogActions>
      ) : (
        <RevokeForm apiKey={apiKey} onClose={onClose} onRefused={() => setRefused(true)} />
      )}
    </Dialog>
  );
}

interface RevokeFormProps extends EditKeyDialogProps {
  /** It is the last one. */
  readonly onRefused: () => void;
}

/** Revokes once its name is typed. */
function RevokeForm({ apiKey, onClose, onRefused }: RevokeFormProps): ReactElement {
  const client = useClient();
  const refresh = useRefreshKeys();
  const [typed, setTyped] = useState('');
  const revoke = useMutation({
    mutationFn: () => client.revokeKey(apiKey.id),
    onSuccess: ({ outcome }) => {
      refresh();
      if (outcome === 'last-key') onRefused();
      else onClose();
    },
  });
  return (
    <Form
      className="flex flex-col gap-4"
      onSubmit={() => {
        if (typed === apiKey.name) revoke.mutate();
      }}
    >
      <Field
        label={t.keys.revokeConfirm(apiKey.name)}
        problem={revoke.error === null ? undefined : messageOf(revoke.error)}
      >
        {({ id, describedBy }) => (
          <Input
            id={id}
            autoFocus
            aria-describedby={describedBy}
            value={typed}
            onChange={(event) => setTyped(event.target.value)}
          />
        )}
      </Field>
      <DialogActions onCancel={onClose}>
        <Button
          type="submit"
          variant="danger"
          disabled={typed !== apiKey.name}
          isBusy={revoke.isPending}
        >
          {t.keys.revoke}
        </Button>
      </DialogActions>
    </Form>
  );
}
