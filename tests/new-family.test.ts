import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { API } from 'typescript/unstable/sync'
import { expect, it } from 'vitest'
import { count } from './count.ts'

const ROOT = join(import.meta.dirname, '..')
const UNION = join(ROOT, 'src/core/chain/chain.ts')
const RECIPE = join(ROOT, 'docs/contributing.md')

/** Each is a total table of families, or reads one in its own file. */
const TABLES: readonly string[] = [
  'entrypoints/background/wiring/facts.ts',
  'entrypoints/background/wiring/families/family-reads.ts',
  'src/core/deposit-address/own-payment.ts',
  'src/core/families/address-family.ts',
  'src/core/families/address.ts',
  'src/core/families/families.ts',
  'src/core/families/listed-token.ts',
  'src/core/profiles/resolve.ts',
  'src/core/verify/family-checks.ts',
  'src/ui/families/display-by-family.ts',
  'src/ui/families/message-keys.ts',
  'src/ui/families/own-address.ts',
  'src/ui/families/receive-families.ts',
  'src/wallet/families/rules-by-family.ts',
  'tests/check-quote/facts-schema.ts',
  'tests/core/honest/ways.ts',
]

/** Usually only files that name families are compiled; `--deep` compiles all. */
const IS_WHOLE = count('CAUSEWAY_FAMILY_WHOLE', { usual: 0, deep: 1 }) > 0

const isAboutFamilies = (file: string) => /\bFamily\b|\.family\b|\bfamilyOf\(/.test(readFileSync(file, 'utf8'))

/** The files that don't compile with one more family. */
function filesThatFail(): readonly string[] {
  const union = readFileSync(UNION, 'utf8')
  const changed = union.replace(/(export type Family = .*)/, "$1 | 'stub'")
  expect(changed, `no union of families in ${UNION}`).not.toBe(union)
  const config = join(ROOT, 'tsconfig.new-family.json')
  const read = new Map([[UNION, changed]])
  const api = new API({
    cwd: ROOT,
    fs: { readFile: (file) => read.get(file), fileExists: (file) => read.has(file) || undefined },
  })
  try {
    const { fileNames } = api.parseConfigFile(join(ROOT, 'tsconfig.json'))
    const files = IS_WHOLE
      ? fileNames
      : fileNames.filter((file) => file.endsWith('.d.ts') || (!file.endsWith('.test.ts') && isAboutFamilies(file)))
    read.set(
      config,
      JSON.stringify({ extends: './tsconfig.json', include: [], files, compilerOptions: { incremental: false } }),
    )
    const program = api.updateSnapshot({ openProjects: [config] }).getProject(config)?.program
    const failing = files.filter((file) => (program?.getSemanticDiagnostics(file) ?? []).length > 0)
    return failing.map((file) => file.slice(ROOT.length + 1)).sort()
  } finally {
    api.close()
  }
}

it('fails to compile at exactly the tables of families when it is new', () => {
  expect(
    filesThatFail(),
    'A family is looked up outside its tables. Add a function to a table under `families/`, or name the new table here and in docs/contributing.md.',
  ).toEqual(TABLES)
})

it('has a recipe that names each of its tables', () => {
  const recipe = readFileSync(RECIPE, 'utf8')
  const isNamed = (file: string) => {
    const [, folder] = /^(.*\/families\/)/.exec(file) ?? []
    return recipe.includes(file) || (folder !== undefined && recipe.includes(`\`${folder}\``))
  }
  expect(
    TABLES.filter((file) => !isNamed(file)),
    'Name them in "How to add a chain family" of docs/contributing.md.',
  ).toEqual([])
})
