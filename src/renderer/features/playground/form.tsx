/** The left half: the request, the button that runs it, and the request as code. */
import { Eraser, Pencil, Search, Square } from 'lucide-react';
import type { ReactElement } from 'react';
import { Link, useLocation } from 'wouter';
import type { JsonObject } from '../../../contract/console/common.ts';
import { useConsoleState } from '../../client/queries.ts';
import { Button, IconButton } from '../../components/button.tsx';
import { Form } from '../../components/field.tsx';
import { Kbd } from '../../components/kbd.tsx';
import { KnownCopies } from '../library/keep-button.tsx';
import { t } from '../../text/catalogue.ts';
import { CodeBox } from './code-box.tsx';
import { FieldControl } from './field-control.tsx';
import { FileChoice } from './file-choice.tsx';
import { addressOf } from './operations/catalogue.ts';
import { textOf, type OperationSpec } from './operations/fields.ts';
import { Group, OtherOptions } from './option-groups.tsx';
import { ManyPages, UrlListField } from './url-list-field.tsx';
import { isMany } from './run.ts';
import { usePaste } from './use-paste.ts';
import type { Pasted } from './paste.ts';
import { severalIn } from './url-list.ts';

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
  const { spec, body, onBody, onPaste, file, onRun } = props;
  const { data: state } = useConsoleState();
  usePaste(onPaste);
  if (props.isFolded) return <FoldedForm {...props} />;
  const shared = { body, onBody };
  return (
    <Form
      aria-label={t.playground.form}
      className="flex min-h-0 flex-1 flex-col"
      onSubmit={() => onRun()}
    >
      <div className="relative flex min-h-0 flex-1 flex-col gap-4 overflow-y-auto px-5 pt-1 pb-5">
        <MainField {...props} />
        {spec.main.slice(1).map((field) => (
          <FieldControl
            key={field.name}
            field={field}
            problem={field.name === 'prompt' && isOfPrompt(props) ? props.problem : undefined}
            {...shared}
          />
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
        <RunBar {...props} />
        <Cost words={spec.cost(body)} />
        <CodeBox
          operation={spec.id}
          body={isBlank(body) ? plainExample(spec) : body}
          fileName={file?.name}
          address={state?.address ?? location.origin}
        />
      </div>
    </Form>
  );
}

/** What is amiss is said where it can be mended. */
const isOfPrompt = ({ problem }: Pick<FormProps, 'problem'>): boolean =>
  problem === t.playground.needSchemaOrPrompt;

function isBlank(body: JsonObject): boolean {
  return Object.keys(body).length === 0;
}

/** A list of pages instead of one, where the operation takes both. */
function isListOf({ id }: OperationSpec, body: JsonObject): boolean {
  return isMany(body) && id === 'scrape';
}

/** What is worked on: an address, a list of them, or a file. */
function MainField(props: FormProps): ReactElement {
  const { spec, body, onBody, file, onFile } = props;
  const problem = isOfPrompt(props) ? undefined : props.problem;
  const shared = { body, onBody };
  const isList = isListOf(spec, body);
  const [field] = spec.main;
  const words = textOf(body['url']);
  const isNone = problem === t.playground.notAddress;
  const several = isNone ? severalIn(words).length : 0;
  return (
    <div className="flex min-w-0 flex-col gap-1">
      {isList && <UrlListField problem={problem} {...shared} />}
      {field !== undefined && file === undefined && !isList && (
        <>
          <FieldControl
            field={field}
            problem={several > 0 ? t.playground.many.several(several) : problem}
            {...shared}
          />
          {typeof body['url'] === 'string' && <KnownCopies url={body['url']} />}
        </>
      )}
      {isNone && several === 0 && <SearchInstead words={words} />}
      {onFile !== undefined && !isList && (
        <div className="flex flex-wrap items-center gap-x-2">
          <FileChoice file={file} onFile={onFile} />
          {file === undefined && <ManyPages {...shared} />}
        </div>
      )}
    </div>
  );
}

function RunBar({ spec, body, onBody, isRunning, onStop }: FormProps): ReactElement {
  const shared = {
    size: 'lg',
    className: 'flex-1',
    isBusy: false,
  } as const;
  return (
    <div className="flex items-center gap-2">
      {isRunning ? (
        <Button
          {...shared}
          variant="secondary"
          onClick={onStop}
          icon={<Square aria-hidden className="size-3 fill-current" />}
        >
          {t.playground.stop}
          <Kbd chord="escape" />
        </Button>
      ) : (
        <Button {...shared} type="submit" variant="primary">
          {isListOf(spec, body) ? t.playground.many.run(spec.cost(body)) : t.playground.run}
          <span className="text-xs font-normal">
            <KeyHint />
          </span>
        </Button>
      )}
      <IconButton
        label={t.playground.reset}
        className="size-9!"
        onClick={() => onBody({})}
        disabled={isBlank(body)}
      >
        <Eraser aria-hidden />
      </IconButton>
    </div>
  );
}

/** What it costs and what is left. */
function Cost({ words }: { readonly words: string }): ReactElement {
  const { data: state } = useConsoleState();
  return (
    <p className="nums flex flex-wrap gap-x-1.5 text-xs text-ink-3">
      <span>{words}</span>
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
        <Button size="lg" isBusy={false} onClick={onStop}>
          {t.playground.stop}
        </Button>
      ) : (
        <Button type="submit" variant="primary" size="lg" isBusy={false} title={spec.cost(body)}>
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
      className="max-w-full self-start"
      icon={<Search aria-hidden className="size-3.5" />}
      onClick={() => navigate(`/playground/search?url=${encodeURIComponent(words)}&auto=1`)}
    >
      <span className="truncate">{t.playground.searchInstead(words)}</span>
    </Button>
  );
}

function KeyHint(): ReactElement {
  return <span aria-hidden>{/mac/i.test(navigator.userAgent) ? '⌘↵' : 'Ctrl ↵'}</span>;
}
