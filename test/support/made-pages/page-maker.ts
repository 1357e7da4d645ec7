/**
 * Writes the texts of one made page and keeps count of them: what is main text, what is furniture.
 *
 * A kind of page (kind.ts) asks for a sentence, a title, a picture and puts it into its template; the maker
 * remembers which use it was asked for. Every text is unique on its page and none contains another, so that
 * a scorer may ask whether it stands in the markdown.
 */
import type { Label, Language, LanguageCode } from './language.ts';
import { CODES, labelsOf, languageOf } from './languages.ts';
import { Phrases } from './phrases.ts';
import { Random } from './random.ts';
import { squash } from './squash.ts';

/**
 * `development` and `more` may be looked at and learnt from; so may `held-out` (the scripts call it `old`), `held-out-2`
 * (`second`), `held-out-3` (`third`), `held-out-4` (`fourth`), `held-out-5` (`fifth`), `held-out-6` (`sixth`) and `held-out-7`
 * (`seventh`) and `held-out-8` (`eighth`, every second kind of those that were written with `held-out-7`), which were only
 * counted until they were opened. Of `held-out-9` sentences and tables are open (`ninth`), and so is `held-out-11` (`tenth`),
 * which has no other parts; of `held-out-12` sentences are open (`eleventh`), and so are `held-out-13` (`twelfth`) and
 * `held-out-14` (`thirteenth`), which have only sentences. `held-out-15`, which has only sentences too, is only counted, and with
 * it the tables of `held-out-12` and the formulas, code and cjk of `held-out-9`.
 */
export type Half =
  | 'development'
  | 'more'
  | 'held-out'
  | 'held-out-2'
  | 'held-out-3'
  | 'held-out-4'
  | 'held-out-5'
  | 'held-out-6'
  | 'held-out-7'
  | 'held-out-8'
  | 'held-out-9'
  | 'held-out-11'
  | 'held-out-12'
  | 'held-out-13'
  | 'held-out-14'
  | 'held-out-15';

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
  /** Content pictures by the addresses (absolute) at which the page offers them: one of them is enough. */
  readonly pictures: readonly (readonly string[])[];
  /** Addresses of portraits, logos, teasers' thumbnails and other pictures that are no content. */
  readonly noisePictures: readonly string[];
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
  readonly #phrases: Phrases;
  readonly #pictures: string[][] = [];
  readonly #noisePictures: string[] = [];
  readonly #lists: { isWanted: boolean; items: string[] }[] = [];
  #seen: string[] = [];
  #joined = '';

  constructor({ half, kind, seed, languages }: PageSeed) {
    this.half = half;
    this.random = new Random(`${half}/${kind}/${seed}`);
    const codes = languages ?? CODES;
    const place = seed % codes.length;
    this.language = languageOf(codes[place] ?? 'en');
    this.#phrases = new Phrases(this.language, this.random);
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

  /** A text of patterns that the kind brings along, unlike all others on the page. */
  write(patterns: readonly string[], use: Use): string {
    const text = this.#pickUnique(patterns);
    this.#texts[use].push(text);
    return text;
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
    this.#pictures.push([full]);
    return form === 'absolute' ? full : path;
  }

  /** Notes a content picture whose addresses (several sizes, say) the kind wrote itself. */
  recordPicture(...addresses: readonly string[]): void {
    this.#pictures.push(addresses.map((address) => new URL(address, this.url).href));
  }

  /** Address of a picture that is no content, recorded; the maker's own or the kind's. */
  decoration(address = `/assets/${this.random.word()}-${this.random.int(10, 99)}.png`): string {
    this.#noisePictures.push(new URL(address, this.url).href);
    return address;
  }

  name(): string {
    return this.#phrases.sentence('{P}');
  }

  label(label: Label): string {
    return this.words(this.random.pick(labelsOf(this.language, this.half, label).split('|')));
  }

  /** A pattern with its holes filled, neither noted nor made unlike others. */
  words(pattern: string): string {
    return this.#phrases.words(pattern);
  }

  menuWords(count: number): string[] {
    return this.random.some(this.language.menu.split('|'), count);
  }

  date(): string {
    return this.#phrases.date();
  }

  path(): string {
    return `/${this.random.word()}/${this.random.word()}-${this.random.int(10, 9999)}`;
  }

  /** The whole document. `head`, `attributes` (of body) and `title` as the kind wants them. */
  document(body: string, { head = '', attributes = '', title = this.#title() } = {}): string {
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
      noisePictures: this.#noisePictures,
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
    return this.#pickUnique(this.language[form]);
  }

  #pickUnique(patterns: readonly string[]): string {
    for (let tries = 0; tries < 1000; tries++) {
      const text = this.#phrases.sentence(this.random.pick(patterns));
      const key = squash(text);
      if (this.#joined.includes(key) || this.#seen.some((other) => key.includes(other))) continue;
      this.#note(text);
      return text;
    }
    throw new Error(`No new text left of "${patterns[0] ?? ''}" in ${this.language.code}`);
  }

  #note(text: string): void {
    const key = squash(text);
    this.#seen.push(key);
    this.#joined += ` ${key}`;
  }

  #title(): string {
    return this.#headline === undefined ? this.site : `${this.#headline} | ${this.site}`;
  }
}
