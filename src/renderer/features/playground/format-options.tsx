/** The options of one chosen format, in a well below the chips. */
import { type ReactElement, type ReactNode } from 'react';
import type { Json, JsonObject } from '../../../contract/console/common.ts';
import { later } from '../../components/later.tsx';
import { Chip, Field, Input, Switch, TextArea } from '../../components/field.tsx';
import { t } from '../../text/catalogue.ts';
import { isList, isObject, readAt, textsOf, writeAt, type Path } from './body.ts';
import { useDraft } from './draft.ts';
import { textOf } from './operations/fields.ts';

const SchemaEditor = later(() => import('./schema-editor.tsx'), <div className="h-24" />);

const text = t.operations.formatOptions;

interface FormatOptionsProps {
  readonly format: Json;
  readonly onChange: (format: Json) => void;
}

export function FormatOptions({ format, onChange }: FormatOptionsProps): ReactElement | null {
  const options: JsonObject = isObject(format) ? format : { type: textOf(format) };
  const set = (path: Path, value: Json | undefined): void =>
    onChange(writeAt(options, path, value));
  const name = textOf(options['type']);
  switch (name) {
    case 'screenshot':
      return (
        <Well title={t.operations.formats.screenshot}>
          <Switch
            label={text.fullPage}
            checked={options['fullPage'] === true}
            onChange={(on) => set(['fullPage'], on ? true : undefined)}
          />
          <div className="grid grid-cols-3 gap-2">
            <NumberOption
              label={text.width}
              path={['viewport', 'width']}
              max={7680}
              options={options}
              set={set}
            />
            <NumberOption
              label={text.height}
              path={['viewport', 'height']}
              max={4320}
              options={options}
              set={set}
            />
            <NumberOption
              label={text.quality}
              path={['quality']}
              max={100}
              options={options}
              set={set}
            />
          </div>
        </Well>
      );
    case 'json':
      return (
        <Well title={t.operations.formats.json}>
          <TextOption label={text.jsonPrompt} path={['prompt']} options={options} set={set} />
          <SchemaEditor
            label={text.jsonSchema}
            value={options['schema']}
            set={(value) => set(['schema'], value)}
          />
        </Well>
      );
    case 'changeTracking':
      return (
        <Well title={t.operations.formats.changeTracking}>
          <Modes options={options} set={set} />
          <TextOption
            label={text.tag}
            help={text.tagHelp}
            path={['tag']}
            options={options}
            set={set}
          />
        </Well>
      );
    case 'question':
      return (
        <Well title={t.operations.formats.question}>
          <TextOption label={text.question} path={['question']} options={options} set={set} />
        </Well>
      );
    case 'highlights':
      return (
        <Well title={t.operations.formats.highlights}>
          <TextOption label={text.highlights} path={['query']} options={options} set={set} />
        </Well>
      );
    case 'attributes':
      return (
        <Well title={t.operations.formats.attributes}>
          <Selectors options={options} set={set} />
        </Well>
      );
    default:
      return null;
  }
}

function Well({
  title,
  children,
}: {
  readonly title: string;
  readonly children: ReactNode;
}): ReactElement {
  return (
    <fieldset className="flex flex-col gap-2 rounded-lg bg-sunken/70 p-3">
      <legend className="sr-only">{title}</legend>
      {children}
    </fieldset>
  );
}

interface OptionProps {
  readonly options: JsonObject;
  readonly set: (path: Path, value: Json | undefined) => void;
}

interface NamedOptionProps extends OptionProps {
  readonly label: string;
  readonly path: Path;
}

function NumberOption({
  label,
  path,
  max,
  options,
  set,
}: NamedOptionProps & { readonly max: number }): ReactElement {
  const value = readAt(options, path);
  return (
    <Field label={label}>
      {({ id }) => (
        <Input
          id={id}
          type="number"
          min={1}
          max={max}
          className="nums"
          value={typeof value === 'number' ? value : ''}
          onChange={(event) =>
            set(path, event.target.value === '' ? undefined : event.target.valueAsNumber)
          }
        />
      )}
    </Field>
  );
}

function TextOption({
  label,
  help,
  path,
  options,
  set,
}: NamedOptionProps & { readonly help?: string }): ReactElement {
  return (
    <Field label={label} help={help}>
      {({ id, describedBy }) => (
        <Input
          id={id}
          aria-describedby={describedBy}
          value={textOf(readAt(options, path))}
          onChange={(event) => set(path, event.target.value)}
        />
      )}
    </Field>
  );
}

function Modes({ options, set }: OptionProps): ReactElement {
  const modes = textsOf(options['modes']);
  const toggle = (mode: string): void =>
    set(['modes'], modes.includes(mode) ? modes.filter((item) => item !== mode) : [...modes, mode]);
  return (
    <div className="flex gap-1.5">
      <Chip isOn={modes.includes('git-diff')} onToggle={() => toggle('git-diff')}>
        {text.gitDiff}
      </Chip>
      <Chip isOn={modes.includes('json')} onToggle={() => toggle('json')}>
        {text.fieldDiff}
      </Chip>
    </div>
  );
}

const SELECTORS_CODEC = {
  toText: (value: Json | undefined) =>
    isList(value)
      ? value
          .filter(isObject)
          .map((row) => `${textOf(row['selector'])} @${textOf(row['attribute'])}`)
          .join('\n')
      : '',
  toValue: (typed: string): Json =>
    typed
      .split('\n')
      .filter((line) => line.trim() !== '')
      .map((line) => {
        const match = /^(.+?)\s*@([\w:-]+)\s*$/.exec(line);
        if (match === null) throw new Error('no attribute');
        return { selector: match[1], attribute: match[2] };
      }),
};

function Selectors({ options, set }: OptionProps): ReactElement {
  const draft = useDraft(options['selectors'], SELECTORS_CODEC, (value) =>
    set(['selectors'], value),
  );
  return (
    <Field label={`${text.selector} @${text.attribute}`}>
      {({ id, isInvalid }) => (
        <TextArea
          id={id}
          rows={2}
          aria-invalid={isInvalid || draft.isBad}
          className="font-mono text-xs!"
          placeholder="a.product @href"
          value={draft.text}
          onChange={(event) => draft.type(event.target.value)}
        />
      )}
    </Field>
  );
}
