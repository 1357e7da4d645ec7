/**
 * Addresses that Cloudflare hides from robots, as its own script shows them to readers: the bytes of
 * `data-cfemail` (or of the link's fragment) in hexadecimal, each combined with the first by exclusive or.
 */
import type { Element } from 'domhandler';

const LINK = /\/cdn-cgi\/l\/email-protection(?:#([0-9a-f]+))?$/i;
const CODED = /^(?:[0-9a-f]{2}){4,200}$/i;
const MAIL = /^[^\s@<>()]+@[^\s@<>()]+$/;

/** The address that an element or its link stands for; undefined where there is none. */
export function protectedMail(element: Element, href: string): string | undefined {
  const own = element.attribs['data-cfemail'];
  if (own === undefined && !href.includes('email-protection')) return undefined;
  const coded = own ?? LINK.exec(href)?.[1] ?? innerOf(element);
  if (coded === undefined || !CODED.test(coded)) return undefined;
  const bytes = Uint8Array.from(coded.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16));
  const key = bytes[0] ?? 0;
  const mail = new TextDecoder().decode(bytes.subarray(1).map((byte) => byte ^ key));
  return MAIL.test(mail) ? mail : undefined;
}

/** The element's own text only says that it is protected. */
export const hasProtectedText = (element: Element): boolean =>
  element.attribs['data-cfemail'] !== undefined;

/** The link is bare and the element in it has the address. */
function innerOf({ children }: Element): string | undefined {
  const [only] = children;
  return only !== undefined && 'attribs' in only ? only.attribs['data-cfemail'] : undefined;
}
