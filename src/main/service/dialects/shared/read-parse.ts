/**
 * Options and file of `POST /parse` → Command. What only a page of the web has is refused with its name
 * (`PARSE_UNSUPPORTED_OPTIONS`), unless it asks for nothing (`waitFor: 0`, `mobile: false`).
 *
 * `location`, `maxAge` and `storeInCache` are taken without effect: clients send them, and where nothing is
 * fetched or kept for later they change nothing. Source: wire/v2.md section 1, wire/clients.md.
 */
import type { ParseBody } from '../../../../contract/shared/requests.ts';
import type { WireVersion } from '../../../../contract/shared/scrape-options.ts';
import type { ScrapeCommand, Upload } from '../../domain/command.ts';
import { HearthError } from '../../domain/errors.ts';
import { optionDefaults, readOptions } from './read-options.ts';
import { fieldOf } from './write-document.ts';

const PAGE_OPTIONS = [
  'waitFor',
  'actions',
  'mobile',
  'headers',
  'minAge',
  'lockdown',
  'keep',
  'asOf',
  'offline',
  'profile',
  'agent',
];
const PAGE_FORMATS: ReadonlySet<unknown> = new Set([
  'screenshot',
  'screenshot@fullPage',
  'changeTracking',
  'branding',
  'audio',
  'video',
]);
const PROXIES: ReadonlySet<unknown> = new Set([undefined, null, 'basic', 'auto']);

/** Throws `PARSE_UNSUPPORTED_OPTIONS`. To be asked of the options as they came. */
export function refusePageOptions(options: unknown): void {
  const formats: unknown = fieldOf(options, 'formats');
  const names = (Array.isArray(formats) ? formats : []).map((each: unknown) =>
    typeof each === 'string' ? each : fieldOf(each, 'type'),
  );
  const asked = [
    ...PAGE_OPTIONS.filter((name) => asksSomething(fieldOf(options, name))),
    ...(PROXIES.has(fieldOf(options, 'proxy')) ? [] : ['a proxy other than basic and auto']),
    ...names.filter((name) => PAGE_FORMATS.has(name)).map((name) => `the format ${String(name)}`),
  ];
  if (asked.length === 0) return;
  throw new HearthError(
    'PARSE_UNSUPPORTED_OPTIONS',
    `A file is read as it is, nothing is visited: leave out ${asked.join(', ')}`,
  );
}

/** The command; the options have passed the schema. */
export function toParseCommand(
  body: ParseBody,
  upload: Upload,
  version: WireVersion,
): ScrapeCommand {
  return {
    url: `upload:${encodeURIComponent(upload.name)}`,
    typedUrl: upload.name,
    upload,
    options: readOptions(body, optionDefaults(version)),
    zeroDataRetention: body.zeroDataRetention ?? false,
    origin: body.origin ?? 'api',
  };
}

function asksSomething(value: unknown): boolean {
  if (value === undefined || value === null || value === false || value === 0) return false;
  return typeof value !== 'object' || Object.keys(value).length > 0;
}
