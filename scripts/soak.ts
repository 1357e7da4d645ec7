/**
 * `npm run soak -- --minutes 120 [--seed 1] [--every 30]`: the real service under all operations for so long,
 * with clients that hang up, browsers that are killed and reading threads that are ended.
 *
 * Prints what the process holds every so many seconds (Linux only) and what came of each promise; exit code
 * 1 when one is broken. What counts as flat: test/support/soak/sample.ts.
 */
import { parseArgs } from 'node:util';
import { soak } from '../test/support/soak/run.ts';
import { MEASURES } from '../test/support/soak/sample.ts';

const say = (line: string): void => void process.stdout.write(`${line}\n`);

const { values } = parseArgs({
  options: {
    minutes: { type: 'string', default: '120' },
    seed: { type: 'string', default: '1' },
    every: { type: 'string' },
  },
});
const minutes = Number(values.minutes);
const everySeconds = Number(values.every ?? Math.min(30, (minutes * 60) / 40));
say(`Soak of ${minutes} minutes, seed ${values.seed}, Node ${process.version}\n`);
say(`| minute | ${MEASURES.join(' | ')} | answers | hung up | problems | |`);
say('|---|---|---|---|---|---|---|---|---|');

const result = await soak({
  minutes,
  seed: Number(values.seed),
  sampleEveryMs: everySeconds * 1_000,
  onSample: (sample, { answers, hungUp, problems }, isAtRest) => {
    const answered = [...answers.values()].reduce((sum, one) => sum + one, 0);
    const cells = [sample.minute.toFixed(1), ...MEASURES.map((name) => sample[name].toFixed(0))];
    say(
      `| ${[...cells, answered, hungUp, problems.size, isAtRest ? 'at rest' : ''].join(' | ')} |`,
    );
  },
});

say('\nAnswers:');
for (const [name, count] of [...result.tally.answers].sort()) say(`  ${count} × ${name}`);
say(`\nBrowser processes killed: ${result.killed}`);
say(`Lines of the log: ${result.log.length}`);
for (const line of result.log.slice(0, 10)) say(`  ${line.slice(0, 300)}`);
for (const [when, rows] of [
  ['at work', result.flatness],
  ['at rest', result.flatnessAtRest],
] as const) {
  say(`\n| ${when} | first third | last third | allowed | flat |\n|---|---|---|---|---|`);
  for (const { measure, first, last, allowed, isFlat } of rows) {
    const numbers = [first, last, allowed].map((value) => value.toFixed(0));
    say(`| ${measure} | ${numbers.join(' | ')} | ${isFlat ? 'yes' : 'NO'} |`);
  }
}
say('\n| account | told | charged | left |\n|---|---|---|---|');
for (const [index, { isCalm, told, charged, left }] of result.accounts.entries()) {
  say(`| ${index + 1} | ${isCalm ? told : '(hangs up)'} | ${charged} | ${left} |`);
}
const { problems } = result;
say(problems.length === 0 ? '\nAll promises kept.' : `\nBroken:\n${problems.join('\n')}`);
process.exitCode = problems.length === 0 ? 0 : 1;
