/** What changed on a page since it was last read. */
import { ChevronDown, ChevronUp } from 'lucide-react';
import { useRef, useState, type ReactElement } from 'react';
import { IconButton } from '../../components/button.tsx';
import { Empty } from '../../components/states.tsx';
import { t } from '../../text/catalogue.ts';
import { formatInstant } from '../../text/format.ts';
import type { ChangeModel, DocumentModel } from './document.ts';

const LINE_LOOKS = {
  add: 'bg-ok-soft text-ink before:text-ok before:content-["+"]',
  del: 'bg-bad-soft text-ink before:text-bad before:content-["−"]',
  normal: 'text-ink-2 before:content-[""]',
} as const;

export function ChangeView({ document }: { readonly document: DocumentModel }): ReactElement {
  const { change } = document;
  if (change === undefined) return <Empty title={t.document.noDiff} />;
  const previous = change.previousAt === undefined ? NaN : Date.parse(change.previousAt);
  const when = Number.isNaN(previous) ? '' : formatInstant(previous);
  if (change.status === 'new') return <Empty title={t.document.diffNew} />;
  if (change.status === 'same') return <Empty title={t.document.diffSame(when)} />;
  if (change.status === 'removed') return <Empty title={t.document.diffRemoved} />;
  return <ChangedLines change={change} when={when} />;
}

/** What is new and what is gone, with the way from one changed place to the next. */
function ChangedLines({
  change,
  when,
}: {
  readonly change: ChangeModel;
  readonly when: string;
}): ReactElement {
  const [at, setAt] = useState(-1);
  const pane = useRef<HTMLDivElement>(null);
  const count = (kind: 'add' | 'del'): number =>
    change.lines.filter((line) => line.kind === kind).length;
  const places = change.lines.flatMap((line, index) =>
    line.kind !== 'normal' && (index === 0 || change.lines[index - 1]?.kind === 'normal')
      ? [index]
      : [],
  );
  const go = (step: 1 | -1): void => {
    const next = (at + step + places.length) % places.length;
    setAt(next);
    pane.current?.querySelector(`[data-line="${places[next] ?? 0}"]`)?.scrollIntoView({
      block: 'center',
    });
  };
  return (
    <div
      ref={pane}
      tabIndex={0}
      role="region"
      aria-label={t.document.tabs.diff}
      className="relative min-h-0 flex-1 overflow-auto pb-8"
    >
      <div className="nums sticky top-0 flex flex-wrap items-center gap-2 bg-surface px-5 py-2 text-sm text-ink-2">
        <p>{t.document.diffChanged(when, count('add'), count('del'))}</p>
        {places.length > 1 && (
          <>
            <span className="flex-1" />
            <span aria-live="polite" className="text-xs text-ink-3">
              {at < 0 ? '' : t.document.changeOf(at + 1, places.length)}
            </span>
            <IconButton label={t.document.previousChange} onClick={() => go(-1)}>
              <ChevronUp aria-hidden />
            </IconButton>
            <IconButton label={t.document.nextChange} onClick={() => go(1)}>
              <ChevronDown aria-hidden />
            </IconButton>
          </>
        )}
      </div>
      <div className="font-mono text-xs leading-6">
        {change.lines.map((line, index) => (
          <div
            key={index}
            data-line={index}
            className={`flex px-5 whitespace-pre-wrap before:w-5 before:shrink-0 ${LINE_LOOKS[line.kind]}`}
          >
            <span className="sr-only">{line.kind === 'normal' ? '' : line.kind}</span>
            <span className="min-w-0 [overflow-wrap:anywhere]">{line.text || '\u00a0'}</span>
          </div>
        ))}
      </div>
      {change.json !== undefined && (
        <pre className="m-5 overflow-x-auto rounded-lg bg-sunken p-4 font-mono text-xs">
          {JSON.stringify(change.json, undefined, 2)}
        </pre>
      )}
    </div>
  );
}
