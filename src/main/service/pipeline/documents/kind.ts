/**
 * What a body is: by its Content-Type, then by its first bytes, then by the address's extension.
 *
 * Strong signatures (PDF, ZIP, OLE) win over a text type, because servers mislabel files far more often
 * than pages begin like one. Sources: WHATWG MIME Sniffing, IANA media types.
 */
export type DocumentKind =
  | 'html'
  | 'pdf'
  | 'docx'
  | 'xlsx'
  | 'pptx'
  | 'odt'
  | 'ods'
  | 'rtf'
  | 'epub'
  | 'csv'
  | 'tsv'
  | 'json'
  | 'xml'
  | 'markdown'
  | 'text'
  | 'source'
  | 'image'
  /** An OLE container: a legacy or an encrypted office file. */
  | 'ole'
  | 'binary';

const BY_TYPE: Readonly<Record<string, DocumentKind>> = {
  'text/html': 'html',
  'application/xhtml+xml': 'html',
  'application/pdf': 'pdf',
  'application/x-pdf': 'pdf',
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document': 'docx',
  'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet': 'xlsx',
  'application/vnd.openxmlformats-officedocument.presentationml.presentation': 'pptx',
  'application/vnd.oasis.opendocument.text': 'odt',
  'application/vnd.oasis.opendocument.spreadsheet': 'ods',
  'application/epub+zip': 'epub',
  'application/rtf': 'rtf',
  'text/rtf': 'rtf',
  'application/msword': 'ole',
  'application/vnd.ms-excel': 'ole',
  'application/vnd.ms-powerpoint': 'ole',
  'text/csv': 'csv',
  'application/csv': 'csv',
  'text/tab-separated-values': 'tsv',
  'application/json': 'json',
  'text/json': 'json',
  'application/ld+json': 'json',
  'application/x-ndjson': 'json',
  'application/xml': 'xml',
  'text/xml': 'xml',
  'application/rss+xml': 'xml',
  'application/atom+xml': 'xml',
  'text/markdown': 'markdown',
  'text/x-markdown': 'markdown',
  'text/css': 'source',
  'text/javascript': 'source',
  'application/javascript': 'source',
  'application/x-javascript': 'source',
  'application/typescript': 'source',
  'application/yaml': 'source',
  'application/toml': 'source',
};

const BY_EXTENSION: Readonly<Record<string, DocumentKind>> = {
  ...{
    html: 'html',
    htm: 'html',
    xhtml: 'html',
    pdf: 'pdf',
    docx: 'docx',
    xlsx: 'xlsx',
    pptx: 'pptx',
  },
  ...{
    odt: 'odt',
    ods: 'ods',
    rtf: 'rtf',
    epub: 'epub',
    csv: 'csv',
    tsv: 'tsv',
    json: 'json',
    geojson: 'json',
    ndjson: 'json',
  },
  ...{
    xml: 'xml',
    rss: 'xml',
    atom: 'xml',
    md: 'markdown',
    markdown: 'markdown',
    txt: 'text',
    log: 'text',
  },
  ...{
    js: 'source',
    mjs: 'source',
    ts: 'source',
    css: 'source',
    py: 'source',
    rb: 'source',
    go: 'source',
  },
  ...{
    rs: 'source',
    java: 'source',
    c: 'source',
    h: 'source',
    cpp: 'source',
    sh: 'source',
    yaml: 'source',
  },
  ...{ yml: 'source', toml: 'source', ini: 'source', sql: 'source' },
  ...{ doc: 'ole', xls: 'ole', ppt: 'ole' },
  ...{
    png: 'image',
    jpg: 'image',
    jpeg: 'image',
    gif: 'image',
    webp: 'image',
    avif: 'image',
    svg: 'image',
  },
};

/** Types that say nothing about the content. */
const VAGUE = new Set([
  '',
  'application/octet-stream',
  'binary/octet-stream',
  'application/x-download',
  'application/force-download',
  'application/unknown',
  'text/plain',
  'application/zip',
  'application/x-zip-compressed',
]);

export interface Sniffable {
  readonly bytes: Uint8Array;
  readonly contentType: string;
  readonly url: string;
}

/** The type without parameters, in lower case. */
export function mimeType(contentType: string): string {
  return (contentType.split(';', 1)[0] ?? '').trim().toLowerCase();
}

/** Extension of the address's last path segment, in lower case, or an empty string. */
export function extensionOf(url: string): string {
  return extensionIn(URL.parse(url)?.pathname ?? '');
}

function extensionIn(name: string): string {
  return (/\.([a-z0-9]{1,8})$/i.exec(name)?.[1] ?? '').toLowerCase();
}

/** What a file's name says that it is. */
export function kindOfName(name: string): DocumentKind | undefined {
  return BY_EXTENSION[extensionIn(name)];
}

/** What a known content type says; undefined for vague ones and those of no kind here. */
export function kindOfType(contentType: string): DocumentKind | undefined {
  const type = mimeType(contentType);
  return Object.hasOwn(BY_TYPE, type) ? BY_TYPE[type] : undefined;
}

/** A content type by which `kindOf` finds the kind again, with the file's own name beside it. */
export function typeOfKind(kind: DocumentKind): string {
  if (kind === 'source') return 'text/plain';
  return Object.entries(BY_TYPE).find(([, known]) => known === kind)?.[0] ?? 'text/plain';
}

