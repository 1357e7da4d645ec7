import { plainLetters } from '../text.ts';

/** The shape of one entry of the table of concepts. */
type Shape =
  | 'title'
  | 'url'
  | 'image'
  | 'price'
  | 'currency'
  | 'date'
  /** Time of day. */
  | 'time'
  | 'duration'
  | 'rating'
  | 'count'
  | 'person'
  | 'email'
  | 'phone'
  | 'quantity'
  | 'code'
  | 'prose'
  | 'lines'
  | 'label';

export interface Concept {
  readonly id: string;
  readonly names: readonly string[];
  readonly describes?: RegExp;
  /** `type>path` holds only for entities of that type. */
  readonly paths: readonly string[];
  /** Entities of these types may answer although they are not the page's main entity. */
  readonly types?: readonly string[];
  readonly meta?: readonly string[];
  readonly labels?: readonly string[];
  readonly classes?: readonly string[];
  readonly shape?: Shape;
}

/** Words of a text, as `keyOf` has them. */
export const list = (text: string): readonly string[] =>
  plainLetters(text)
    .split(/\s+/)
    .filter((word) => word !== '');
