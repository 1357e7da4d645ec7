/** What is new, gone and changed between the newest good run of a recipe and the one before it. */
import { useQuery } from '@tanstack/react-query';
import type { ReactElement } from 'react';
import type {
  RecipeCell,
  RecipeChanges,
  RecipeFile,
  RecipeRow,
  RecipeRunRow,
} from '../../../contract/console/recipes.ts';
import { useClient } from '../../client/client.tsx';
import { QUERY } from '../../client/queries.ts';
import { useNow } from '../../client/use-now.ts';
import { Empty, Pending } from '../../components/states.tsx';
import { t } from '../../text/screens.ts';
import { formatMoment, formatNumber } from '../../text/format.ts';
import { CELL, Grid } from './recipe-grid.tsx';

export function Changes({
  id,
  recipe,
}: {
  readonly id: string;
  readonly recipe: RecipeFile;
}): ReactElement {
  const client = useClient();
  const now = useNow();
  const { data, error, refetch } = useQuery({
    queryKey: [...QUERY.recipes, id, 'changes'],
    queryFn: ({ signal }) => client.recipeChanges(id, undefined, signal),
  });
  if (data === undefined) return <Pending error={error} onRetry={refetch} rows={4} />;
  const { run, since, counts } = data;
  if (run === null || since === null) return <Empty title={t.recipes.oneRun} />;
  const at = ({ startedAt }: RecipeRunRow): string => formatMoment(Date.parse(startedAt), now);
  const isSame = counts.new + counts.gone + counts.changed === 0;
  return (
    <div className="min-h-0 flex-1 overflow-auto pb-6">
      <p className="nums px-6 py-3 text-xs text-ink-2">
        {t.recipes.comparedWith(at(run), at(since))}
      </p>
      {isSame && <Empty title={t.recipes.noChanges} />}
      <ChangedRows changes={data} recipe={recipe} />
      <RowList title={t.recipes.changes.new} rows={data.new} all={counts.new} />
      <RowList title={t.recipes.changes.gone} rows={data.gone} all={counts.gone} />
    </div>
  );
}

function Title({
  title,
  shown,
  all,
}: {
  readonly title: string;
  readonly shown: number;
  readonly all: number;
}): ReactElement {
  return (
    <h2 className="nums px-6 pt-4 pb-1 text-sm font-semibold">
      {title} <span className="font-normal text-ink-2">{formatNumber(all)}</span>
      {shown < all && (
        <span className="pl-2 text-xs font-normal text-ink-3">{t.recipes.firstOf(shown, all)}</span>
      )}
    </h2>
  );
}

function ChangedRows({
  changes: { changed, counts },
  recipe,
}: {
  readonly changes: RecipeChanges;
  readonly recipe: RecipeFile;
}): ReactElement | null {
  if (changed.length === 0) return null;
  const { record, column, before, now } = t.recipes;
  return (
    <section>
      <Title title={t.recipes.changes.changed} shown={changed.length} all={counts.changed} />
      <Grid label={t.recipes.changes.changed} heads={[record, column, before, now]}>
        {changed.flatMap(({ row, before: was, fields }, at) =>
          fields.map((name, i) => (
            <tr key={`${String(at)} ${name}`}>
              <td className={CELL}>{i === 0 && <bdi>{labelOf(row, recipe)}</bdi>}</td>
              <td className={CELL}>
                <bdi>{name}</bdi>
              </td>
              <td className={`${CELL} text-ink-2`}>
                <del>{textOf(was[name] ?? null)}</del>
              </td>
              <td className={CELL}>
                <ins className="no-underline">{textOf(row[name] ?? null)}</ins>
              </td>
            </tr>
          )),
        )}
      </Grid>
    </section>
  );
}

function RowList({
  title,
  rows,
  all,
}: {
  readonly title: string;
  readonly rows: readonly RecipeRow[];
  readonly all: number;
}): ReactElement | null {
  const names = Object.keys(rows[0] ?? {});
  if (rows.length === 0) return null;
  return (
    <section>
      <Title title={title} shown={rows.length} all={all} />
      <Grid label={title} heads={names}>
        {rows.map((row, at) => (
          <tr key={at}>
            {names.map((name) => (
              <td key={name} className={`${CELL} max-w-[48ch] [overflow-wrap:anywhere]`}>
                <bdi>{textOf(row[name] ?? null)}</bdi>
              </td>
            ))}
          </tr>
        ))}
      </Grid>
    </section>
  );
}

/** The first text of a record that is no address: what people call it. */
function labelOf(row: RecipeRow, { list }: RecipeFile): string {
  const texts = list.fields.map(({ name }) => row[name]).filter((cell) => typeof cell === 'string');
  return texts.find((text) => !/^https?:/.test(text)) ?? texts[0] ?? textOf(Object.values(row)[0]);
}

function textOf(cell: RecipeCell | undefined): string {
  if (cell === null || cell === undefined) return '–';
  return typeof cell === 'object' ? cell.join(', ') : String(cell);
}