export function kindOf(input: Sniffable): DocumentKind {
  const type = readable(mimeType(input.contentType));
  const claimed = claimOf(type);
  const magic = kindOfBytes(input.bytes);
  if (magic === 'pdf' || magic === 'rtf') return magic;
  if (magic === 'zip') return isArchive(claimed) ? claimed : kindOfZip(input.bytes, input.url);
  if (magic === 'ole') return 'ole';
  if (claimed === 'html' && magic === 'image') return magic;
  if ((isArchive(claimed) || claimed === 'rtf') && looksLikeHtml(input.bytes)) return 'html';
  if (claimed !== undefined && !VAGUE.has(type)) return claimed;
  if (magic !== undefined) return magic;
  return kindOfVague(input, type);
}

/** What is no type at all is as good as none (WHATWG MIME Sniffing, section 4.4). */
function readable(type: string): string {
  return /^[^\s/]+\/[^\s/]+$/.test(type) ? type : '';
}

function claimOf(type: string): DocumentKind | undefined {
  const known = kindOfType(type);
  if (known !== undefined || VAGUE.has(type)) return known;
  if (type.endsWith('+json')) return 'json';
  if (type === 'image/svg+xml' || type.startsWith('image/')) return 'image';
  if (type.endsWith('+xml')) return 'xml';
  if (/^text\/x-|^application\/x-(?:sh|python|yaml|httpd-php)$/.test(type)) return 'source';
  if (type.startsWith('text/')) return 'text';
  return 'binary';
}

function isArchive(
  kind: DocumentKind | undefined,
): kind is 'docx' | 'xlsx' | 'pptx' | 'odt' | 'ods' | 'epub' | 'pdf' {
  return (
    kind === 'docx' ||
    kind === 'xlsx' ||
    kind === 'pptx' ||
    kind === 'odt' ||
    kind === 'ods' ||
    kind === 'epub' ||
    kind === 'pdf'
  );
}

/** Kinds whose files say by their first bytes what they are. */
export function isMarked(kind: DocumentKind): boolean {
  return isArchive(kind) || kind === 'ole' || kind === 'rtf';
}

const startsWith = (bytes: Uint8Array, signature: readonly number[], at = 0): boolean =>
  signature.every((byte, index) => bytes[at + index] === byte);

const ascii = (bytes: Uint8Array, from: number, to: number): string =>
  String.fromCharCode(...bytes.subarray(from, to));

/** Tab to carriage return, space, no-break space: what may stand before a file's mark. */
const SPACES = new Set([9, 10, 11, 12, 13, 32, 160]);

function kindOfBytes(
  bytes: Uint8Array,
): 'pdf' | 'zip' | 'ole' | 'rtf' | 'image' | 'binary' | undefined {
  const from = bytes.subarray(0, 1024).findIndex((byte) => !SPACES.has(byte));
  if (ascii(bytes, from, from + 5) === '%PDF-') return 'pdf';
  if (from < 64 && ascii(bytes, from, from + 5) === '{\\rtf') return 'rtf';
  if (startsWith(bytes, [0x50, 0x4b, 0x03, 0x04])) return 'zip';
  if (startsWith(bytes, [0xd0, 0xcf, 0x11, 0xe0])) return 'ole';
  const isImage =
    startsWith(bytes, [0x89, 0x50, 0x4e, 0x47]) ||
    startsWith(bytes, [0xff, 0xd8, 0xff]) ||
    ascii(bytes, 0, 4) === 'GIF8' ||
    (ascii(bytes, 0, 4) === 'RIFF' && ascii(bytes, 8, 12) === 'WEBP') ||
    /^ftypavi[fs]$/.test(ascii(bytes, 4, 12));
  if (isImage) return 'image';
  return bytes.subarray(0, 512).includes(0) && !isUtf16(bytes) ? 'binary' : undefined;
}

/** It begins with the mark of UTF-16. */
function isUtf16(bytes: Uint8Array): boolean {
  return startsWith(bytes, [0xff, 0xfe]) || startsWith(bytes, [0xfe, 0xff]);
}

/** Office files name their first parts near the start of the archive. */
function kindOfZip(bytes: Uint8Array, url: string): DocumentKind {
  const head = ascii(bytes, 0, Math.min(bytes.length, 4096));
  if (head.includes('application/epub+zip')) return 'epub';
  if (head.includes('opendocument.text')) return 'odt';
  if (head.includes('opendocument.spreadsheet')) return 'ods';
  const names = `${head}${latin(bytes.subarray(Math.max(0, bytes.length - 65_536)))}`;
  if (names.includes('word/')) return 'docx';
  if (names.includes('xl/')) return 'xlsx';
  if (names.includes('ppt/')) return 'pptx';
  const named = BY_EXTENSION[extensionOf(url)];
  return isArchive(named) ? named : 'binary';
}

function latin(bytes: Uint8Array): string {
  return new TextDecoder('latin1').decode(bytes);
}

function kindOfVague(input: Sniffable, type: string): DocumentKind {
  const named = BY_EXTENSION[extensionOf(input.url)];
  if (type === 'text/plain') return named === 'html' || named === undefined ? 'text' : named;
  if (looksLikeHtml(input.bytes)) return 'html';
  if (named !== undefined && !isMarked(named)) return named;
  if (type === '') return 'html';
  return named === undefined && looksLikeText(input.bytes) ? 'text' : 'binary';
}

function looksLikeHtml(bytes: Uint8Array): boolean {
  return /^\s*(?:<!--[\s\S]*?-->\s*)*<(?:!doctype html|html|head|body|title|script|div|p|table|h1|a|meta)\b/i.test(
    latin(bytes.subarray(0, 1024)).replace(/^\u00ef\u00bb\u00bf/, ''),
  );
}

function looksLikeText(bytes: Uint8Array): boolean {
  return (
    isUtf16(bytes) ||
    !bytes.subarray(0, 2048).some((byte) => byte < 9 || (byte > 13 && byte < 32 && byte !== 27))
  );
}
