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
  'application/epub+zip': 'epub',
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
  const path = URL.parse(url)?.pathname ?? '';
  return (/\.([a-z0-9]{1,8})$/i.exec(path)?.[1] ?? '').toLowerCase();
}

export function kindOf(input: Sniffable): DocumentKind {
  const type = mimeType(input.contentType);
  const claimed = kindOfType(type);
  const magic = kindOfBytes(input.bytes);
  if (magic === 'pdf') return 'pdf';
  if (magic === 'zip') return isArchive(claimed) ? claimed : kindOfZip(input.bytes, input.url);
  if (magic === 'ole') return 'ole';
  if (isArchive(claimed) && looksLikeHtml(input.bytes)) return 'html';
  if (claimed !== undefined && !VAGUE.has(type)) return claimed;
  if (magic !== undefined) return magic;
  return kindOfVague(input, type);
}

function kindOfType(type: string): DocumentKind | undefined {
  const known = BY_TYPE[type];
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
): kind is 'docx' | 'xlsx' | 'pptx' | 'odt' | 'epub' | 'pdf' {
  return (
    kind === 'docx' ||
    kind === 'xlsx' ||
    kind === 'pptx' ||
    kind === 'odt' ||
    kind === 'epub' ||
    kind === 'pdf'
  );
}

const startsWith = (bytes: Uint8Array, signature: readonly number[], at = 0): boolean =>
  signature.every((byte, index) => bytes[at + index] === byte);

const ascii = (bytes: Uint8Array, from: number, to: number): string =>
  String.fromCharCode(...bytes.subarray(from, to));

function kindOfBytes(bytes: Uint8Array): 'pdf' | 'zip' | 'ole' | 'image' | 'binary' | undefined {
  if (ascii(bytes, 0, 1024).trimStart().startsWith('%PDF-')) return 'pdf';
  if (startsWith(bytes, [0x50, 0x4b, 0x03, 0x04])) return 'zip';
  if (startsWith(bytes, [0xd0, 0xcf, 0x11, 0xe0])) return 'ole';
  const isImage =
    startsWith(bytes, [0x89, 0x50, 0x4e, 0x47]) ||
    startsWith(bytes, [0xff, 0xd8, 0xff]) ||
    ascii(bytes, 0, 4) === 'GIF8' ||
    (ascii(bytes, 0, 4) === 'RIFF' && ascii(bytes, 8, 12) === 'WEBP') ||
    /^ftypavi[fs]$/.test(ascii(bytes, 4, 12));
  if (isImage) return 'image';
  return bytes.subarray(0, 512).includes(0) &&
    !startsWith(bytes, [0xff, 0xfe]) &&
    !startsWith(bytes, [0xfe, 0xff])
    ? 'binary'
    : undefined;
}

/** Office files name their first parts near the start of the archive. */
function kindOfZip(bytes: Uint8Array, url: string): DocumentKind {
  const head = ascii(bytes, 0, Math.min(bytes.length, 4096));
  if (head.includes('application/epub+zip')) return 'epub';
  if (head.includes('opendocument.text')) return 'odt';
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
  if (named !== undefined && named !== 'ole' && !isArchive(named)) return named;
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
    bytes.length > 0 &&
    !bytes.subarray(0, 2048).some((byte) => byte < 9 || (byte > 13 && byte < 32 && byte !== 27))
  );
}
