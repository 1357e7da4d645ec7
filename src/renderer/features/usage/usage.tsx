/** Where the credits went: per day, by operation or key, as chart, table and CSV. */
import { Download } from 'lucide-react';
import { useMutation } from '@tanstack/react-query';
import { useMemo, type ReactElement, type ReactNode } from 'react';
import { Link } from 'wouter';
import type { UsageAnswer, UsageExportFormat } from '../../../contract/console/usage.ts';
import { PlaceHeader } from '../../app/place-header.tsx';
import { useShortcuts } from '../../app/shortcuts.ts';
import { useAddress } from '../../app/use-address.ts';
import { useNow } from '../../client/use-now.ts';
import { useClient } from '../../client/client.tsx';
import { showFailure } from '../../client/toasts.ts';
import { useUsage } from '../../client/queries.ts';
import { Button } from '../../components/button.tsx';
import { Progress } from '../../components/progress.tsx';
import { saveFile } from '../../components/save-file.ts';
import { Segmented } from '../../components/segmented.tsx';
import { Empty, Pending, TEXT_LINK } from '../../components/states.tsx';
import { t } from '../../text/screens.ts';
import { formatDate, formatNumber, formatUtcDay } from '../../text/format.ts';
import { ModelFigures } from '../jobs/model-figures.tsx';
import { BarChart, Swatch } from './bar-chart.tsx';
import { usageModel, type GroupBy, type UsageModel } from './usage-model.ts';

const DAY_MS = 86_400_000;
const RANGES = { week: 7, month: 30, quarter: 90 } as const;
type RangeName = keyof typeof RANGES;
const RANGE_NAMES: readonly RangeName[] = ['week', 'month', 'quarter'];

/** What is looked at, and how: in the address. */
function useUsageView() {
  const [search, change] = useAddress();
  const rangeName = RANGE_NAMES.find((name) => name === search.get('range')) ?? 'month';
  const by: GroupBy = search.get('by') === 'key' ? 'key' : 'operation';
  const view = search.get('view') === 'table' ? 'table' : 'chart';
  const now = useNow(3_600_000);
  const range = useMemo(() => {
    const toAt = (Math.floor(now / DAY_MS) + 1) * DAY_MS;
    return { fromAt: toAt - RANGES[rangeName] * DAY_MS, toAt };
  }, [rangeName, now]);
  return { rangeName, range, by, view, change } as const;
}

type UsageView = ReturnType<typeof useUsageView>;

export default function Usage(): ReactElement {
  const usage = useUsageView();
  const { range, rangeName, by, change } = usage;
  useShortcuts({
    w: () => change({ range: 'week' }),
    m: () => change({ range: 'month' }),
    d: () => change({ range: 'quarter' }),
  });
  const { data, error, refetch } = useUsage(range);
  const model = useMemo(
    () => (data === undefined ? undefined : usageModel(data.rows, data, by)),
    [data, by],
  );
  return (
    <div className="relative flex min-h-0 flex-1 flex-col overflow-y-auto bg-surface">
      <PlaceHeader
        of="/usage"
        at="/usage"
        actions={
          <>
            <Ways {...usage} />
            <ExportButtons range={range} isEmpty={model === undefined || model.credits === 0} />
          </>
        }
      >
        <Segmented
          label={t.usage.range}
          value={rangeName}
          onChange={(value) => change({ range: value })}
          options={RANGE_NAMES.map((value) => ({ value, label: t.usage.ranges[value] }))}
        />
      </PlaceHeader>
      {data === undefined || model === undefined ? (
        <Pending error={error} onRetry={refetch} />
      ) : (
        <div className="flex w-full max-w-[1120px] flex-col gap-6 px-6 pt-2 pb-12">
          <Figures answer={data} model={model} />
          <ModelFigures usage={data.models} />
          <Days {...usage} model={model} />
          <Footnote answer={data} />
        </div>
      )}
    </div>
  );
}

function Ways({ by, view, change }: UsageView): ReactElement {
  return (
    <>
      <Segmented
        label={t.usage.by}
        value={by}
        onChange={(value) => change({ by: value })}
        options={[
          { value: 'operation', label: t.usage.byOperation },
          { value: 'key', label: t.usage.byKey },
        ]}
      />
      <Segmented
        label={t.usage.show}
        value={view}
        onChange={(value) => change({ view: value })}
        options={[
          { value: 'chart', label: t.usage.asChart },
          { value: 'table', label: t.usage.asTable },
        ]}
      />
    </>
  );
}

interface DaysProps extends Pick<UsageView, 'view' | 'rangeName'> {
  readonly model: UsageModel;
}

function Days({ model, view, rangeName }: DaysProps): ReactElement {
  if (model.credits === 0) {
    const toPlayground = (
      <Link href="/playground" className={TEXT_LINK}>
        {t.usage.emptyAction}
      </Link>
    );
    return <Empty title={t.usage.empty} action={toPlayground} />;
  }
  if (view === 'table') return <UsageTable model={model} />;
  return (
    <>
      <BarChart model={model} label={t.usage.chart(t.usage.ranges[rangeName])} />
      <Legend model={model} />
    </>
  );
}

