/** Author names out of bylines: prefixes, dates, roles and handles removed; what is no name refused. */

const PREFIX =
  /^(?:(?:written|posted|published|story|words|article|text|review|reviewed|edited|contributed)\s+)?(?:by|von|par|por|di|door|av|af|przez|autor(?:in)?|author|auteur|autore|автор)\s*:?\s+/i;
const TAIL =
  /\s*(?:\||•|·|—|–|\s-\s|\bon\s+(?:\w+\s+\d|\d)|\b(?:jan|feb|mar|apr|may|june?|july?|aug|sept?|oct|nov|dec)[a-z]*\.?\s+\d|\b(?:sun|mon|tue|wed|thu|fri|sat)[a-z]*\s+(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)|\s(?:well-known|active|new|junior|senior)?\s?member\b|\bjoined\b|\bread more\b|\bwrote\b|[.,;]?\s*(?:medically\s+|fact\s+)?(?:reviewed|edited|checked)\s+by\b|,?\s*(?:updated|published|posted|contributor|staff|senior|editor|reporter|correspondent|special to|is an?|for\s)\b|@|\d{1,2}[:/.]|\b(?:19|20)\d\d\b|\(|https?:).*$/i;

/** The label of a link to all that somebody wrote. */
const LIST_OF =
  /^(?:(?:zeige|view|see|show|read|voir|ver)\s+)?(?:all|alle|more|mehr|tous|todos)\s+(?:posts|articles|stories|beitr[aä]ge|artikel)\s+(?:by|von|de|par|por)\s+/i;

/** A byline without its trimmings; possibly empty. */
export function cleanAuthor(text: string): string {
  return text
    .replace(/\s+/g, ' ')
    .trim()
    .replace(PREFIX, '')
    .replace(LIST_OF, '')
    .replace(TAIL, '')
    .replace(/^[\s,;:|–—-]+|[\s,;:|–—-]+$/g, '')
    .trim();
}

const REFUSED =
  /^(?:admin|administrator|staff|editor|editors|author|authors|unknown|guest|webmaster|user|anonymous|null|undefined|name|last|fail|sign in|log in|posted|updated|published|january|february|home|share|comments?|follow|posts?|view all|read more|about|by|newsroom)$|https?:|www\.|@|[<>{}[\]=]|\.(?:com|org|net)\b/i;

/** Whether a text can be one or several names: short, with letters, no address, no stock word. */
export function looksLikeName(text: string): boolean {
  if (text.length < 2 || text.length > 90 || REFUSED.test(text)) return false;
  if (!/\p{L}{2}/u.test(text)) return false;
  return text.split(/\s+/).length <= 12;
}
