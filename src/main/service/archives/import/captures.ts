/** Captures out of groups of records; what Hearth wrote itself comes back as it was. */
import { hash } from 'node:crypto';
import type {
  ArchivedCapture,
  ArchivedExchange,
  ArchivedHighlight,
  ArchivedPart,
  HeaderFields,
} from '../../ports/archive.ts';
import { isObject, objectOf, textOf, textsOf } from '../range.ts';
import { withoutParameters, exchangeOf, recordAt, type Reader } from './exchange.ts';
import type { RecordRef } from './catalogue.ts';
import { isWeb, withoutFragment, type Group } from './groups.ts';
import { partsElsewhere } from './named-parts.ts';

export type CaptureFacts = Omit<ArchivedCapture, 'exchanges'>;

export interface ReadCapture {
  readonly capture: CaptureFacts;
  readonly exchanges: () => AsyncGenerator<ArchivedExchange>;
}

const MOST_REDIRECTS = 20;

/** A capture of Hearth's, from its line and its manifest. */
export async function ownCapture(
  reader: Reader,
  line: Readonly<Record<string, unknown>>,
  manifest: Buffer,
  refs: readonly RecordRef[],
): Promise<ReadCapture> {
  const digest = `sha256:${hash('sha256', manifest, 'hex')}`;
  const id = textOf(line['id']);
  const isChanged = digest !== line['digest'];
  if (isChanged) {
    const what = 'its manifest is not the one its digest names';
    reader.findings.damaged.push({ where: `capture ${id}`, what });
  }
  const chain = line['chain'];
  const isDamaged = isChanged || refs.some((ref) => ref.isDamaged);
  return {
    capture: {
      id,
      url: textOf(line['url']),
      finalUrl: textOf(line['finalUrl']),
      at: Number(line['at']),
      status: Number(line['status']),
      statusText: textOf(line['statusText']),
      headers: headersOf(line['headers']),
      contentType: textOf(line['contentType']),
      title: textOf(line['title']),
      ...saidOf(line),
      tags: textsOf(line['tags']),
      note: textOf(line['note']),
      collections: textsOf(line['collections']),
      highlights: highlightsOf(line['highlights']),
      ...(textOf(line['ownTitle']) === '' ? {} : { ownTitle: textOf(line['ownTitle']) }),
      ...(line['isRead'] === true ? { isRead: true } : {}),
      isPrivate: line['isPrivate'] === true,
      manifest,
      ...(isObject(chain) ? { chain: { n: Number(chain['n']), link: textOf(chain['link']) } } : {}),
      ...(await partsOf(reader, refs)),
      ...(isDamaged ? { isDamaged } : {}),
    },
    exchanges: () => exchangesOf(reader, refs),
  };
}

function saidOf(
  line: Readonly<Record<string, unknown>>,
): Pick<ArchivedCapture, 'author' | 'published' | 'description'> {
  const said = (name: 'author' | 'published' | 'description'): object =>
    typeof line[name] === 'string' ? { [name]: line[name] } : {};
  return { ...said('author'), ...said('published'), ...said('description') };
}

/** A capture of an archive of others; its id is made of the main record's, so that a repeat is known. */
export async function foreignCapture(reader: Reader, group: Group): Promise<ReadCapture> {
  const { page } = group;
  const route = routeOf(group);
  const main = route.at(-1);
  const head = main === undefined ? undefined : await exchangeOf(reader, main);
  const words = await page?.words();
  const { text, ...parts } = await partsOf(reader, group.refs);
  const isDamaged = group.refs.some((ref) => ref.isDamaged);
  return {
    capture: {
      ...emptyCapture(uuidOf(main?.id ?? `${group.url} ${group.at}`), group),
      ...(main === undefined ? {} : { finalUrl: main.url }),
      ...(head === undefined ? {} : answerOf(head)),
      title: words?.title ?? '',
      text: text || (words?.text ?? ''),
      ...parts,
      ...namedOf(group),
      ...(isDamaged ? { isDamaged } : {}),
    },
    exchanges: () => foreignExchanges(reader, route, group),
  };
}

/** The main answer first, then what led to it, then the rest in its order, then what stands elsewhere. */
async function* foreignExchanges(
  reader: Reader,
  route: readonly RecordRef[],
  { refs }: Group,
): AsyncGenerator<ArchivedExchange> {
  const held = [...new Set([...route.slice(-1), ...route, ...refs])];
  yield* exchangesOf(reader, held);
  const main = route.at(-1);
  if (main?.isHtml === true) yield* partsElsewhere(reader, main, held);
}

/** What Hearth wrote names its capture, though its line be lost, or not written yet by the version of then. */
function namedOf({ refs }: Group): Pick<ArchivedCapture, 'namedId'> {
  const pageId = refs[0]?.pageId ?? '';
  return UUID.test(pageId) ? { namedId: pageId } : {};
}

