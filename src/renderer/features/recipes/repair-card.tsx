/**
 * What became of a recipe's columns when the site changed: rows of before beside rows of now, column by column. A
 * repair is kept or not; what is lost is picked again.
 */
import type { ReactElement } from 'react';
import type {
  RecipeCell,
  RecipeFile,
  RecipeRow,
  RecipeRunView,
} from '../../../contract/console/recipes.ts';
import { Badge } from '../../components/badge.tsx';
import { Button } from '../../components/button.tsx';
import { t } from '../../text/screens.ts';

interface RepairCardProps {
  /** As it was run. */
  readonly recipe: RecipeFile;
  readonly run: RecipeRunView;
  /** `kept`: the repaired recipe is the saved one now. */
  readonly state: 'open' | 'kept' | 'refused';
  /** Absent: there is nothing to keep. */
  readonly onAccept?: ((repaired: RecipeFile) => void) | undefined;
  readonly onUndo?: (() => void) | undefined;
  readonly onRepick?: (() => void) | undefined;
}

const SAMPLES = 3;
const TONES = { ok: 'ok', repaired: 'info', missing: 'bad', suspect: 'warn' } as const;
const HEAD = 'px-2 py-1 text-left text-2xs font-medium text-ink-3';
const CELL = 'border-t border-line px-2 py-1.5 align-top text-sm';

export function RepairCard(props: RepairCardProps): ReactElement {
  const { recipe, run, state } = props;
  const { report, health } = run;
  const troubled = report.fields.filter((field) => field.state !== 'ok');
  const isKept = state === 'kept' && health === 'repaired';
  const explained = isKept ? t.repair.explainedKept : (t.repair.explained[health] ?? '');
  return (
    <section
      aria-label={t.repair.title}
      className="mx-4 mb-3 flex shrink-0 flex-col gap-3 rounded-md border border-warn/50 bg-warn-soft p-4"
    >
      <div>
        <h2 className="font-medium">{t.repair.headings[health] ?? t.repair.title}</h2>
        <p className="text-sm text-ink-2">{report.message ?? explained}</p>
      </div>
      {troubled.length > 0 && (
        <Columns fields={troubled} before={recipe.memory?.rows ?? []} now={run.rows} />
      )}
      <Choices {...props} />
    </section>
  );
}

interface ColumnsProps {
  readonly fields: RecipeRunView['report']['fields'];
  /** Rows of the last good run, which the recipe carries. */
  readonly before: readonly RecipeRow[];
  readonly now: readonly RecipeRow[];
}

function Columns({ fields, before, now }: ColumnsProps): ReactElement {
  return (
    <div
      role="region"
      aria-label={t.repair.table}
      tabIndex={0}
      className="max-h-[max(8rem,24vh)] overflow-auto rounded-md border border-line bg-raised"
    >
      <table className="w-full min-w-[32rem] border-collapse">
        <thead>
          <tr>
            <th className={HEAD}>{t.repair.column}</th>
            <th className={HEAD}>{t.repair.became}</th>
            <th className={HEAD}>{t.repair.before}</th>
            <th className={HEAD}>{t.repair.now}</th>
          </tr>
        </thead>
        <tbody>
          {fields.map((field) => (
            <tr key={field.name}>
              <th scope="row" className={`${CELL} text-left font-medium`}>
                <bdi>{field.name}</bdi>
              </th>
              <td className={CELL}>
                <Badge tone={TONES[field.state]}>{t.repair.states[field.state]}</Badge>
                {field.message !== undefined && (
                  <p className="mt-1 max-w-64 text-xs text-ink-2">{field.message}</p>
                )}
              </td>
              <td className={CELL}>
                <Samples rows={before} name={field.name} />
              </td>
              <td className={CELL}>
                <Samples rows={now} name={field.name} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function Choices(props: RepairCardProps): ReactElement {
  const { run, state, onAccept, onUndo, onRepick } = props;
  const { health, recipe: repaired } = run;
  // the repair of a saved recipe is a version of it and comes with no file
  const hasRepair = repaired !== undefined || health === 'repaired';
  return (
    <div className="flex flex-wrap items-center gap-2">
      {state === 'open' && repaired !== undefined && onAccept !== undefined && (
        <Button size="sm" variant="primary" onClick={() => onAccept(repaired)}>
          {t.repair.accept}
        </Button>
      )}
      {onUndo !== undefined && hasRepair && state !== 'refused' && (
        <Button size="sm" isBusy={false} onClick={onUndo}>
          {state === 'kept' ? t.repair.undo : t.repair.keepOld}
        </Button>
      )}
      {onRepick !== undefined && (
        <Button size="sm" onClick={onRepick}>
          {t.repair.repick}
        </Button>
      )}
      <span role="status" className="text-sm text-ink-2">
        {state === 'open' || !hasRepair ? '' : t.repair[state]}
      </span>
    </div>
  );
}

/** A few values that say something. */
function Samples({
  rows,
  name,
}: {
  readonly rows: readonly RecipeRow[];
  readonly name: string;
}): ReactElement {
  const values = rows.flatMap((row) => textOf(row[name] ?? null)).slice(0, SAMPLES);
  if (values.length === 0) return <span className="text-ink-3">{t.repair.nothing}</span>;
  return (
    <ul>
      {values.map((value, index) => (
        <li key={index} className="nums line-clamp-2 max-w-72 [overflow-wrap:anywhere]">
          <bdi>{value}</bdi>
        </li>
      ))}
    </ul>
  );
}

function textOf(cell: RecipeCell): readonly string[] {
  if (cell === null) return [];
  return [typeof cell === 'object' ? cell.join(', ') : String(cell)];
}
