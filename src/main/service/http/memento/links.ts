/** Addresses, instants and links of Memento (RFC 7089, RFC 6690, RFC 8288). */

/** A memento: an instant in ms since the epoch. */
interface Instant {
  readonly at: number;
}

/** `20261112184000`, UTC. */
export function digitsOf(at: number): string {
  return new Date(at).toISOString().replaceAll(/\D/g, '').slice(0, 14);
}

/** `Thu, 12 Nov 2026 18:40:00 GMT`. */
export function httpDate(at: number): string {
  return new Date(at).toUTCString();
}

/** The address behind a prefix as clients write it, whose doubled slashes some of them merge. */
export function targetOf(written: string): string | undefined {
  const whole = /^https?:/i.test(written)
    ? written.replace(/^(https?):\/*/i, '$1://')
    : `http://${written}`;
  const url = URL.parse(whole);
  return url !== null && url.hostname !== '' ? url.href : undefined;
}

/** Places of one address below `origin`. */
export function placesOf(origin: string, url: string) {
  return {
    gate: `${origin}/timegate/${url}`,
    map: `${origin}/timemap/link/${url}`,
    jsonMap: `${origin}/timemap/json/${url}`,
    memento: (at: number): string => `${origin}/web/${digitsOf(at)}/${url}`,
  };
}

/** An address inside `<…>`. */
const enclosed = (address: string): string =>
  `<${address.replaceAll('<', '%3C').replaceAll('>', '%3E')}>`;

export interface Around {
  readonly origin: string;
  readonly url: string;
  /** Oldest first. */
  readonly all: readonly Instant[];
  /** The one that is answered. */
  readonly at?: number;
}

const MAP_TYPE = 'type="application/link-format"';

/** The Link field of an answer: the original, its gate and map, and the mementos next to the one answered. */
export function linkField({ origin, url, all, at }: Around): string {
  const places = placesOf(origin, url);
  const number = all.findIndex((one) => one.at === at);
  const roles = new Map<number, string[]>();
  const add = (which: Instant | undefined, role: string): void => {
    if (which !== undefined) roles.set(which.at, [...(roles.get(which.at) ?? []), role]);
  };
  add(all[0], 'first');
  if (number > 0) add(all[number - 1], 'prev');
  if (number >= 0) add(all[number + 1], 'next');
  add(all.at(-1), 'last');
  if (at !== undefined && !roles.has(at)) roles.set(at, []);
  return [
    `${enclosed(url)}; rel="original"`,
    `${enclosed(places.gate)}; rel="timegate"`,
    `${enclosed(places.map)}; rel="timemap"; ${MAP_TYPE}`,
    ...[...roles].map(
      ([when, names]) =>
        `${enclosed(places.memento(when))}; rel="${[...names, 'memento'].join(' ')}"; datetime="${httpDate(when)}"`,
    ),
  ].join(', ');
}

/** `application/link-format`, a line for each link. */
export function linkMap({ origin, url, all }: Around): string {
  const places = placesOf(origin, url);
  const span =
    all[0] === undefined
      ? ''
      : `; from="${httpDate(all[0].at)}"; until="${httpDate(all.at(-1)?.at ?? 0)}"`;
  const lines = all.map(({ at }, number) => {
    const isFirst = number === 0 ? 'first ' : '';
    const isLast = number === all.length - 1 ? 'last ' : '';
    return `${enclosed(places.memento(at))}; rel="${isFirst}${isLast}memento"; datetime="${httpDate(at)}"`;
  });
  return `${[
    `${enclosed(url)}; rel="original"`,
    `${enclosed(places.map)}; rel="self"; ${MAP_TYPE}${span}`,
    `${enclosed(places.gate)}; rel="timegate"`,
    ...lines,
  ].join(',\n')}\n`;
}

/** The map as JSON, as other archives write it. */
export function jsonMap({ origin, url, all }: Around): object {
  const places = placesOf(origin, url);
  const list = all.map(({ at }) => ({
    datetime: new Date(at).toISOString(),
    uri: places.memento(at),
  }));
  return {
    original_uri: url,
    timegate_uri: places.gate,
    timemap_uri: { link_format: places.map, json_format: places.jsonMap },
    mementos: { first: list[0], last: list.at(-1), list },
  };
}
