/**
 * Small real PDF files, written by hand: pages of positioned text (Helvetica), optionally encrypted with
 * a password (ISO 32000-1, 7.6: RC4, 40 bit, revision 2), or a page that holds only a picture.
 */
import { createHash } from 'node:crypto';

export interface PdfLine {
  readonly text: string;
  readonly x: number;
  readonly y: number;
  readonly size?: number;
  /** A link annotation lies over the line. */
  readonly link?: string;
  readonly font?: PdfFont;
  /** Degrees it is turned, against the clock. */
  readonly turn?: number;
  /** It is the value of a form's field. */
  readonly isField?: boolean;
}

export type PdfFont = 'Helvetica' | 'Helvetica-Bold' | 'Helvetica-Oblique' | 'Courier' | 'any';

const FONTS: readonly PdfFont[] = [
  'Helvetica',
  'Helvetica-Bold',
  'Helvetica-Oblique',
  'Courier',
  'any',
];

export interface PdfSpec {
  readonly pages: readonly (readonly PdfLine[])[];
  readonly title?: string;
  readonly author?: string;
  /** Degrees all its pages are to be turned. */
  readonly rotate?: number;
  readonly language?: string;
  /** Title of an XMP packet. */
  readonly packetTitle?: string;
  /** Password the reader must give. */
  readonly password?: string;
}

const PADDING = Buffer.from(
  '28BF4E5E4E758A4164004E56FFFA01082E2E00B6D0683E802F0CA9FE6453697A',
  'hex',
);
const FILE_ID = Buffer.from('00112233445566778899aabbccddeeff', 'hex');
const PERMISSIONS = -4;

/** The file's bytes. */
export function makePdf(spec: PdfSpec): Uint8Array {
  const lock = spec.password === undefined ? undefined : lockFor(spec.password);
  const pageIds = spec.pages.map((_, index) => 4 + index * 2);
  const signs = otherSigns(spec);
  const language = spec.language === undefined ? '' : ` /Lang (${spec.language})`;
  const rotate = spec.rotate === undefined ? '' : ` /Rotate ${spec.rotate}`;
  const map = 5 + spec.pages.length * 2;
  const fonts = FONTS.map((name, index) => `/F${index + 1} ${fontOf(name, map)}`).join(' ');
  const objects = new Map<number, Buffer>([
    [1, text(`<< /Type /Catalog /Pages 2 0 R${language} /Metadata ${map + 1} 0 R >>`)],
    [
      2,
      text(
        `<< /Type /Pages /Count ${pageIds.length} /Kids [${pageIds.map((id) => `${id} 0 R`).join(' ')}] >>`,
      ),
    ],
    [3, text(`<< /Font << ${fonts} >> >>`)],
    [map, stream(map, letterMap(signs), lock?.key)],
    [map + 1, packet(spec.packetTitle ?? '')],
  ]);
  spec.pages.forEach((lines, index) => {
    const id = 4 + index * 2;
    objects.set(
      id,
      text(
        `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Resources 3 0 R${rotate} /Contents ${id + 1} 0 R${annotations(lines)} >>`,
      ),
    );
    objects.set(id + 1, stream(id + 1, drawText(lines, signs), lock?.key));
  });
  const info = 4 + spec.pages.length * 2;
  const fields = [
    field('Title', spec.title),
    field('Author', spec.author),
    field('CreationDate', "D:20240131120000+01'00'"),
  ].join(' ');
  if (lock === undefined) objects.set(info, text(`<< ${fields} >>`));
  else objects.set(info, text('<< >>'));
  return assemble(objects, info, lock);
}

