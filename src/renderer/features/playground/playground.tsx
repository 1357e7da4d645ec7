/** Request left, result right; the address of the window names operation, run and tab. */
import { useEffect, useMemo, useRef, type ReactElement } from 'react';
import { Link, useLocation } from 'wouter';
import {
  OPERATIONS,
  type ConsoleOperation,
  type JsonObject,
} from '../../../contract/console/common.ts';
import { usePageTitle } from '../../app/page-title.ts';
import { useMedia } from '../../app/use-media.ts';
import { useShortcuts, type ShortcutTable } from '../../app/shortcuts.ts';
import { t } from '../../text/catalogue.ts';
import { shortAddress } from '../../text/format.ts';
import { DropHint } from './file-choice.tsx';
import { RequestForm } from './form.tsx';
import { addressOf } from './operations/catalogue.ts';
import { textOf } from './operations/fields.ts';
import { ResultPane } from './result-pane.tsx';
import { focusMainField, useBrought, useDrops, useWorkbench } from './use-workbench.ts';

export function Playground({ operation }: { readonly operation: string }): ReactElement {
  const id = OPERATIONS.find((name) => name === operation) ?? 'scrape';
  return <Workbench key={id} operation={id} />;
}

function Workbench({ operation }: { readonly operation: ConsoleOperation }): ReactElement {
  const [, navigate] = useLocation();
  const isNarrow = useMedia('(max-width: 1023px)');
  const pane = useRef<HTMLDivElement>(null);
  // where the form folds away, what comes of it is in view
  const bench = useWorkbench(operation, () => pane.current?.scrollTo({ top: 0 }));
  const { spec, body, file, run, write, start, stop } = bench;
  usePageTitle(titleOf(operation, body));
  const isOver = useDrops(bench);
  useBrought(bench);
  useEffect(focusMainField, []);
  useShortcuts({
    'mod+enter': () => start(body),
    ...(run.kind === 'running' ? { escape: stop } : {}),
    '/': focusMainField,
    ...operationShortcuts(navigate),
  });
  const results = useMemo(
    () => ({
      rerun: (next: JsonObject) => {
        write(next);
        start(next);
      },
      open: bench.open,
    }),
    // the functions read the newest state through their closures' setters
    // oxlint-disable-next-line react/exhaustive-deps
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
          isFolded={isNarrow && run.kind !== 'idle' && !bench.isFormWanted}
          onUnfold={bench.showForm}
          body={body}
          onBody={write}
          onPaste={bench.paste}
          problem={bench.problem}
          {...(operation === 'scrape' ? { file, onFile: bench.read } : {})}
          isRunning={run.kind === 'running'}
          onRun={() => start(body)}
          onStop={stop}
        />
      </section>
      <ResultPane
        operation={operation}
        body={body}
        run={run}
        file={file}
        onRun={results.rerun}
        onOpen={results.open}
        onExample={() => write(spec.example)}
        onStop={stop}
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
