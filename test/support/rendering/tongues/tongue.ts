/** A language in which pages are invented: whole sentences from parts that fit each other, and a page's usual words. */
import type { Dice } from '../dice.ts';

export interface Tongue {
  /** As in `<html lang>`. */
  readonly code: string;
  readonly dir: 'ltr' | 'rtl';
  readonly words: Words;
  /** An invented place. */
  place(dice: Dice): string;
  person(dice: Dice): string;
  /** A ware, a building or a book, as a list names it: differs with nearly every throw. */
  item(dice: Dice): string;
  /** One whole sentence. */
  sentence(dice: Dice): string;
  heading(dice: Dice): string;
  price(cents: number): string;
}

/** Words of the frame around a content. No character that markdown escapes stands in them. */
export interface Words {
  readonly loading: readonly string[];
  readonly wait: readonly string[];
  /** What a `noscript` asks for. */
  readonly plea: string;
  /** A `noscript` that takes nothing away. */
  readonly partly: string;
  /** 16 entries. */
  readonly menu: readonly string[];
  readonly footer: readonly string[];
  /** A long text about cookies. */
  readonly cookies: string;
  readonly accept: string;
  readonly settings: string;
  readonly search: string;
  readonly more: string;
  readonly loadMore: string;
  readonly cart: string;
  readonly price: string;
  readonly stock: string;
  readonly left: string;
  readonly reviews: string;
  readonly description: string;
  readonly home: string;
  readonly login: string;
  readonly password: string;
  readonly email: string;
  readonly send: string;
  readonly share: string;
  readonly newsletter: string;
  readonly comments: string;
  readonly filter: string;
  readonly sort: string;
  readonly next: string;
  readonly compare: string;
  readonly related: string;
  readonly chat: string;
  readonly dark: string;
  readonly print: string;
  readonly close: string;
  readonly skip: string;
  readonly hours: string;
  readonly error: string;
  readonly nothing: string;
  readonly columns: readonly [string, string, string, string];
  readonly days: readonly string[];
  readonly notFound: readonly [string, string];
  readonly gone: readonly [string, string];
  readonly thanks: readonly [string, string];
  readonly imprint: string;
  readonly privacy: string;
  readonly contact: string;
}

/** `a` + `b` of random syllables, first letter in capitals. */
export function syllables(
  dice: Dice,
  starts: readonly string[],
  ends: readonly string[],
  middle: readonly string[] = [''],
): string {
  return `${dice.pick(starts)}${dice.pick(middle)}${dice.pick(ends)}`;
}