/** A page that is one grey picture and no text, as a scanner makes it. */
export function makeScannedPdf(): Uint8Array {
  const image = Buffer.alloc(16, 0x80);
  return assemble(
    new Map([
      [1, text('<< /Type /Catalog /Pages 2 0 R >>')],
      [2, text('<< /Type /Pages /Count 1 /Kids [3 0 R] >>')],
      [
        3,
        text(
          '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Resources << /XObject << /I 5 0 R >> >> /Contents 4 0 R >>',
        ),
      ],
      [4, stream(4, text('q 595 0 0 842 0 0 cm /I Do Q'))],
      [
        5,
        Buffer.concat([
          text(
            '<< /Type /XObject /Subtype /Image /Width 4 /Height 4 /ColorSpace /DeviceGray /BitsPerComponent 8 /Length 16 >>\nstream\n',
          ),
          image,
          text('\nendstream'),
        ]),
      ],
    ]),
    undefined,
    undefined,
  );
}

const text = (value: string): Buffer => Buffer.from(value, 'latin1');

function field(name: string, value: string | undefined): string {
  return value === undefined ? '' : `/${name} (${value})`;
}

function annotations(lines: readonly PdfLine[]): string {
  const found = lines.flatMap(({ link, isField, text: value, x, y, size = 11 }) => {
    const rect = `/Rect [${x - 1} ${y - 3} ${x + 400} ${y + size - 1}]`;
    if (isField === true)
      return `<< /Type /Annot /Subtype /Widget /FT /Tx /T (f${y}) /V (${value}) /DA (/F1 ${size} Tf 0 g) ${rect} >>`;
    return link === undefined
      ? []
      : `<< /Type /Annot /Subtype /Link ${rect} /A << /S /URI /URI (${link}) >> >>`;
  });
  return found.length === 0 ? '' : ` /Annots [${found.join(' ')}]`;
}

/** The font `any` has no letters of its own: each code is one of the signs that the file uses with it. */
function fontOf(name: PdfFont, map: number): string {
  if (name !== 'any')
    return `<< /Type /Font /Subtype /Type1 /BaseFont /${name} /Encoding /WinAnsiEncoding >>`;
  const widths = Array.from({ length: 222 }, () => 1000).join(' ');
  return `<< /Type /Font /Subtype /TrueType /BaseFont /Signs /FirstChar 33 /LastChar 254 /Widths [${widths}] /ToUnicode ${map} 0 R >>`;
}

function otherSigns({ pages }: PdfSpec): readonly string[] {
  const lines = pages.flat().filter(({ font }) => font === 'any');
  return [...new Set(lines.flatMap((line) => Array.from(line.text)))];
}

const hex = (code: number): string => code.toString(16).padStart(2, '0');

function letterMap(signs: readonly string[]): Buffer {
  const rows = signs.map(
    (sign, index) =>
      `<${hex(33 + index)}> <${Buffer.from(sign, 'utf16le').swap16().toString('hex')}>`,
  );
  return text(
    `/CIDInit /ProcSet findresource begin begincmap 1 begincodespacerange <00> <ff> endcodespacerange ${rows.length} beginbfchar ${rows.join(' ')} endbfchar endcmap end`,
  );
}

function drawText(lines: readonly PdfLine[], signs: readonly string[]): Buffer {
  const drawn = lines.filter(({ isField }) => isField !== true);
  const parts = drawn.map(({ text: shown, x, y, size = 11, font = 'Helvetica', turn = 0 }) => {
    const [cos, sin] = [Math.cos((turn * Math.PI) / 180), Math.sin((turn * Math.PI) / 180)];
    const matrix = [cos, sin, -sin, cos].map((value) => value.toFixed(4)).join(' ');
    const escaped = shown.replace(/[\\()]/g, '\\$&').replace('•', '\\225');
    const codes = Array.from(shown, (sign) => hex(33 + signs.indexOf(sign))).join('');
    const string = font === 'any' ? `<${codes}>` : `(${escaped})`;
    return `BT /F${FONTS.indexOf(font) + 1} ${size} Tf ${matrix} ${x} ${y} Tm ${string} Tj ET`;
  });
  return text(parts.join('\n'));
}

