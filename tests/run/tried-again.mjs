/** Names the tests that passed only when they were tried again: a reporter of vitest. */
// biome-ignore lint/style/noDefaultExport: vitest takes a reporter as what its file exports so
export default class TriedAgain {
  onTestCaseResult(test) {
    if (test.diagnostic()?.flaky) {
      process.stdout.write(`\nFLAKY ${test.module.relativeModuleId}: ${test.fullName} passed when tried again\n`)
    }
  }
}
