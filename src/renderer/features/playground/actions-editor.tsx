/** Page actions as a list of steps; order by buttons (and Alt+arrows), never by dragging alone. */
import { ArrowDown, ArrowUp, Plus, X } from 'lucide-react';
import { useId, type KeyboardEvent, type ReactElement } from 'react';
import type { Json, JsonObject } from '../../../contract/console/common.ts';
import { IconButton } from '../../components/button.tsx';
import { Input, Select } from '../../components/field.tsx';
import { t } from '../../text/catalogue.ts';
import { isList, isObject, writeAt } from './body.ts';
import { textOf } from './operations/fields.ts';

const text = t.operations.actions;
type ActionName = keyof typeof text.names;
const NAMES: readonly ActionName[] = [
  'wait',
  'click',
  'write',
  'press',
  'scroll',
  'screenshot',
  'scrape',
  'executeJavascript',
  'pdf',
];

const STARTS: Readonly<Record<ActionName, JsonObject>> = {
  wait: { type: 'wait', milliseconds: 1000 },
  click: { type: 'click', selector: '' },
  write: { type: 'write', text: '' },
  press: { type: 'press', key: 'Enter' },
  scroll: { type: 'scroll', direction: 'down' },
  screenshot: { type: 'screenshot' },
  scrape: { type: 'scrape' },
  executeJavascript: { type: 'executeJavascript', script: '' },
  pdf: { type: 'pdf' },
};

/** The one thing most steps need, and where it lives. */
const ARGUMENTS: Readonly<
  Partial<
    Record<ActionName, { readonly name: string; readonly label: string; readonly kind?: 'number' }>
  >
> = {
  wait: { name: 'milliseconds', label: text.milliseconds, kind: 'number' },
  click: { name: 'selector', label: text.selector },
  write: { name: 'text', label: text.text },
  press: { name: 'key', label: text.key },
  executeJavascript: { name: 'script', label: text.script },
};

interface ActionsEditorProps {
  readonly label: string;
  readonly help: string | undefined;
  readonly value: Json | undefined;
  readonly set: (next: Json | undefined) => void;
}

export function ActionsEditor({ label, help, value, set }: ActionsEditorProps): ReactElement {
  const id = useId();
  const actions = isList(value) ? value.filter(isObject) : [];
  const write = (next: readonly JsonObject[]): void => set(next.length === 0 ? undefined : next);
  const move = (index: number, by: number): void => {
    const target = index + by;
    const moved = actions[index];
    if (moved === undefined || target < 0 || target >= actions.length) return;
    const rest = actions.filter((_, at) => at !== index);
    write([...rest.slice(0, target), moved, ...rest.slice(target)]);
  };
  return (
    <div role="group" aria-labelledby={id} className="flex flex-col gap-2">
      <span id={id} className="sr-only">
        {label}
      </span>
      {help !== undefined && <p className="text-xs text-ink-3">{help}</p>}
      <ol className="flex flex-col gap-1.5">
        {actions.map((action, index) => (
          <ActionRow
            key={index}
            action={action}
            position={index + 1}
            onChange={(next) => write(actions.map((old, at) => (at === index ? next : old)))}
            onMove={(by) => move(index, by)}
            onRemove={() => write(actions.filter((_, at) => at !== index))}
          />
        ))}
      </ol>
      <label className="relative inline-flex w-fit items-center">
        <Plus aria-hidden className="pointer-events-none absolute left-2 size-3.5 text-ink-2" />
        <Select
          aria-label={text.add}
          value=""
          className="pl-7!"
          onChange={(event) => {
            const start = NAMES.find((name) => name === event.target.value);
            if (start !== undefined) write([...actions, STARTS[start]]);
          }}
        >
          <option value="">{text.add}</option>
          {NAMES.map((name) => (
            <option key={name} value={name}>
              {text.names[name]}
            </option>
          ))}
        </Select>
      </label>
    </div>
  );
}

interface ActionRowProps {
  readonly action: JsonObject;
  readonly position: number;
  readonly onChange: (action: JsonObject) => void;
  readonly onMove: (by: number) => void;
  readonly onRemove: () => void;
}

function ActionRow({ action, position, onChange, onMove, onRemove }: ActionRowProps): ReactElement {
  const name = NAMES.find((known) => known === action['type']);
  const argument = name === undefined ? undefined : ARGUMENTS[name];
  const onKeyDown = (event: KeyboardEvent): void => {
    const by = event.altKey ? { ArrowUp: -1, ArrowDown: 1 }[event.key] : undefined;
    if (by === undefined) return;
    event.preventDefault();
    onMove(by);
  };
  return (
    <li
      onKeyDown={onKeyDown}
      className="flex items-center gap-1.5 rounded-lg bg-sunken/70 py-1 pr-1 pl-3"
    >
      <span className="nums w-4 text-2xs text-ink-3">{position}</span>
      <span className="w-20 shrink-0 text-xs">
        {name === undefined ? textOf(action['type']) : text.names[name]}
      </span>
      {argument === undefined ? (
        <span className="flex-1">
          {name === 'scroll' && (
            <Select
              aria-label={text.direction}
              value={textOf(action['direction']) || 'down'}
              onChange={(event) => onChange(writeAt(action, ['direction'], event.target.value))}
            >
              <option value="down">{text.down_}</option>
              <option value="up">{text.up_}</option>
            </Select>
          )}
        </span>
      ) : (
        <Input
          aria-label={argument.label}
          placeholder={argument.label}
          type={argument.kind ?? 'text'}
          className="h-7! flex-1 font-mono text-xs!"
          value={scalarText(action[argument.name])}
          onChange={(event) =>
            onChange(
              writeAt(
                action,
                [argument.name],
                argument.kind === 'number' ? event.target.valueAsNumber : event.target.value,
              ),
            )
          }
        />
      )}
      <IconButton label={text.up} className="size-6!" onClick={() => onMove(-1)}>
        <ArrowUp aria-hidden className="size-3!" />
      </IconButton>
      <IconButton label={text.down} className="size-6!" onClick={() => onMove(1)}>
        <ArrowDown aria-hidden className="size-3!" />
      </IconButton>
      <IconButton label={text.remove} className="size-6!" onClick={onRemove}>
        <X aria-hidden className="size-3!" />
      </IconButton>
    </li>
  );
}

function scalarText(value: Json | undefined): string {
  return typeof value === 'string' || typeof value === 'number' ? String(value) : '';
}
