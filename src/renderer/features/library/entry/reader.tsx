/** The main text of a copy, set to be read: our Markdown of that day, else the plain text. */
import { useQuery } from '@tanstack/react-query';
import { useRef, type ReactElement } from 'react';
import { useSearchParams } from 'wouter';
import type { LibraryCapture } from '../../../../contract/library/types.ts';
import { ForeignText, languageOf } from '../../../components/foreign-text.tsx';
import { Empty, Pending } from '../../../components/states.tsx';
import { t } from '../../../text/screens.ts';
import { fileStem } from '../../document/document.ts';
import { hitWords } from '../hit-words.ts';
import { Highlights } from './highlights.tsx';
import { useKeptDocument } from './kept-document.ts';
import { useHits } from './use-hits.ts';

export function Reader({ capture }: { readonly capture: LibraryCapture }): ReactElement {
  const { data, error, refetch } = useKeptDocument(capture);
  const reading = useReading();
  const root = useRef<HTMLDivElement>(null);
  const [search] = useSearchParams();
  const isShown = data !== undefined && reading.data !== undefined;
  useHits(root, hitWords(search.get('find') ?? ''), isShown);
  if (data === undefined) return <Pending error={error} onRetry={refetch} />;
  if (reading.data === undefined) {
    return <Pending error={reading.error} onRetry={reading.refetch} />;
  }
  const { Reading } = reading.data;
  const { markdown } = data;
  if (markdown === undefined) {
    return (
      <>
        <Warning text={data.warning} />
        <Empty title={t.copy.noReader}>{t.copy.noReaderHelp}</Empty>
      </>
    );
  }
  return (
    <>
      {capture.kind === 'text' && <p className="px-6 pt-3 text-xs text-ink-3">{t.copy.readText}</p>}
      <Warning text={data.warning} />
      <div className="flex min-h-0 flex-1 max-lg:flex-col">
        <div ref={root} className="flex min-h-0 min-w-0 flex-1 flex-col">
          <Reading
            text={markdown}
            language={languageOf(data.metadata['language'])}
            name={fileStem(data)}
          />
        </div>
        {capture.version !== undefined && <Highlights capture={capture} root={root} />}
      </div>
    </>
  );
}

/** What was said when the copy was taken. */
function Warning({ text }: { readonly text: string | undefined }): ReactElement | null {
  if (text === undefined) return null;
  return (
    <p role="note" dir="auto" className="px-6 pt-3 text-xs text-warn">
      <ForeignText text={text} />
    </p>
  );
}

/** What sets Markdown, read beside the text it is for: hits are marked when both are there. */
function useReading() {
  return useQuery({
    queryKey: ['reading'],
    queryFn: async () => ({ Reading: (await import('../../document/preview.tsx')).Reading }),
    staleTime: Infinity,
    gcTime: Infinity,
  });
}
