/** Request left, result right; the address of the window names operation, run and tab. */
import { useEffect, useMemo, useRef, useState, type ReactElement } from 'react';
import { Link, useLocation, useSearchParams } from 'wouter';
import {
  OPERATIONS,
  type ConsoleOperation,
  type JsonObject,
} from '../../../contract/console/common.ts';
import { usePageTitle } from '../../app/page-title.ts';
import { useMedia } from '../../app/use-media.ts';
import { useShortcuts, type ShortcutTable } from '../../app/shortcuts.ts';
import { announce } from '../../components/announcer.tsx';
import { t } from '../../text/catalogue.ts';
import { shortAddress } from '../../text/format.ts';
import { isObject } from './body.ts';
import { carryAddress, withCarried } from './carried.ts';
import { drafts, saveDraft } from './drafts.ts';
import { carryFile, DropHint, takeCarried, useFileDrop } from './file-choice.tsx';
import { RequestForm } from './form.tsx';
import { addressOf, OPERATION_SPECS } from './operations/catalogue.ts';
import { textOf } from './operations/fields.ts';
import type { Pasted } from './paste.ts';
import { ResultPane } from './result-pane.tsx';
import { fetchResultAhead } from './result-views.ts';
import { listOfFile } from './url-list.ts';
import { isMany, useRun } from './use-run.ts';

export function Playground({ operation }: { readonly operation: string }): ReactElement {
  const id = OPERATIONS.find((name) => name === operation) ?? 'scrape';
  return <Workbench key={id} operation={id} />;
}

function Workbench({ operation }: { readonly operation: ConsoleOperation }): ReactElement {
  const spec = OPERATION_SPECS[operation];
  const [, navigate] = useLocation();
  const [search, setSearch] = useSearchParams();
  const [body, setBody] = useState<JsonObject>(() => startBody(operation, search));
  const [problem, setProblem] = useState<string>();
  const [file, setFile] = useState<File>();
  const isNarrow = useMedia('(max-width: 1023px)');
  const [isFormWanted, setFormWanted] = useState(false);
  const runId = search.get('run') ?? undefined;
  const [filledFrom, setFilledFrom] = useState<string>();
  const run = useRun(operation, runId, (id) => {
    setFilledFrom(id);
    setSearch((before) => withParam(before, 'run', id), { replace: true });
  });
  // a run opened from the list or by its address brings its request along
  const shown = run.state.kind === 'answered' && run.state.id === runId ? run.state : undefined;
  if (shown?.id !== undefined && shown.id !== filledFrom) {
    setFilledFrom(shown.id);
    if (shown.body !== undefined) setBody(shown.body);
  }

  usePageTitle(titleOf(operation, body));

  const write = (next: JsonObject): void => {
    setBody(next);
    setProblem(undefined);
    saveDraft(operation, next);
  };
  const pane = useRef<HTMLDivElement>(null);
  const start = (next: JsonObject, from = file): void => {
    setFormWanted(false);
    // where the form folds away, what comes of it is in view
    pane.current?.scrollTo({ top: 0 });
    if (from !== undefined) {
      setProblem(undefined);
      fetchResultAhead(operation);
      run.start(next, from);
      return;
    }
    const wrong = spec.check(next);
    setProblem(wrong);
    if (wrong !== undefined) {
      setFormWanted(true);
      document.querySelector<HTMLElement>('[data-main-field]')?.focus();
      return;
    }
    fetchResultAhead(operation);
    run.start(next);
  };
  const read = (chosen: File | undefined): void => {
    setFile(chosen);
    if (chosen !== undefined) start(body, chosen);
  };
  const isOver = useFileDrop((dropped) => {
    if (operation === 'scrape' && isMany(body)) {
      void listOfFile(dropped).then((urls) => write({ ...body, urls }));
    } else if (operation === 'scrape') read(dropped);
    else {
      carryFile(dropped);
      navigate('/playground/scrape');
    }
  });
  // a file dropped on another operation's form came along
  useEffect(() => {
    const dropped = operation === 'scrape' ? takeCarried() : undefined;
    // eslint-disable-next-line react-hooks/set-state-in-effect -- the drop asked for this run, once
    if (dropped !== undefined) read(dropped);
    // eslint-disable-next-line react-hooks/exhaustive-deps -- only when the form opens
  }, []);
  const paste = (pasted: Pasted): void => {
    const target = pasted.operation ?? operation;
    saveDraft(target, pasted.body);
    announce(pasted.isV1 ? t.playground.pastedV1 : t.playground.pasted);
    if (target === operation) write(pasted.body);
    else navigate(`/playground/${target}`);
  };

  // `?auto=1` (palette, suggestions, run again) runs what was brought along, once; `?fill=1` only shows it
  const isAuto = search.get('auto') === '1';
  const isFill = search.get('fill') === '1';
  useEffect(() => {
    if (!isAuto && !isFill) return;
    const brought = startBody(operation, search);
    setSearch((before) => without(before, ['auto', 'fill', 'url']), { replace: true });
    // eslint-disable-next-line react-hooks/set-state-in-effect -- the address asked for this, once
    write(brought);
    if (isAuto) start(brought);
    // eslint-disable-next-line react-hooks/exhaustive-deps -- only when asked by the address
  }, [isAuto, isFill]);

  useEffect(() => {
    document.querySelector<HTMLElement>('[data-main-field]')?.focus();
  }, []);

  useShortcuts({
    'mod+enter': () => start(body),
    ...(run.state.kind === 'running' ? { escape: run.stop } : {}),
    '/': () => document.querySelector<HTMLElement>('[data-main-field]')?.focus(),
    ...operationShortcuts(navigate),
  });

  const results = useMemo(
    () => ({
      rerun: (next: JsonObject) => {
        write(next);
        start(next);
      },
      open: (target: ConsoleOperation, next: JsonObject) => {
        saveDraft(target, next);
        navigate(`/playground/${target}`);
      },
    }),
    // the functions read the newest state through their closures' setters
    // eslint-disable-next-line react-hooks/exhaustive-deps
    [body, operation, file],
  );

  return (
    <div ref={pane} className="relative flex min-h-0 flex-1 max-lg:flex-col max-lg:overflow-y-auto">
      <h1 className="sr-only">{t.shell.playground}</h1>
      {isOver && <DropHint />}
      <section className="flex w-[400px] shrink-0 flex-col border-r border-line bg-surface max-lg:w-full max-lg:border-r-0 max-lg:border-b">
        <OperationNav operation={operation} />
        <RequestForm
          spec={spec}
          isFolded={isNarrow && run.state.kind !== 'idle' && !isFormWanted}
          onUnfold={() => setFormWanted(true)}
          body={body}
          onBody={write}
          onPaste={paste}
          problem={problem}
          {...(operation === 'scrape' ? { file, onFile: read } : {})}
          isRunning={run.state.kind === 'running'}
          onRun={() => start(body)}
          onStop={run.stop}
        />
      </section>
      <ResultPane
        operation={operation}
        body={body}
        run={run.state}
        file={file}
        onRun={results.rerun}
        onOpen={results.open}
        onExample={() => write(spec.example)}
        onStop={run.stop}
      />
    </div>
  );
}

