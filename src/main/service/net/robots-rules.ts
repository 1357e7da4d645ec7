/**
 * robots.txt as text: reads groups and decides. Pure; fetching and keeping is `robots.ts`.
 *
 * RFC 9309, with the leniencies of the parser most sites are written for (google/robotstxt): a colon
 * may be missing, common misspellings of "disallow" count, `allow: …/index.html` also allows the
 * folder. Groups naming the same agent are merged; the longest matching rule wins, `allow` on a tie;
 * `*` and a `$` at the end are the only special characters. `crawl-delay` and `sitemap` are extensions
 * that many sites use.
 */

interface RobotsRule {
  readonly allow: boolean;
  /** As written, percent-encoding normalised. */
  readonly pattern: string;
}

interface RobotsGroup {
  /** Product tokens in lower case; `*` for everybody. */
  readonly agents: readonly string[];
  readonly rules: readonly RobotsRule[];
  readonly crawlDelaySeconds?: number;
}

export interface RobotsFile {
  readonly groups: readonly RobotsGroup[];
  /** Absolute or relative, as written. */
  readonly sitemaps: readonly string[];
}

/** What robots.txt says about one address. */
export interface RobotsDecision {
  readonly allowed: boolean;
  /** The deciding line, such as `Disallow: /private`; absent when no rule matched. */
  readonly rule?: string;
  /** The group's agent. */
  readonly agent?: string;
}

/** Bytes read at most (RFC 9309 section 2.5 asks for 500 KiB). */
export const MAX_ROBOTS_BYTES = 524_288;

const MAX_LINE_CHARS = 16_664;
const KEYS: readonly (readonly [RegExp, 'agent' | 'allow' | 'disallow' | 'delay' | 'sitemap'])[] = [
  [/^user-?\s?agent$/i, 'agent'],
  [/^allow$/i, 'allow'],
  [/^(?:disallow|dissallow|dissalow|disalow|diasllow|disallaw)$/i, 'disallow'],
  [/^crawl-?\s?delay$/i, 'delay'],
  [/^site-?map$/i, 'sitemap'],
];

interface OpenGroup {
  agents: string[];
  rules: RobotsRule[];
  crawlDelaySeconds?: number;
}

/** Reads a robots.txt of any quality; what is not understood is passed over. */
export function parseRobots(text: string): RobotsFile {
  const groups: OpenGroup[] = [];
  const sitemaps: string[] = [];
  let group: OpenGroup | undefined;
  let hasRules = false;
  for (const raw of text
    .slice(0, MAX_ROBOTS_BYTES)
    .replace(/^\ufeff/, '')
    .split(/\r\n|\r|\n/)) {
    const line = readLine(raw);
    if (line === undefined) continue;
    const { key, value } = line;
    if (key === 'sitemap') {
      if (value !== '') sitemaps.push(value);
    } else if (key === 'agent') {
      if (group === undefined || hasRules) {
        group = { agents: [], rules: [] };
        groups.push(group);
        hasRules = false;
      }
      const agent = productToken(value);
      if (agent !== '') group.agents.push(agent);
    } else if (group !== undefined) {
      if (key === 'delay') readDelay(group, value);
      else {
        hasRules = true;
        if (value !== '')
          group.rules.push({ allow: key === 'allow', pattern: escapePattern(value) });
      }
    }
  }
  return { groups, sitemaps };
}

/**
 * The verdict for `url` (in normal form) and an agent that goes by several product tokens: the first name with a group of its own
 * decides, else the groups for `*`, else everything is allowed.
 */
export function judgeRobots(
  file: RobotsFile,
  agents: readonly string[],
  url: string,
): RobotsDecision {
  const found = groupFor(file, agents);
  if (found === undefined) return { allowed: true };
  const path = pathOf(url);
  if (path === '/robots.txt') return { allowed: true, agent: found.agent };
  let best: RobotsRule | undefined;
  let bestLength = 0;
  for (const rule of found.rules) {
    const length = matchLength(rule, path);
    if (length > bestLength || (length === bestLength && length > 0 && rule.allow)) {
      best = rule;
      bestLength = length;
    }
  }
  if (best === undefined) return { allowed: true, agent: found.agent };
  const rule = `${best.allow ? 'Allow' : 'Disallow'}: ${best.pattern}`;
  return { allowed: best.allow, rule, agent: found.agent };
}

/** Seconds between requests asked of the agent, if any. */
export function crawlDelayOf(file: RobotsFile, agents: readonly string[]): number | undefined {
  return groupFor(file, agents)?.crawlDelaySeconds;
}

