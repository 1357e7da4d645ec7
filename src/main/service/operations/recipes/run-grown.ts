/** A list that grows in its page: which button is pressed for more of it. */
import type { Gather } from '../../domain/command.ts';
import type { PageKind, Recipe } from '../../domain/recipe.ts';
import type { Lead } from '../../ports/records.ts';
import type { Visited } from '../visit.ts';
import { pageOf } from './get-page.ts';

export type Growing = NonNullable<Gather['more']>['kind'];

export const grows = (kind: PageKind | undefined): kind is Growing =>
  kind === 'more' || kind === 'scroll' || kind === 'spa';

/** By the button as remembered; where nothing comes of it, as the page calls it now. */
export async function grown(
  { pages }: Recipe,
  press: (label: string | undefined) => Promise<Visited>,
  leads: () => Promise<readonly Lead[]>,
): Promise<Visited> {
  const known = pages?.anchors?.flatMap((one) => ('text' in one ? [one.text] : []))[0];
  if (pages?.kind === 'scroll') return press(undefined);
  const visited = known === undefined ? undefined : await press(known);
  if (visited !== undefined && pageOf(visited).batches.length > 0) return visited;
  const same = (await leads()).filter(({ kind, label }) => kind === pages?.kind && label);
  const label = (same.find((one) => one.label === known) ?? same[0])?.label ?? known;
  return visited !== undefined && label === known ? visited : press(label);
}
