/**
 * Writes the texts of one made page and keeps count of them: what is main text, what is furniture.
 *
 * A kind of page (kind.ts) asks for a sentence, a title, a picture and puts it into its template; the maker
 * remembers which use it was asked for. Every text is unique on its page and none contains another, so that
 * a scorer may ask whether it stands in the markdown.
 */
import type { Label, Language, LanguageCode } from './language.ts';
import { CODES, languageOf } from './languages.ts';
import { Random } from './random.ts';
import { squash } from './squash.ts';

export type Half = 'development' | 'held-out';

/** `main` must be kept, `noise` must go, `free` is judged neither way (comments, author's lines). */
export type Use = 'main' | 'noise' | 'free';

type Form =
  | 'sentences'
  | 'shorts'
  | 'remarks'
  | 'questions'
  | 'titles'
  | 'headings'
  | 'items'
  | 'consent'
  | 'pitches'
  | 'disclaimers';

export interface TextTruth {
  /** As the page shows it; undefined where it shows none. */
  readonly headline: string | undefined;
  /** Sentences, headings and points of the main text. */
  readonly sentences: readonly string[];
  readonly noise: readonly string[];
  /** Addresses of content pictures, absolute. */
  readonly pictures: readonly string[];
  readonly lists: readonly { readonly isWanted: boolean; readonly items: readonly string[] }[];
}

export interface PageSeed {
  readonly half: Half;
  readonly kind: string;
  readonly seed: number;
  readonly languages?: readonly LanguageCode[];
}

export class PageMaker {
  readonly half: Half;
  readonly random: Random;
  readonly language: Language;
  /** Half of the pages are short: under some 150 words. */
  readonly isShort: boolean;
  readonly site: string;
  readonly url: string;
  #headline: string | undefined;
  readonly #texts: Record<Use, string[]> = { main: [], noise: [], free: [] };
  readonly #pictures: string[] = [];
  readonly #lists: { isWanted: boolean; items: string[] }[] = [];
  #seen: string[] = [];
  #joined = '';

  constructor({ half, kind, seed, languages }: PageSeed) {
    this.half = half;
    this.random = new Random(`${half}/${kind}/${seed}`);
    const codes = languages ?? CODES;
    const place = seed % codes.length;
    this.language = languageOf(codes[place] ?? 'en');
    // neighbours in the list are equally long, and each language is short and long by turns
    const turn = Math.floor(place / 2) + Math.floor(seed / codes.length) + kind.length;
    this.isShort = turn % 2 === 0;
    this.site = this.random.word();
    const folder = this.random.pick(['', 'archive/', '2024/05/', `${this.random.word()}/`]);
    this.url = `https://www.${this.site}.example/${folder}${this.random.word()}-${this.random.word()}`;
  }

  /** How many: fewer on short pages. */
  amount(short: readonly [number, number], long: readonly [number, number]): number {
    const [low, high] = this.isShort ? short : long;
    return this.random.int(low, high);
  }

  /** The page's headline, the same however often it is asked for. */
  headline(): string {
    this.#headline ??= this.#unique('titles');
    return this.#headline;
  }

  /** Takes a text of the kind's own as the headline. */
  setHeadline(text: string): string {
    this.#headline = text;
    this.#note(text);
    return text;
  }

  /** Main text: `count` sentences. */
  say(count = 1): string {
    return this.#many('sentences', count, 'main');
  }

  brief(use: Use = 'main'): string {
    return this.#make('shorts', use);
  }

  /** A sentence of 2 to 5 words; a language has a dozen. */
  remark(use: Use = 'main'): string {
    return this.#make('remarks', use);
  }

  ask(use: Use = 'main'): string {
    return this.#make('questions', use);
  }

  heading(use: Use = 'main'): string {
    return this.#make('headings', use);
  }

  item(use: Use = 'main'): string {
    return this.#make('items', use);
  }

  title(use: Use): string {
    return this.#make('titles', use);
  }

  /** A main paragraph as `<p>`, of 1 to 3 (short page) or 2 to 5 sentences. */
  p(attributes = ''): string {
    return `<p${attributes}>${this.say(this.amount([1, 2], [2, 5]))}</p>`;
  }

  noise(count = 1): string {
    return this.#many('sentences', count, 'noise');
  }

  free(count = 1): string {
    return this.#many('sentences', count, 'free');
  }

  consent(): string {
    return this.#make('consent', 'noise');
  }

  pitch(): string {
    return this.#make('pitches', 'noise');
  }

  disclaimer(): string {
    return this.#make('disclaimers', 'noise');
  }

