/** Vitest reporter: names the tests that passed only when they were run again, so that none goes unnoticed. */
export default class SecondTries {
  onTestRunEnd(modules) {
    const flaky = modules.flatMap((module) =>
      [...module.children.allTests('passed')].filter((test) => test.diagnostic()?.flaky),
    );
    if (flaky.length === 0) return;
    process.stdout.write('\nPassed at the second try only:\n');
    for (const test of flaky) {
      process.stdout.write(`  ${test.module.relativeModuleId} > ${test.fullName}\n`);
    }
    process.stdout.write('\n');
  }
}
