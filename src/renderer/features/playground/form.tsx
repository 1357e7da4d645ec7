/** The left half: the request, the button that runs it, and the request as code. */
import { ChevronRight, Eraser, Pencil, Search, Square } from 'lucide-react';
import { useState, type ReactElement, type ReactNode } from 'react';
import { Link, useLocation } from 'wouter';
import type { Json, JsonObject } from '../../../contract/console/common.ts';
import { useIsOffline } from '../../app/offline-bar.tsx';
import { useConsoleState } from '../../client/queries.ts';
import { Button, IconButton } from '../../components/button.tsx';
import { Field, Form, TextArea } from '../../components/field.tsx';
import { Kbd } from '../../components/kbd.tsx';
import { KnownCopies } from '../library/keep-button.tsx';
import { t } from '../../text/catalogue.ts';
import { isObject, leftOver, readAt } from './body.ts';
import { CodeBox } from './code-box.tsx';
import { useDraft } from './draft.ts';
import { FieldControl } from './field-control.tsx';
import { FileChoice } from './file-choice.tsx';
import { addressOf } from './operations/catalogue.ts';
import {
  pathsOf,
  textOf,
  type FieldSpec,
  type GroupSpec,
  type OperationSpec,
} from './operations/fields.ts';
import { ManyPages, UrlListField } from './url-list-field.tsx';
import { isMany } from './use-run.ts';
import { usePaste } from './use-paste.ts';
import type { Pasted } from './paste.ts';

interface FormProps {
  readonly spec: OperationSpec;
  readonly body: JsonObject;
  readonly onBody: (body: JsonObject) => void;
  readonly onPaste: (pasted: Pasted) => void;
  readonly problem: string | undefined;
  /** Read instead of an address; only where `onFile` is given. */
  readonly file?: File | undefined;
  readonly onFile?: ((file: File | undefined) => void) | undefined;
  readonly isRunning: boolean;
  /** Only the address and what to do with it: the result has the room. */
  readonly isFolded: boolean;
  readonly onUnfold: () => void;
  readonly onRun: () => void;
  readonly onStop: () => void;
}

export function RequestForm(props: FormProps): ReactElement {
  const { spec, body, onBody, onPaste, problem, file, onFile, isRunning, onRun, onStop } = props;
  const { data: state } = useConsoleState();
  const isOffline = useIsOffline();
  usePaste(onPaste);
  if (props.isFolded) return <FoldedForm {...props} />;
  const shared = { body, onBody };
  const isList = isMany(body) && spec.id === 'scrape';
  const [mainField, ...rest] = spec.main;
  return (
    <Form
      aria-label={t.playground.form}
      className="flex min-h-0 flex-1 flex-col"
      onSubmit={() => onRun()}
    >
      <div className="relative flex min-h-0 flex-1 flex-col gap-4 overflow-y-auto px-5 pt-1 pb-5">
        <div className="flex min-w-0 flex-col gap-1">
          {isList && <UrlListField problem={problem} {...shared} />}
          {mainField !== undefined && file === undefined && !isList && (
            <>
              <FieldControl field={mainField} problem={problem} {...shared} />
              {typeof body['url'] === 'string' && <KnownCopies url={body['url']} />}
            </>
          )}
          {problem === t.playground.notAddress && <SearchInstead words={textOf(body['url'])} />}
          {onFile !== undefined && !isList && (
            <div className="flex flex-wrap items-center gap-x-2">
              <FileChoice file={file} onFile={onFile} />
              {file === undefined && <ManyPages body={body} onBody={onBody} />}
            </div>
          )}
        </div>
        {rest.map((field) => (
          <FieldControl key={field.name} field={field} {...shared} />
        ))}
        <div className="flex flex-col">
          {spec.groups.map((group) => (
            <Group key={group.name} group={group} body={body}>
              {group.fields.map((field) => (
                <FieldControl key={field.path.join('.')} field={field} {...shared} />
              ))}
            </Group>
          ))}
          <OtherOptions spec={spec} body={body} onBody={onBody} />
        </div>
      </div>
      <div className="flex shrink-0 flex-col gap-3 border-t border-line px-5 pt-3 pb-4">
        <div className="flex items-center gap-2">
          {isRunning ? (
            <Button
              variant="secondary"
              size="lg"
              className="flex-1"
              onClick={onStop}
              disabled={isOffline}
              title={isOffline ? t.states.offlineAction : undefined}
              icon={<Square aria-hidden className="size-3 fill-current" />}
            >
              {t.playground.stop}
              <Kbd chord="escape" />
            </Button>
          ) : (
            <Button
              type="submit"
              variant="primary"
              size="lg"
              className="flex-1"
              disabled={isOffline}
              title={isOffline ? t.states.offlineAction : undefined}
            >
              {isList ? t.playground.many.run(spec.cost(body)) : t.playground.run}
              <span className="text-xs font-normal">
                <KeyHint />
              </span>
            </Button>
          )}
          <IconButton
            label={t.playground.reset}
            className="size-9!"
            onClick={() => onBody({})}
            disabled={Object.keys(body).length === 0}
          >
            <Eraser aria-hidden />
          </IconButton>
        </div>
        <p className="nums flex flex-wrap gap-x-1.5 text-xs text-ink-3">
          <span>{spec.cost(body)}</span>
          {state !== undefined && <span>· {t.playground.left(state.credits.remaining)}</span>}
          {state?.activeKeys === 0 && (
            <span>
              · {t.playground.noKey}{' '}
              <Link href="/keys?new=1" className="text-ember underline underline-offset-2">
                {t.playground.createKey}
              </Link>
            </span>
          )}
        </p>
        <CodeBox
          operation={spec.id}
          body={Object.keys(body).length === 0 ? plainExample(spec) : body}
          fileName={file?.name}
          address={state?.address ?? location.origin}
        />
      </div>
    </Form>
  );
}

