/** The document of a copy: what was answered when it was taken, else the text of its version. */
import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import { ConsoleError, type ConsoleClient } from '../../../../contract/console/client.ts';
import type { Json } from '../../../../contract/console/common.ts';
import { saidBy, type Cited } from '../../../../contract/library/citations.ts';
import type { LibraryCapture, LibraryEntry } from '../../../../contract/library/types.ts';
import { useClient } from '../../../client/client.tsx';
import { QUERY } from '../../../client/queries.ts';
import { showFailure, showToast } from '../../../client/toasts.ts';
import { copyText } from '../../../components/copy-button.tsx';
import { isGone } from '../../../text/failures.ts';
import { t } from '../../../text/screens.ts';
import { readDocument, type DocumentModel } from '../../document/document.ts';
import { citeForm, written } from './cite-forms.ts';

export function useKeptDocument(capture: LibraryCapture) {
  return useQuery(keptDocument(useClient(), capture));
}

function keptDocument(
  client: ConsoleClient,
  { id, entryId, version, digest, title, url }: LibraryCapture,
) {
  return queryOptions({
    queryKey: [...QUERY.capture, id, 'document'],
    queryFn: async ({ signal }): Promise<DocumentModel> => {
      const kept =
        digest === undefined
          ? undefined
          : await client.library
              .part(id, 'document', signal)
              .then(async (blob) => readDocument(JSON.parse(await blob.text()) as Json))
              .catch(noneOfDamaged);
      if (kept?.markdown !== undefined) return kept;
      const { text = '' } =
        version === undefined ? {} : await client.library.version(entryId, version, signal);
      // lines of plain text are paragraphs, whatever is in them
      const markdown = text
        .replaceAll(/([\\`*_{}[\]<>#|~])/g, String.raw`\$1`)
        .replaceAll('\n', '\n\n');
      const base = kept ?? readDocument({ metadata: { title, url } });
      return markdown.trim() === '' ? base : { ...base, markdown };
    },
    staleTime: Infinity,
  });
}

/** What is not there, or not as it was written, is not asked for again: the text of the version stands in. */
function noneOfDamaged(error: unknown): undefined {
  if (isGone(error) || (error instanceof ConsoleError && error.code === 'STORAGE_FAILED')) {
    return undefined;
  }
  throw error;
}

/** `document`: undefined while it is not here; it knows who wrote it, and when. */
export function citedOf(
  entry: LibraryEntry,
  capture: LibraryCapture,
  document: DocumentModel | undefined,
): Cited {
  const at = Date.parse(capture.at);
  return {
    ...{ id: capture.id, url: capture.url, at },
    title: capture.title || entry.title,
    ...saidBy(document?.metadata ?? {}, at),
    digest: capture.digest ?? '',
    tags: entry.tags,
  };
}

/** Puts the citation of a copy on the clipboard, in the form that was chosen last. */
export function useCite(entry: LibraryEntry, capture: LibraryCapture): () => void {
  const client = useClient();
  const queries = useQueryClient();
  const cite = async (): Promise<void> => {
    const document = await queries.query(keptDocument(client, capture));
    const isCopied = await copyText(written(citeForm(), citedOf(entry, capture, document)));
    showToast(
      isCopied
        ? { text: t.copy.cited(t.copy.formats[citeForm()]) }
        : { text: t.common.copyFailed, tone: 'bad' },
    );
  };
  return () => void cite().catch(showFailure);
}
