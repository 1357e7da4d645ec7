/** What to read from a page, as columns: a name, a type, and once a page or in every row. The JSON Schema lies behind. */
import { Plus, X } from 'lucide-react';
import { useId, useState, type ReactElement } from 'react';
import { flushSync } from 'react-dom';
import type { Json } from '../../../contract/console/common.ts';
import { useConsoleState } from '../../client/queries.ts';
import { Button, IconButton } from '../../components/button.tsx';
import { Field, Input, Select, TextArea } from '../../components/field.tsx';
import { t } from '../../text/catalogue.ts';
import { isObject } from './body.ts';
import { COLUMN_KINDS, columnsOf, schemaOf, type Column } from './columns.ts';
import { badText, useDraft } from './draft.ts';

const text = t.operations.columns;

interface SchemaEditorProps {
  readonly label: string;
  readonly value: Json | undefined;
  readonly set: (next: Json | undefined) => void;
  readonly problem?: string | undefined;
}

export default function SchemaEditor({
  label,
  value,
  set,
  problem,
}: SchemaEditorProps): ReactElement {
  const id = useId();
  const fromSchema = columnsOf(value);
  const [wantsJson, setWantsJson] = useState(() => badText(label, value) !== undefined);
  const isJson = wantsJson || fromSchema === undefined;
  return (
    <div
      className="flex flex-col gap-1.5"
      {...(isJson ? {} : { role: 'group', 'aria-labelledby': id })}
    >
      <div className="flex items-baseline justify-between gap-2">
        <span id={id} className="text-xs font-medium text-ink-2">
          {isJson ? label : text.label}
        </span>
        <button
          type="button"
          disabled={fromSchema === undefined}
          onClick={() => setWantsJson(!isJson)}
          className="rounded-sm text-xs text-ink-3 underline-offset-2 hover:text-ink hover:underline disabled:no-underline"
        >
          {isJson ? text.asColumns : text.asJson}
        </button>
      </div>
      {isJson ? (
        <SchemaText label={label} value={value} set={set} isOpaque={fromSchema === undefined} />
      ) : (
        <Columns value={value} columns={fromSchema} set={set} />
      )}
      {problem !== undefined && (
        <p role="alert" className="text-xs text-bad">
          {problem}
        </p>
      )}
      <ModelNote />
    </div>
  );
}

/** Without a model the names are all there is to go by. */
function ModelNote(): ReactElement | null {
  const { data: state } = useConsoleState();
  return state?.abilities.model.kind === 'missing' ? (
    <p className="text-xs text-ink-3">{text.noModel}</p>
  ) : null;
}

interface ColumnsProps {
  readonly value: Json | undefined;
  readonly columns: readonly Column[];
  readonly set: (next: Json | undefined) => void;
}

const NEW: Column = { name: '', kind: 'text', isEach: false };

function Columns({ value, columns, set }: ColumnsProps): ReactElement {
  // columns without a name are in no schema, but are there while they are written
  const key = JSON.stringify(value ?? null);
  const [draft, setDraft] = useState({ rows: orOne(columns), seen: key });
  if (draft.seen !== key) setDraft({ rows: orOne(columns), seen: key });
  const write = (rows: readonly Column[]): void => {
    const next = schemaOf(rows, value);
    setDraft({ rows, seen: JSON.stringify(next ?? null) });
    set(next);
  };
  const change = (at: number, part: Partial<Column>): void =>
    write(draft.rows.map((row, index) => (index === at ? { ...row, ...part } : row)));
  const addAfter = (row: Column | undefined): void => {
    // what is typed next belongs into the new column: it must be there before the key is up
    flushSync(() => write([...draft.rows, { ...NEW, isEach: row?.isEach ?? false }]));
    document.querySelector<HTMLElement>(`[data-column="${draft.rows.length}"]`)?.focus();
  };
  return (
    <>
      <ul className="flex flex-col gap-1.5">
        {draft.rows.map((row, at) => (
          <ColumnRow
            key={at}
            row={row}
            at={at}
            isOnly={draft.rows.length === 1}
            onChange={(part) => change(at, part)}
            onNext={() => addAfter(row)}
            onRemove={() => write(orOne(draft.rows.filter((_row, index) => index !== at)))}
          />
        ))}
      </ul>
      <Button
        size="sm"
        variant="ghost"
        className="self-start"
        icon={<Plus aria-hidden className="size-3.5" />}
        onClick={() => addAfter(draft.rows.at(-1))}
      >
        {text.add}
      </Button>
    </>
  );
}

