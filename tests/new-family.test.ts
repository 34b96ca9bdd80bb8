import { readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { API } from 'typescript/unstable/sync'
import { expect, it } from 'vitest'
import { count } from './count.ts'

const ROOT = join(import.meta.dirname, '..')
const FAMILIES = join(ROOT, 'src/core/chain/chain.ts')
const ITEMS = join(ROOT, 'src/core/execution/item.ts')
const RECIPE = join(ROOT, 'docs/contributing.md')

/** Each is a total table of families or item kinds, or reads one in its own file. */
const TABLES: readonly string[] = [
  'entrypoints/background/wiring/facts.ts',
  'entrypoints/background/wiring/families/family-reads.ts',
  'entrypoints/background/wiring/families/transports.ts',
  'src/core/deposit-address/own-payment.ts',
  'src/core/families/address-family.ts',
  'src/core/families/address.ts',
  'src/core/families/families.ts',
  'src/core/families/fixed-fee.ts',
  'src/core/families/items.ts',
  'src/core/families/listed-token.ts',
  'src/core/profiles/resolve.ts',
  'src/core/review/review.ts',
  'src/core/sign/key-source.ts',
  'src/core/sign/sign.ts',
  'src/core/sign/signed.ts',
  'src/core/verify/family-checks.ts',
  'src/core/verify/item-checks.ts',
  'src/store/bundles/schema.ts',
  'src/store/executions/schema.ts',
  'src/ui/families/display-by-family.ts',
  'src/ui/families/item-display.ts',
  'src/ui/families/message-keys.ts',
  'src/ui/families/own-address.ts',
  'src/ui/families/receive-families.ts',
  'src/ui/families/step-replacement.ts',
  'src/ui/review/signatures.tsx',
  'src/wallet/engine/unrecorded-payment.ts',
  'src/wallet/families/adapter-by-kind.ts',
  'src/wallet/families/replacement-by-kind.ts',
  'src/wallet/families/rules-by-family.ts',
  'tests/check-quote/facts-schema.ts',
  'tests/core/honest/ways.ts',
  'tests/core/proof/second-opinion/moves.ts',
  'tests/wallet/liveness/rule.ts',
  'tests/wallet/liveness/signer.ts',
  'tests/wallet/sim/ports.ts',
]

/** Usually only files that name families or item kinds are compiled; `--deep` compiles all. */
const IS_WHOLE = count('CAUSEWAY_FAMILY_WHOLE', { usual: 0, deep: 1 }) > 0

const NAMES =
  /\bFamily\b|\.family\b|\bfamilyOf\(|\bItemKind\b|\b[sS]tepWord|\bTermsOf\b|Item\['kind'\]|\/item-schema\.ts|\.word\b/

function withMember(file: string, union: RegExp, member: string): readonly [file: string, text: string] {
  const text = readFileSync(file, 'utf8')
  expect(text, `no union ${union} in ${file}`).toMatch(union)
  return [file, text.replace(union, `$& ${member} |`)]
}

/** The files that don't compile with one more family, and one more kind of item. */
function filesThatFail(): readonly string[] {
  const item = "Omit<ExchangeBTransferItem, 'kind'> & Readonly<{ kind: 'stub' }>"
  const config = join(ROOT, 'tsconfig.new-family.json')
  const read = new Map([
    withMember(FAMILIES, /export type Family =/, "'stub'"),
    withMember(ITEMS, /export type Item =\n +\|/, item),
  ])
  const api = new API({
    cwd: ROOT,
    fs: { readFile: (file) => read.get(file), fileExists: (file) => read.has(file) || undefined },
  })
  try {
    const { fileNames } = api.parseConfigFile(join(ROOT, 'tsconfig.json'))
    const files = IS_WHOLE
      ? fileNames
      : fileNames.filter(
          (file) => file.endsWith('.d.ts') || (!file.endsWith('.test.ts') && NAMES.test(readFileSync(file, 'utf8'))),
        )
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

it('fails to compile at exactly the tables when it and its items are new', () => {
  expect(
    filesThatFail(),
    'A family or an item kind is looked up outside its tables. Add a function to a table under `families/`, or name the new table here and in docs/contributing.md.',
  ).toEqual(TABLES)
})

it('has a recipe that names each of its tables', () => {
  const recipe = readFileSync(RECIPE, 'utf8')
  const isNamed = (file: string) => {
    const [, folder] = /^(.*\/families\/)/.exec(file) ?? []
    const isNamedAlone = recipe.includes(`\`${basename(file)}\``)
    return recipe.includes(file) || isNamedAlone || (folder !== undefined && recipe.includes(`\`${folder}\``))
  }
  expect(
    TABLES.filter((file) => !isNamed(file)),
    'Name them in "How to add a chain family" of docs/contributing.md.',
  ).toEqual([])
})
