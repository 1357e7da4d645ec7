/** Fills patterns of a language (language.ts) with words that chance picks. */
import type { Language } from './language.ts';
import type { Random } from './random.ts';

export class Phrases {
  readonly #language: Language;
  readonly #random: Random;

  constructor(language: Language, random: Random) {
    this.#language = language;
    this.#random = random;
  }

  /** The pattern's words, the first letter upper case. */
  sentence(pattern: string): string {
    return capitalised(this.words(pattern));
  }

  words(pattern: string): string {
    const { slots } = this.#language;
    return pattern.replace(/\{(\w)\}/gu, (_, slot: string) => {
      if (slot === 'N' || slot === 'M') return String(this.#random.int(2, 98));
      if (slot === 'K') return String(this.#random.int(101, 9899));
      if (slot === 'Y') return String(this.#random.int(1950, 2023));
      if (slot === 'D') return this.date();
      if (slot === 'P') return this.#person();
      const words = slots[slot];
      if (words === undefined) throw new Error(`No words for {${slot}} in ${this.#language.code}`);
      return this.words(this.#random.pick(words.split('|')));
    });
  }

  date(): string {
    const day = new Date(
      Date.UTC(this.#random.int(2012, 2024), this.#random.int(0, 11), this.#random.int(1, 28)),
    );
    return new Intl.DateTimeFormat(this.#language.code, {
      dateStyle: 'long',
      timeZone: 'UTC',
    }).format(day);
  }

  #person(): string {
    const { given, family, person } = this.#language;
    return person
      .replace('{G}', this.#random.pick(given.split('|')))
      .replace('{F}', this.#random.pick(family.split('|')));
  }
}

/** First letter upper case, behind an opening quotation mark too; inner fills are lower-case words. */
function capitalised(text: string): string {
  return text.replace(
    /^([“„«「¿\s]*)(\p{Ll})/u,
    (_, open: string, first: string) => open + first.toUpperCase(),
  );
}
