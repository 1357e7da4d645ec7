/** One setting of the service, by its type. Where a flag or the environment wins, it says so. */
import { useState, type ReactElement } from 'react';
import type { SettingEntry, SettingValue } from '../../../contract/console/settings.ts';
import { SelectField } from '../../components/choice-fields.tsx';
import { Field, Input, Switch, TextArea } from '../../components/field.tsx';
import { t } from '../../text/screens.ts';
import { rounded, UNITS, usualOf } from './setting-units.ts';

interface SettingControlProps {
  readonly label: string;
  readonly entry: SettingEntry;
  /** What was entered and not saved yet. */
  readonly changed: SettingValue | null | undefined;
  /** undefined takes the change back, null removes the stored value. */
  readonly onChange: (value: SettingValue | null | undefined) => void;
}

export function SettingControl(props: SettingControlProps): ReactElement {
  const { label, entry, changed, onChange } = props;
  const isFixed = entry.source === 'flag' || entry.source === 'environment';
  const help = helpOf(entry, label);
  const value = changed === undefined ? entry.value : (changed ?? entry.fallback);
  if (entry.isSecret) return <SecretInput {...props} help={help} isFixed={isFixed} />;
  switch (entry.type) {
    case 'boolean':
      return (
        <Switch
          label={label}
          help={help}
          disabled={isFixed}
          checked={value === true}
          onChange={(next) => onChange(next === entry.value ? undefined : next)}
        />
      );
    case 'integer':
      return <NumberInput {...props} help={help} isFixed={isFixed} value={value} />;
    case 'log-level':
      return (
        <SelectField
          label={label}
          help={help}
          disabled={isFixed}
          className="max-w-48"
          value={String(value ?? '')}
          options={LEVELS.map((level) => [level, level] as const)}
          onChange={onChange}
        />
      );
    case 'list':
      return <ListInput {...props} help={`${help} ${t.settings.list}`} isFixed={isFixed} />;
    case 'boolean-or-list':
      return <ReachInput {...props} help={help} isFixed={isFixed} />;
    case 'string':
    case 'path':
      return (
        <Field label={label} help={help}>
          {({ id, describedBy }) => (
            <Input
              id={id}
              disabled={isFixed}
              aria-describedby={describedBy}
              className="font-mono text-xs!"
              value={typeof value === 'string' ? value : ''}
              onChange={(event) => onChange(event.target.value === '' ? null : event.target.value)}
            />
          )}
        </Field>
      );
  }
}

const LEVELS = ['debug', 'info', 'warn', 'error', 'silent'];

/** What the service says about it, unless that only repeats the label. */
function helpOf(entry: SettingEntry, label: string): string {
  const said =
    t.settings.helps[entry.name] ?? `${entry.help.charAt(0).toUpperCase()}${entry.help.slice(1)}.`;
  const help = said.toLowerCase() === `${label.toLowerCase()}.` ? '' : said;
  if (entry.source === 'flag') return `${help} ${t.settings.fromFlag}`;
  if (entry.source === 'environment') return `${help} ${t.settings.fromEnvironment}`;
  return entry.isPending === true ? `${help} (${t.settings.pending})` : help;
}

interface InnerProps extends SettingControlProps {
  readonly help: string;
  readonly isFixed: boolean;
}

interface NumberInputProps extends InnerProps {
  readonly value: SettingValue | null | undefined;
}

function NumberInput(props: NumberInputProps): ReactElement {
  const { label, entry, value, help, isFixed, onChange } = props;
  const { scale, unit } = UNITS[entry.name] ?? { scale: 1, unit: undefined };
  const shown = typeof value === 'number' ? rounded(value / scale) : undefined;
  return (
    <Field label={label} help={help}>
      {({ id, describedBy }) => (
        <div className="flex items-center gap-2">
          <Input
            id={id}
            type="number"
            min={entry.min === undefined ? undefined : entry.min / scale}
            max={entry.max === undefined ? undefined : entry.max / scale}
            step={scale === 1 ? 1 : 'any'}
            disabled={isFixed}
            aria-describedby={describedBy}
            className="nums max-w-36"
            value={shown ?? ''}
            onChange={({ target }) =>
              onChange(target.value === '' ? null : Math.round(target.valueAsNumber * scale))
            }
          />
          {unit !== undefined && <span className="text-xs text-ink-3">{unit(shown ?? 0)}</span>}
          {typeof entry.fallback === 'number' && (
            <span className="nums text-xs text-ink-3">
              {usualOf(entry.name, rounded(entry.fallback / scale))}
            </span>
          )}
        </div>
      )}
    </Field>
  );
}

function SecretInput({ label, entry, changed, help, isFixed, onChange }: InnerProps): ReactElement {
  return (
    <Field
      label={label}
      help={help}
      aside={
        entry.isSet &&
        !isFixed && (
          <button
            type="button"
            className="rounded-sm text-xs text-ink-3 underline underline-offset-2 hover:text-ink"
            onClick={() => onChange(null)}
          >
            {t.settings.secretClear}
          </button>
        )
      }
    >
      {({ id, describedBy }) => (
        <Input
          id={id}
          type="password"
          autoComplete="new-password"
          disabled={isFixed}
          aria-describedby={describedBy}
          placeholder={
            entry.isSet && changed !== null ? t.settings.secretSet : t.settings.secretUnset
          }
          value={typeof changed === 'string' ? changed : ''}
          onChange={(event) => onChange(event.target.value === '' ? undefined : event.target.value)}
        />
      )}
    </Field>
  );
}

function linesOf(text: string): readonly string[] {
  return text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');
}

function ListInput({ label, entry, changed, help, isFixed, onChange }: InnerProps): ReactElement {
  const value = changed === undefined ? entry.value : changed;
  const [text, setText] = useState(Array.isArray(value) ? value.join('\n') : '');
  return (
    <Field label={label} help={help}>
      {({ id, describedBy }) => (
        <TextArea
          id={id}
          rows={Math.max(2, linesOf(text).length)}
          disabled={isFixed}
          aria-describedby={describedBy}
          className="font-mono text-xs!"
          value={text}
          onChange={(event) => {
            setText(event.target.value);
            const lines = linesOf(event.target.value);
            onChange(lines.length === 0 ? null : lines);
          }}
        />
      )}
    </Field>
  );
}

/** Nowhere, everywhere, or only these. */
function ReachInput(props: InnerProps): ReactElement {
  const { label, entry, changed, help, isFixed, onChange } = props;
  const value = changed === undefined ? entry.value : changed;
  const kind = Array.isArray(value) ? 'list' : value === true ? 'all' : 'none';
  return (
    <div className="flex flex-col gap-2">
      <SelectField
        label={label}
        help={help}
        disabled={isFixed}
        className="max-w-64"
        value={kind}
        options={[
          ['none', t.settings.nowhere],
          ['list', t.settings.onlyThese],
          ['all', t.settings.everywhere],
        ]}
        onChange={(next) => onChange(next === 'list' ? [] : next === 'all')}
      />
      {kind === 'list' && <ListInput {...props} label={t.settings.onlyThese} help="" />}
    </div>
  );
}
