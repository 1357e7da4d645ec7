/**
 * Why an address answers 404, read by people and by agents: for one of Firecrawl's cloud what does the same work,
 * for one that is nearly right the right one.
 */

interface Family {
  readonly paths: RegExp;
  readonly sentence: string;
}

const READ = 'find pages with /v2/search or /v2/map, and read fields of them with /v2/extract';

/** The wire's operations that are not offered (wire reference, v2 "beyond", v1 "deprecated"). */
const FAMILIES: readonly Family[] = [
  {
    paths: /^\/v2\/agent(\/|$)/,
    sentence: `Hearth runs no agents: ${READ}.`,
  },
  {
    paths: /^\/v2\/((browser|interact)(\/|$)|scrape\/[^/]+\/interact$)/,
    sentence:
      'Hearth keeps no browser open between requests: give all steps to /v2/scrape as "actions" (click, write, press, scroll, wait, executeJavascript).',
  },
  {
    paths: /^\/v2\/monitor(\/|$)/,
    sentence:
      'Firecrawl’s monitors are not offered; Hearth has its own: POST /monitors, or "hearth monitors add URL --every 1d".',
  },
  {
    paths: /^\/v2\/(search\/(research|developer)|developer)(\/|$)/,
    sentence:
      'Hearth has no index of papers or of code: search the web with /v2/search, where "categories" takes "research" and "github".',
  },
  {
    paths: /^\/v2\/(feedback|search\/[^/]+\/feedback)$/,
    sentence: 'Hearth takes no feedback: nothing is sent to anybody.',
  },
  {
    paths: /^\/v2\/parse\/upload-url$/,
    sentence: 'Hearth gives no upload addresses: send the file itself to POST /v2/parse.',
  },
  {
    paths: /^(\/v2)?\/(exchange|keyless|support|slack|team\/(threat-protection|siem))(\/|$)/,
    sentence: 'This belongs to Firecrawl’s cloud and is not offered by Hearth.',
  },
  {
    paths: /^\/v1\/(deep-research|llmstxt)(\/|$)/,
    sentence: `Hearth does not write reports or llms.txt files: ${READ}.`,
  },
  {
    paths: /^\/v0\/(scrape|crawl|search)(\/|$)/,
    sentence: 'Version 0 is not offered: the same is asked below /v1 and /v2.',
  },
];

/** The methods that a path takes; none where no route has it. */
type MethodsAt = (path: string) => readonly string[];

/** The sentence for a path that no route has. */
export function notHere(path: string, methodsAt: MethodsAt): string {
  const plain = path.replaceAll(/\/{2,}/g, '/').replace(/\/$/, '');
  const family = FAMILIES.find(({ paths }) => paths.test(plain));
  if (family !== undefined) return family.sentence;
  if (/^\/v[12]$/i.test(plain)) {
    return `Not Found. The operations are below this address, such as POST ${plain.toLowerCase()}/scrape; /openapi.json lists them.`;
  }
  const meant = nearly(plain).find((each) => methodsAt(each).length > 0);
  if (meant === undefined) return 'Not Found';
  const isBase = /\/v[12]\//i.test(plain.slice(1)) && plain.toLowerCase().endsWith(meant);
  const base = isBase ? " A client's base address ends before /v1 and /v2." : '';
  return `Not Found. Did you mean ${methodsAt(meant).join(' or ')} ${meant}?${base}`;
}

/** Other spellings of a path, the likeliest first: too many words before the version, none, another, `/status/`. */
function nearly(path: string): readonly string[] {
  const low = path.toLowerCase().replace('/status/', '/');
  const fromVersion = /.*(\/v[12]\/.*)/.exec(low)?.[1] ?? low;
  const withoutVersion = low.replace(/^(\/api)?(\/v\d+)?/, '');
  return [fromVersion, `/v2${withoutVersion}`];
}
