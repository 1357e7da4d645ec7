/** What a page with code holds, and the maker's side of it. */
import type { Kind } from '../kind.ts';
import type { PageMaker } from '../page-maker.ts';
import { anExpressionOfCode, aSample, NAMES, type CodeLanguage, type Sample } from './samples.ts';

export interface CodeBlockTruth {
  readonly text: string;
  /** Names of the language that are right behind the fence; '' where the page says none. */
  readonly languages: readonly string[];
}

export interface CodeTruth {
  readonly blocks: readonly CodeBlockTruth[];
  /** Inline code, to the character. */
  readonly inline: readonly string[];
  /** Keys, output and variables: the text must be there, as code or not. */
  readonly kept: readonly string[];
}

export class CodePage {
  readonly page: PageMaker;
  readonly #blocks: CodeBlockTruth[] = [];
  readonly #inline: string[] = [];
  readonly #kept: string[] = [];

  constructor(page: PageMaker) {
    this.page = page;
  }

  /** A block whose page says its language. */
  block(among?: readonly CodeLanguage[]): Sample {
    const sample = aSample(this.page.random, among);
    return this.note(sample, NAMES[sample.language]);
  }

  /** A block whose page does not say it: no language is right, and so is a right guess. */
  unnamed(among?: readonly CodeLanguage[]): Sample {
    const sample = aSample(this.page.random, among);
    return this.note(sample, ['', 'text', 'plaintext', ...NAMES[sample.language]]);
  }

  note<T extends { readonly text: string }>(sample: T, languages: readonly string[]): T {
    this.#blocks.push({ text: sample.text, languages });
    return sample;
  }

  inline(text = anExpressionOfCode(this.page.random)): string {
    this.#inline.push(text);
    return text;
  }

  kept(text: string): string {
    this.#kept.push(text);
    return text;
  }

  truth(): CodeTruth {
    return { blocks: this.#blocks, inline: this.#inline, kept: this.#kept };
  }
}

export function codeKind(
  name: string,
  write: (made: CodePage, page: PageMaker) => string,
): Kind<CodeTruth> {
  return {
    name,
    make: (page) => {
      const made = new CodePage(page);
      const html = write(made, page);
      return { html, truth: made.truth() };
    },
  };
}
