/**
 * What the pages of half `more` say besides (language.ts): sentences of the main text that look like
 * furniture, ends of texts, and words of furniture that the other halves do not use.
 */
import type { Label } from './language.ts';

/** Short texts that the templates of half `more` bring along. */
export type Word =
  | 'keyPoints'
  | 'alsoRead'
  | 'moreOn'
  | 'moreFrom'
  | 'sponsoredLinks'
  | 'continueBelow'
  | 'trending'
  | 'upNext'
  | 'print'
  | 'save'
  | 'listen'
  | 'copyLink'
  | 'photoBy'
  | 'video'
  | 'gallery'
  | 'transcript'
  | 'showMore'
  | 'close'
  | 'menu'
  | 'skip'
  | 'paywall'
  | 'trial'
  | 'download'
  | 'helpful'
  | 'yes'
  | 'no'
  | 'edit'
  | 'history'
  | 'talk'
  | 'views'
  | 'likes'
  | 'replies'
  | 'report'
  | 'quote'
  | 'rating'
  | 'reviews'
  | 'verdict'
  | 'pros'
  | 'cons'
  | 'specs'
  | 'servings'
  | 'cookTime'
  | 'nutrition'
  | 'stock'
  | 'quantity'
  | 'delivery'
  | 'wishlist'
  | 'alsoBought'
  | 'apply'
  | 'salary'
  | 'similarJobs'
  | 'tickets'
  | 'openingHours'
  | 'address'
  | 'phone'
  | 'rooms'
  | 'area'
  | 'keywords'
  | 'abstract'
  | 'references'
  | 'figure'
  | 'claims'
  | 'section'
  | 'chapter'
  | 'version'
  | 'added'
  | 'fixed'
  | 'parameters'
  | 'returns'
  | 'example'
  | 'archive'
  | 'blogroll'
  | 'categories'
  | 'recentComments'
  | 'register'
  | 'password'
  | 'member'
  | 'topic'
  | 'imprint'
  | 'sitemap'
  | 'episode'
  | 'regards';

export interface MoreTexts {
  /** Sentences of the main text that begin with words of furniture. */
  readonly decoys: readonly string[];
  /** Last lines of a text: who translated it, sources, corrections, postscripts. */
  readonly closings: readonly string[];
  /** Paragraphs of one word or two. */
  readonly singles: readonly string[];
  /** Alternatives as `a|b`; none is a word of the half that is held out. */
  readonly labels: Readonly<Record<Label, string>>;
  readonly words: Readonly<Record<Word, string>>;
}
