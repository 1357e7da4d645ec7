/**
 * What is asked of a page in a worker thread: its record sets, a recipe from clicks, a recipe's rows, one page's fields.
 *
 * Pure: HTML and data in, data out. Shapes: ports/records.ts.
 */
import type { Document as Root, Element, ParentNode } from 'domhandler';
import type { Click, FieldReport, Health, Recipe, RecipeRow } from '../../domain/recipe.ts';
import { HearthError } from '../../domain/errors.ts';
import type {
  ProposedTable,
  RecordsAnswer,
  RecordsTask,
  TablePlaces,
} from '../../ports/records.ts';
import { selectElements } from '../dom/select.ts';
import { foldSpace } from '../dom/text.ts';
import { chooseTable } from './choose.ts';
import type { Column } from './columns.ts';
import { checkData, findData, pageData, readData } from './data.ts';
import { detect, type Detected } from './detect.ts';
import { learnRecipe, memoryOf, pairsOf, recordsOf, rowsOf, type Wanted } from './learn.ts';
import { anchorsOf } from './anchors.ts';
import { withoutLacking } from './lacking.ts';
import { IN_PLACE, matchRecipe, type Matched } from './match.ts';
import { fieldAt, readOnePage } from './one-page.ts';
import { bestSets, ownName, wantedOf } from './page-tables.ts';
import { openPage, type Opened } from './open-page.ts';
import { findLeads } from './pagination.ts';
import { asksConsent, refusalOf } from './refuse.ts';
import type { RecordNode, RecordPage } from './tree.ts';

/** Answers a task. Throws `RECIPE_CLICK_MISSED` and `RECIPE_NO_RECORDS`. */
export function runRecordsTask(task: RecordsTask, open = openPage): RecordsAnswer {
  switch (task.kind) {
    case 'propose':
      return propose(open(task, []), task.most, task.now);
    case 'clicks':
      return fromClicks(open(task, attributesOf(task.clicks)), task);
    case 'detail':
      return detailFrom(open(task, attributesOf(task.clicks)), task);
    case 'look':
      detect(open(task, []).page);
      return { kind: 'looked' };
    case 'read':
      return readRecipe(open(task, readsOf(task.recipe)), task.recipe, task.now);
    case 'texts':
      return textsAt(open(task, []), task.selectors);
    case 'find-data':
      return findData(task);
    case 'check-data':
      return checkData(task);
    case 'read-data':
      return readData(task);
    case 'page-data':
      return pageData(task);
    case 'read-detail': {
      const { page } = open(task, []);
      return { kind: 'detail-row', ...readOnePage(page, task.fields) };
    }
  }
}

const attributesOf = (clicks: readonly Click[]): readonly string[] =>
  clicks.flatMap(({ attribute = 'text' }) => (attribute === 'text' ? [] : [attribute]));

const readsOf = ({ list }: Recipe): readonly string[] =>
  list.fields.flatMap(({ read }) => read ?? []);

// ── proposals ────────────────────────────────────────────────────────────────────────────────────────

function propose({ page, root }: Opened, most: number, now: string): RecordsAnswer {
  const chosen = bestSets(detect(page), most);
  const tables = chosen.map((table) => proposedOf({ page, root }, table, wantedOf(table), now));
  const refusal = refusalOf(page, root);
  return { kind: 'tables', tables, ...(refusal === undefined ? {} : { refusal }) };
}

function proposedOf(
  { page, root }: Opened,
  table: Detected,
  wanted: readonly Wanted[],
  now: string,
): ProposedTable {
  const { rows, typed } = rowsOf(page, wanted);
  const places = placesOf(table, wanted);
  return {
    columns: wanted.map(({ name }, i) => ({ name, type: typed[i]?.type ?? 'text' })),
    rows,
    recipe: learnRecipe(page, table, wanted, { now, name: ownName(page, table.set) ?? page.title }),
    leads: findLeads(page, root, table.set),
    ...(places === undefined ? {} : { places }),
  };
}

/** Number of an element in the copy of a page that somebody looks at (engines/browser/in-page.ts). */
const NUMBER = 'data-hn';

const numberOf = ({ element }: RecordNode): number | null => {
  const text = element.attribs[NUMBER];
  return text !== undefined && /^\d{1,7}$/.test(text) ? Number(text) : null;
};

