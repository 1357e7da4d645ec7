/** Shows one field of a descriptor and writes what is entered into the body. */
import { useId, type ReactElement } from 'react';
import type { Json, JsonObject } from '../../../contract/console/common.ts';
import { later } from '../../components/later.tsx';
import { Chip, Field, Input, Select, Switch, TextArea } from '../../components/field.tsx';
import { t } from '../../text/catalogue.ts';
import { ActionsEditor } from './actions-editor.tsx';
import { isObject, readAt, textsOf, writeAt } from './body.ts';
import { useDraft } from './draft.ts';
import { FormatsField } from './formats-field.tsx';
import { textOf, type Control, type FieldSpec } from './operations/fields.ts';

const SchemaEditor = later(() => import('./schema-editor.tsx'), <div className="h-24" />);

export interface FieldControlProps {
  readonly field: FieldSpec;
  readonly body: JsonObject;
  readonly onBody: (body: JsonObject) => void;
  readonly problem?: string | undefined;
}

export function FieldControl({ field, body, onBody, problem }: FieldControlProps): ReactElement {
  const { label, help } = t.operations.fields[field.name];
  const value = readAt(body, field.path);
  const set = (next: Json | undefined): void => onBody(writeAt(body, field.path, next));
  const shared = { label, help, value, set, problem };
  const { control } = field;
  switch (control.kind) {
    case 'address':
      return <AddressInput {...shared} control={control} />;
    case 'text':
    case 'long-text':
      return <TextInput {...shared} control={control} />;
    case 'lines':
    case 'headers':
      return <DraftInput {...shared} control={control} />;
    case 'schema':
      return <SchemaEditor {...shared} />;
    case 'number':
      return <NumberInput {...shared} control={control} />;
    case 'switch':
      return (
        <Switch
          label={label}
          help={help}
          checked={typeof value === 'boolean' ? value : control.fallback}
          onChange={(next) => set(next === control.fallback ? undefined : next)}
        />
      );
    case 'switch-list':
      return (
        <Switch
          label={label}
          help={help}
          checked={value === undefined || textsOf(value).length > 0}
          onChange={(next) => set(next ? undefined : [])}
        />
      );
    case 'choice':
      return <ChoiceInput {...shared} control={control} />;
    case 'toggles':
      return <TogglesInput {...shared} control={control} />;
    case 'formats':
      return <FormatsField label={label} value={value} fallback={control.fallback} set={set} />;
    case 'actions':
      return <ActionsEditor label={label} help={help} value={value} set={set} />;
  }
}

type ControlOf<Kind extends Control['kind']> = Extract<Control, { kind: Kind }>;

interface Shared<Kind extends Control['kind']> {
  readonly label: string;
  readonly help: string | undefined;
  readonly value: Json | undefined;
  readonly set: (next: Json | undefined) => void;
  readonly problem: string | undefined;
  readonly control: ControlOf<Kind>;
}

function AddressInput({
  label,
  value,
  set,
  problem,
  control,
}: Shared<'address' | 'text' | 'long-text'>): ReactElement {
  return (
    <Field label={label} problem={problem}>
      {({ id, describedBy, isInvalid }) => (
        <Input
          id={id}
          data-main-field
          inputMode="url"
          aria-describedby={describedBy}
          aria-invalid={isInvalid}
          className="h-9! font-mono text-[13px]!"
          placeholder={control.placeholder}
          value={textOf(value)}
          onChange={(event) => set(event.target.value === '' ? undefined : event.target.value)}
        />
      )}
    </Field>
  );
}

function TextInput({
  label,
  help,
  value,
  set,
  problem,
  control,
}: Shared<'address' | 'text' | 'long-text'>): ReactElement {
  const write = (text: string): void => set(text === '' ? undefined : text);
  return (
    <Field label={label} help={help} problem={problem}>
      {({ id, describedBy, isInvalid }) =>
        control.kind === 'long-text' ? (
          <TextArea
            id={id}
            rows={2}
            aria-describedby={describedBy}
            aria-invalid={isInvalid}
            value={textOf(value)}
            onChange={(event) => write(event.target.value)}
          />
        ) : (
          <Input
            id={id}
            data-main-field={label === t.operations.fields.query.label ? true : undefined}
            aria-describedby={describedBy}
            aria-invalid={isInvalid}
            placeholder={control.placeholder}
            value={textOf(value)}
            onChange={(event) => write(event.target.value)}
          />
        )
      }
    </Field>
  );
}

