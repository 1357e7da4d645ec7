/**
 * What a file that was sent is: its content and its name must agree.
 *
 * Kinds with a signature (PDF, archives, RTF) are what their content says; texts are what their name says, as
 * their content can be many things; without a telling name the content decides, then the type the client gave. A
 * file that is something else than it is called is refused: what came of it would surprise.
 */
import type { Upload } from '../../domain/command.ts';
import { HearthError } from '../../domain/errors.ts';
import { isMarked, kindOf, kindOfName, kindOfType, typeOfKind, type DocumentKind } from './kind.ts';

const READABLE =
  'HTML, PDF, Word (.docx), Excel (.xlsx), PowerPoint (.pptx), ODT, ODS, RTF, EPUB, CSV and text can be read';
/** Texts that never begin like a page. */
const NEVER_HTML: ReadonlySet<DocumentKind> = new Set<DocumentKind>(['csv', 'tsv', 'json']);

const CALLED: Readonly<Record<DocumentKind, string>> = {
  ...{ html: 'an HTML page', pdf: 'a PDF', docx: 'a Word document', xlsx: 'an Excel workbook' },
  ...{ pptx: 'a PowerPoint file', odt: 'an ODT document', ods: 'an ODS workbook' },
  ...{ rtf: 'an RTF document', epub: 'an EPUB book', csv: 'a CSV table', tsv: 'a TSV table' },
  ...{ json: 'JSON', xml: 'XML', markdown: 'markdown', text: 'plain text', source: 'source code' },
  ...{ image: 'a picture', ole: 'an old Office file (.doc, .xls, .ppt)' },
  binary: 'of another kind',
};

/** Content type under which the file is read. Throws `PARSE_UNREADABLE_FILE` with the remedy. */
export function typeOfUpload({ name, bytes, contentType }: Upload): string {
  if (bytes.length === 0) throw refusal(`The file "${name}" is empty.`);
  const content = kindOf({ bytes, contentType: 'application/octet-stream', url: '' });
  const claimed = kindOfName(name) ?? kindOfType(contentType);
  const kind = settle(content, claimed);
  if (kind === 'image') throw refusal(`"${name}" is a picture; ${READABLE}.`);
  if (kind === 'binary') throw refusal(`"${name}" is of a kind that is not known; ${READABLE}.`);
  if (kind !== undefined) return typeOfKind(kind);
  throw refusal(
    `"${name}" is called ${CALLED[claimed ?? 'binary']}, but its content is ${CALLED[content]}; ` +
      'send it under the name of what it is.',
  );
}

/** What it is read as; undefined where content and claim contradict each other. */
function settle(
  content: DocumentKind,
  claimed: DocumentKind | undefined,
): DocumentKind | undefined {
  if (claimed === undefined || claimed === content) return content;
  const isText = content === 'html' || content === 'text';
  // an encrypted Office file is an OLE container, too: its reader tells
  if (content === 'ole') return /^(?:docx|xlsx|pptx)$/.test(claimed) ? 'ole' : undefined;
  // Office itself writes and opens these under its old names
  if (claimed === 'ole' && (isText || content === 'rtf'))
    return content === 'text' ? 'csv' : content;
  if (!isText || isMarked(claimed)) return undefined;
  return content === 'html' && NEVER_HTML.has(claimed) ? undefined : claimed;
}

function refusal(message: string): HearthError {
  return new HearthError('PARSE_UNREADABLE_FILE', message);
}
