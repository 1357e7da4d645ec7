/** `hearth move --to postgres://…`: this folder's rows to a database that several services share. */
import { openMove, type Moved, type MoveNews, type MovePlan } from '../service/compose-move.ts';
import { readConfig } from '../service/config.ts';
import { HearthError } from '../service/domain/errors.ts';
import { parseArgs, takeFlags, textFlag } from './args.ts';
import { durationText } from './progress.ts';
import { counted, formatBytes, formatTable } from './table.ts';

/** Runs the command; resolves the exit code: 1 when both sides are not equal. */
export async function moveCommand(argv: readonly string[]): Promise<number> {
  const args = parseArgs(argv, ['dry-run', 'audit']);
  const { own, config: flags } = takeFlags(args, ['to', 'dry-run', 'audit']);
  const config = readConfig({ flags });
  const to = textFlag(own, 'to') ?? config.database;
  if (to === undefined || args.words.length > 0) {
    throw new HearthError(
      'CONFIG_INVALID',
      'Say where the rows go: hearth move --to postgres://user:password@db.example:5432/hearth, or give the address in HEARTH_DATABASE, where nobody sees it in the list of processes.',
    );
  }
  const startedAt = performance.now();
  const moving = await openMove(config, { to, tell: config.json ? tellJson : teller() });
  if (own['dry-run'] === true) {
    const plan = await moving.plan();
    if (!config.json) process.stdout.write(planText(plan));
    return 0;
  }
  const isAudit = own['audit'] === true;
  const moved = await (isAudit ? moving.audit() : moving.move());
  const seconds = (performance.now() - startedAt) / 1_000;
  const isEqual = moved.differs.length === 0;
  if (config.json) say({ event: 'end', isEqual, differs: moved.differs, seconds });
  else process.stdout.write(`${auditText(moved)}\n${endText(moved, { isAudit, seconds })}\n`);
  return isEqual ? 0 : 1;
}

function say(line: object): void {
  process.stdout.write(`${JSON.stringify(line)}\n`);
}

function tellJson(news: MoveNews): void {
  if (news.kind === 'compared') say({ event: 'compared', ...news.line });
  else if (news.kind === 'plan') say({ event: 'plan', ...news.plan });
  else {
    const { kind, ...rest } = news;
    say({ event: kind, ...rest });
  }
}

const STEPS = {
  indexes: 'making indexes',
  audit: 'comparing both sides',
  commit: 'all is equal: keeping it',
  arrived: 'kept; this folder becomes a service beside it',
};
/** Between two lines of one table. */
const LINE_MS = 2_000;

/** Lines for people: each table at its end, and now and then before. */
function teller(): (news: MoveNews) => void {
  const startedAt = performance.now();
  let toldAt = startedAt;
  const line = (text: string): void => {
    toldAt = performance.now();
    process.stderr.write(`${text}\n`);
  };
  let [bytesBefore, bytes, table] = [0, 0, ''];
  return (news) => {
    if (news.kind === 'plan') line(`To ${news.plan.to}`);
    if (news.kind === 'step') line(STEPS[news.step]);
    if (news.kind !== 'rows') return;
    if (news.table !== table) [table, bytesBefore] = [news.table, bytesBefore + bytes];
    bytes = news.bytes;
    if (news.rows < news.of && performance.now() - toldAt < LINE_MS) return;
    const rate = (bytesBefore + bytes) / ((performance.now() - startedAt) / 1_000);
    const rows = news.rows === news.of ? `${news.rows} rows` : `${news.rows} of ${news.of} rows`;
    line(
      `${news.table.padEnd(18)}${rows}, ${formatBytes(bytes)}, ${formatBytes(Math.round(rate))}/s in all`,
    );
  };
}

function planText({ to, moved }: MovePlan): string {
  const rows = moved.map(({ table, rows: count }) => [table, String(count), to]);
  return `${formatTable(['Table', 'Rows', 'Goes to'], rows)}\nNothing was changed.\n`;
}

function auditText({ audit }: Moved): string {
  const rows = audit.map(({ what, source, target, isEqual }) => [
    what,
    source,
    isEqual ? 'equal' : `DIFFERS: ${target}`,
  ]);
  return formatTable(['Compared', 'This folder', 'Where it is now'], rows);
}

interface How {
  readonly isAudit: boolean;
  readonly seconds: number;
}

function endText({ differs, plan, audit }: Moved, { isAudit, seconds }: How): string {
  if (differs.length > 0) {
    const what = `${counted(differs.length, 'line differs', 'lines differ')}: ${differs.slice(0, 5).join(', ')}.`;
    return isAudit
      ? `${what} What services did there since the move differs, too.`
      : `${what} Nothing is kept at ${plan.to}, and the folder is as it was.`;
  }
  if (isAudit) return `All ${audit.length} lines are equal.`;
  const rows = plan.moved.reduce((sum, one) => sum + one.rows, 0);
  const rate = Math.round(rows / seconds);
  return `${rows} rows are at ${plan.to}, in ${durationText(Math.round(seconds))} (${rate} rows/s), and equal.
Now: hearth serve --data-dir (this folder) --database (that database; better in HEARTH_DATABASE)
The folder's hearth.db and library stay as they were and are not used any more.`;
}