const CODECS = {
  lines: {
    toText: (value: Json | undefined) => textsOf(value).join('\n'),
    toValue: (text: string) => {
      const lines = text
        .split('\n')
        .map((line) => line.trim())
        .filter((line) => line !== '');
      return lines.length === 0 ? undefined : lines;
    },
  },
  headers: {
    toText: (value: Json | undefined) =>
      isObject(value)
        ? Object.entries(value)
            .map(([name, text]) => `${name}: ${textOf(text)}`)
            .join('\n')
        : '',
    toValue: (text: string) => {
      const entries = text
        .split('\n')
        .filter((line) => line.trim() !== '')
        .map((line) => {
          const colon = line.indexOf(':');
          if (colon < 1) throw new Error('no name');
          return [line.slice(0, colon).trim(), line.slice(colon + 1).trim()] as const;
        });
      return entries.length === 0 ? undefined : Object.fromEntries(entries);
    },
  },
} as const;

function DraftInput({
  label,
  help,
  value,
  set,
  problem,
  control,
}: Shared<'lines' | 'headers'>): ReactElement {
  const draft = useDraft(label, value, CODECS[control.kind], set);
  const placeholder = control.kind === 'lines' ? control.placeholder : 'Accept-Language: de';
  const isUrls = label === t.operations.fields.urls.label;
  return (
    <Field label={label} help={help} problem={draft.isBad ? t.playground.badJson : problem}>
      {({ id, describedBy, isInvalid }) => (
        <TextArea
          id={id}
          data-main-field={isUrls ? true : undefined}
          rows={2}
          aria-describedby={describedBy}
          aria-invalid={isInvalid}
          placeholder={placeholder}
          className="font-mono text-xs!"
          value={draft.text}
          onChange={(event) => draft.type(event.target.value)}
        />
      )}
    </Field>
  );
}

function NumberInput({
  label,
  help,
  value,
  set,
  problem,
  control,
}: Shared<'number'>): ReactElement {
  const scale = control.scale ?? 1;
  return (
    <Field label={label} help={help} problem={problem}>
      {({ id, describedBy, isInvalid }) => (
        <div className="flex items-center gap-2">
          <Input
            id={id}
            type="number"
            inputMode="numeric"
            min={control.min / scale}
            max={control.max === undefined ? undefined : control.max / scale}
            step={scale === 1 ? 1 : 'any'}
            placeholder={control.placeholder}
            aria-describedby={describedBy}
            aria-invalid={isInvalid}
            className="nums max-w-36"
            value={typeof value === 'number' ? value / scale : ''}
            onChange={(event) =>
              set(
                event.target.value === ''
                  ? undefined
                  : Math.round(event.target.valueAsNumber * scale),
              )
            }
          />
          {control.unit !== undefined && <span className="text-xs text-ink-3">{control.unit}</span>}
        </div>
      )}
    </Field>
  );
}

function ChoiceInput({ label, help, value, set, control }: Shared<'choice'>): ReactElement {
  return (
    <Field label={label} help={help}>
      {({ id, describedBy }) => (
        <Select
          id={id}
          aria-describedby={describedBy}
          value={typeof value === 'string' ? value : control.fallback}
          onChange={(event) =>
            set(event.target.value === control.fallback ? undefined : event.target.value)
          }
        >
          {control.options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </Select>
      )}
    </Field>
  );
}

function TogglesInput({ label, help, value, set, control }: Shared<'toggles'>): ReactElement {
  const id = useId();
  const chosen = value === undefined ? control.fallback : textsOf(value);
  const toggle = (option: string): void => {
    const next = chosen.includes(option)
      ? chosen.filter((item) => item !== option)
      : [...chosen, option];
    const isDefault = next.length === 0 || next.join(' ') === control.fallback.join(' ');
    set(isDefault ? undefined : next);
  };
  return (
    <div role="group" aria-labelledby={id} className="flex flex-col gap-1">
      <span id={id} className="text-xs font-medium text-ink-2">
        {label}
      </span>
      <div className="flex flex-wrap gap-1.5">
        {control.options.map((option) => (
          <Chip
            key={option.value}
            isOn={chosen.includes(option.value)}
            onToggle={() => toggle(option.value)}
          >
            {option.label}
          </Chip>
        ))}
      </div>
      {help !== undefined && <p className="text-xs text-ink-3">{help}</p>}
    </div>
  );
}