/** The example without what its field leaves empty: an empty form and its code ask for the same. */
function plainExample({ example }: OperationSpec): JsonObject {
  const { limit, ...plain } = example;
  return limit === undefined ? example : plain;
}

/** One row: what is worked on, Run or Stop, and the way back to the whole form. */
function FoldedForm({
  spec,
  body,
  file,
  isRunning,
  onRun,
  onStop,
  onUnfold,
}: FormProps): ReactElement {
  const isOffline = useIsOffline();
  const what = file?.name ?? (addressOf(body) || textOf(body['query']));
  return (
    <Form
      aria-label={t.playground.form}
      className="flex shrink-0 items-center gap-2 px-5 pb-3"
      onSubmit={() => onRun()}
    >
      <button
        type="button"
        aria-expanded={false}
        aria-label={`${t.playground.edit}: ${what}`}
        onClick={onUnfold}
        className="flex h-9 min-w-0 flex-1 items-center gap-2 rounded-md border border-control bg-raised px-2.5 text-left hover:border-ink-3"
      >
        <span className="min-w-0 flex-1 truncate font-mono text-[13px]">{what}</span>
        <Pencil aria-hidden className="size-3.5 shrink-0 text-ink-3" />
      </button>
      {isRunning ? (
        <Button size="lg" disabled={isOffline} onClick={onStop}>
          {t.playground.stop}
        </Button>
      ) : (
        <Button
          type="submit"
          variant="primary"
          size="lg"
          disabled={isOffline}
          title={spec.cost(body)}
        >
          {t.playground.run}
        </Button>
      )}
    </Form>
  );
}

function SearchInstead({ words }: { readonly words: string }): ReactElement {
  const [, navigate] = useLocation();
  return (
    <Button
      size="sm"
      className="self-start"
      icon={<Search aria-hidden className="size-3.5" />}
      onClick={() => navigate(`/playground/search?url=${encodeURIComponent(words)}&auto=1`)}
    >
      {t.playground.searchInstead(words)}
    </Button>
  );
}

function KeyHint(): ReactElement {
  return <span aria-hidden>{/mac/i.test(navigator.userAgent) ? '⌘↵' : 'Ctrl ↵'}</span>;
}

interface GroupProps {
  readonly group: GroupSpec;
  readonly body: JsonObject;
  readonly children: ReactNode;
}

function Group({ group, body, children }: GroupProps): ReactElement {
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
function OtherOptions({ spec, body, onBody }: OtherOptionsProps): ReactElement {
  const paths = pathsOf(spec);
  const other = leftOver(body, paths);
  const draft = useDraft(other, OTHER_CODEC, (value) => {
    const known = Object.keys(other).reduce<JsonObject>((rest, name) => {
      const { [name]: dropped, ...kept } = rest;
      return dropped === undefined ? rest : kept;
    }, body);
    onBody(isObject(value) ? { ...known, ...value } : known);
  });
  const { label, help } = t.operations.fields.other;
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
