/** Names tests that failed and then passed, with the first error. */
// biome-ignore lint/style/noDefaultExport: vitest takes a reporter as a file's default export
export default function flakyReporter() {
  const flaky = []
  return {
    onTestCaseResult: (test) => {
      if (test.diagnostic()?.flaky) flaky.push(test)
    },
    onTestRunEnd: () => {
      for (const test of flaky) {
        const [error] = test.result().errors ?? []
        process.stdout.write(
          `\nflaky  ${test.module.relativeModuleId}: ${test.fullName}\n${error?.stack ?? error?.message}\n`,
        )
      }
      if (flaky.length > 0) process.stdout.write(`${flaky.length} passed when tried again, named above as flaky\n`)
    },
  }
}
