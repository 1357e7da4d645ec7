/** Made pages that state facts, for the schema a user would ask and the answer a careful reader would give. */

/** All but `third` may be looked at: that one is only counted. */
export type Half = 'first' | 'opened' | 'second' | 'opened-third' | 'third';
export type Schema = Readonly<Record<string, unknown>>;

export interface FactsPage {
  readonly url: string;
  readonly html: string;
  readonly schema: Schema;
  /** By field; `undefined` where the page does not state what the field asks. */
  readonly expected: Readonly<Record<string, unknown>>;
}

export interface FactsKind {
  readonly name: string;
  readonly half: Half;
  make(seed: number): FactsPage;
}
