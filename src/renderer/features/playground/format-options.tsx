/** The options of one chosen format, in a well below the chips. */
import type { ReactElement } from 'react';
import type { Json, JsonObject } from '../../../contract/console/common.ts';
import { later } from '../../components/later.tsx';
import {
  Chip,
  Field,
  Input,
  NumberField,
  Switch,
  TextArea,
  toggled,
} from '../../components/field.tsx';
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
  if (!hasOptions(name)) return null;
  const Options = OPTIONS[name];
  return (
    <fieldset className="flex flex-col gap-2 rounded-lg bg-sunken/70 p-3">
      <legend className="sr-only">{t.operations.formats[name]}</legend>
      <Options options={options} set={set} />
    </fieldset>
  );
}

const OPTIONS = {
  screenshot: (props: OptionProps) => (
    <>
      <Switch
        label={text.fullPage}
        checked={props.options['fullPage'] === true}
        onChange={(on) => props.set(['fullPage'], on ? true : undefined)}
      />
      <div className="grid grid-cols-3 gap-2">
        <NumberOption {...props} label={text.width} path={['viewport', 'width']} max={7680} />
        <NumberOption {...props} label={text.height} path={['viewport', 'height']} max={4320} />
        <NumberOption {...props} label={text.quality} path={['quality']} max={100} />
      </div>
    </>
  ),
  json: (props: OptionProps) => (
    <>
      <TextOption {...props} label={text.jsonPrompt} path={['prompt']} />
      <SchemaEditor
        label={text.jsonSchema}
        value={props.options['schema']}
        set={(value) => props.set(['schema'], value)}
      />
    </>
  ),
  changeTracking: (props: OptionProps) => (
    <>
      <Modes {...props} />
      <TextOption {...props} label={text.tag} help={text.tagHelp} path={['tag']} />
    </>
  ),
  question: (props: OptionProps) => (
    <TextOption {...props} label={text.question} path={['question']} />
  ),
  highlights: (props: OptionProps) => (
    <TextOption {...props} label={text.highlights} path={['query']} />
  ),
  attributes: Selectors,
} as const;

function hasOptions(name: string): name is keyof typeof OPTIONS {
  return Object.hasOwn(OPTIONS, name);
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
    <NumberField
      label={label}
      min={1}
      max={max}
      value={typeof value === 'number' ? value : ''}
      onChange={(typed) => set(path, typed === '' ? undefined : Number(typed))}
    />
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
  const toggle = (mode: string): void => set(['modes'], toggled(modes, mode));
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
  const draft = useDraft(text.selector, options['selectors'], SELECTORS_CODEC, (value) =>
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