/** Undefined where nothing is numbered. */
function placesOf(
  { set }: Detected,
  wanted: readonly { readonly column: Column | undefined }[],
): TablePlaces | undefined {
  const records = set.members.map(({ roots }) => roots.flatMap((node) => numberOf(node) ?? []));
  if (records.every((places) => places.length === 0)) return undefined;
  const cells = set.members.map((_, row) =>
    wanted.map(({ column }) => {
      const node = column?.cells[row]?.node;
      return node === undefined ? null : numberOf(node);
    }),
  );
  return { records, cells };
}

// ── clicks ───────────────────────────────────────────────────────────────────────────────────────────

type Clicks = Pick<Extract<RecordsTask, { kind: 'clicks' }>, 'clicks' | 'places'>;

/** Mark that the browser leaves on what was pointed at, in its copy of the page only. */
const MARK = 'data-hearth-click';

function nodesOf({ root, page }: Opened, { clicks, places = [] }: Clicks): readonly RecordNode[] {
  return clicks.map((click, i) => {
    const element = numbered(root, places[i]) ?? elementOf(root, click.selector, i);
    const node = element === undefined ? undefined : page.nodeOf(element);
    const expected = click.text === undefined ? undefined : foldSpace(click.text);
    if (node === undefined || (expected !== undefined && page.text(node) !== expected)) {
      const said = node === undefined ? 'nothing' : `"${page.text(node).slice(0, 80)}"`;
      throw new HearthError(
        'RECIPE_CLICK_MISSED',
        `Click ${i + 1} (${click.selector.join(' » ')}) points at ${said}; point again in the page as it is now.`,
        { details: { click: i } },
      );
    }
    return node;
  });
}

function numbered(root: Root, place: number | null | undefined): Element | undefined {
  if (typeof place !== 'number') return undefined;
  return selectElements(root, [`[${NUMBER}="${place}"]`]).elements[0];
}

function elementOf(root: Root, selectors: readonly string[], click: number): Element | undefined {
  const [marked] = selectElements(root, [`[${MARK}~="${click}"]`]).elements;
  if (marked !== undefined) return marked;
  let within: ParentNode = root;
  let found: Element | undefined;
  for (const selector of selectors) {
    const hits: readonly Element[] = selectElements(within, [selector]).elements;
    found = hits[0];
    if (found === undefined) return undefined;
    within = found;
  }
  return found;
}

function fromClicks(opened: Opened, task: Clicks & { readonly now: string }): RecordsAnswer {
  const { page } = opened;
  const { clicks, now } = task;
  const nodes = nodesOf(opened, task);
  const { table, wanted, others } = chooseTable(page, clicks, nodes, wantedOf);
  const chosen = proposedOf(opened, table, wanted, now);
  const isLooked = chosen.places !== undefined && clicks.every(({ field }) => field === undefined);
  return {
    kind: 'clicked',
    ...chosen,
    alternatives: others.map(({ set }) => set.members.length),
    others: isLooked ? others.map((one) => proposedOf(opened, one, wantedOf(one), now)) : [],
  };
}

function detailFrom(opened: Opened, task: Clicks): RecordsAnswer {
  const nodes = nodesOf(opened, task);
  const fields = task.clicks.flatMap(({ field, attribute = 'text' }, i) => {
    const node = nodes[i];
    return node === undefined
      ? []
      : [fieldAt(opened.page, node, field ?? `field_${i + 1}`, attribute)];
  });
  return { kind: 'detail-fields', fields };
}

const MOST_SAID = 80;

function textsAt({ root, page }: Opened, selectors: readonly string[]): RecordsAnswer {
  const texts = selectors.map((selector) => {
    const [element] = selectElements(root, [selector]).elements;
    const node = element === undefined ? undefined : page.nodeOf(element);
    const text = node === undefined ? '' : page.text(node);
    return text.length > MOST_SAID ? '' : text;
  });
  return { kind: 'texts', texts };
}

// ── reading ──────────────────────────────────────────────────────────────────────────────────────────

const NOTHING = { rows: [], fields: [], leads: [], refusal: undefined } as const;

