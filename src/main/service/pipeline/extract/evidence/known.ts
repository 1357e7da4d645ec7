/**
 * One title, one date and one author for a page, whoever asks: a field that means the page's own gets what its metadata chose
 * (metadata/title.ts, published.ts, clean.ts), which weigh what the page tells machines against what it shows.
 */
import type { Metadata } from '../../../domain/document.ts';
import { cleanAuthor } from '../../page/people.ts';
import { type Evidence, one } from './evidence.ts';
import type { Page } from '../sources/page.ts';
import type { Field } from '../fields/field.ts';
import type { Scope, Sources } from './field-evidence.ts';
import { type Entity, valuesAt } from '../sources/graph.ts';
import { fold, keyOf } from '../text.ts';
import { APPEARED } from '../typed/typed.ts';
import { findDate } from '../typed/times.ts';

export interface KnownOfPage {
  /** Without the name of the site. */
  readonly title?: string;
  /** ISO 8601, day or time. */
  readonly published?: string;
  readonly author?: string;
}

/** Of the metadata of a page, as the pipeline writes them. */
export function knownOf(metadata: Metadata): KnownOfPage {
  const { articleTitle, publishedTime, articleAuthor } = metadata;
  return {
    ...(typeof articleTitle === 'string' ? { title: articleTitle } : {}),
    ...(typeof publishedTime === 'string' ? { published: publishedTime } : {}),
    ...(typeof articleAuthor === 'string' ? { author: articleAuthor } : {}),
  };
}

/** Types that are the page itself: of a book, a film or an event on it, date and author are its own. */
const PAGE = /article|posting|webpage|report|qapage/i;
/** Things that appear with their page, whoever made them. */
const ON_PAGE = /recipe|review|howto|videoobject|question/i;
/** Of whom a page is, not of what: such a name is no title of the page. */
const OWNER =
  /organization|corporation|business|website|person|brand|imageobject|listitem|itemlist/i;
/** Field names that mean what the page is called, where nothing is said of a thing on it. */
const CALLED = /^(?:(?:page|article|post|blog|news|document)?title|headline|heading)$/;
const OF_A_THING =
  /\b(?:recipe|product|event|job|book|movie|course|listing|property|company|hotel|restaurant|item|video|song|album|game)\b/i;

interface Asked {
  readonly field: Field;
  readonly main: Entity | undefined;
  readonly page: Page;
  readonly known: KnownOfPage;
  readonly evidence: readonly Evidence[];
}

/** The evidence that says what is known first; what is known itself where none says it. */
export function sameAsKnown(
  field: Field,
  { main, isClosed }: Scope,
  { page, known }: Sources,
  evidence: readonly Evidence[],
): readonly Evidence[] {
  const order = isClosed || field.kind === 'array' ? undefined : ORDERS[field.concept?.id ?? ''];
  return order?.({ field, main, page, known, evidence }) ?? evidence;
}

/** By concept: the evidence in another order, or undefined. */
const ORDERS: Readonly<Record<string, (asked: Asked) => readonly Evidence[] | undefined>> = {
  title({ field, main, page, known: { title }, evidence }) {
    if (title === undefined || !asksForPage(field, main, page)) return undefined;
    const says = (text: string): boolean => keyOf(text) === keyOf(title);
    return first(evidence, says) ?? [one('metadata', 1, title, 'articleTitle'), ...evidence];
  },
  published({ field, main, page, known: { published }, evidence }) {
    const isOfPage = is(main, PAGE, ON_PAGE) || APPEARED.test(field.key);
    if (published === undefined || !isOfPage) return undefined;
    const day = published.slice(0, 10);
    const says = (text: string): boolean => findDate(text, page.dateLanguage)?.slice(0, 10) === day;
    return first(evidence, says) ?? [one('metadata', 1, published, 'publishedTime'), ...evidence];
  },
  author({ main, known: { author }, evidence }) {
    const isMarkedUp = main !== undefined && valuesAt(main, 'author').length > 0;
    if (author === undefined || isMarkedUp || !is(main, PAGE)) return undefined;
    return first(evidence, (text) => cleanAuthor(fold(text)) === author);
  },
};

/** The entity is of one of these kinds, or there is none. */
function is(main: Entity | undefined, ...kinds: readonly RegExp[]): boolean {
  return main?.types.some((type) => kinds.some((kind) => kind.test(type))) ?? true;
}

/** The field means what the page is called, and no entity that the page is about says it by that name. */
function asksForPage({ key, description }: Field, main: Entity | undefined, page: Page): boolean {
  if (!CALLED.test(key) || OF_A_THING.test(description)) return false;
  if (main === undefined) return true;
  if (is(main, PAGE)) return valuesAt(main, key).length === 0;
  return is(main, OWNER) || !isSubject(main, page);
}

/** The page's title or heading tells of it: what they do not name is one of several things on the page. */
function isSubject(main: Entity, page: Page): boolean {
  const [name] = ['name', 'headline', 'title'].flatMap((key) => valuesAt(main, key));
  if (name?.kind !== 'text') return true;
  const key = keyOf(name.text);
  const heading = page.heading === undefined ? '' : page.text(page.heading);
  return [page.title, heading].map(keyOf).some((said) => {
    const isPart = said.includes(key) || key.includes(said);
    return said !== '' && isPart;
  });
}

function first(
  evidence: readonly Evidence[],
  says: (text: string) => boolean,
): readonly Evidence[] | undefined {
  const same = evidence.find(
    ({ pieces: [piece], ...rest }) => piece !== undefined && says(piece.text) && rest.score > 0,
  );
  return same === undefined ? undefined : [same, ...evidence.filter((other) => other !== same)];
}
