import { appendFileSync } from 'node:fs'

/** Notes tests that failed and then passed, and errors outside of tests, for the run's end. */
// biome-ignore lint/style/noDefaultExport: vitest takes a reporter as a file's default export
export default function notesReporter() {
  const flaky = []
  return {
    onTestCaseResult: (test) => {
      if (test.diagnostic()?.flaky) flaky.push(test)
    },
    onTestRunEnd: (_modules, unhandled) => {
      for (const error of unhandled) note(`outside of a test: ${error?.stack ?? error?.message}`)
      for (const test of flaky) {
        const [error] = test.result().errors ?? []
        const name = `${test.module.relativeModuleId}: ${test.fullName}`
        process.stdout.write(`\nflaky  ${name}\n${error?.stack ?? error?.message}\n`)
        note(`passed when tried again: ${name}\n${error?.message}`)
      }
    },
  }
}

function note(text) {
  if (process.env.CAUSEWAY_NOTES) appendFileSync(process.env.CAUSEWAY_NOTES, `${text}\n\n`)
}