/** True when `userAgent` may fetch `url` under a robots.txt of this text. */
export function robotsAllowed(question: {
  readonly robotsTxt: string;
  readonly userAgent: string;
  readonly url: string;
}): boolean {
  const file = parseRobots(question.robotsTxt);
  return judgeRobots(file, [question.userAgent], question.url).allowed;
}

interface MergedGroup {
  readonly agent: string;
  readonly rules: readonly RobotsRule[];
  readonly crawlDelaySeconds?: number;
}

function groupFor(file: RobotsFile, agents: readonly string[]): MergedGroup | undefined {
  const names = agents.map((agent) => agent.toLowerCase().replace(/\/.*$/, ''));
  for (const name of [...names, '*']) {
    const groups = file.groups.filter((group) => group.agents.includes(name));
    if (groups.length === 0) continue;
    const delay = groups.find((group) => group.crawlDelaySeconds !== undefined)?.crawlDelaySeconds;
    return {
      agent: name,
      rules: groups.flatMap((group) => group.rules),
      ...(delay === undefined ? {} : { crawlDelaySeconds: delay }),
    };
  }
  return undefined;
}

function readLine(
  raw: string,
): { readonly key: (typeof KEYS)[number][1]; readonly value: string } | undefined {
  const text = raw.slice(0, MAX_LINE_CHARS).replace(/#.*$/, '').trim();
  if (text === '') return undefined;
  const colon = text.indexOf(':');
  // Without a colon a line of exactly two words is taken as key and value.
  const [name, value] =
    colon >= 0
      ? [text.slice(0, colon).trim(), text.slice(colon + 1).trim()]
      : (/^(\S+)\s+(\S+)$/.exec(text)?.slice(1) ?? []);
  if (name === undefined || value === undefined) return undefined;
  const key = KEYS.find(([spelling]) => spelling.test(name))?.[1];
  return key === undefined ? undefined : { key, value };
}

function readDelay(group: OpenGroup, value: string): void {
  const seconds = Number(value);
  if (value !== '' && Number.isFinite(seconds) && seconds >= 0) {
    group.crawlDelaySeconds ??= seconds;
  }
}

/** `Googlebot/2.1 (+http://…)` → `googlebot`; `*` and `* anything` → `*`. */
function productToken(agent: string): string {
  const text = agent.trim();
  if (/^\*(?:\s|$)/.test(text)) return '*';
  return /^[a-zA-Z_-]+/.exec(text)?.[0].toLowerCase() ?? text.toLowerCase();
}

/**
 * Path and query of an address, which must be in its normal form: characters beyond ASCII are not
 * encoded here, so that an address given raw matches no encoded rule (as in google/robotstxt).
 */
function pathOf(url: string): string {
  const rest = url.replace(/^(?:[a-z][a-z0-9+.-]*:)?\/\/[^/?#]*/i, '').replace(/#.*$/s, '');
  return upperPercent(rest.startsWith('/') ? rest : `/${rest}`);
}

const upperPercent = (text: string): string =>
  text.replace(/%[0-9a-f]{2}/gi, (code) => code.toUpperCase());

/** Encodes what is not ASCII and writes percent-encodings in upper case (RFC 9309 section 2.2.2). */
function escapePattern(text: string): string {
  return upperPercent(text).replace(/[^\x21-\x7e]+/g, (part) =>
    encodeURIComponent(part.toWellFormed()),
  );
}

/** The pattern's length when it matches, else 0. */
function matchLength(rule: RobotsRule, path: string): number {
  if (matches(rule.pattern, path)) return rule.pattern.length;
  // `Allow: /folder/index.html` allows `/folder/` too.
  const folder = rule.allow ? /^(.*\/)index\.html?$/.exec(rule.pattern)?.[1] : undefined;
  return folder !== undefined && path === folder ? folder.length + 1 : 0;
}

/** Matches from the beginning in time linear in pattern × path, whatever the pattern. */
function matches(pattern: string, path: string): boolean {
  const isAnchored = pattern.endsWith('$');
  const pieces = (isAnchored ? pattern.slice(0, -1) : pattern).split('*');
  const [first = '', ...rest] = pieces;
  if (!path.startsWith(first)) return false;
  let at = first.length;
  for (const [index, piece] of rest.entries()) {
    if (isAnchored && index === rest.length - 1) {
      return path.length - piece.length >= at && path.endsWith(piece);
    }
    const found = path.indexOf(piece, at);
    if (found < 0) return false;
    at = found + piece.length;
  }
  return !isAnchored || at === path.length;
}
