/**
 * One date and one author for a page, whoever asks: a field that means the page's own gets what its metadata chose
 * (metadata/published.ts, metadata/clean.ts), which weigh what the page tells machines against what it shows.
 */
import type { Metadata } from '../../../domain/document.ts';
import { cleanAuthor } from '../../page/people.ts';
import { type Evidence, one } from './evidence.ts';
import type { Field } from '../fields/field.ts';
import type { Scope, Sources } from './field-evidence.ts';
import { valuesAt } from '../sources/graph.ts';
import { fold } from '../text.ts';
import { findDate } from '../typed/times.ts';

export interface KnownOfPage {
  /** ISO 8601, day or time. */
  readonly published?: string;
  readonly author?: string;
}

/** Of the metadata of a page, as the pipeline writes them. */
export function knownOf(metadata: Metadata): KnownOfPage {
  const { publishedTime, articleAuthor } = metadata;
  return {
    ...(typeof publishedTime === 'string' ? { published: publishedTime } : {}),
    ...(typeof articleAuthor === 'string' ? { author: articleAuthor } : {}),
  };
}

/** Types that are the page itself: of a book, a film or an event on it, date and author are its own. */
const PAGE = /article|posting|webpage|report|qapage/i;
/** Things that appear with their page, whoever made them. */
const ON_PAGE = /recipe|review|howto|videoobject|question/i;
/** Field names that can only mean when the page appeared. */
const APPEARED = /publish|posted|pubdate|articledate/;

/** The evidence that says what is known first; what is known itself where none says it. */
export function sameAsKnown(
  field: Field,
  scope: Scope,
  sources: Sources,
  evidence: readonly Evidence[],
): readonly Evidence[] {
  if (scope.isClosed || field.kind === 'array') return evidence;
  const is = (...kinds: readonly RegExp[]): boolean =>
    scope.main?.types.some((type) => kinds.some((kind) => kind.test(type))) ?? true;
  const { published, author } = sources.known;
  const id = field.concept?.id;
  const isOfPage = is(PAGE, ON_PAGE) || APPEARED.test(field.key);
  if (id === 'published' && published !== undefined && isOfPage) {
    const day = published.slice(0, 10);
    const says = (text: string): boolean =>
      findDate(text, sources.page.language)?.slice(0, 10) === day;
    return first(evidence, says) ?? [one('metadata', 1, published, 'publishedTime'), ...evidence];
  }
  const isMarkedUp = scope.main !== undefined && valuesAt(scope.main, 'author').length > 0;
  if (id === 'author' && author !== undefined && is(PAGE) && !isMarkedUp) {
    return first(evidence, (text) => cleanAuthor(fold(text)) === author) ?? evidence;
  }
  return evidence;
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
