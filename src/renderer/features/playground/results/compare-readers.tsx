/** What the other reader makes of the same page, beside what is shown: two columns, differences marked. */
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useMemo, type ReactElement } from 'react';
import type { Json, JsonObject } from '../../../../contract/console/common.ts';
import { useClient } from '../../../client/client.tsx';
import { QUERY } from '../../../client/queries.ts';
import { announce } from '../../../components/announcer.tsx';
import { Loading, Problem } from '../../../components/states.tsx';
import { t } from '../../../text/catalogue.ts';
import { readDocument, type DocumentModel } from '../../document/document.ts';
import { isObject, writeAt } from '../body.ts';
import { compareMarkdown, type ComparedSide } from './compare.ts';

/** Lines of a column; more would hold up the window. */
const MOST_LINES = 2_000;

interface CompareReadersProps {
  readonly document: DocumentModel;
  /** What was asked for it. */
  readonly body: JsonObject;
  readonly file: File | undefined;
}

export default function CompareReaders(props: CompareReadersProps): ReactElement {
  const { document, body } = props;
  const isTheirs = body['reader'] === 'readability';
  const { data, error, refetch } = useOther(props, isTheirs ? 'hearth' : 'readability');
  const [ours, theirs] = useMemo(() => {
    const shown = document.markdown ?? '';
    const other = data?.markdown ?? '';
    return isTheirs ? compareMarkdown(other, shown) : compareMarkdown(shown, other);
  }, [data, document, isTheirs]);
  const summary = t.compare.summary(ours, theirs);
  const isReady = data !== undefined;
  useEffect(() => {
    if (isReady) announce(summary);
  }, [isReady, summary]);

  if (error !== null) return <Problem error={error} onRetry={refetch} />;
  if (data === undefined) return <Loading rows={10} />;
  return (
    <div className="flex min-h-0 flex-1 flex-col">
      <p className="nums px-5 pt-1 pb-2 text-xs text-ink-2">{summary}</p>
      {data.warning !== undefined && (
        <p className="mx-5 mb-2 rounded-md bg-warn-soft px-3 py-2 text-xs">{data.warning}</p>
      )}
      <div className="flex min-h-0 flex-1 border-t border-line max-sm:flex-col">
        <Column name={t.operations.choices.hearth} side={ours} />
        <Column name={t.operations.choices.readability} side={theirs} />
      </div>
    </div>
  );
}

/** The same request with the other reader; one credit, once. */
function useOther({ document, body, file }: CompareReadersProps, reader: string) {
  const client = useClient();
  const queries = useQueryClient();
  const asked: Json = { ...body, reader, formats: ['markdown'] };
  return useQuery({
    queryKey: ['compare', document.metadata['scrapeId'] ?? document.url, reader],
    staleTime: Infinity,
    retry: false,
    queryFn: async ({ signal }) => {
      const answer = await (file === undefined
        ? client.run('scrape', asked, signal)
        : client.parse(file, writeAt(asked, ['url'], undefined), signal));
      void queries.invalidateQueries({ queryKey: QUERY.state });
      void queries.invalidateQueries({ queryKey: QUERY.jobs });
      return readDocument(isObject(answer) ? answer['data'] : undefined);
    },
  });
}

function Column({ name, side }: { readonly name: string; readonly side: ComparedSide }) {
  const shown = side.lines.slice(0, MOST_LINES);
  const more = side.lines.length - shown.length;
  return (
    <section
      aria-label={name}
      tabIndex={0}
      className="relative min-h-0 min-w-0 flex-1 overflow-y-auto border-line px-5 py-3 not-last:border-r max-sm:not-last:border-r-0 max-sm:not-last:border-b"
    >
      <h3 className="text-xs font-medium text-ink">
        {name} <span className="nums font-normal text-ink-3">{t.compare.words(side.words)}</span>
      </h3>
      <div className="pt-2 font-mono text-[12px] leading-[1.6] [overflow-wrap:anywhere]">
        {shown.map(({ text, isAlone }, index) =>
          isAlone ? (
            <p key={index} className="-mx-2 border-l-2 border-ember bg-ember-soft px-2">
              <mark className="bg-transparent text-ink">
                <span className="sr-only">{t.compare.alone} </span>
                {text}
              </mark>
            </p>
          ) : (
            <p key={index} className="text-ink-2">
              {text}
            </p>
          ),
        )}
        {more > 0 && <p className="pt-2 text-ink-3">{t.compare.more(more)}</p>}
      </div>
    </section>
  );
}
