/**
 * A page of pdf.js → its texts as a reader sees them: turned upright, with the look of their fonts, links and
 * the values of its form.
 */
import type { getDocumentProxy } from 'unpdf';
import type { Look, PdfText } from './text.ts';

export type PdfFile = Awaited<ReturnType<typeof getDocumentProxy>>;
type Page = Awaited<ReturnType<PdfFile['getPage']>>;

/** Looks of fonts by the names that pdf.js gives them; the same for all pages of a file. */
export type Fonts = Map<string, Look>;

interface Link {
  readonly url: string;
  readonly box: Box;
}

/** Left, bottom, right, top. */
type Box = readonly [number, number, number, number];

interface Placed extends PdfText {
  /** Quarter turns against the page; undefined when it stands askew. */
  readonly turn: number | undefined;
}

/** Texts in file order; those that stand sideways on the page come last, those askew (stamps) not at all. */
export async function readPage(
  file: PdfFile,
  number: number,
  fonts: Fonts,
): Promise<readonly PdfText[]> {
  const page = await file.getPage(number);
  const content = await page.getTextContent();
  await readFonts(page, Object.keys(content.styles), fonts);
  const { links, values } = await readAnnotations(page);
  const view = page.getViewport({ scale: 1 });
  const texts: Placed[] = [];
  for (const item of content.items) {
    if (!('str' in item)) continue;
    const text = cleaned(item.str);
    if (text.trim() === '') continue;
    const isVertical = content.styles[item.fontName]?.vertical === true;
    const place = matrix(view.transform, item.transform.map(Number), view.height);
    const [x, y, size] = [place.x, place.y, place.size || item.height];
    const isOutside = x > view.width || x + item.width < 0 || y > view.height || y < -size;
    if (isOutside && place.turn === 0) continue;
    const { fontName: font, width } = item;
    const look = fonts.get(font) ?? {};
    texts.push({ text, x, y, width, size, font, isVertical, turn: place.turn, ...look });
  }
  page.cleanup();
  const upright = (box: Box): Box => turnBox(box, view.transform, view.height);
  const placedLinks = links.map(({ url, box }) => ({ url, box: upright(box) }));
  const placedValues = values.flatMap(({ text, box, size }) =>
    valueTexts(text, upright(box), size),
  );
  return [
    ...turned(texts, view.width, view.height).flatMap((text) => splitByLinks(text, placedLinks)),
    ...placedValues,
  ];
}

/** Signs that are another spelling of a letter: ligatures, Arabic forms, signs of vertical lines, radicals. */
const FORMS =
  /[\u2e80-\u2fdf\uf900-\ufaff\ufb00-\ufb06\ufb1d-\ufdff\ufe10-\ufe1f\ufe30-\ufe4f\ufe70-\ufefc]+/gu;

function cleaned(text: string): string {
  return (
    text
      // oxlint-disable-next-line no-control-regex -- fonts without a table of letters give them
      .replace(/[\u0000-\u0008\u000b-\u001f\u200b\ufeff]/g, '')
      .replace(/\u00ad(?!\s*$)/g, '')
      .replace(FORMS, (form) => form.normalize('NFKC'))
  );
}

/** Where a text stands on the page as it is shown, its size and how it is turned. */
function matrix(
  view: readonly number[],
  text: readonly number[],
  height: number,
): { x: number; y: number; size: number; turn: number | undefined } {
  const [va = 1, vb = 0, vc = 0, vd = -1, ve = 0, vf = 0] = view;
  const [a = 0, b = 0, , , tx = 0, ty = 0] = text;
  const [dx, dy] = [va * a + vc * b, -(vb * a + vd * b)];
  const quarters = Math.atan2(dy, dx) / (Math.PI / 2);
  const turn = Math.abs(quarters - Math.round(quarters)) > 0.2 ? undefined : Math.round(quarters);
  return {
    x: va * tx + vc * ty + ve,
    y: height - (vb * tx + vd * ty + vf),
    size: Math.hypot(a, b),
    turn: turn === undefined ? undefined : (turn + 4) % 4,
  };
}

function turnBox(box: Box, view: readonly number[], height: number): Box {
  const a = matrix(view, [1, 0, 0, 1, box[0], box[1]], height);
  const b = matrix(view, [1, 0, 0, 1, box[2], box[3]], height);
  return [Math.min(a.x, b.x), Math.min(a.y, b.y), Math.max(a.x, b.x), Math.max(a.y, b.y)];
}

/** The page is turned as most of its text stands; what stands otherwise comes after it, each turn by itself. */
function turned(texts: readonly Placed[], width: number, height: number): readonly PdfText[] {
  const counts = [0, 0, 0, 0];
  for (const { turn, text } of texts)
    if (turn !== undefined) counts[turn] = (counts[turn] ?? 0) + text.length;
  const turns = [0, 1, 2, 3].sort((a, b) => (counts[b] ?? 0) - (counts[a] ?? 0));
  return turns.flatMap((turn, rank) =>
    texts
      .filter((text) => text.turn === turn)
      .map((text) => ({
        ...text,
        ...turnPlace(text, turn, width, height),
        // below all that is upright: no line of one goes on in the other
        ...(rank === 0 ? {} : { y: turnPlace(text, turn, width, height).y - 10_000 * rank }),
      })),
  );
}

function turnPlace(
  { x, y }: PdfText,
  turn: number,
  width: number,
  height: number,
): { x: number; y: number } {
  if (turn === 1) return { x: y, y: width - x };
  if (turn === 2) return { x: width - x, y: height - y };
  return turn === 3 ? { x: height - y, y: x } : { x, y };
}

