/** Characters of an error that are shown; some hold a whole page. */
const MOST_SAID = 2_000;

/** Vitest reporter: names the tests that passed only when they were run again and says what was wrong at first, so that none goes unnoticed. */
export default class SecondTries {
  onTestRunEnd(modules) {
    const flaky = modules.flatMap((module) =>
      [...module.children.allTests('passed')].filter((test) => test.diagnostic()?.flaky),
    );
    if (flaky.length === 0) return;
    process.stdout.write('\nPassed at the second try only:\n');
    for (const test of flaky) {
      process.stdout.write(`  ${test.module.relativeModuleId} > ${test.fullName}\n`);
      for (const { message, diff } of test.result().errors ?? []) {
        const said = [message, diff].filter(Boolean).join('\n').slice(0, MOST_SAID);
        process.stdout.write(`    ${said.replaceAll('\n', '\n    ')}\n`);
      }
    }
    process.stdout.write('\n');
  }
}
