/** The options of a request in groups that fold out, the last of them for whatever no field shows. */
import { ChevronRight } from 'lucide-react';
import { useState, type ReactElement, type ReactNode } from 'react';
import type { Json, JsonObject } from '../../../contract/console/common.ts';
import { Field, TextArea } from '../../components/field.tsx';
import { t } from '../../text/catalogue.ts';
import { isObject, leftOver, readAt } from './body.ts';
import { useDraft } from './draft.ts';
import {
  pathsOf,
  type FieldSpec,
  type GroupSpec,
  type OperationSpec,
} from './operations/fields.ts';

interface GroupProps {
  readonly group: GroupSpec;
  readonly body: JsonObject;
  readonly children: ReactNode;
}

export function Group({ group, body, children }: GroupProps): ReactElement {
  const set = countSet(group.fields, body);
  const [isOpen, setOpen] = useState(false);
  return (
    <details
      open={isOpen}
      onToggle={(event) => setOpen(event.currentTarget.open)}
      className="group border-b border-line last:border-b-0"
    >
      <summary className="flex h-9 list-none items-center gap-2 rounded-sm text-sm text-ink-2 hover:text-ink [&::-webkit-details-marker]:hidden">
        <ChevronRight
          aria-hidden
          className="size-3.5 text-ink-3 transition-transform duration-120 group-open:rotate-90"
        />
        <span className="flex-1">{t.operations.groups[group.name]}</span>
        {set > 0 && (
          <span className="nums text-2xs font-medium text-ember">{t.playground.set(set)}</span>
        )}
      </summary>
      {isOpen && <div className="flex flex-col gap-4 pt-1 pr-1 pb-4 pl-5.5">{children}</div>}
    </details>
  );
}

function countSet(fields: readonly FieldSpec[], body: JsonObject): number {
  return fields.filter((field) => readAt(body, field.path) !== undefined).length;
}

const OTHER_CODEC = {
  toText: (value: Json | undefined) =>
    isObject(value) && Object.keys(value).length > 0 ? JSON.stringify(value, undefined, 2) : '',
  toValue: (text: string): Json => {
    if (text.trim() === '') return {};
    const value = JSON.parse(text) as Json;
    if (!isObject(value)) throw new Error('not an object');
    return value;
  },
};

interface OtherOptionsProps {
  readonly spec: OperationSpec;
  readonly body: JsonObject;
  readonly onBody: (body: JsonObject) => void;
}

/** Whatever the body holds that no field shows: nothing pasted is lost, nothing is out of reach. */
export function OtherOptions({ spec, body, onBody }: OtherOptionsProps): ReactElement {
  const paths = pathsOf(spec);
  const other = leftOver(body, paths);
  const { label, help } = t.operations.fields.other;
  const draft = useDraft(label, other, OTHER_CODEC, (value) => {
    const known = Object.keys(other).reduce<JsonObject>((rest, name) => {
      const { [name]: dropped, ...kept } = rest;
      return dropped === undefined ? rest : kept;
    }, body);
    onBody(isObject(value) ? { ...known, ...value } : known);
  });
  return (
    <Group
      group={{
        name: 'other',
        fields: Object.keys(other).map((name) => ({
          name: 'other',
          path: [name],
          control: { kind: 'schema' },
        })),
      }}
      body={body}
    >
      <Field label={label} help={help} problem={draft.isBad ? t.playground.badJson : undefined}>
        {({ id, describedBy, isInvalid }) => (
          <TextArea
            id={id}
            rows={4}
            aria-describedby={describedBy}
            aria-invalid={isInvalid}
            className="font-mono text-xs!"
            placeholder="{ }"
            value={draft.text}
            onChange={(event) => draft.type(event.target.value)}
          />
        )}
      </Field>
    </Group>
  );
}