interface ExportProps {
  readonly range: { readonly fromAt: number; readonly toAt: number };
  readonly isEmpty: boolean;
}

/** The ledger's rows of the period as a file: by day, operation and key. */
function ExportButtons({ range, isEmpty }: ExportProps): ReactElement {
  const client = useClient();
  const save = useMutation({
    mutationFn: (format: UsageExportFormat) => client.exportUsage(range, format),
    onSuccess: (file, format) => {
      const day = new Date(range.toAt - 1).toISOString().slice(0, 10);
      saveFile(`usage-${day}.${format}`, file);
    },
    onError: showFailure,
  });
  return (
    <>
      {(['csv', 'json'] as const).map((format) => (
        <Button
          key={format}
          icon={<Download aria-hidden className="size-3.5" />}
          disabled={isEmpty}
          isBusy={save.isPending && save.variables === format}
          onClick={() => save.mutate(format)}
        >
          {t.usage.exports[format]}
        </Button>
      ))}
    </>
  );
}

interface FiguresProps {
  readonly answer: UsageAnswer;
  readonly model: UsageModel;
}

function Figures({ answer, model }: FiguresProps): ReactElement {
  const { credits } = answer;
  return (
    <dl className="nums grid grid-cols-3 gap-6 max-md:grid-cols-1">
      <Figure
        name={t.usage.left}
        value={formatNumber(credits.remaining)}
        note={`${t.usage.of(credits.planCredits)} · ${t.usage.resets(formatDate(credits.periodEndAt))}`}
      >
        <Progress
          label={t.usage.used}
          share={credits.planCredits === 0 ? 0 : credits.used / credits.planCredits}
          className="mt-2 w-full max-w-56"
        />
      </Figure>
      <Figure
        name={t.usage.used}
        value={formatNumber(credits.used)}
        note={credits.reserved > 0 ? `${formatNumber(credits.reserved)} ${t.usage.reserved}` : ''}
      />
      <Figure
        name={t.usage.inRange}
        value={formatNumber(model.credits)}
        note={t.usage.pages(model.requests)}
      />
    </dl>
  );
}

interface FigureProps {
  readonly name: string;
  readonly value: string;
  readonly note: string;
  readonly children?: ReactNode;
}

function Figure({ name, value, note, children }: FigureProps): ReactElement {
  return (
    <div>
      <dt className="text-xs text-ink-3">{name}</dt>
      <dd>
        <p className="font-serif text-2xl tracking-[-0.01em]">{value}</p>
        <p className="text-xs text-ink-2">{note}</p>
        {children}
      </dd>
    </div>
  );
}

function Legend({ model }: { readonly model: UsageModel }): ReactElement {
  return (
    <ul className="nums flex flex-wrap gap-x-5 gap-y-1 text-xs text-ink-2">
      {model.series.map((series, index) => (
        <li key={series.id} className="flex items-center gap-1.5">
          <Swatch index={index} />
          {series.label}
          <span className="text-ink-3">{formatNumber(series.sum)}</span>
        </li>
      ))}
    </ul>
  );
}

const HEAD =
  'border-b border-line-strong py-2 pl-4 text-right text-2xs font-medium text-ink-3 first:pl-0 first:text-left';
const CELL = 'border-b border-line py-1.5 pl-4 text-right text-xs first:pl-0 first:text-left';

function UsageTable({ model }: { readonly model: UsageModel }): ReactElement {
  const days = model.days.filter((day) => day.sum > 0).toReversed();
  return (
    <table className="nums w-full border-collapse">
      <thead>
        <tr>
          <th className={HEAD}>{t.usage.day}</th>
          {model.series.map((series) => (
            <th key={series.id} className={HEAD}>
              {series.label}
            </th>
          ))}
          <th className={HEAD}>{t.usage.sum}</th>
        </tr>
      </thead>
      <tbody>
        {days.map((day) => (
          <tr key={day.day}>
            <th scope="row" className={`${CELL} font-normal`}>
              {formatUtcDay(day.day)}
            </th>
            {day.values.map((value, index) => (
              <td key={index} className={CELL}>
                {value === 0 ? '' : formatNumber(value)}
              </td>
            ))}
            <td className={`${CELL} font-medium`}>{formatNumber(day.sum)}</td>
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row" className={CELL}>
            {t.usage.sum}
          </th>
          {model.series.map((series) => (
            <td key={series.id} className={CELL}>
              {formatNumber(series.sum)}
            </td>
          ))}
          <td className={`${CELL} font-medium`}>{formatNumber(model.credits)}</td>
        </tr>
      </tfoot>
    </table>
  );
}

function Footnote({ answer }: { readonly answer: UsageAnswer }): ReactElement {
  return (
    <div className="max-w-[72ch] text-xs text-ink-3">
      <p>{t.usage.lag}</p>
      {answer.audit.length === 0 ? (
        <p className="pt-1 text-ok">✓ {t.usage.balanced}</p>
      ) : (
        <div role="alert" className="pt-1 text-bad">
          <p>{t.usage.unbalanced}</p>
          <ul className="list-disc pl-5">
            {answer.audit.map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
        </div>
      )}
    </div>
  );
}
