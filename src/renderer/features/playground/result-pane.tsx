/** The right half: what came of the run, in every state it can be in. */
import { useEffect, useState, type ReactElement } from 'react';
import { Link } from 'wouter';
import type { ConsoleOperation, JsonObject } from '../../../contract/console/common.ts';
import { Button } from '../../components/button.tsx';
import { Empty, Loading } from '../../components/states.tsx';
import { t } from '../../text/catalogue.ts';
import { formatCountdown, formatDuration } from '../../text/format.ts';
import { RunHistory } from './history.tsx';
import { addressOf } from './operations/catalogue.ts';
import { textOf } from './operations/fields.ts';
import { Refusal } from './refusal.tsx';
import {
  CrawlResult,
  ExtractResult,
  MapResult,
  ScrapeResult,
  SearchResult,
} from './result-views.ts';
import type { ResultActions } from './results/props.ts';
import type { RunState } from './run.ts';

interface ResultPaneProps extends ResultActions {
  readonly operation: ConsoleOperation;
  readonly body: JsonObject;
  readonly run: RunState;
  readonly file: File | undefined;
  readonly onExample: () => void;
  readonly onStop: () => void;
}

export function ResultPane(props: ResultPaneProps): ReactElement {
  return (
    <section
      aria-label={t.playground.result}
      aria-busy={props.run.kind === 'running'}
      className="flex min-w-0 flex-1 flex-col max-lg:min-h-[560px]"
    >
      <div className="flex min-h-0 flex-1 flex-col">
        <Outcome {...props} />
      </div>
      <RunHistory operation={props.operation} />
    </section>
  );
}

function Outcome({
  operation,
  body,
  run,
  file,
  onRun,
  onOpen,
  onExample,
  onStop,
}: ResultPaneProps): ReactElement {
  switch (run.kind) {
    case 'idle':
      return <Idle operation={operation} onExample={onExample} />;
    case 'running':
      return (
        <Running
          operation={operation}
          what={file?.name ?? (addressOf(body) || textOf(body['query']))}
          startedAt={run.startedAt}
          limitMs={run.limitMs}
          onStop={onStop}
        />
      );
    case 'stopped':
      return <Empty title={t.playground.stopped} />;
    case 'failed':
      return (
        <Refusal
          error={run.error}
          isCut={run.isCut === true}
          address={operation === 'scrape' && file === undefined ? addressOf(body) : ''}
          body={body}
          onRun={onRun}
        />
      );
    case 'answered': {
      const shared = { run, body, file, onRun, onOpen };
      switch (operation) {
        case 'scrape':
          return run.isMany === true ? <CrawlResult {...shared} /> : <ScrapeResult {...shared} />;
        case 'crawl':
          return <CrawlResult {...shared} />;
        case 'search':
          return <SearchResult {...shared} />;
        case 'map':
          return <MapResult {...shared} />;
        case 'extract':
          return <ExtractResult {...shared} />;
      }
    }
  }
}

interface IdleProps {
  readonly operation: ConsoleOperation;
  readonly onExample: () => void;
}

function Idle({ operation, onExample }: IdleProps): ReactElement {
  return (
    <Empty
      title={t.playground.idle[operation]}
      action={
        <Button size="sm" onClick={onExample}>
          {t.playground.example}: {EXAMPLES[operation]}
        </Button>
      }
    >
      <p className="text-ink-3">{t.playground.pasteHint}</p>
      {operation === 'scrape' && <Ways />}
    </Empty>
  );
}

/** Where each kind of reader begins; the address typed so far goes along. */
const WAYS = [
  [t.playground.ways.site, '/playground/crawl'],
  [t.playground.ways.list, '/recipes/new'],
  [t.playground.ways.code, '/keys?new=1'],
] as const;

function Ways(): ReactElement {
  return (
    <ul
      aria-label={t.playground.ways.label}
      className="mt-6 flex flex-wrap justify-center gap-2 text-left"
    >
      {WAYS.map(([[name, how], path]) => (
        <li key={path}>
          <Link
            href={path}
            className="block rounded-lg border border-line bg-surface px-4 py-2.5 hover:border-control"
          >
            <span className="block font-medium text-ink">{name}</span>
            <span className="block text-xs text-ink-3">{how}</span>
          </Link>
        </li>
      ))}
    </ul>
  );
}

const EXAMPLES: Readonly<Record<ConsoleOperation, string>> = {
  scrape: 'example.com',
  crawl: 'example.com',
  search: '“masonry heater efficiency”',
  map: 'example.com',
  extract: 'title, description',
};

interface RunningProps {
  readonly operation: ConsoleOperation;
  /** Address, query or file. */
  readonly what: string;
  readonly startedAt: number;
  readonly limitMs: number | undefined;
  readonly onStop: () => void;
}

/** After this long a wait is said to be one. */
const SLOW_MS = 10_000;

function Running({ operation, what, startedAt, limitMs, onStop }: RunningProps): ReactElement {
  const [now, setNow] = useState(startedAt);
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 100);
    return () => clearInterval(timer);
  }, []);
  const elapsed = Math.max(0, now - startedAt);
  const isSlow = elapsed >= SLOW_MS && limitMs !== undefined && elapsed < limitMs;
  return (
    <>
      <div className="flex min-h-14 items-center gap-3 px-5 pt-4 pb-3">
        <p className="min-w-0 truncate text-sm text-ink-2">
          {t.operations.names[operation]} <span className="font-mono text-xs text-ink">{what}</span>
        </p>
        <span className="nums text-xs text-ink-3">{formatDuration(elapsed)}</span>
      </div>
      {isSlow && (
        <div className="nums mx-5 mb-2 flex flex-wrap items-center gap-3 rounded-md bg-warn-soft px-3 py-2 text-sm">
          <p role="timer">{t.playground.noAnswer(formatCountdown(limitMs - elapsed))}</p>
          <Button size="sm" onClick={onStop}>
            {t.playground.stop}
          </Button>
        </div>
      )}
      <Loading rows={10} />
    </>
  );
}
