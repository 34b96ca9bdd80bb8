// `npm test`: installs missing programs, runs every test and ends with "N passed, N failed".
import { spawn } from 'node:child_process'
import { appendFileSync, existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs'
import { join, relative, resolve } from 'node:path'
import { ensureBitcoind } from './bitcoind.mjs'
import { changedFiles, testsOf } from './chosen-tests.mjs'
import { findChromiumAndShell } from './chromium.mjs'
import { findFirefox } from './firefox.mjs'
import { answerHelp } from './help.mjs'
import { installPackages, REPOSITORY } from './install.mjs'
import { keeperOf } from './shared-build.mjs'

const REPORTS = join(REPOSITORY, '.output', 'reports')
const bin = (name) => join(REPOSITORY, 'node_modules', '.bin', name)

answerHelp(`npm test [-- PART… | FILE… | changed] [--deep]

Runs lint, types, unit, property, contract and real-browser tests, and installs missing tools first.
  PART      only these parts: lint, types, unused, build, build:firefox, unit, screens, browser, bench
  FILE      the tests of these files: a test file, or a source file with the tests that import it
  changed   lint, types and the tests of uncommitted files; of the last commit when there are none
  --deep    many more examples in each property and model, as docs/torture.md says
`)
installPackages()

const said = process.argv.slice(2)
const isDeep = said.includes('--deep')
const words = said.filter((each) => each !== '--deep')
const turn = process.env['CAUSEWAY_TURN'] || `${Math.floor(Date.now() / 1_000) % 1_000}`
const isChanged = words.length === 1 && words[0] === 'changed'
const named = isChanged ? changedFiles() : words.filter((each) => existsSync(resolve(each))).map(fromRoot)
const tests = testsOf(named)
const needsBrowser = named.length === 0 || tests.browser.length > 0 || tests.unit.some((file) => !isPlain(file))
const { chromium, shell } = needsBrowser ? findChromiumAndShell() : { chromium: '', shell: '' }
const firefox = needsBrowser ? findFirefox() : undefined
// All tests need it at once, so fetch it first.
if (needsBrowser) await ensureBitcoind()
rmSync(REPORTS, { recursive: true, force: true })
mkdirSync(REPORTS, { recursive: true })

const playwrightReport = join(REPORTS, 'playwright.json')
const notes = join(REPORTS, 'notes.txt')

// Equal priorities, so that no part starves. Failed tests are tried again and named.
const BUILDS = ['build', 'build:firefox']
const BENCH = 'tests/bench/bench.test.ts'
const PARTS = [
  { name: 'lint', ...check('biome', ['check', '--error-on-warnings', '.']) },
  { name: 'types', ...check('tsc', ['--noEmit']) },
  { name: 'unused', ...check('knip', ['--no-progress']) },
  { name: 'build', ...build('chrome') },
  { name: 'build:firefox', ...build('firefox') },
  { name: 'unit', after: BUILDS, ...vitest('unit', ['--retry=1', '--exclude', 'tests/ui/**', '--exclude', BENCH]) },
  { name: 'screens', after: ['browser'], ...vitest('screens', ['--maxWorkers=3', '--retry=1', 'tests/ui/']) },
  { name: 'browser', after: BUILDS, ...browser([]) },
  { name: 'bench', after: [...BUILDS, 'browser'], ...vitest('bench', ['--retry=1', BENCH]) },
]

const NAMED = [
  { name: 'lint', ...check('biome', ['check', '--error-on-warnings', '--no-errors-on-unmatched', ...named]) },
  { name: 'types', ...check('tsc', ['--noEmit']) },
  { name: 'unit', ...vitest('unit', tests.unit), is: tests.unit.length > 0 },
  { name: 'browser', ...browser(tests.browser), is: tests.browser.length > 0 },
].filter(({ is = isChanged }) => is)

const isFiles = named.length > 0 && !isChanged
const known = isFiles ? named : PARTS.map((part) => part.name)
const unknown = isChanged ? [] : words.filter((word) => !known.includes(isFiles ? fromRoot(word) : word))
if (unknown.length > 0) {
  const parts = PARTS.map((part) => part.name).join(', ')
  process.stderr.write(`expected files, "changed", or parts (${parts}), got ${unknown.join(', ')}\n`)
  process.exit(1)
}
if (isFiles && tests.unit.length + tests.browser.length === 0) {
  process.stderr.write(`no test is named after ${named.join(', ')} or imports it\n`)
  process.exit(1)
}

if (!isDeep && named.length === 0)
  process.stdout.write(`CAUSEWAY_TURN=${turn} repeats this choice of the tests that take turns\n`)
const total = { passed: 0, failed: 0, skipped: 0, failures: [] }
const parts = named.length > 0 ? NAMED : PARTS.filter((each) => words.length === 0 || words.includes(each.name))
const begun = new Map()
for (const part of parts) begun.set(part.name, beginAfter(part))
// Their output keeps the order.
for (const { name, count } of parts) {
  process.stdout.write(`\n── ${name}\n`)
  const running = await begun.get(name)
  running.show()
  const counted = count(await running.status)
  total.passed += counted.passed
  total.failed += counted.failed
  total.skipped += counted.skipped ?? 0
  total.failures.push(
    ...(counted.failures ?? (counted.failed > 0 ? ['see above'] : [])).map((each) => `${name}: ${each}`),
  )
}
// A log's end is what is kept of it.
if (existsSync(notes)) process.stdout.write(`\n${readFileSync(notes, 'utf8')}`)
for (const failure of total.failures) process.stdout.write(`\nFAILED ${failure}\n`)
if (total.skipped > 0) process.stdout.write(`\n${total.skipped} skipped`)
process.stdout.write(`\n${total.passed} passed, ${total.failed} failed\n`)
process.exitCode = total.failed > 0 || total.passed === 0 ? 1 : 0

function fromRoot(file) {
  return relative(REPOSITORY, resolve(file))
}

function isPlain(file) {
  return (
    /^tests\/(api|core|lib|net|platform|provider|store|vault|wallet)\//.test(file) ||
    file === 'tests/architecture.test.ts'
  )
}

function check(name, args) {
  return { program: bin(name), args, count: verdict }
}

function build(browser) {
  return {
    program: process.execPath,
    args: ['tests/run/build.mjs', browser],
    // The sources as they were before.
    before: () => keeperOf(browser),
    count: verdict,
  }
}

function verdict(status) {
  return status === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 }
}

