/** The service's settings of one section: edited together, saved together, tested where one can. */
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState, type ReactElement } from 'react';
import type {
  PartAnswer,
  SettingsAnswer,
  SettingValue,
  TestTarget,
} from '../../../contract/console/settings.ts';
import { useClient } from '../../client/client.tsx';
import { QUERY } from '../../client/queries.ts';
import { announce } from '../../components/announcer.tsx';
import { Button } from '../../components/button.tsx';
import { Form } from '../../components/field.tsx';
import { FoundAgain, useKeptForm } from '../../components/kept-form.tsx';
import { t } from '../../text/screens.ts';
import { messageOf, plainWords } from '../../text/failures.ts';
import { formatDuration } from '../../text/format.ts';
import { SettingControl } from './setting-control.tsx';
import { SECTION_SETTINGS, type SectionId } from './sections.ts';

type Changes = Readonly<Record<string, SettingValue | null>>;

interface ServiceSectionProps {
  readonly section: SectionId;
  readonly answer: SettingsAnswer;
}

export function ServiceSection({ section, answer }: ServiceSectionProps): ReactElement {
  const secrets = new Set(answer.entries.filter((one) => one.isSecret).map(({ name }) => name));
  const form = useKeptForm<Changes>(
    `settings.${section}`,
    {},
    {
      written: (all) => without(all, secrets),
    },
  );
  const changes = form.value;
  // fields with a text of their own begin anew, too
  const [round, setRound] = useState(0);
  const discard = (): void => {
    form.reset();
    setRound(round + 1);
  };
  useAskBeforeReload(Object.keys(changes).some((name) => secrets.has(name)));
  const save = useSave(changes, form.reset);
  const names = SECTION_SETTINGS[section].flatMap((group) => group.names);
  const entries = answer.entries.filter(({ name }) => names.some((one) => one === name));
  return (
    <Form className="flex flex-col gap-5" onSubmit={() => save.mutate()}>
      <FoundAgain form={{ ...form, reset: discard }} />
      {SECTION_SETTINGS[section].map((group, index) => (
        <div
          key={group.name ?? index}
          role={group.name === undefined ? undefined : 'group'}
          aria-label={group.name === undefined ? undefined : t.settings.groups[group.name]}
          className={`flex flex-col gap-4 ${index === 0 ? '' : 'border-t border-line pt-4'}`}
        >
          {group.name !== undefined && (
            <h3 className="text-sm font-semibold">{t.settings.groups[group.name]}</h3>
          )}
          {group.names.map((name) => {
            const entry = entries.find((one) => one.name === name);
            return entry === undefined ? null : (
              <SettingControl
                key={`${round} ${name} ${JSON.stringify(entry.value)} ${entry.isSet}`}
                label={t.settingLabels[name]}
                entry={entry}
                changed={changes[name]}
                onChange={(value) => form.set(withChange(changes, name, value))}
              />
            );
          })}
          {group.test !== undefined && (
            <TestLine {...group.test} isStale={isChanged(group.names, changes)} />
          )}
        </div>
      ))}
      {save.error !== null && (
        <p role="alert" className="rounded-md bg-bad-soft px-3 py-2 text-sm text-bad">
          {messageOf(save.error)}
        </p>
      )}
      <SaveLine
        save={save}
        count={Object.keys(changes).length}
        isPending={entries.some((entry) => entry.isPending === true)}
        onDiscard={discard}
      />
      <p className="text-xs text-ink-3">{t.settings.file(answer.file)}</p>
    </Form>
  );
}

const without = (all: Changes, names: ReadonlySet<string>): Changes =>
  Object.fromEntries(Object.entries(all).filter(([name]) => !names.has(name)));

/** A key that was typed is written nowhere before it is saved: who loads the tab anew is asked first. */
function useAskBeforeReload(isAsked: boolean): void {
  useEffect(() => {
    if (!isAsked) return undefined;
    const ask = (event: Event): void => event.preventDefault();
    addEventListener('beforeunload', ask);
    return () => removeEventListener('beforeunload', ask);
  }, [isAsked]);
}

