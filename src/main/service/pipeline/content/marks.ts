/** What boxes call themselves, as bits. */
import { ATTRIBUTE_GROUP_NAMES, type AttributeGroup } from './vocabulary.ts';

/** The bits of groups of names. */
export const markOf = (...names: readonly AttributeGroup[]): number =>
  names.reduce((bits, name) => bits | (1 << ATTRIBUTE_GROUP_NAMES.indexOf(name)), 0);