function packet(title: string): Buffer {
  const xml = `<x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#"><rdf:Description xmlns:dc="http://purl.org/dc/elements/1.1/"><dc:title><rdf:Alt><rdf:li>${title}</rdf:li></rdf:Alt></dc:title></rdf:Description></rdf:RDF></x:xmpmeta>`;
  return text(
    `<< /Type /Metadata /Subtype /XML /Length ${xml.length} >>\nstream\n${xml}\nendstream`,
  );
}

function stream(id: number, body: Buffer, key?: Buffer): Buffer {
  const bytes = key === undefined ? body : rc4(objectKey(key, id), body);
  return Buffer.concat([
    text(`<< /Length ${bytes.length} >>\nstream\n`),
    bytes,
    text('\nendstream'),
  ]);
}

function assemble(
  objects: ReadonlyMap<number, Buffer>,
  info: number | undefined,
  lock: Lock | undefined,
): Uint8Array {
  const chunks: Buffer[] = [text('%PDF-1.4\n%\xe2\xe3\xcf\xd3\n')];
  const offsets = new Map<number, number>();
  let length = chunks[0]!.length;
  for (const [id, body] of objects) {
    const chunk = Buffer.concat([text(`${id} 0 obj\n`), body, text('\nendobj\n')]);
    offsets.set(id, length);
    chunks.push(chunk);
    length += chunk.length;
  }
  const count = Math.max(...objects.keys()) + 1;
  const rows = Array.from({ length: count }, (_, id) =>
    id === 0 ? '0000000000 65535 f \n' : `${String(offsets.get(id)).padStart(10, '0')} 00000 n \n`,
  );
  const encrypt =
    lock === undefined
      ? ''
      : ` /Encrypt << /Filter /Standard /V 1 /R 2 /O <${lock.owner.toString('hex')}> /U <${lock.user.toString('hex')}> /P ${PERMISSIONS} >>`;
  const id = FILE_ID.toString('hex');
  const trailer = `trailer\n<< /Size ${count} /Root 1 0 R${info === undefined ? '' : ` /Info ${info} 0 R`} /ID [<${id}> <${id}>]${encrypt} >>`;
  chunks.push(text(`xref\n0 ${count}\n${rows.join('')}${trailer}\nstartxref\n${length}\n%%EOF\n`));
  return new Uint8Array(Buffer.concat(chunks));
}

interface Lock {
  readonly key: Buffer;
  readonly owner: Buffer;
  readonly user: Buffer;
}

const md5 = (...parts: readonly Buffer[]): Buffer =>
  createHash('md5').update(Buffer.concat(parts)).digest();
const padded = (password: string): Buffer =>
  Buffer.concat([text(password), PADDING]).subarray(0, 32);

/** Algorithms 2, 3 and 4 of ISO 32000-1. */
function lockFor(password: string): Lock {
  const owner = rc4(md5(padded(password)).subarray(0, 5), padded(password));
  const permissions = Buffer.alloc(4);
  permissions.writeInt32LE(PERMISSIONS);
  const key = md5(padded(password), owner, permissions, FILE_ID).subarray(0, 5);
  return { key, owner, user: rc4(key, PADDING) };
}

function objectKey(key: Buffer, id: number): Buffer {
  return md5(key, Buffer.from([id & 255, (id >> 8) & 255, 0, 0, 0])).subarray(0, key.length + 5);
}

function rc4(key: Buffer, data: Buffer): Buffer {
  const state = Array.from({ length: 256 }, (_, index) => index);
  for (let i = 0, j = 0; i < 256; i++) {
    j = (j + state[i]! + key[i % key.length]!) & 255;
    [state[i], state[j]] = [state[j]!, state[i]!];
  }
  let i = 0;
  let j = 0;
  return Buffer.from(
    data.map((byte) => {
      i = (i + 1) & 255;
      j = (j + state[i]!) & 255;
      [state[i], state[j]] = [state[j]!, state[i]!];
      return byte ^ state[(state[i]! + state[j]!) & 255]!;
    }),
  );
}
