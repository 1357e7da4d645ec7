/** The query: what is typed is asked at once; what of it was not understood is said. */
import { Search, X } from 'lucide-react';
import { useEffect, useRef, useState, type ReactElement } from 'react';
import type { LibraryFound } from '../../../contract/library/types.ts';
import { IconButton } from '../../components/button.tsx';
import { Input } from '../../components/field.tsx';
import { t } from '../../text/catalogue.ts';

interface SearchBarProps {
  readonly q: string;
  readonly answer: LibraryFound | undefined;
  readonly onAsk: (q: string) => void;
}

/** Asked at once, and no sooner again than this after: what is pasted or typed in a rush is one question. */
const PACE_MS = 60;
/** A question comes back as the screen's query within this, on a slow machine, too. */
const ECHO_MS = 2_000;

export function SearchBar({ q, answer, onAsk }: SearchBarProps): ReactElement {
  const [text, setText] = useAsking(q, onAsk);
  const field = useRef<HTMLInputElement>(null);
  const insert = (operator: string): void => {
    const next = `${text.trim()} ${operator}`.trim();
    setText(next);
    const input = field.current;
    if (input === null) return;
    input.focus();
    const hole = next.indexOf('…', next.length - operator.length);
    requestAnimationFrame(() => {
      if (hole >= 0) input.setSelectionRange(hole, hole + 1);
    });
  };
  return (
    <div className="flex flex-col gap-1.5 px-6 pb-3 max-sm:px-3">
      <div className="relative flex items-center">
        <Search aria-hidden className="absolute left-2.5 size-4 text-ink-3" />
        <Input
          ref={field}
          type="search"
          dir="auto"
          data-library-search
          aria-label={t.library.search}
          aria-describedby="library-problems"
          placeholder={t.library.searchPlaceholder}
          value={text}
          onChange={(event) => setText(event.target.value)}
          onKeyDown={(event) => {
            if (event.key !== 'Escape') return;
            if (text === '') event.currentTarget.blur();
            else setText('');
          }}
          className="h-9! pr-9 pl-8.5! text-base! [&::-webkit-search-cancel-button]:hidden"
        />
        {text !== '' && (
          <IconButton
            label={t.library.clearSearch}
            className="absolute! right-1"
            onClick={() => {
              setText('');
              field.current?.focus();
            }}
          >
            <X aria-hidden />
          </IconButton>
        )}
      </div>
      <Said q={q} answer={answer} />
      <Operators onInsert={insert} />
    </div>
  );
}

/** What is typed; it is asked at the pace, and follows the query when a press elsewhere changed it. */
function useAsking(q: string, onAsk: (q: string) => void) {
  const [text, setText] = useState(q);
  const asked = useRef(q);
  const askedAt = useRef(Number.NEGATIVE_INFINITY);
  const sent = useRef<readonly { readonly q: string; readonly at: number }[]>([]);
  useEffect(() => {
    const own = sent.current.findIndex(
      (one) => one.q === q && performance.now() - one.at < ECHO_MS,
    );
    sent.current = sent.current.slice(own + 1);
    // what was asked a moment ago comes back while more is typed: it must not undo that
    if (q === asked.current || own >= 0) return;
    asked.current = q;
    setText(q);
  }, [q]);
  useEffect(() => {
    if (text.trim() === asked.current) return undefined;
    const ask = (): void => {
      asked.current = text.trim();
      sent.current = [...sent.current, { q: text.trim(), at: performance.now() }];
      askedAt.current = performance.now();
      onAsk(text.trim());
    };
    const wait = askedAt.current + PACE_MS - performance.now();
    if (wait <= 0) {
      ask();
      return undefined;
    }
    const timer = setTimeout(ask, wait);
    return () => clearTimeout(timer);
  }, [text, onAsk]);
  return [text, setText] as const;
}

/** What of the query was not understood or looked for otherwise, and what is not there to be found yet. */
function Said({ q, answer }: Omit<SearchBarProps, 'onAsk'>): ReactElement {
  return (
    <div id="library-problems" aria-live="polite" className="empty:hidden">
      {answer !== undefined && q !== '' && answer.problems.length > 0 && (
        <p className="text-xs text-warn">
          <span className="font-medium">{t.library.aboutSearch}</span>{' '}
          <bdi>{answer.problems.join(' ')}</bdi>
        </p>
      )}
      {answer !== undefined && answer.indexed < 100 && (
        <p className="text-xs text-ink-2">{t.library.building(answer.indexed)}</p>
      )}
    </div>
  );
}

function Operators({ onInsert }: { readonly onInsert: (operator: string) => void }): ReactElement {
  return (
    <details className="text-xs text-ink-3">
      <summary className="w-fit rounded-sm hover:text-ink">{t.library.searchHelp}</summary>
      <ul className="flex flex-wrap gap-1.5 pt-2">
        {t.library.operators.map(([operator, means]) => (
          <li key={operator}>
            <button
              type="button"
              title={means}
              onClick={() => onInsert(operator)}
              className="inline-flex items-baseline gap-1.5 rounded-md border border-line bg-raised px-2 py-0.5 text-ink-2 hover:border-control hover:text-ink"
            >
              <code className="font-mono text-2xs text-ink">{operator}</code>
              <span className="text-2xs">{means}</span>
            </button>
          </li>
        ))}
      </ul>
    </details>
  );
}