async function beginAfter({ after = [], ...part }) {
  // Then all are in the map.
  await undefined
  for (const name of after) await (await begun.get(name))?.status
  return begin(part)
}

/** Keeps what it writes until it is shown. */
function begin({ program, args, environment, before }) {
  const whenBuilt = before?.()
  const running = spawn(program, args, { ...settings(environment), stdio: ['ignore', 'pipe', 'pipe'] })
  let words = []
  let isShown = false
  for (const stream of [running.stdout, running.stderr]) {
    stream.on('data', (piece) => (isShown ? process.stdout.write(piece) : words.push(piece)))
  }
  const status = new Promise((resolve) => {
    running.on('error', (error) => {
      process.stdout.write(`${error.message}\n`)
      resolve(1)
    })
    running.on('close', (code) => {
      if (code === 0) whenBuilt?.()
      resolve(code ?? 1)
    })
  })
  const show = () => {
    isShown = true
    for (const piece of words) process.stdout.write(piece)
    words = []
  }
  return { status, show }
}

/** As properties keep their draw (`tests/same-draw.ts`), trying again hides nothing that they found. */
function vitest(name, which) {
  const file = join(REPORTS, `${name}.json`)
  const reporters = ['dot', 'json', './tests/run/notes-reporter.mjs'].map((each) => `--reporter=${each}`)
  const options = [...reporters, `--outputFile.json=${file}`, ...which]
  return {
    program: bin('vitest'),
    args: ['run', '--config', 'tests/vitest.config.ts', ...options],
    count: (status) => countedByVitest(status, read(file)),
  }
}