function titleOf(operation: ConsoleOperation, body: JsonObject): string {
  const what = shortAddress(addressOf(body)) || textOf(body['query']);
  return [t.operations.names[operation], what].filter((part) => part !== '').join(' ');
}

function OperationNav({ operation }: { readonly operation: ConsoleOperation }): ReactElement {
  return (
    <nav aria-label={t.playground.operations} className="px-5 pt-4 pb-3">
      <ul className="flex h-8 rounded-md bg-sunken p-0.5">
        {OPERATIONS.map((name) => (
          <li key={name} className="flex flex-1">
            <Link
              href={`/playground/${name}`}
              aria-current={name === operation ? 'page' : undefined}
              className="flex flex-1 items-center justify-center rounded-[5px] border border-transparent text-xs text-ink-2 transition-colors duration-120 hover:text-ink aria-[current=page]:border-line-strong aria-[current=page]:bg-raised aria-[current=page]:font-medium aria-[current=page]:text-ink"
            >
              {t.operations.names[name]}
            </Link>
          </li>
        ))}
      </ul>
      <p className="pt-2.5 text-xs text-ink-3">{t.operations.about[operation]}</p>
    </nav>
  );
}

function operationShortcuts(navigate: (path: string) => void): ShortcutTable {
  return Object.fromEntries(
    OPERATIONS.map(
      (name, index) => [`alt+${index + 1}`, () => navigate(`/playground/${name}`)] as const,
    ),
  );
}

/** What the form starts with: a body or address in the window's address, else the last draft. */
function startBody(operation: ConsoleOperation, search: URLSearchParams): JsonObject {
  const url = search.get('url');
  if (url !== null) {
    carryAddress({ url });
    if (operation === 'search') return { query: url };
    return operation === 'extract' ? { urls: [url] } : { url };
  }
  const draft = drafts(operation);
  return withCarried(operation, isObject(draft) ? draft : {});
}

function without(before: URLSearchParams, names: readonly string[]): URLSearchParams {
  return new URLSearchParams([...before].filter(([name]) => !names.includes(name)));
}

function withParam(
  before: URLSearchParams,
  name: string,
  value: string | undefined,
): URLSearchParams {
  const next = new URLSearchParams(before);
  if (value === undefined) next.delete(name);
  else next.set(name, value);
  return next;
}
