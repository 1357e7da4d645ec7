/** Keeps one page or many: how deep, where to put it, what it costs. */
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState, type ReactElement } from 'react';
import { useLocation } from 'wouter';
import type { KeepKind, LibraryKept } from '../../../contract/library/types.ts';
import type { Json } from '../../../contract/console/common.ts';
import { useClient } from '../../client/client.tsx';
import { QUERY } from '../../client/queries.ts';
import { showToast } from '../../client/toasts.ts';
import { Button } from '../../components/button.tsx';
import { Dialog, DialogActions } from '../../components/dialog.tsx';
import { Form } from '../../components/field.tsx';
import { FoundAgain, useKeptForm, type KeptForm } from '../../components/kept-form.tsx';
import { Problem } from '../../components/states.tsx';
import { t } from '../../text/catalogue.ts';
import { formatBytes, shortAddress } from '../../text/format.ts';
import { isObject } from '../playground/body.ts';
import { addressOf, keeping, tagsOf, type Keeping } from './keeping.ts';
import { TextField } from './text-field.tsx';

interface KeepForm {
  readonly url: string;
  readonly kind: KeepKind;
  readonly collection: string;
  readonly tags: string;
  readonly note: string;
}

export default function KeepDialog({ asked }: { readonly asked: Keeping }): ReactElement {
  const isMany = asked.urls.length > 1;
  const kept = useKeepForm(asked);
  const form = kept.value;
  const [problem, setProblem] = useState<string>();
  const change = (next: Partial<KeepForm>): void => kept.set({ ...form, ...next });
  const close = (): void => keeping.set(undefined);
  const giveUp = (): void => {
    kept.forget();
    close();
  };
  const keep = useKeep(asked, giveUp);
  const submit = (): void => {
    const url = addressOf(form.url);
    setProblem(url === undefined ? t.library.addressNeeded : undefined);
    if (url !== undefined) keep.mutate({ ...form, url });
  };
  return (
    <Dialog
      isOpen
      onClose={close}
      width="md"
      title={isMany ? t.library.keepTitleMany(asked.urls.length) : t.library.keepTitle}
      description={isMany ? t.library.keepHelpMany : t.library.keepHelp}
    >
      <Form noValidate className="flex flex-col gap-4" onSubmit={() => submit()}>
        <FoundAgain form={kept} />
        {!isMany && (
          <TextField
            label={t.library.address}
            problem={problem}
            type="url"
            placeholder="https://example.com/article"
            value={form.url}
            onChange={(next) => change({ url: next })}
          />
        )}
        <KindChoice kind={form.kind} onChange={(kind) => change({ kind })} />
        <div className="grid grid-cols-2 gap-4 max-sm:grid-cols-1">
          <TextField
            label={t.library.collection}
            help={t.library.collectionHelp}
            value={form.collection}
            onChange={(next) => change({ collection: next })}
          />
          <TextField
            label={t.library.tags}
            help={t.library.tagsHelp}
            value={form.tags}
            onChange={(next) => change({ tags: next })}
          />
        </div>
        <TextField
          label={t.library.note}
          rows={2}
          value={form.note}
          onChange={(next) => change({ note: next })}
        />
        {keep.error !== null && <Refused error={keep.error} />}
        <DialogActions onCancel={giveUp}>
          <Button type="submit" variant="primary" isBusy={keep.isPending}>
            {keep.isPending
              ? t.library.keeping
              : t.library.keepOne(t.common.credits(Math.max(1, asked.urls.length)))}
          </Button>
        </DialogActions>
      </Form>
    </Dialog>
  );
}

function useKeepForm({ urls }: Keeping): KeptForm<KeepForm> {
  const [url = ''] = urls;
  const isMany = urls.length > 1;
  return useKeptForm<KeepForm>(`keep.${isMany ? `${urls.length} ` : ''}${url}`, {
    ...{ url, kind: isMany ? 'page' : 'full' },
    ...{ collection: '', tags: '', note: '' },
  });
}

