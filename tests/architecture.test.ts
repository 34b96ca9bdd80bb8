import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { filesIn, importsAtOnce, importsOf, ROOT, reachedFrom, targetOfImport } from './imports.ts'

/** The allowed imports per folder of `src`: the design's table of directions. */
const MAY_IMPORT: Readonly<Record<string, readonly string[]>> = {
  lib: [],
  core: ['lib'],
  net: ['core', 'lib'],
  vault: ['core', 'lib'],
  store: ['core', 'lib'],
  wallet: ['core', 'lib'],
  provider: ['core', 'lib'],
  api: ['core', 'lib'],
  platform: ['lib'],
  ui: ['api', 'core', 'lib'],
}

const BROWSER = ['chrome', 'browser']
const PAGE = ['window', 'document', 'localStorage', 'sessionStorage', 'location', 'navigator']
const OUTSIDE = ['fetch', 'WebSocket', 'XMLHttpRequest']
const CHANCE = ['Math.random', 'crypto']
const CLOCK = ['Date.now', 'setTimeout', 'setInterval', 'performance']
const STORAGE = ['indexedDB', 'caches']

/** Forbidden globals per folder: the inverse of the design's "may touch". */
const MUST_NOT_TOUCH: Readonly<Record<string, readonly string[]>> = {
  lib: [...BROWSER, ...PAGE, ...OUTSIDE, ...CHANCE, ...CLOCK, ...STORAGE],
  core: [...BROWSER, ...PAGE, ...OUTSIDE, ...CHANCE, ...CLOCK, ...STORAGE],
  net: [...BROWSER, ...PAGE, ...CHANCE, ...STORAGE],
  vault: [...BROWSER, ...PAGE, ...OUTSIDE, 'Math.random', 'Date.now', ...STORAGE],
  store: [...BROWSER, ...PAGE, ...OUTSIDE, ...CHANCE],
  wallet: [...BROWSER, ...PAGE, ...OUTSIDE, ...CHANCE, ...CLOCK, ...STORAGE],
  provider: [...OUTSIDE, 'localStorage', 'sessionStorage', ...STORAGE],
  api: [...BROWSER, ...PAGE, ...OUTSIDE, ...CHANCE, ...CLOCK, ...STORAGE],
  platform: [...OUTSIDE, ...STORAGE],
  ui: [...BROWSER, ...OUTSIDE, ...STORAGE],
}

const sources = filesIn('src')

function circlesOf(edges: ReadonlyMap<string, readonly string[]>): readonly string[] {
  const done = new Set<string>()
  const circles: string[] = []
  const visit = (file: string, path: readonly string[]) => {
    if (path.includes(file)) circles.push([...path.slice(path.indexOf(file)), file].join(' → '))
    else if (!done.has(file)) {
      for (const next of edges.get(file) ?? []) visit(next, [...path, file])
      done.add(file)
    }
  }
  for (const file of edges.keys()) visit(file, [])
  return circles
}

/** Without the shell and its routes. */
function arrowsOf(file: string): readonly string[] {
  const screensOf = (path: string) => /^src\/ui\/([^/]+)\//.exec(path)?.[1]
  const here = screensOf(file)
  const there = importsOf(file).map(({ from }) => screensOf(targetOfImport(file, from) ?? ''))
  return there.flatMap((folder) => (here && folder && here !== folder ? `${here} → ${folder}` : []))
}

function mutualFolders(arrows: readonly string[]): readonly string[] {
  const all = new Set(arrows)
  return [...all].filter((arrow) => {
    const [from, to] = arrow.split(' → ')
    return (from ?? '') < (to ?? '') && all.has(`${to} → ${from}`)
  })
}

const folderOf = (file: string) => file.split('/')[1] ?? ''

