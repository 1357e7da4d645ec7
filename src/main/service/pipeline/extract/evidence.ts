/**
 * What speaks for a value: texts with their place, where they come from, how strongly they count.
 */
export interface Piece {
  /** As on the page. */
  readonly text: string;
  readonly where: string;
}

export interface Evidence {
  /** `json-ld`, `microdata`, `rdfa`, `state`, `meta`, `opengraph`, `table`, `label`, `heading`, `list`, `block`, `text`. */
  readonly source: string;
  /** 0..1; certain at 1. Strongest first is tried first. */
  readonly score: number;
  /** One piece for each value, in order. */
  readonly pieces: readonly Piece[];
}

/** Evidence of a single piece. */
export function one(source: string, score: number, text: string, where: string): Evidence {
  return { source, score, pieces: [{ text, where }] };
}
