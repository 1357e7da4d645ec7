/** What a recipe has brought: the table of a run, all its runs, what changed since the last one, and its versions. */
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback, type ReactElement } from 'react';
import { Link } from 'wouter';
import type { RecipeFile, RecipeRunRow } from '../../../contract/console/recipes.ts';
import { useClient } from '../../client/client.tsx';
import { QUERY } from '../../client/queries.ts';
import { useNow } from '../../client/use-now.ts';
import { announce } from '../../components/announcer.tsx';
import { Badge } from '../../components/badge.tsx';
import { Button } from '../../components/button.tsx';
import { Empty, Pending, Problem } from '../../components/states.tsx';
import { Tabs } from '../../components/tabs.tsx';
import { t } from '../../text/screens.ts';
import { formatMoment, formatNumber } from '../../text/format.ts';
import { AllRecords } from './all-records.tsx';
import { Changes } from './recipe-changes.tsx';
import { CELL, Grid } from './recipe-grid.tsx';
import { RunView, toneOf } from './run-view.tsx';

export type HistoryTab = 'table' | 'runs' | 'changes' | 'records' | 'versions';

interface HistoryProps {
  readonly id: string;
  readonly name: string;
  readonly recipe: RecipeFile;
  /** In use. */
  readonly version: number;
  /** Chosen; the newest by default. */
  readonly runId: string | undefined;
  /** As it was when that run began, where it was begun here. */
  readonly ran: RecipeFile | undefined;
  readonly onRepick: () => void;
  readonly tab: HistoryTab;
  readonly onTab: (tab: HistoryTab) => void;
  readonly onRun: (runId: string) => void;
}

export function RecipeHistory(props: HistoryProps): ReactElement {
  const { id, name, recipe, version, tab, onTab, onRun } = props;
  const client = useClient();
  const queries = useQueryClient();
  const { data, error, refetch } = useQuery({
    queryKey: [...QUERY.recipes, id, 'runs'],
    queryFn: ({ signal }) => client.recipeRuns(id, signal),
  });
  const onEnd = useCallback(
    () => void queries.invalidateQueries({ queryKey: QUERY.recipes }),
    [queries],
  );
  const revert = useRevert(id);
  if (data === undefined) return <Pending error={error} onRetry={refetch} rows={4} />;
  const { runs } = data;
  const shown = props.runId ?? runs[0]?.id;
  const ranVersion = runs.find((run) => run.id === shown)?.version ?? version;
  const tabs = [
    { id: 'table', label: t.recipes.tabs.table },
    { id: 'runs', label: t.recipes.tabs.runs, count: formatNumber(runs.length) },
    { id: 'changes', label: t.recipes.tabs.changes },
    { id: 'records', label: t.recipes.tabs.records },
    { id: 'versions', label: t.recipes.tabs.versions, count: formatNumber(version) },
  ] as const;
  return (
    <Tabs label={t.recipes.views} items={tabs} selected={tab} onSelect={onTab}>
      {tab === 'table' &&
        (shown === undefined ? (
          <Empty title={t.recipes.neverRun} />
        ) : (
          <RunView
            key={shown}
            id={shown}
            name={name}
            recipe={props.ran ?? recipe}
            onEnd={onEnd}
            onRevert={() => revert.mutate(ranVersion)}
            onRepick={props.onRepick}
          />
        ))}
      {tab === 'runs' &&
        (runs.length === 0 ? (
          <Empty title={t.recipes.neverRun} />
        ) : (
          <Runs runs={runs} onRun={onRun} />
        ))}
      {tab === 'changes' && <Changes id={id} recipe={recipe} />}
      {tab === 'records' && <AllRecords {...{ id, name, recipe }} />}
      {tab === 'versions' && <Versions id={id} inUse={version} />}
    </Tabs>
  );
}

function Runs({
  runs,
  onRun,
}: {
  readonly runs: readonly RecipeRunRow[];
  readonly onRun: (id: string) => void;
}): ReactElement {
  const now = useNow();
  const { started, result, records, pages, creditsHead, version } = t.recipes;
  return (
    <Grid
      label={t.recipes.tabs.runs}
      heads={[started, result, records, pages, creditsHead, version, t.jobs.title]}
    >
      {runs.map((run) => {
        const when = formatMoment(Date.parse(run.startedAt), now);
        return (
          <tr key={run.id} className="hover:bg-sunken/40">
            <th scope="row" className={`${CELL} nums text-left font-normal whitespace-nowrap`}>
              <button
                type="button"
                aria-label={t.recipes.showTable(when)}
                onClick={() => onRun(run.id)}
                className="rounded-sm text-ember underline-offset-2 hover:underline"
              >
                {when}
              </button>
            </th>
            <td className={CELL}>
              <Badge tone={toneOf(run)}>
                {run.status === 'completed'
                  ? t.recipes.health[run.health]
                  : t.recipes.state[run.status]}
              </Badge>
              {[run.report.message, run.report.leftOut?.message].map(
                (said) =>
                  said !== undefined && (
                    <p key={said} className="max-w-[48ch] pt-1 text-xs text-ink-2">
                      {said}
                    </p>
                  ),
              )}
            </td>
            <td className={`${CELL} nums`}>{formatNumber(run.rows)}</td>
            <td className={`${CELL} nums`}>{formatNumber(run.pages)}</td>
            <td className={`${CELL} nums`}>{formatNumber(run.creditsUsed)}</td>
            <td className={`${CELL} nums`}>{run.version}</td>
            <td className={CELL}>
              <Link
                href={`/jobs/${run.id}`}
                className="text-xs whitespace-nowrap text-ink-2 underline underline-offset-2"
              >
                {t.recipes.openJob}
              </Link>
            </td>
          </tr>
        );
      })}
    </Grid>
  );
}

/** Makes an older version the one in use. */
function useRevert(id: string) {
  const client = useClient();
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (version: number) => client.revertRecipe(id, version),
    onSuccess: async (_saved, version) => {
      announce(t.recipes.reverted(version));
      await queries.invalidateQueries({ queryKey: QUERY.recipes });
    },
  });
}

function Versions({ id, inUse }: { readonly id: string; readonly inUse: number }): ReactElement {
  const client = useClient();
  const now = useNow();
  const { data, error, refetch } = useQuery({
    queryKey: [...QUERY.recipes, id, 'versions'],
    queryFn: ({ signal }) => client.recipeVersions(id, signal),
  });
  const revert = useRevert(id);
  if (data === undefined) return <Pending error={error} onRetry={refetch} rows={4} />;
  const { version, updated, reason, inUse: state } = t.recipes;
  return (
    <>
      {revert.error !== null && <Problem isAction error={revert.error} />}
      <Grid label={t.recipes.tabs.versions} heads={[version, updated, reason, state]}>
        {data.versions.map((one) => (
          <tr key={one.version}>
            <th scope="row" className={`${CELL} nums text-left font-normal`}>
              {one.version}
            </th>
            <td className={`${CELL} nums whitespace-nowrap`}>{formatMoment(one.at, now)}</td>
            <td className={CELL}>
              <bdi>{one.reason}</bdi>
            </td>
            <td className={CELL}>
              {one.version === inUse ? (
                <Badge tone="ok">{t.recipes.current}</Badge>
              ) : (
                <Button
                  size="sm"
                  isBusy={revert.isPending && revert.variables === one.version}
                  onClick={() => revert.mutate(one.version)}
                >
                  {t.recipes.revert(one.version)}
                </Button>
              )}
            </td>
          </tr>
        ))}
      </Grid>
    </>
  );
}
