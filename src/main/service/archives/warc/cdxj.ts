/**
 * Index lines of WARC records (CDXJ): `key time {json}`, sorted by their bytes.
 *
 * The key is the address as SURT, as warcio and the players make it, with the request's data in it for anything but
 * GET. Source: WACZ 1.1.1, indexes; warcio `getSurt`, whose keys a test compares with these.
 */

export interface CdxFields {
  readonly url: string;
  /** ms since the epoch. */
  readonly at: number;
  /** `sha256:` and hex digits of the payload. */
  readonly digest: string;
  readonly mime: string;
  readonly status: number;
  /** For anything but GET, with the request's data as a query. */
  readonly method?: string;
  readonly requestBody?: string;
}

/** Where a record lies in which file. */
export interface RecordPlace {
  readonly filename: string;
  readonly offset: number;
  readonly length: number;
  /** `sha256:` and hex digits of the record as it lies there. */
  readonly recordDigest: string;
}

export function cdxjLine(fields: CdxFields, place: RecordPlace): string {
  const { url, at, digest, mime, status, method, requestBody } = fields;
  const json = {
    url,
    digest,
    mime,
    offset: place.offset,
    length: place.length,
    recordDigest: place.recordDigest,
    status,
    filename: place.filename,
    ...(method === undefined ? {} : { method, requestBody }),
  };
  return `${surtOf(withRequest(fields))} ${cdxTime(at)} ${JSON.stringify(json)}`;
}

/** 17 digits, UTC. */
function cdxTime(at: number): string {
  return new Date(at).toISOString().replaceAll(/\D/g, '').slice(-17);
}

/** `https://www.example.com/a?b` → `com,example)/a?b`; other schemes as they are. Never holds white space. */
export function surtOf(url: string): string {
  if (!/^https?:/.test(url)) return withoutSpace(url);
  const parsed = URL.parse(url.replace(/^(https?:\/\/)www\d*\./, '$1').toLowerCase());
  if (parsed === null) return withoutSpace(url);
  const host = parsed.hostname.split('.').reverse().join(',');
  const port = parsed.port === '' ? '' : `:${parsed.port}`;
  const query =
    parsed.search === '' ? '' : `?${parsed.search.slice(1).split('&').sort().join('&')}`;
  return withoutSpace(`${host}${port})${parsed.pathname}${query}`);
}

/** The address by which a request with data is found. */
function withRequest({ url, method, requestBody }: CdxFields): string {
  if (method === undefined || requestBody === undefined) return url;
  const joint = url.indexOf('?') > 0 ? '&' : '?';
  return `${url}${joint}__wb_method=${method}&${decoded(requestBody)}`;
}

function decoded(query: string): string {
  try {
    return decodeURI(query);
  } catch {
    return ''; // as warcio: a query that does not decode is no part of the key
  }
}

function withoutSpace(text: string): string {
  return text.replaceAll(/\s/g, (space) => encodeURIComponent(space));
}