  /** Notes a text that a kind wrote itself. */
  record<T extends string>(text: T, use: Use): T {
    this.#note(text);
    this.#texts[use].push(text);
    return text;
  }

  /** Notes a list as a whole: wanted lists must come out complete, others not at all. */
  list(items: string[], isWanted: boolean): string[] {
    this.#lists.push({ isWanted, items });
    return items;
  }

  /** Address of a content picture, recorded. `form` says how the page writes it. */
  picture(form: 'absolute' | 'rooted' = 'absolute'): string {
    const path = `/media/${this.random.word()}-${this.random.int(100, 9999)}.jpg`;
    const full = new URL(path, this.url).href;
    this.#pictures.push(full);
    return form === 'absolute' ? full : path;
  }

  /** Address of a picture that is no content. */
  decoration(): string {
    return `/assets/${this.random.word()}-${this.random.int(10, 99)}.png`;
  }

  name(): string {
    return this.#fill('{P}');
  }

  label(label: Label): string {
    const [development, heldOut] = this.language.labels[label];
    const alternatives = this.half === 'development' ? development : heldOut;
    return this.#words(this.random.pick(alternatives.split('|')));
  }

  menuWords(count: number): string[] {
    return this.random.some(this.language.menu.split('|'), count);
  }

  date(): string {
    const day = new Date(
      Date.UTC(this.random.int(2012, 2024), this.random.int(0, 11), this.random.int(1, 28)),
    );
    return new Intl.DateTimeFormat(this.language.code, {
      dateStyle: 'long',
      timeZone: 'UTC',
    }).format(day);
  }

  path(): string {
    return `/${this.random.word()}/${this.random.word()}-${this.random.int(10, 9999)}`;
  }

  /** The whole document. `head` and `attributes` (of body) as the kind wants them. */
  document(body: string, { head = '', attributes = '' } = {}): string {
    const title = this.#headline === undefined ? this.site : `${this.#headline} | ${this.site}`;
    const direction = this.language.direction === 'rtl' ? ' dir="rtl"' : '';
    return `<!doctype html>
<html lang="${this.language.code}"${direction}>
<head>
<meta charset="utf-8">
<title>${title}</title>
<meta name="viewport" content="width=device-width, initial-scale=1">
${head}
</head>
<body${attributes}>
${body}
</body>
</html>
`;
  }

  truth(): TextTruth {
    return {
      headline: this.#headline,
      sentences: this.#texts.main,
      noise: this.#texts.noise,
      pictures: this.#pictures,
      lists: this.#lists,
    };
  }

  #many(form: Form, count: number, use: Use): string {
    return this.random.times(count, () => this.#make(form, use)).join(this.language.space);
  }

  #make(form: Form, use: Use): string {
    const text = this.#unique(form);
    this.#texts[use].push(text);
    return text;
  }

  #unique(form: Form): string {
    for (let tries = 0; tries < 1000; tries++) {
      const text = this.#fill(this.random.pick(this.language[form]));
      const key = squash(text);
      if (this.#joined.includes(key) || this.#seen.some((other) => key.includes(other))) continue;
      this.#note(text);
      return text;
    }
    throw new Error(`No new text left of form "${form}" in ${this.language.code}`);
  }

  #note(text: string): void {
    const key = squash(text);
    this.#seen.push(key);
    this.#joined += ` ${key}`;
  }

  #fill(pattern: string): string {
    return capitalised(this.#words(pattern));
  }

  #words(pattern: string): string {
    const { slots } = this.language;
    return pattern.replace(/\{(\w)\}/gu, (_, slot: string) => {
      if (slot === 'N' || slot === 'M') return String(this.random.int(2, 98));
      if (slot === 'K') return String(this.random.int(101, 9899));
      if (slot === 'Y') return String(this.random.int(1950, 2023));
      if (slot === 'D') return this.date();
      if (slot === 'P') return this.#person();
      const words = slots[slot];
      if (words === undefined) throw new Error(`No words for {${slot}} in ${this.language.code}`);
      return this.#words(this.random.pick(words.split('|')));
    });
  }

  #person(): string {
    const { given, family, person } = this.language;
    return person
      .replace('{G}', this.random.pick(given.split('|')))
      .replace('{F}', this.random.pick(family.split('|')));
  }
}

/** First letter upper case, behind an opening quotation mark too; inner fills are lower-case words. */
function capitalised(text: string): string {
  return text.replace(
    /^([“„«「¿\s]*)(\p{Ll})/u,
    (_, open: string, first: string) => open + first.toUpperCase(),
  );
}