function codeOf(file: string): string {
  const text = readFileSync(join(ROOT, file), 'utf8')
  return text.replace(/\/\*[\s\S]*?\*\//g, '').replace(/(^|[^:'"`])\/\/.*$/gm, '$1')
}

const PROOF = 'tests/core/proof'
const ORACLE = ['oracle', 'balances', 'money', 'abi'].map((name) => `${PROOF}/adversary/${name}.ts`)

/** The design's top-level list, beside dot-files; stray downloads fail. */
const TOP_LEVEL = [
  ...['CHANGELOG.md', 'LICENSE', 'README.md', 'SECURITY.md', 'package-lock.json', 'package.json', 'tsconfig.json'],
  ...['wxt.config.ts', 'assets', 'docs', 'entrypoints', 'src', 'tests'],
]

it.skipIf(!existsSync(join(ROOT, '.git')))('has nothing at its top that the design does not name', () => {
  const kept = execFileSync('git', ['ls-files'], { cwd: ROOT, encoding: 'utf8' }).split('\n')
  const top = new Set(kept.map((path) => path.split('/')[0] ?? ''))
  expect(
    [...top].filter((name) => !(name === '' || name.startsWith('.') || TOP_LEVEL.includes(name))),
    'Move these into docs, src or tests, or delete them.',
  ).toEqual([])
})

describe('the direction of imports', () => {
  it('finds sources and imports to judge', () => {
    expect(sources.length).toBeGreaterThan(40)
    expect(sources.flatMap(importsOf).length).toBeGreaterThan(100)
  })

  it('follows the table', () => {
    const wrong = sources.flatMap((file) =>
      importsOf(file).flatMap(({ from }) => {
        const target = targetOfImport(file, from)
        if (target === undefined) return []
        const [here, there] = [folderOf(file), folderOf(target)]
        const isAllowed = target.startsWith('src/') && (here === there || MAY_IMPORT[here]?.includes(there))
        return isAllowed ? [] : [`${file} → ${target}`]
      }),
    )
    expect(
      wrong,
      'MAY_IMPORT above forbids these imports. Move the function to a folder that may import it, or declare a port and pass it in entrypoints.',
    ).toEqual([])
  })

  it('has no folder that the table does not know', () => {
    expect(
      [...new Set(sources.map(folderOf))].filter((folder) => !(folder in MAY_IMPORT)),
      'Put these files into a folder of MAY_IMPORT.',
    ).toEqual([])
  })

  it('has no circles, not even of types, and the wiring has none either', () => {
    const all = [...sources, ...filesIn('entrypoints')]
    const edges = new Map(
      all.map((file) => [file, importsOf(file).flatMap(({ from }) => targetOfImport(file, from) ?? [])]),
    )
    expect(circlesOf(edges), 'Move what both files need into a third file.').toEqual([])
    // The check must find a planted violation.
    const tied = [
      ...edges,
      ['src/core/review/finding.ts', ['src/core/reason/reason.ts']],
      ['src/core/reason/reason.ts', ['src/core/review/finding.ts']],
    ]
    expect(circlesOf(new Map(tied as [string, string[]][]))).not.toEqual([])
  })

  it('goes one way between any two folders of the screens', () => {
    const files = sources.filter((file) => file.startsWith('src/ui/'))
    expect(
      mutualFolders(files.flatMap(arrowsOf)),
      'These folders import each other. Move the shared part into one of them or into a third.',
    ).toEqual([])
    // The check must find a planted cycle.
    expect(mutualFolders(['move → review', 'text → messages', 'review → move'])).toEqual(['move → review'])
  })

  it('keeps the devnet independent of the wallet', () => {
    const files = filesIn('tests/devnet')
    const wrong = files.filter((file) =>
      importsOf(file).some(({ from }) => targetOfImport(file, from)?.startsWith('src/')),
    )
    expect(wrong, 'The devnet judges the wallet, so write its own version of the code instead.').toEqual([])
  })

  it.each([...filesIn(`${PROOF}/second-opinion`), ...filesIn(`${PROOF}/adversary/attacks`), ...ORACLE])(
    'keeps %s independent of what it judges',
    (file) => {
      const files = reachedFrom(file, importsOf).files
      expect(
        files.filter((each) => each.startsWith('src/')),
        'A slip shared with the proof stays unseen. Write down the list or the function a second time.',
      ).toEqual([])
      const named = files.flatMap((each) => importsOf(each).flatMap(({ from }) => targetOfImport(each, from) ?? []))
      const shapes = named.filter((each) => each.startsWith('src/') && each !== 'src/core/execution/item.ts')
      expect(shapes, 'Only the shape of what is signed may be shared.').toEqual([])
    },
  )
})

describe('what a folder may touch', () => {
  it.each(Object.entries(MUST_NOT_TOUCH))('%s names nothing ambient that is not its own', (folder, names) => {
    const escaped = names.map((name) => name.replace('.', '\\.'))
    // Matches globals, not properties or parameters of the same name.
    const pattern = new RegExp(`(?<![.\\w$'"\`-])(?:globalThis\\.)?(${escaped.join('|')})(?=\\s*[.(\\[])`, 'g')
    const wrong = sources
      .filter((file) => folderOf(file) === folder)
      .flatMap((file) => {
        const code = codeOf(file)
        return [...code.matchAll(pattern)]
          .map((found) => found[1] ?? '')
          .filter((name) => !isOwnName(code, name.split('.')[0] ?? ''))
          .map((name) => `${file}: ${name}`)
      })
    expect(
      [...new Set(wrong)],
      'Take the clock, chance, storage and network as arguments or ports; entrypoints pass them.',
    ).toEqual([])
  })

  it('reaches the browser in one file of src/platform alone', () => {
    const browserImports = (file: string) =>
      importsOf(file).filter(({ from }) => from === 'webextension-polyfill' || from === 'wxt/browser')
    const users = sources.filter((file) => browserImports(file).some(({ isTypeOnly }) => !isTypeOnly))
    expect(users, 'Import the browser from src/platform/browser.ts.').toEqual(['src/platform/browser.ts'])
    const typed = sources.filter((file) => browserImports(file).length > 0 && folderOf(file) !== 'platform')
    expect(typed, 'Use a type of src/platform instead.').toEqual([])
  })

  it.each(['entrypoints/content.ts', 'entrypoints/inpage.ts'])('%s carries neither polyfill nor libraries', (entry) => {
    expect(
      reachedFrom(entry, importsOf).packages.filter((name) => !name.startsWith('wxt/utils/')),
      'Every page pays for this script. Import types only, or write the few lines here.',
    ).toEqual([])
  })

  it.each([
    ['entrypoints/popup/main.tsx', importsOf],
    ['entrypoints/background/wallet-runtime.ts', importsAtOnce],
  ])('%s does without the Bitcoin library and the lists of passwords', (entry, importsIn) => {
    const { packages } = reachedFrom(entry, importsIn)
    expect(packages).toContain('@noble/hashes/sha2')
    expect(packages.join(), 'Load the proof, the signer or the lists by `await import()`.').not.toMatch(
      /btc-signer|zxcvbn/,
    )
  })
})

/** The only places that may name a timeline. */
const MAY_NAME_TIMELINE = [
  ...[
    'src/ui/',
    'src/core/export/',
    'src/core/execution/steps/apply.ts',
    'src/core/execution/start.ts',
    'src/core/bundle/start.ts',
  ],
  ...['src/core/execution/execution.ts', 'src/store/executions/schema.ts', 'src/store/bundles/schema.ts'],
]
/** Here "history" means an explorer's list for a Bitcoin address. */
const HISTORY_OF_ADDRESSES = [
  'src/net/',
  'entrypoints/background/wiring/user-events.ts',
  'entrypoints/background/wiring/families/bitcoin.ts',
]

// Matches properties and keys, not functions of that name.
const TIMELINE =
  /\.history\b(?!\s*\()|[{,]\s*history\s*(?=[,}=])|\bhistory\s*:(?!\s*(?:async\s*)?\()|['"`]history['"`]/g

describe('the timeline of a record', () => {
  it('is for display: nothing is decided by its lines', () => {
    const files = [...sources, ...filesIn('entrypoints')].filter(
      (file) => ![...MAY_NAME_TIMELINE, ...HISTORY_OF_ADDRESSES].some((each) => file.startsWith(each)),
    )
    const wrong = files.flatMap((file) => [...codeOf(file).matchAll(TIMELINE)].map(([found]) => `${file}: ${found}`))
    expect(
      wrong,
      'The timeline is for display. Give the step or the record a typed field, let apply (src/core) set it from the event, accept it in src/store, and decide by that field.',
    ).toEqual([])
  })

  it('is found however it is read', () => {
    for (const code of [
      'execution.history.at(-1)',
      'record?.history',
      'function since({ items, history }: Bundle)',
      'const { history: lines } = record',
      'const { history = [] } = record',
      "Pick<Execution, 'history'>",
    ]) {
      expect([...code.matchAll(TIMELINE)], code).not.toEqual([])
    }
    for (const code of ['ports.history(chainId, address)', 'history: async (address) => answer', 'historyRow(each)']) {
      expect([...code.matchAll(TIMELINE)], code).toEqual([])
    }
  })
})

// A port may have a global's name, such as the fetch of src/net.
function isOwnName(code: string, name: string): boolean {
  const declared = new RegExp(
    `(?:const|let|function|import)\\s+[^\\n=]*\\b${name}\\b|[{(,]\\s*${name}\\s*(?::[^,)}]+)?[,)}]|\\b${name}\\??:`,
  )
  return declared.test(code)
}