/**
 * pdf.js tells the names of fonts only with the list of all that is drawn: that is asked for where a page has a font
 * that none before had.
 */
async function readFonts(page: Page, names: readonly string[], fonts: Fonts): Promise<void> {
  const unknown = names.filter((name) => !fonts.has(name));
  if (unknown.length === 0) return;
  await page.getOperatorList();
  for (const name of unknown)
    fonts.set(name, page.commonObjs.has(name) ? lookOf(page.commonObjs.get(name)) : {});
}

function lookOf(font: unknown): Look {
  const given: unknown = typeof font === 'object' && font !== null ? Reflect.get(font, 'name') : '';
  const name = typeof given === 'string' ? given : '';
  if (/CMMI|CMSY|CMEX|CMBSY|MSAM|MSBM|Math|Symbol|Wingding|Dingbat/i.test(name)) return {};
  return {
    ...(/bold|black|heavy|demi|CMBX|\bBd|-Bd|BoldMT/i.test(name) ? { bold: true } : {}),
    ...(/ital|obliq|slanted|CMTI|CMSL|-It\b/i.test(name) ? { italic: true } : {}),
    ...(/mono|courier|consol|typewriter|menlo|CMTT|LMTT|SFTT|fixed|sourcecode/i.test(name)
      ? { mono: true }
      : {}),
  };
}

const MOST_VALUES = 1000;

interface Value {
  readonly text: string;
  readonly box: Box;
  readonly size: number;
}

/** Links with an address (ISO 32000-1, 12.5.6.5), only of web and mail, and the filled fields of a form (12.7). */
async function readAnnotations(
  page: Page,
): Promise<{ links: readonly Link[]; values: readonly Value[] }> {
  const annotations: readonly unknown[] = await page.getAnnotations();
  const links: Link[] = [];
  const values: Value[] = [];
  for (const annotation of annotations) {
    if (typeof annotation !== 'object' || annotation === null) continue;
    const field = (name: string): unknown => Reflect.get(annotation, name);
    const box = boxOf(field('rect'));
    if (box === undefined) continue;
    const url = field('url');
    if (typeof url === 'string' && /^(?:https?|mailto):/.test(url)) links.push({ url, box });
    if (field('subtype') !== 'Widget' || field('hidden') === true) continue;
    const text = cleaned(valueOf(field));
    if (text.trim() !== '' && values.length < MOST_VALUES)
      values.push({ text, box, size: sizeOf(field('defaultAppearanceData')) });
  }
  return { links, values };
}

function boxOf(rect: unknown): Box | undefined {
  if (!Array.isArray(rect)) return undefined;
  const [a = 0, b = 0, c = 0, d = 0] = rect.map(Number);
  return [Math.min(a, c), Math.min(b, d), Math.max(a, c), Math.max(b, d)];
}

function sizeOf(appearance: unknown): number {
  if (typeof appearance !== 'object' || appearance === null) return 10;
  const size: unknown = Reflect.get(appearance, 'fontSize');
  return typeof size === 'number' && size > 0 ? size : 10;
}

/** What is written, chosen or ticked; passwords are not given. */
function valueOf(field: (name: string) => unknown): string {
  const value = field('fieldValue');
  if (field('checkBox') === true || field('radioButton') === true) {
    const on = field('checkBox') === true ? field('exportValue') : field('buttonValue');
    return typeof value === 'string' && value !== 'Off' && value === on ? '☒' : '☐';
  }
  if (field('fieldType') === 'Sig' || field('password') === true) return '';
  if (Array.isArray(value)) return value.filter((each) => typeof each === 'string').join(', ');
  return typeof value === 'string' ? value : '';
}

function valueTexts(value: string, [left, bottom, right, top]: Box, given: number): PdfText[] {
  const size = Math.min(given, Math.max(6, top - bottom));
  const lines = value.split(/\r\n?|\n/).filter((line) => line.trim() !== '');
  const isOne = lines.length === 1;
  return lines.map((text, index) => ({
    text,
    x: left,
    y: isOne ? (bottom + top) / 2 - size * 0.35 : top - size * (1 + index * 1.2),
    width: Math.min(right - left, text.length * size * 0.5),
    size,
    font: '',
    isValue: true,
  }));
}

/** A text that a link covers in part is divided at the words where the link's box begins and ends. */
function splitByLinks(text: PdfText, links: readonly Link[]): readonly PdfText[] {
  const middle = text.y + text.size * 0.3;
  for (const { url, box } of links) {
    const [left, bottom, right, top] = box;
    if (middle < bottom || middle > top || text.x >= right || text.x + text.width <= left) continue;
    const from = wordAt(text, left);
    const to = wordAt(text, right);
    if (from >= to) continue;
    const parts = [
      part(text, 0, from),
      { ...part(text, from, to), link: url },
      part(text, to, text.text.length),
    ];
    return parts.filter((each) => each.text.trim() !== '');
  }
  return [text];
}

/** Index of the word that begins nearest to the place; characters are taken as equally wide. */
function wordAt(text: PdfText, x: number): number {
  const share = Math.min(1, Math.max(0, (x - text.x) / text.width));
  const at = share * text.text.length;
  const starts = [
    0,
    ...Array.from(text.text.matchAll(/\s+/g), (gap) => gap.index + gap[0].length),
    text.text.length,
  ];
  return starts.reduce(
    (best, start) => (Math.abs(start - at) < Math.abs(best - at) ? start : best),
    0,
  );
}

function part(text: PdfText, from: number, to: number): PdfText {
  const length = text.text.length;
  const width = (text.width * (to - from)) / length;
  return {
    ...text,
    text: text.text.slice(from, to),
    x: text.x + (text.width * from) / length,
    width,
  };
}
