/** What a page with formulas holds, and the maker's side of it. */
import type { Kind } from '../kind.ts';
import type { PageMaker } from '../page-maker.ts';
import { anExpression, aShortExpression, tex, type Expression } from './expression.ts';

export type Place = 'inline' | 'display' | 'either';

export interface Formula {
  /** Spellings that are right; the first is the page's own. */
  readonly accepted: readonly string[];
  /** `either` where a picture or a tag stands alone and the page does not say. */
  readonly place: Place;
  /** The page has no TeX, only MathML: spaces, single braces and names of signs may differ. */
  readonly isLoose: boolean;
}

export interface FormulaTruth {
  readonly formulas: readonly Formula[];
  /** Texts without formulas that must come out as they are and must not be read as formulas. */
  readonly unharmed: readonly string[];
  /** Code that must come out as it is. */
  readonly codes: readonly string[];
  /** What a reader does not see: must not be there. */
  readonly absent: readonly string[];
}

export class FormulaPage {
  readonly page: PageMaker;
  readonly #formulas: Formula[] = [];
  readonly #unharmed: string[] = [];
  readonly #codes: string[] = [];
  readonly #absent: string[] = [];
  #count = 0;

  constructor(page: PageMaker) {
    this.page = page;
  }

  /** A number of its own for every formula: ids. */
  nextId(): number {
    return ++this.#count;
  }

  inline(options: { isLoose?: boolean; isShort?: boolean } = {}): Expression {
    return this.#expression('inline', options);
  }

  display(options: { isLoose?: boolean; isShort?: boolean } = {}): Expression {
    return this.#expression('display', options);
  }

  either(options: { isShort?: boolean } = {}): Expression {
    return this.#expression('either', options);
  }

  /** Notes TeX that a kind wrote itself. */
  note(accepted: readonly string[], place: Place): string {
    const [first = ''] = accepted;
    this.#formulas.push({ accepted, place, isLoose: false });
    return first;
  }

  unharmed(text: string): string {
    this.#unharmed.push(text);
    return text;
  }

  code(text: string): string {
    this.#codes.push(text);
    return text;
  }

  absent(text: string): string {
    this.#absent.push(text);
    return text;
  }

  truth(): FormulaTruth {
    return {
      formulas: this.#formulas,
      unharmed: this.#unharmed,
      codes: this.#codes,
      absent: this.#absent,
    };
  }

  #expression(place: Place, { isLoose = false, isShort = false }): Expression {
    for (;;) {
      const e = (isShort ? aShortExpression : anExpression)(this.page.random);
      const text = tex(e);
      if (this.#formulas.some(({ accepted }) => accepted.includes(text))) continue;
      this.#formulas.push({ accepted: [text], place, isLoose });
      return e;
    }
  }
}

export function formulaKind(
  name: string,
  write: (made: FormulaPage, page: PageMaker) => string,
): Kind<FormulaTruth> {
  return {
    name,
    make: (page) => {
      const made = new FormulaPage(page);
      const html = write(made, page);
      return { html, truth: made.truth() };
    },
  };
}