const UUID = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/;

function emptyCapture(id: string, { url, at }: Group): CaptureFacts {
  return {
    ...{ id, url, finalUrl: url, at, status: 0, statusText: '', headers: [], contentType: '' },
    ...{ title: '', text: '', tags: [], note: '', collections: [], highlights: [] },
    ...{ isPrivate: false, manifest: new Uint8Array(0) },
  };
}

function answerOf({
  status,
  statusText,
  headers,
  mimeType,
}: ArchivedExchange): Pick<ArchivedCapture, 'status' | 'statusText' | 'headers' | 'contentType'> {
  const contentType = headers.find(([name]) => name === 'content-type')?.[1] || mimeType;
  return { status, statusText, headers, contentType };
}

/** From the record of the page's address through its redirects to the one that answered. */
function routeOf({ url, refs }: Group): readonly RecordRef[] {
  const web = refs.filter((ref) => isWeb(ref.url));
  const at = (address: string): RecordRef | undefined =>
    web.find((ref) => withoutFragment(ref.url) === withoutFragment(address));
  const route: RecordRef[] = [];
  let next = at(url) ?? web.find((ref) => ref.isHtml) ?? web[0];
  while (next !== undefined && !route.includes(next) && route.length < MOST_REDIRECTS) {
    route.push(next);
    const target: string | undefined = next.location;
    next = target === undefined ? undefined : at(target);
  }
  return route;
}

async function* exchangesOf(
  reader: Reader,
  refs: readonly RecordRef[],
): AsyncGenerator<ArchivedExchange> {
  for (const ref of refs) {
    if (!isWeb(ref.url)) continue;
    const exchange = await exchangeOf(reader, ref);
    if (exchange !== undefined) yield exchange;
  }
}

type Parts = Pick<ArchivedCapture, 'text'> &
  Partial<Pick<ArchivedCapture, 'still' | 'markdown' | 'thumbnail' | 'parts'>>;

/** Records that are no answers: still, text, pictures. */
async function partsOf(reader: Reader, refs: readonly RecordRef[]): Promise<Parts> {
  let found: Parts = { text: '' };
  const parts: ArchivedPart[] = [];
  for (const ref of refs) {
    const named =
      /^urn:(hearth:still|hearth:markdown|hearth:part:[a-z0-9-]+|text|thumbnail|view):/.exec(
        ref.url,
      );
    if (named === null) continue;
    const record = await recordAt(reader, ref);
    if (record?.block === undefined) continue;
    const { block } = record;
    const [, kind = ''] = named;
    const url = ref.url.slice(named[0].length);
    const mimeType = withoutParameters(record.fields.get('content-type') ?? '');
    if (kind === 'text') found = { ...found, text: block.toString('utf8') };
    else if (kind === 'hearth:still') found = { ...found, still: block };
    else if (kind === 'hearth:markdown') found = { ...found, markdown: block.toString('utf8') };
    else if (kind === 'thumbnail') found = { ...found, thumbnail: block };
    else {
      const name = kind === 'view' ? 'shot' : kind.slice('hearth:part:'.length);
      parts.push({ name, url, mimeType, body: block });
    }
  }
  return { ...found, ...(parts.length === 0 ? {} : { parts }) };
}

function headersOf(value: unknown): HeaderFields {
  if (!Array.isArray(value)) return [];
  return value.flatMap((pair): HeaderFields => {
    const [name, text] = textsOf(pair);
    return name === undefined || text === undefined ? [] : [[name, text]];
  });
}

function highlightsOf(value: unknown): readonly ArchivedHighlight[] {
  if (!Array.isArray(value)) return [];
  return value.filter(isObject).map((one) => ({
    exact: textOf(one['exact']),
    prefix: textOf(one['prefix']),
    suffix: textOf(one['suffix']),
    colour: textOf(one['colour']),
    comment: textOf(one['comment']),
    at: Number(one['at']) || 0,
  }));
}

/** A line of `hearth/captures.jsonl`; undefined when it is none. */
export function captureLineOf(bytes: Uint8Array): Readonly<Record<string, unknown>> | undefined {
  const line = objectOf(bytes);
  const isOne =
    line !== undefined &&
    textOf(line['id']) !== '' &&
    isWeb(textOf(line['url'])) &&
    Number.isFinite(Number(line['at']));
  return isOne ? line : undefined;
}

function uuidOf(text: string): string {
  const hex = hash('sha256', text, 'hex');
  return [
    hex.slice(0, 8),
    hex.slice(8, 12),
    `8${hex.slice(13, 16)}`,
    `8${hex.slice(17, 20)}`,
    hex.slice(20, 32),
  ].join('-');
}
