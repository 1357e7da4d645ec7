/**
 * Whether a POST of a page asks and changes nothing, as far as can be seen: then it may be asked again without the page.
 *
 * Two kinds are: a GraphQL question whose text is there and holds no mutation and no subscription; and JSON sent to an
 * address that says it searches or lists, with no word in it of anything that is done. What cannot be told is none. Pure.
 */
import type { Json } from './json.ts';
import { carriesSecret, holdsSecret } from './secret-address.ts';

const READING: ReadonlySet<string> = new Set(
  'search searches query queries list listing listings find filter filters browse lookup suggest facets results'.split(
    ' ',
  ),
);
const CHANGING: ReadonlySet<string> = new Set(
  (
    'add append apply approve archive assign auth authenticate bid book buy cancel cart basket change checkout claim clear ' +
    'click clone close collect comment confirm contact copy create delete disable dislike donate edit enable enqueue enroll ' +
    'event events execute exec favorite favourite follow forget import insert invite join kill like lock log login logout ' +
    'mark merge message modify move mutate mutation notify open order orders pay payment payments post publish purchase push ' +
    'put rate react register reject remove rename replace report reserve reset restart restore review revoke run save send ' +
    'set share sign signin signout signup start stop store submit subscribe sync tag toggle track transfer trigger undo ' +
    'unfollow unsubscribe update upload upsert vote write wishlist'
  ).split(' '),
);
/** Members of a body that name what is to be done. */
const DOING = ['method', 'action', 'operation', 'operationName', 'command', 'cmd', 'op'] as const;
const MOST_CHARS = 16_000;

/** The body of a POST that only asks, as JSON; undefined: it is not one, or nobody can tell. */
export function questionOf(url: string, text: string): Question | undefined {
  const address = URL.parse(url);
  const body = text.length > MOST_CHARS ? undefined : parsed(text);
  if (address === null || !isQuestionBody(body)) return undefined;
  return isQuestion(address.href, body) ? body : undefined;
}

export type Question = Readonly<Record<string, Json | undefined>>;

/** The same of what stands in a file. */
export function isQuestion(url: string, body: Question): boolean {
  const address = URL.parse(url);
  if (address === null || carriesSecret(address.href) || holdsSecret(body)) return false;
  const words = wordsOf(address.pathname);
  const { query } = body;
  const isGraph =
    words.some((word) => word === 'graphql' || word === 'gql') ||
    (typeof query === 'string' && query.includes('{'));
  if (isGraph) return typeof query === 'string' && onlyAsks(query);
  const done = DOING.flatMap((name) => {
    const value = body[name];
    return typeof value === 'string' ? wordsOf(value) : [];
  });
  return (
    words.some((word) => READING.has(word)) &&
    ![...words, ...done].some((word) => CHANGING.has(word))
  );
}

const isQuestionBody = (body: unknown): body is Question =>
  typeof body === 'object' && body !== null && !Array.isArray(body);

const wordsOf = (text: string): readonly string[] =>
  text
    .replaceAll(/(?<=[a-z])(?=[A-Z])/g, ' ')
    .toLowerCase()
    .split(/[^a-z]+/)
    .filter((word) => word !== '');

/** Neither mutation nor subscription among the operations of a GraphQL document, which is whole. */
function onlyAsks(query: string): boolean {
  const bare = query.replaceAll(/"""[\s\S]*?"""|"(?:\\.|[^"\\\n])*"|#[^\n]*/g, ' ');
  let depth = 0;
  for (const [part] of bare.matchAll(/[{}()[\]]|\w+/g)) {
    if (/[{([]/.test(part)) depth += 1;
    else if (/[})\]]/.test(part)) depth -= 1;
    else if (depth === 0 && /^(?:mutation|subscription)$/.test(part)) return false;
  }
  return depth === 0 && bare.includes('{');
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined; // not JSON: no question that is understood
  }
}
