/** "When did the page say …?": from when to when a passage stood, in this page's copies. */
import { useQuery } from '@tanstack/react-query';
import { useState, type ReactElement } from 'react';
import type { LibraryInterval } from '../../../../contract/library/types.ts';
import { useClient } from '../../../client/client.tsx';
import { QUERY } from '../../../client/queries.ts';
import { useNow } from '../../../client/use-now.ts';
import { Button } from '../../../components/button.tsx';
import { Form, Input } from '../../../components/field.tsx';
import { Problem } from '../../../components/states.tsx';
import { t } from '../../../text/screens.ts';
import { formatMoment } from '../../../text/format.ts';
import type { OpenEntry, Stop } from './use-entry.ts';

export function When({ open }: { readonly open: OpenEntry }): ReactElement {
  const client = useClient();
  const [text, setText] = useState('');
  const [asked, setAsked] = useState('');
  const { data, error, refetch } = useQuery({
    queryKey: [...QUERY.library, 'when', open.entry.id, asked],
    queryFn: ({ signal }) => client.library.dated(open.entry.id, asked, signal),
    enabled: asked !== '',
  });
  return (
    <div className="shrink-0 border-b border-line px-6 py-3 max-sm:px-3">
      <Form className="flex max-w-[72ch] items-end gap-2" onSubmit={() => setAsked(text.trim())}>
        <label className="min-w-0 flex-1 text-xs font-medium text-ink-2">
          {t.copy.when}
          <Input
            dir="auto"
            data-when
            value={text}
            placeholder={t.copy.whenPlaceholder}
            onChange={(event) => setText(event.target.value)}
            className="mt-1"
          />
        </label>
        <Button type="submit">{t.copy.ask}</Button>
      </Form>
      <div aria-live="polite">
        {error !== null && <Problem error={error} onRetry={refetch} />}
        {asked !== '' && data !== undefined && (
          <Answer intervals={data.intervals ?? []} stops={open.stops} />
        )}
      </div>
    </div>
  );
}

interface AnswerProps {
  readonly intervals: readonly LibraryInterval[];
  readonly stops: readonly Stop[];
}

function Answer({ intervals, stops }: AnswerProps): ReactElement {
  const now = useNow();
  const say = (iso: string): string => formatMoment(Date.parse(iso), now);
  if (intervals.length === 0) return <p className="pt-2 text-sm text-ink-2">{t.copy.never}</p>;
  return (
    <ul className="nums pt-2 text-sm">
      {intervals.map((interval) => (
        <li key={interval.firstAt}>
          {t.copy.said(
            say(interval.firstAt),
            say(interval.lastAt),
            t.copy.inSome(copiesIn(interval, stops)),
          )}{' '}
          <span className="text-ink-2">
            {interval.goneAt === null
              ? `· ${t.copy.stillThere}`
              : `· ${t.copy.gone(say(interval.goneAt))}`}
          </span>
        </li>
      ))}
    </ul>
  );
}

/** Copies taken while it stood. */
export function copiesIn({ firstAt, lastAt }: LibraryInterval, stops: readonly Stop[]): number {
  const [from, to] = [Date.parse(firstAt), Date.parse(lastAt)];
  return stops.filter(({ at }) => at >= from && at <= to).length;
}