function useSave(changes: Changes, onSaved: () => void) {
  const client = useClient();
  const queries = useQueryClient();
  return useMutation({
    mutationFn: () => client.changeSettings({ changes }),
    onSuccess: (next) => {
      queries.setQueryData(QUERY.settings, next);
      void queries.invalidateQueries({ queryKey: QUERY.state });
      onSaved();
      announce(savedText(next));
    },
  });
}

function savedText({ needRestart }: { readonly needRestart: readonly string[] }): string {
  return needRestart.length === 0 ? t.settings.saved : t.settings.savedRestart;
}

interface SaveLineProps {
  readonly save: ReturnType<typeof useSave>;
  /** Settings that were changed and not saved. */
  readonly count: number;
  /** Something saved waits for a restart. */
  readonly isPending: boolean;
  readonly onDiscard: () => void;
}

function SaveLine({ save, count, isPending, onDiscard }: SaveLineProps): ReactElement {
  return (
    <div className="flex flex-wrap items-center gap-3">
      <Button type="submit" variant="primary" isBusy={save.isPending} disabled={count === 0}>
        {t.settings.save}
      </Button>
      {count > 0 && (
        <>
          <Button variant="ghost" onClick={onDiscard}>
            {t.settings.discard}
          </Button>
          <span className="nums text-xs text-ink-3">{t.settings.changed(count)}</span>
        </>
      )}
      {save.data !== undefined && count === 0 && (
        <span role="status" className="text-xs text-ok">
          {savedText(save.data)}
        </span>
      )}
      {isPending && window.hearthDesktop !== undefined && (
        <Button onClick={() => void window.hearthDesktop?.restartService()}>
          {t.settings.restart}
        </Button>
      )}
    </div>
  );
}

function withChange(
  before: Changes,
  name: string,
  value: SettingValue | null | undefined,
): Changes {
  if (value !== undefined) return { ...before, [name]: value };
  return Object.fromEntries(Object.entries(before).filter(([key]) => key !== name));
}

function isChanged(names: readonly string[], changes: Changes): boolean {
  return names.some((name) => name in changes);
}

function groupName(provider: string): string {
  return Object.entries(t.settings.groups).find(([id]) => id === provider)?.[1] ?? provider;
}

interface TestLineProps {
  readonly target: TestTarget;
  /** One search provider instead of all. */
  readonly provider?: string;
  /** What is entered is not saved yet: the test would try the old values. */
  readonly isStale: boolean;
}

function TestLine({ target, provider, isStale }: TestLineProps): ReactElement {
  const client = useClient();
  const test = useMutation({ mutationFn: () => client.test(target, provider) });
  const name = provider === undefined ? undefined : groupName(provider);
  return (
    <div className="flex flex-wrap items-center gap-3">
      <Button
        size="sm"
        isBusy={test.isPending}
        disabled={isStale}
        title={isStale ? t.settings.saveFirst : undefined}
        aria-label={name === undefined ? undefined : t.settings.testOf(name)}
        onClick={() => test.mutate()}
      >
        {t.settings.test}
      </Button>
      <span role="status" className="min-w-0 flex-1 text-sm [overflow-wrap:anywhere]">
        {test.error !== null && <span className="text-bad">{messageOf(test.error)}</span>}
        {test.data !== undefined && (
          <span className={test.data.ok ? 'text-ok' : 'text-bad'}>
            {test.data.ok ? '✓' : '✕'} {plainWords(test.data.message)}{' '}
            <span className="nums text-ink-3">{formatDuration(test.data.elapsedMs)}</span>
          </span>
        )}
        <Parts parts={test.data?.parts ?? []} />
      </span>
    </div>
  );
}

/** How each provider fared, in the order they are tried. */
function Parts({ parts }: { readonly parts: readonly PartAnswer[] }): ReactElement | null {
  if (parts.length < 2) return null;
  return (
    <ul className="pt-1 text-xs text-ink-2">
      {parts.map(({ name, ok, message, elapsedMs }) => (
        <li key={name}>
          <span className={ok ? 'text-ok' : 'text-bad'}>{ok ? '✓' : '✕'}</span> {name}:{' '}
          {plainWords(message)} <span className="nums text-ink-3">{formatDuration(elapsedMs)}</span>
        </li>
      ))}
    </ul>
  );
}
