/**
 * The links of a map, to be listed or written: tens of thousands, most of which are nothing but an address.
 *
 * A collected list writes bare addresses as they lie in the AddressList, run by run. What a job keeps says
 * how they were found once for many, not with each (domain/map-result.ts puts it back).
 */
import { ADDRESS_FRAME, type AddressList } from '../domain/address-list.ts';
import { jsonList, type Frame, type ListStyle } from '../domain/json-list.ts';
import type { MapSource } from '../domain/map-result.ts';

export type FoundBy = 'start' | 'sitemap' | 'link';

export type MapLink = {
  readonly url: string;
  /** As it was found, for reading it: with its slash at the end. Absent when `url` is the same. */
  readonly href?: string;
  readonly title?: string;
  readonly description?: string;
  readonly foundBy: FoundBy;
  /** Page or sitemap on which it was first seen. */
  readonly foundOn?: string;
};

/** How a link was found. */
interface Source {
  readonly foundBy: FoundBy;
  readonly foundOn?: string;
}

export interface LinkList {
  all(): readonly MapLink[];
  /** The JSON list, in parts to be put one behind the other. */
  json(style: ListStyle<MapLink>): readonly Uint8Array[];
  /** What a job keeps of it, likewise. */
  stored(): readonly Uint8Array[];
}

/** What a collected list is made of. */
export interface Collected {
  readonly keys: AddressList;
  /** Links with more to tell than address and source, by place. */
  readonly told: ReadonlyMap<number, MapLink>;
  /** Sources of all others, each from some place on. */
  readonly sources: readonly SourceFrom[];
}

export interface SourceFrom {
  readonly from: number;
  readonly source: Source;
}

/** The link of a place that is not empty. */
export function linkAt({ keys, told, sources }: Collected, index: number): MapLink {
  return told.get(index) ?? { url: keys.at(index), ...sourceAt(sources, index) };
}

/** In order of discovery. */
export function collectedList(collected: Collected): LinkList {
  const { keys } = collected;
  const parts = (style: ListStyle<MapLink>): readonly Uint8Array[] => {
    const items = [...runsOf(collected)].map((run) =>
      run.kind === 'bare' ? keys.json(run.from, run.to) : Buffer.from(style.whole(run.link)),
    );
    return [OPEN, ...items.flatMap((item, at) => (at === 0 ? [item] : [COMMA, item])), CLOSE];
  };
  const all = (): readonly MapLink[] =>
    [...runsOf(collected)].flatMap((run) =>
      run.kind === 'told'
        ? [run.link]
        : Array.from({ length: run.to - run.from }, (_, n) => linkAt(collected, run.from + n)),
    );
  return {
    all,
    json: (style) =>
      style.frame(BARE)?.before === ADDRESS_FRAME.before ? parts(style) : [jsonList(all(), style)],
    stored() {
      const head = `{"sources":${JSON.stringify(sourcesOf(collected))},"links":`;
      const style = { frame: () => ADDRESS_FRAME, whole: (link: MapLink) => JSON.stringify(link) };
      return [Buffer.from(head), ...parts(style), END];
    },
  };
}

/** In an order of its own. */
export function orderedList(links: readonly MapLink[]): LinkList {
  return {
    all: () => links,
    json: (style) => [jsonList(links, style)],
    stored() {
      const style = { frame: createFraming(), whole: (link: MapLink) => JSON.stringify(link) };
      return [jsonList(links, style, { before: '{"links":', after: '}' })];
    },
  };
}

const BARE: MapLink = { url: '', foundBy: 'sitemap' };
const OPEN = Buffer.from('[');
const COMMA = Buffer.from(',');
const CLOSE = Buffer.from(']');
const END = Buffer.from('}');

/** Places that stand one behind the other with bare addresses, or one link with more to tell. */
type Run =
  | { readonly kind: 'bare'; readonly from: number; readonly to: number }
  | { readonly kind: 'told'; readonly link: MapLink };

function* runsOf({ keys, told }: Collected): Generator<Run, void, undefined> {
  const special = [...told.keys(), ...keys.removed()].sort((a, b) => a - b);
  let from = 0;
  for (const index of [...special, keys.length()]) {
    if (from < index) yield { kind: 'bare', from, to: index };
    const link = told.get(index);
    if (link !== undefined) yield { kind: 'told', link };
    from = index + 1;
  }
}

/** How many bare addresses, in order, each source has. */
function sourcesOf(collected: Collected): readonly MapSource[] {
  const { sources } = collected;
  const counts = sources.map(() => 0);
  let at = 0;
  for (const run of runsOf(collected)) {
    if (run.kind === 'told') continue;
    for (let from = run.from; from < run.to;) {
      while ((sources[at + 1]?.from ?? Infinity) <= from) at += 1;
      const to = Math.min(run.to, sources[at + 1]?.from ?? Infinity);
      counts[at] = (counts[at] ?? 0) + to - from;
      from = to;
    }
  }
  return sources.map(({ source }, index) => ({ ...source, count: counts[index] ?? 0 }));
}

function sourceAt(sources: readonly SourceFrom[], index: number): Source {
  let low = 0;
  let high = sources.length - 1;
  while (low < high) {
    const middle = Math.ceil((low + high) / 2);
    if ((sources[middle]?.from ?? 0) <= index) low = middle;
    else high = middle - 1;
  }
  return sources[low]?.source ?? { foundBy: 'start' };
}

/** Most links say the same of how they were found as the one before. */
function createFraming(): (link: MapLink) => Frame | undefined {
  let last: Source | undefined;
  let frame: Frame | undefined;
  return ({ href, title, description, foundBy, foundOn }) => {
    if (href !== undefined || title !== undefined || description !== undefined) return undefined;
    if (frame !== undefined && last?.foundBy === foundBy && last.foundOn === foundOn) return frame;
    last = { foundBy, ...(foundOn === undefined ? {} : { foundOn }) };
    frame = { before: '{"url":"', after: `",${JSON.stringify(last).slice(1)}` };
    return frame;
  };
}
