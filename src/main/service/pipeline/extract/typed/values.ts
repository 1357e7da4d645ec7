/**
 * One field → its value: the strongest evidence that fits the field's type, and where it stands. Lists of plain values, too.
 */
import type { Provenance } from '../../../domain/document.ts';
import type { Json } from '../../../domain/json.ts';
import type { Evidence, Piece } from '../evidence/evidence.ts';
import type { Field } from '../fields/field.ts';
import { gather, listEvidence, type Scope, type Sources } from '../evidence/field-evidence.ts';
import { sameAsKnown } from '../evidence/known.ts';
import { namesOfThings } from '../evidence/thing-names.ts';
import { fold, thingsIn } from '../text.ts';
import { typed } from './typed.ts';
import type { Surroundings, TypedValue } from './typed-value.ts';

export interface Found {
  readonly value: Json;
  readonly provenance: readonly Provenance[];
}

const MARKED_UP: ReadonlySet<string> = new Set(['json-ld', 'microdata', 'rdfa']);

export function resolveScalar(
  field: Field,
  scope: Scope,
  sources: Sources,
  path: string,
): Found | undefined {
  const gathered = gather(field, scope, sources).toSorted((a, b) => b.score - a.score);
  const known = sameAsKnown(field, scope, sources, gathered);
  const evidence = namesOfThings(field, known, sources);
  sources.onChoice?.(path, field, () => [...fitting(field, evidence, sources)]);
  for (const { one, piece, value } of fitting(field, evidence, sources))
    return {
      value: value.value,
      provenance: [told(path, one, piece, value.steps, sources)],
    };
  return undefined;
}

/** The values that the evidence has for the field, strongest first; one of each evidence. */
function* fitting(
  field: Field,
  evidence: readonly Evidence[],
  sources: Sources,
): Generator<{ readonly one: Evidence; readonly piece: Piece; readonly value: TypedValue }> {
  for (const one of evidence) {
    for (const piece of joined(field, one)) {
      const value = typed(field, piece.text, surroundings(one, sources));
      if (value === undefined) continue;
      yield { one, piece, value };
      break;
    }
  }
}

function surroundings(evidence: Evidence, sources: Sources): Surroundings {
  return MARKED_UP.has(evidence.source) ? { ...sources.at, isMarkedUp: true } : sources.at;
}

/** Several values for one text: names and categories are joined, everything else is tried in order. */
function joined(field: Field, evidence: Evidence): readonly Piece[] {
  const { pieces } = evidence;
  const [first] = pieces;
  const shape = field.concept?.shape;
  if (
    first === undefined ||
    pieces.length < 2 ||
    field.kind !== 'string' ||
    field.options !== undefined ||
    field.format !== undefined
  )
    return pieces.slice(0, 20);
  if (/^(?:url|image|title|date|price|currency|rating)$/.test(shape ?? ''))
    return pieces.slice(0, 20);
  const texts = [...new Set(pieces.map((piece) => fold(piece.text)))].slice(0, 200);
  const isProse = texts.some((text) => /[.!?]$/.test(text));
  return [{ text: texts.join(isProse ? ' ' : ', '), where: first.where }];
}

export function told(
  path: string,
  evidence: Evidence,
  piece: Piece,
  steps: readonly string[],
  sources: Sources,
): Provenance {
  return {
    path,
    source: evidence.source,
    url: sources.page.url,
    where: piece.where,
    text: piece.text.slice(0, 2_000),
    steps,
  };
}

export function resolveList(
  field: Field,
  scope: Scope,
  sources: Sources,
  path: string,
): Found | undefined {
  const item: Field | undefined = field.item;
  if (item === undefined) return undefined;
  const element = memberOf(field, item);
  const evidence = [
    ...gather(field, scope, sources),
    ...(scope.isClosed ? [] : listEvidence(field, sources)),
  ].toSorted((a, b) => b.score - a.score);
  for (const one of evidence) {
    const values: Json[] = [];
    const provenance: Provenance[] = [];
    const known = new Set<string>();
    for (const piece of one.pieces.flatMap((given) => split(field, given, one))) {
      const value = typed(element, piece.text, surroundings(one, sources));
      if (value === undefined) continue;
      const key = JSON.stringify(value.value);
      if (known.has(key) && field.concept?.shape !== 'lines') continue;
      known.add(key);
      provenance.push(told(`${path}[${values.length}]`, one, piece, value.steps, sources));
      values.push(value.value);
    }
    if (values.length > 0) return { value: values, provenance };
  }
  return undefined;
}

/** The list's items, which mean what the list does where they do not say themselves. */
function memberOf(field: Field, item: Field): Field {
  const isPlain = /^(?:lines|label)$/.test(field.concept?.shape ?? '');
  return {
    ...item,
    concept: item.concept ?? (isPlain ? undefined : field.concept),
    name: field.name,
    unit: item.unit ?? field.unit,
    wantsAddress: item.wantsAddress || field.wantsAddress,
  };
}

/** A single text that lists several things. */
function split(field: Field, piece: Piece, evidence: Evidence): readonly Piece[] {
  if (
    evidence.pieces.length > 1 ||
    field.concept?.shape === 'lines' ||
    field.concept?.shape === 'image'
  )
    return [piece];
  const parts = thingsIn(piece.text);
  return parts.length > 1 && parts.every((part) => part.length < 60)
    ? parts.map((text) => ({ text, where: piece.where }))
    : [piece];
}
