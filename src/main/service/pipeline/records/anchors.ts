/** Evidence of where a field or a record set stands, written for people, and how much of it holds for another place. */
import { countsOf } from './counts.ts';
import type { Anchor } from '../../domain/recipe.ts';
import { tagsOf } from './cousins.ts';
import type { Column, Table } from './columns.ts';
import { groupOf } from './kinds.ts';
import { wayOf } from './profiles.ts';
import type { RecordNode, RecordPage } from './tree.ts';

const MOST_ANCHORS = 6;

/** Anchors of a column in its table, best first. */
export function anchorsOf(column: Column, table: Table): readonly Anchor[] {
  const { itemprop, header, label, path } = column;
  const anchors: Anchor[] = [];
  if (header !== undefined && header !== '') anchors.push({ column: header });
  if (label !== undefined) anchors.push({ label });
  if (itemprop !== undefined) anchors.push({ attr: `itemprop=${itemprop}` });
  const names = selectorsOf(column);
  if (names.length > 0) anchors.push({ css: names.length > 1 ? names : (names[0] ?? '') });
  if (path !== '') anchors.push({ path });
  anchors.push({ kind: groupOf(column.kind), nth: nthOf(column, table) });
  return anchors.slice(0, MOST_ANCHORS);
}

/** The classes of a column's elements; two where one place goes by two names. */
const namesOf = ({ tokens, otherTokens = [] }: Column): (readonly string[])[] =>
  [tokens, otherTokens].filter((own) => own.length > 0);

const selectorsOf = (column: Column): readonly string[] =>
  namesOf(column)
    .map((own) => `${column.path.split('/').at(-1) ?? ''}.${own.map(escaped).join('.')}`)
    .sort();

/** A class name in a selector. */
export const escaped = (token: string): string => token.replaceAll(/[^\w-]/g, (one) => `\\${one}`);

/** Those that most records lack (flags, ribbons) are here on one page and not on the next: they do not count. */
const STEADY = 0.7;

function nthOf(column: Column, { columns }: Table): number {
  const group = groupOf(column.kind);
  const same = columns.filter(
    (one) =>
      groupOf(one.kind) === group &&
      one.isAbove === column.isAbove &&
      (one.filled >= STEADY || one === column),
  );
  return same.indexOf(column) + 1;
}

const WEIGHTS: Readonly<Record<string, number>> = {
  column: 4,
  label: 4,
  attr: 4,
  css: 2.5,
  path: 2.5,
  kind: 1,
};

/** What speaks for a column: its anchors in the form in which two are compared. */
export interface Evidence {
  readonly keys: ReadonlySet<string>;
  readonly selectors: readonly string[];
  readonly classes: readonly string[];
  readonly path: string;
  /** Its path without boxes that say nothing. */
  readonly way: string;
}

export const evidenceOf = (column: Column, table: Table): Evidence => ({
  keys: new Set(anchorsOf(column, table).map((anchor) => JSON.stringify(anchor))),
  selectors: selectorsOf(column),
  classes: namesOf(column).flatMap((own) => own.map((token) => `.${escaped(token)}`)),
  path: column.path,
  way: wayOf(column.path),
});

/** An anchor of a field, ready to be asked of many columns. */
export interface Voter {
  readonly key: string;
  readonly weight: number;
  /** Of classes: the selectors, any of which will do. */
  readonly css: readonly string[] | undefined;
  readonly path: string | undefined;
  /** Of paths: without boxes that say nothing. */
  readonly way: string | undefined;
}

export const votersOf = (anchors: readonly Anchor[]): readonly Voter[] =>
  anchors.map((anchor) => ({
    key: JSON.stringify(anchor),
    weight: WEIGHTS[Object.keys(anchor)[0] ?? ''] ?? 1,
    css: 'css' in anchor ? [anchor.css].flat() : undefined,
    path: 'path' in anchor ? anchor.path : undefined,
    way: 'path' in anchor ? wayOf(anchor.path) : undefined,
  }));

/** Share of the anchors' weight that holds for the column, 0 to 1. */
export function vote(voters: readonly Voter[], evidence: Evidence): number {
  const { keys, selectors, classes, way: own } = evidence;
  let held = 0;
  let all = 0;
  for (const { key, weight, css, path, way } of voters) {
    all += weight;
    if (keys.has(key) || css?.some((one) => selectors.includes(one)) === true) held += weight;
    else if (css?.some((one) => classes.some((name) => one.includes(name))) === true)
      held += weight * 0.6;
    else if (way !== undefined && (isWay(way, own) || isBelow(path, evidence.path)))
      held += weight * 0.6;
  }
  return all === 0 ? 0 : held / all;
}

/** The same, or below: records each in a section of its own are told by the section. */
const isWay = (way: string, own: string): boolean => way === own || own.endsWith(`/${way}`);
function isBelow(path: string | undefined, own: string): boolean {
  if (path?.includes('/') !== true) return false;
  return own.endsWith(`/${path}`) || isSameInside(path.split('/'), own.split('/'));
}

/** Fewest tags below a record's element that tell where its tag is another. */
const LEAST_INSIDE = 3;

const isSameInside = ([, ...one]: readonly string[], [, ...other]: readonly string[]): boolean =>
  one.length >= LEAST_INSIDE && one.join('/') === other.join('/');

/** True where a name the page gives to the field is the same. */
export function sameName(anchors: readonly Anchor[], column: Column): boolean {
  return anchors.some(
    (anchor) =>
      ('label' in anchor && anchor.label === column.label) ||
      ('column' in anchor && anchor.column === column.header) ||
      ('attr' in anchor && anchor.attr === `itemprop=${column.itemprop ?? ''}`),
  );
}

// ── record sets ──────────────────────────────────────────────────────────────────────────────────────

/** Anchors of a record set. */
export function setAnchorsOf(page: RecordPage, { set }: Pick<Table, 'set'>): readonly Anchor[] {
  const root = set.members[0]?.roots[0];
  if (root === undefined) return [];
  const anchors: Anchor[] = [];
  const holder = set.holder.tokens.map(escaped);
  const own = commonTokens(set.members.map(({ roots }) => roots[0])).map(escaped);
  if (own.length > 0 || holder.length > 0)
    anchors.push({
      css: `${[set.holder.tag, ...holder].join('.')} > ${[root.tag, ...own].join('.')}`,
    });
  anchors.push({ path: `${tagsOf(set.holder)}/${root.tag}` });
  const heading = headingBefore(page, set.holder);
  if (heading !== undefined) anchors.push({ under: `heading ${heading}` });
  return anchors;
}

function commonTokens(nodes: readonly (RecordNode | undefined)[]): readonly string[] {
  return [...countsOf(nodes.flatMap((node) => node?.tokens ?? []))]
    .filter(([, count]) => count >= nodes.length * 0.6)
    .map(([token]) => token);
}

export function headingBefore(page: RecordPage, holder: RecordNode): string | undefined {
  for (let order = holder.order; order >= 0; order -= 1) {
    const node = page.nodes[order];
    if (node !== undefined && /^h[1-4]$/.test(node.tag)) return page.text(node).slice(0, 80);
  }
  return undefined;
}

/** Share of the set's anchors that hold, 0 to 1. */
export function setVote(
  page: RecordPage,
  anchors: readonly Anchor[],
  table: Pick<Table, 'set'>,
): number {
  const own = new Set(setAnchorsOf(page, table).map((anchor) => JSON.stringify(anchor)));
  const held = anchors.filter((anchor) => own.has(JSON.stringify(anchor))).length;
  return anchors.length === 0 ? 0 : held / anchors.length;
}
