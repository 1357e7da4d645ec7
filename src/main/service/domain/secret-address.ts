/** Addresses and questions that let whoever has them in: they are kept in no file and asked by nobody but the page. */
import type { Json } from './json.ts';

const SECRET_NAME =
  /(?:^|[-_.])(?:(?:access|auth|id|csrf|xsrf|refresh)?[-_]?token|secret|password|passwd|pwd|api[-_]?key|apikey|auth|authorization|session(?:[-_]?id)?|sid|sig|signature|jwt|credential|key)$/i;
/** Says where the next page begins, and opens nothing. */
const PAGE_TOKEN = /^(?:next|page|continuation|cursor|scroll)(?:[-_]?page)?[-_]?token$/i;
/** Three parts of base64url: a JSON web token. */
const WEB_TOKEN = /eyJ[\w-]{8,}\.[\w-]{8,}\.[\w-]*/;
/** Part of a question such as `{"key": "colour", "value": "red"}`. */
const PLAIN_KEY = /^[a-z][a-z_. -]{0,40}$/i;
const MOST_NODES = 5_000;

const isSecretName = (name: string): boolean =>
  !PAGE_TOKEN.test(name) && SECRET_NAME.test(name.replaceAll(/(?<=[a-z])(?=[A-Z])/g, '_'));

/** Whether an address holds a name and password, a token, a key or a signature. */
export function carriesSecret(address: string): boolean {
  const url = URL.parse(address);
  if (url === null) return true;
  if (url.username !== '' || url.password !== '' || WEB_TOKEN.test(url.href)) return true;
  return [...url.searchParams.keys()].some(isSecretName);
}

/** Whether what is sent holds a token, a key or a signature, however deep; what is too large to say so counts as one. */
export function holdsSecret(body: Json): boolean {
  const queue: (readonly [string, Json | undefined])[] = [['', body]];
  for (const [name, value] of queue) {
    if (queue.length > MOST_NODES) return true;
    if (typeof value === 'string' && (WEB_TOKEN.test(value) || isSecret(name, value))) return true;
    if (typeof value === 'object' && value !== null)
      queue.push(...Object.entries(value).map(([key, one]) => [key, one] as const));
  }
  return false;
}

function isSecret(name: string, value: string): boolean {
  if (value === '' || !isSecretName(name)) return false;
  return !(/(?:^|[a-z_-])key$/i.test(name) && !/api/i.test(name) && PLAIN_KEY.test(value));
}