/** Comes into sight by itself: it stands below all fields. */
function Refused({ error }: { readonly error: Error }): ReactElement {
  return (
    <div ref={(element) => element?.scrollIntoView({ block: 'nearest' })} className="-mx-5">
      <Problem isAction error={error} />
    </div>
  );
}

function KindChoice({
  kind,
  onChange,
}: {
  readonly kind: KeepKind;
  readonly onChange: (kind: KeepKind) => void;
}): ReactElement {
  const client = useClient();
  const { data } = useQuery({
    queryKey: [...QUERY.library, 'stats'],
    queryFn: ({ signal }) => client.library.stats(signal),
    staleTime: 60_000,
  });
  const average = data === undefined || data.kept < 5 ? undefined : data.disk.stored / data.kept;
  const options = [
    ['full', t.library.fullLabel, t.library.fullMeans],
    ['page', t.library.pageLabel, t.library.pageMeans],
  ] as const;
  return (
    <fieldset className="flex flex-col gap-1.5">
      <legend className="pb-1 text-xs font-medium text-ink-2">{t.library.kind}</legend>
      {options.map(([value, label, means]) => (
        <label
          key={value}
          className="flex cursor-pointer items-start gap-2.5 rounded-md border border-line px-3 py-2 has-checked:border-ember has-checked:bg-ember-soft/50"
        >
          <input
            type="radio"
            name="kind"
            value={value}
            checked={kind === value}
            onChange={() => onChange(value)}
            className="mt-0.5 size-4 accent-ember"
          />
          <span className="min-w-0 text-sm">
            <span className="font-medium">{label}</span>
            <span className="block text-xs text-ink-2">{means}</span>
          </span>
        </label>
      ))}
      <p className="text-xs text-ink-3">
        {average === undefined ? t.library.sizeGuess[kind] : t.library.size(formatBytes(average))}{' '}
        {t.library.textMeans}
      </p>
    </fieldset>
  );
}

function useKeep(asked: Keeping, onDone: () => void) {
  const client = useClient();
  const queries = useQueryClient();
  const [, navigate] = useLocation();
  return useMutation({
    mutationFn: async (form: KeepForm): Promise<LibraryKept | Json> => {
      const about = aboutOf(form);
      if (asked.urls.length < 2) {
        return client.library.keep({ url: form.url, kind: form.kind, ...about });
      }
      return client.run('batch', {
        urls: [...asked.urls],
        maxAge: 0,
        keep: { kind: form.kind, ...about },
      });
    },
    onSuccess: (answer) => {
      void queries.invalidateQueries({ queryKey: QUERY.library });
      void queries.invalidateQueries({ queryKey: QUERY.state });
      onDone();
      if (isKept(answer)) {
        const { title, url, entryId } = answer.capture;
        const name = t.library.keptToast(title === '' ? shortAddress(url) : title);
        showToast({
          text: answer.warning === undefined ? name : `${name} · ${answer.warning}`,
          action: { label: t.library.open, run: () => navigate(`/library/entry/${entryId}`) },
        });
        return;
      }
      const id = isObject(answer) && typeof answer['id'] === 'string' ? answer['id'] : undefined;
      showToast({
        text: t.library.keepingMany(asked.urls.length),
        ...(id === undefined
          ? {}
          : { action: { label: t.library.openJob, run: () => navigate(`/jobs/${id}`) } }),
      });
    },
  });
}

/** What is empty is left out. */
function aboutOf({ collection, tags, note }: KeepForm) {
  return {
    ...(collection.trim() === '' ? {} : { collection: collection.trim() }),
    ...(tagsOf(tags).length === 0 ? {} : { tags: [...tagsOf(tags)] }),
    ...(note.trim() === '' ? {} : { note: note.trim() }),
  };
}

function isKept(answer: LibraryKept | Json): answer is LibraryKept {
  return typeof answer === 'object' && answer !== null && 'capture' in answer;
}