interface ColumnRowProps {
  readonly row: Column;
  readonly at: number;
  readonly isOnly: boolean;
  readonly onChange: (part: Partial<Column>) => void;
  /** Enter in the name. */
  readonly onNext: () => void;
  readonly onRemove: () => void;
}

function ColumnRow(props: ColumnRowProps): ReactElement {
  const { row, at, isOnly, onChange, onNext, onRemove } = props;
  return (
    <li className="grid grid-cols-[minmax(0,1fr)_88px_102px_28px] gap-1">
      <Input
        aria-label={text.name(at + 1)}
        className="px-2!"
        title={row.name}
        data-column={at}
        placeholder={at === 0 ? text.namePlaceholder : ''}
        value={row.name}
        onChange={(event) => onChange({ name: event.target.value })}
        onKeyDown={(event) => {
          if (event.key !== 'Enter' || event.ctrlKey || event.metaKey) return;
          event.preventDefault();
          onNext();
        }}
      />
      <Select
        aria-label={text.kind(at + 1)}
        className="pr-0! pl-1.5! text-xs!"
        value={row.kind}
        onChange={(event) => {
          const kind = COLUMN_KINDS.find((one) => one === event.target.value);
          if (kind !== undefined) onChange({ kind });
        }}
      >
        {COLUMN_KINDS.map((kind) => (
          <option key={kind} value={kind}>
            {text.kinds[kind]}
          </option>
        ))}
      </Select>
      <Select
        aria-label={text.where(at + 1)}
        className="pr-0! pl-1.5! text-xs!"
        value={row.isEach ? 'row' : 'page'}
        onChange={(event) => onChange({ isEach: event.target.value === 'row' })}
      >
        <option value="page">{text.onePage}</option>
        <option value="row">{text.oneRow}</option>
      </Select>
      <IconButton
        label={text.remove(row.name === '' ? String(at + 1) : row.name)}
        className="mt-0.5"
        disabled={isOnly && row.name === ''}
        onClick={onRemove}
      >
        <X aria-hidden />
      </IconButton>
    </li>
  );
}

function orOne(columns: readonly Column[]): readonly Column[] {
  return columns.length === 0 ? [NEW] : columns;
}

const SCHEMA_CODEC = {
  toText: (value: Json | undefined) =>
    value === undefined ? '' : JSON.stringify(value, undefined, 2),
  toValue: (typed: string): Json | undefined => {
    if (typed.trim() === '') return undefined;
    const value = JSON.parse(typed) as Json;
    if (!isObject(value)) throw new Error('not an object');
    return value;
  },
};

interface SchemaTextProps {
  readonly label: string;
  readonly value: Json | undefined;
  readonly set: (next: Json | undefined) => void;
  /** It says more than columns can. */
  readonly isOpaque: boolean;
}

function SchemaText({ label, value, set, isOpaque }: SchemaTextProps): ReactElement {
  const draft = useDraft(label, value, SCHEMA_CODEC, set);
  return (
    <Field
      label={<span className="sr-only">{label}</span>}
      help={isOpaque ? text.onlyJson : undefined}
      problem={draft.isBad ? t.playground.badJson : undefined}
    >
      {({ id, describedBy, isInvalid }) => (
        <TextArea
          id={id}
          rows={7}
          aria-describedby={describedBy}
          aria-invalid={isInvalid}
          placeholder={
            '{\n  "type": "object",\n  "properties": { "price": { "type": "number" } }\n}'
          }
          className="font-mono text-xs!"
          value={draft.text}
          onChange={(event) => draft.type(event.target.value)}
        />
      )}
    </Field>
  );
}