function readRecipe(opened: Opened, recipe: Recipe, now: string): RecordsAnswer {
  const { root } = opened;
  const labels = new Set(recipe.list.fields.flatMap(({ label }) => label ?? []));
  const page: RecordPage = { ...opened.page, labels };
  const refusal = refusalOf(page, root);
  const matched = matchRecipe(page, recipe);
  const isMet =
    matched !== undefined &&
    (matched.known >= 2 || matched.certainty >= (refusal === undefined ? 0 : 0.8));
  if (!isMet) {
    const instead = refusal ?? (asksConsent(page) ? 'consent' : undefined);
    const health: Health = refusal === 'empty' ? 'empty' : 'broken';
    return {
      kind: 'reading',
      ...NOTHING,
      health,
      ...(instead === undefined ? {} : { refusal: instead }),
      recipe: undefined,
    };
  }
  const leads = findLeads(page, root, matched.table.set);
  const { matched: own, lacking } = withoutLacking(recipe, matched);
  const leftOut = matched.table.dropped.length + lacking;
  const checked = withRelations(page, recipe, own);
  const wanted = wantedIn(checked);
  const { rows } = rowsOf(page, wanted);
  const whole = rows.map((row) =>
    Object.fromEntries(recipe.list.fields.map(({ name }) => [name, row[name] ?? null])),
  );
  const fields = checked.fields.map((one): FieldReport => ({
    name: one.field.name,
    state: one.state,
    filled: Math.round((one.column?.filled ?? 0) * 100) / 100,
    ...(one.message === undefined ? {} : { message: one.message }),
  }));
  const health = healthOf(recipe, checked);
  const places = placesOf(own.table, checked.fields);
  // where a field is gone, too: the run's further pages are found by what this one taught
  const next = renewed(page, recipe, checked, whole, now);
  return {
    kind: 'reading',
    rows: whole,
    fields,
    leads,
    health,
    recipe: next,
    ...(leftOut === 0 ? {} : { leftOut }),
    ...(places === undefined ? {} : { places }),
  };
}

const wantedIn = ({ fields }: Matched): readonly Wanted[] =>
  fields.flatMap(({ field, column }) =>
    column === undefined ? [] : [{ name: field.name, column, asked: field }],
  );

/** A field that was never in many records may be absent from a page. */
function healthOf({ memory }: Recipe, { fields }: Matched): Health {
  const isGone = fields.some(({ field: { name }, state }) => {
    const filled = memory?.profile[name]?.filled ?? 1;
    return state === 'suspect' || (state === 'missing' && filled >= 0.4);
  });
  if (isGone) return 'degraded';
  return fields.some(({ state }) => state === 'repaired') ? 'repaired' : 'ok';
}

/** Numbers that have changed places show it by what was always so: both are null until someone says which is which. */
function withRelations(page: RecordPage, recipe: Recipe, matched: Matched): Matched {
  const { relations = [] } = recipe.list;
  if (relations.length === 0) return matched;
  const wanted = wantedIn(matched);
  const { rows } = rowsOf(page, wanted);
  const doubtful = new Set<string>();
  for (const [left, , right] of relations) {
    const pairs = pairsOf(rows, left, right);
    const broken = pairs.filter(([a, b]) => a > b).length;
    if (pairs.length >= 3 && broken > pairs.length * 0.3)
      [left, right].forEach((name) => doubtful.add(name));
  }
  const fields = matched.fields.map((one) =>
    doubtful.has(one.field.name)
      ? {
          ...one,
          state: 'suspect' as const,
          column: undefined,
          message: `${one.field.name}: its numbers no longer stand to the others as they always did.`,
        }
      : one,
  );
  return { ...matched, fields };
}

const MOST_WAS = 3;

/** The recipe with what this page taught: anchors where they have changed, rows and profiles. */
function renewed(
  page: RecordPage,
  recipe: Recipe,
  matched: Matched,
  rows: readonly RecipeRow[],
  now: string,
): Recipe {
  const { table } = matched;
  const wanted = wantedIn(matched);
  const fields = matched.fields.map(({ field, column, anchored }) =>
    column === undefined || anchored >= IN_PLACE
      ? field
      : { ...field, anchors: anchorsOf(column, table) },
  );
  const { memory } = recipe;
  // one record is no measure of the others
  const isOne = rows.length === 1 && memory !== undefined;
  const fresh = isOne ? memory : memoryOf(page, wanted, rows, now);
  const isRepaired = matched.fields.some(({ state }) => state === 'repaired');
  const was = isRepaired
    ? [
        recipe.list.fields.map(({ name, anchors }) => ({ name, anchors })),
        ...(memory?.was ?? []),
      ].slice(0, MOST_WAS)
    : memory?.was;
  return {
    ...recipe,
    list: {
      ...recipe.list,
      records: recordsOf(page, table),
      fields,
    },
    memory: {
      ...fresh,
      profile: { ...memory?.profile, ...(isRepaired ? {} : fresh.profile) },
      ...(was === undefined ? {} : { was }),
    },
  };
}
