import { appendFileSync } from 'node:fs'

/** Names tests that failed and then passed, with the first error, and notes them for the run's end. */
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
        const name = `${test.module.relativeModuleId}: ${test.fullName}`
        process.stdout.write(`\nflaky  ${name}\n${error?.stack ?? error?.message}\n`)
        if (process.env.CAUSEWAY_FLAKY) appendFileSync(process.env.CAUSEWAY_FLAKY, `${name}\n${error?.message}\n`)
      }
    },
  }
}