function countedByVitest(status, report) {
  if (!report) return { passed: 0, failed: 1 }
  const broken = report.testResults.filter((file) => file.status === 'failed' && !file.assertionResults.some(isFailed))
  const failures = [
    ...broken.map((file) => `${fromRoot(file.name)}\n${beginningOf(file.message)}`),
    ...report.testResults.flatMap((file) =>
      file.assertionResults
        .filter(isFailed)
        .map((test) => `${fromRoot(file.name)}: ${test.fullName}\n${beginningOf(test.failureMessages.join('\n'))}`),
    ),
  ]
  const failed = failures.length || (status === 0 ? 0 : 1)
  return {
    passed: report.numPassedTests,
    failed,
    skipped: report.numPendingTests,
    failures: failures.length > 0 ? failures : undefined,
  }
}

function isFailed(test) {
  return test.status === 'failed'
}

function beginningOf(error) {
  const lines = error.split('\n').filter((line) => !line.includes('/node_modules/'))
  return lines.slice(0, 12).join('\n').slice(0, 1_500)
}

function browser(files) {
  const cli = join(REPOSITORY, 'node_modules', 'playwright', 'cli.js')
  return {
    program: process.execPath,
    args: [cli, 'test', '--config', 'tests/e2e/playwright.config.ts', '--reporter=list,json', ...files],
    environment: { PLAYWRIGHT_JSON_OUTPUT_NAME: playwrightReport },
    count: (status) => countedByPlaywright(status, read(playwrightReport)),
  }
}

function countedByPlaywright(status, report) {
  if (!report) return { passed: 0, failed: 1 }
  for (const page of pagesOfFailures(report.suites)) process.stdout.write(`\n${page}\n`)
  const { expected, unexpected, flaky, skipped } = report.stats
  if (flaky > 0) {
    const names = failuresOf(report.suites, (test) => test.status === 'flaky')
    appendFileSync(notes, names.map((name) => `passed when tried again: ${name}\n\n`).join(''))
  }
  const failed = unexpected + report.errors.length
  const failures = unexpected > 0 ? failuresOf(report.suites, (test) => test.status === 'unexpected') : undefined
  return { passed: expected + flaky, failed: failed || (status === 0 ? 0 : 1), skipped, failures }
}

function failuresOf(suites, isMeant) {
  return suites.flatMap(({ suites: inner = [], specs = [] }) => [
    ...failuresOf(inner, isMeant),
    ...specs.flatMap(({ file, title, tests }) =>
      tests.filter(isMeant).map(({ results }) => {
        const [error] = results.flatMap(({ errors }) => errors)
        return `${file}: ${title}\n${beginningOf(error?.message ?? '')}`
      }),
    ),
  ])
}

/** Page contents at failures, because logs outlive the files. */
function pagesOfFailures(suites) {
  return suites.flatMap(({ suites: inner = [], specs = [] }) => [
    ...pagesOfFailures(inner),
    ...specs.flatMap(({ title, tests }) =>
      tests
        .flatMap(({ results }) => results.flatMap(({ attachments }) => attachments))
        .filter(({ name, path }) => name === 'error-context' && path && existsSync(path))
        .map(({ path }) => {
          const [, page = ' nothing'] = /```yaml\n([\s\S]*?)```/.exec(readFileSync(path, 'utf8')) ?? []
          return `what stood on the page of "${title}":\n${page.slice(0, 4_000).trimEnd()}`
        }),
    ),
  ])
}

function settings(environment = {}) {
  // Logs have no colours.
  const { FORCE_COLOR: _, ...plain } = process.env
  const browsers = { CHROMIUM: chromium, CHROMIUM_SHELL: shell, FIREFOX: firefox ?? '' }
  const deep = isDeep ? { CAUSEWAY_DEEP: '1' } : {}
  const inTurn = named.length === 0 ? { CAUSEWAY_TURN: turn } : {}
  const env = {
    ...{ ...plain, ...browsers, ...deep, ...inTurn },
    ...{ NO_COLOR: '1', CAUSEWAY_NOTES: notes },
    ...environment,
  }
  return { cwd: REPOSITORY, env }
}

function read(file) {
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined
}
