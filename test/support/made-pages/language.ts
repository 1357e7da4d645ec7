/**
 * What a made text is put together from, in one language: patterns with holes and words for the holes.
 *
 * A pattern is text with holes in braces. One capital letter takes a word of that slot; reserved are
 * {N} and {M} (2 to 98), {K} (101 to 9899), {Y} (a year), {D} (a date as the language writes it), {P} (a person).
 * Words of any slot fit grammatically into every pattern that asks for the slot, so that sentences read as
 * sentences. They are about nothing much, on purpose: what is content must not show in the words.
 */

export type LanguageCode =
  'en' | 'de' | 'fr' | 'es' | 'ru' | 'ar' | 'ja' | 'zh-Hans' | 'zh-Hant' | 'ko';

/** Which pages stand in which line of the figures. */
export type LanguageGroup = 'Latin' | 'Cyrillic, Arabic' | 'CJK';

/** Short texts that templates bring along. */
export type Label =
  | 'home'
  | 'search'
  | 'login'
  | 'subscribe'
  | 'related'
  | 'recommended'
  | 'mostRead'
  | 'latest'
  | 'share'
  | 'follow'
  | 'comments'
  | 'writeComment'
  | 'reply'
  | 'tags'
  | 'previous'
  | 'next'
  | 'by'
  | 'published'
  | 'updated'
  | 'source'
  | 'editor'
  | 'readMore'
  | 'minutes'
  | 'about'
  | 'contact'
  | 'privacy'
  | 'terms'
  | 'rights'
  | 'accept'
  | 'reject'
  | 'settings'
  | 'necessary'
  | 'statistics'
  | 'marketing'
  | 'advert'
  | 'aboutAuthor'
  | 'newsletter'
  | 'email'
  | 'send'
  | 'top'
  | 'photo'
  | 'note'
  | 'question'
  | 'answer'
  | 'ingredients'
  | 'preparation'
  | 'price'
  | 'cart'
  | 'joined'
  | 'posts'
  | 'wrote'
  | 'spoiler'
  | 'contents';

export interface Language {
  readonly code: LanguageCode;
  readonly group: LanguageGroup;
  readonly direction: 'ltr' | 'rtl';
  /** What stands between two sentences. */
  readonly space: '' | ' ';
  /** Words by slot, as `a|b|c`. */
  readonly slots: Readonly<Record<string, string>>;
  /** Sentences of 6 to 30 words, with their full stop. */
  readonly sentences: readonly string[];
  /** Sentences of 3 to 6 words. */
  readonly shorts: readonly string[];
  /** Whole sentences of 2 to 5 words. */
  readonly remarks: readonly string[];
  readonly questions: readonly string[];
  readonly titles: readonly string[];
  readonly headings: readonly string[];
  /** Points of a list: no full stop. */
  readonly items: readonly string[];
  readonly consent: readonly string[];
  readonly pitches: readonly string[];
  readonly disclaimers: readonly string[];
  readonly given: string;
  readonly family: string;
  /** How a person is written, from {G} and {F}. */
  readonly person: string;
  /** Words of menus, as `a|b|c`. */
  readonly menu: string;
  /** Per label `[development, held-out]`, alternatives as `a|b`. */
  readonly labels: Readonly<Record<Label, readonly [string, string]>>;
}
