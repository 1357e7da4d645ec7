/**
 * `npm run attack -- --requests 200000 [--seed 1]`: generated requests of every operation, from right to
 * absurd, against a real service. Exit code 1 when an answer has no documented form, when something failed
 * unexpectedly, or when the service ended.
 */
import { parseArgs } from 'node:util';
import { attackService } from '../test/support/attack/service.ts';

const say = (line: string): void => void process.stdout.write(`${line}\n`);
const { values } = parseArgs({
  options: {
    requests: { type: 'string', default: '200000' },
    seed: { type: 'string', default: '1' },
  },
});
const startedAt = Date.now();
say(`${values.requests} requests, seed ${values.seed}`);
let told = 0;
const { answers, problems, left } = await attackService({
  requests: Number(values.requests),
  seed: Number(values.seed),
  onProgress: (done, so) => {
    for (const [kind, first] of [...so.problems].slice(told)) say(`\n${kind}\n  ${first}`);
    told = so.problems.size;
    if (done % 5_000 !== 0) return;
    const seconds = ((Date.now() - startedAt) / 1_000).toFixed(0);
    say(`${done} requests, ${seconds} s, ${so.problems.size} problems`);
  },
});
for (const [name, count] of [...answers].sort()) say(`  ${count} × ${name}`);
for (const [kind, first] of left) say(`gave up waiting: ${kind}\n  ${first}`);
for (const [kind, first] of [...problems].slice(told)) say(`\n${kind}\n  ${first}`);
say(
  problems.size === 0 ? '\nEvery answer is of its documented form.' : `\n${problems.size} problems`,
);
process.exitCode = problems.size === 0 ? 0 : 1;
