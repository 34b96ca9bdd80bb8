import { readdirSync, readFileSync } from 'node:fs'
import { join, normalize } from 'node:path'
import { parseAst } from 'vite'
import { describe, expect, it } from 'vitest'
import { FAMILIES } from '../src/core/families/families.ts'
import { ITEM_KINDS } from '../src/core/families/items.ts'

const ROOT = join(import.meta.dirname, '..')

/** These layers ask their tables of families. */
const LAYERS = [
  ...['src/lib', 'src/core', 'src/net', 'src/vault', 'src/store', 'src/api', 'src/provider', 'src/platform'],
  ...['src/wallet', 'src/ui', 'entrypoints'],
] as const

const WORDS: ReadonlySet<string> = new Set([...Object.keys(FAMILIES), ...Object.keys(ITEM_KINDS)])

/** Properties of other unions that share a word, such as `StepTerms`. */
const OTHER_UNIONS: ReadonlySet<string> = new Set(['terms'])

const EQUALITIES: ReadonlySet<string> = new Set(['===', '!==', '==', '!='])

type Node = Readonly<{ type: string; start: number; end: number }> & Readonly<Record<string, unknown>>

function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string'
}

function partsOf(node: Node): readonly Node[] {
  return Object.values(node).flat().filter(isNode)
}

const asNode = (value: unknown) => (isNode(value) ? value : undefined)

const textOf = (value: unknown) => {
  const node = asNode(value)
  return node?.type === 'Literal' && typeof node['value'] === 'string' ? node['value'] : undefined
}

const isWord = (value: unknown) => WORDS.has(textOf(value) ?? '')

const nameOf = (value: unknown): unknown => {
  const node = asNode(value)
  if (node?.type === 'ChainExpression') return nameOf(node['expression'])
  return node?.type === 'MemberExpression' ? asNode(node['property'])?.['name'] : node?.['name']
}

const isOfOtherUnion = (value: unknown) => OTHER_UNIONS.has(String(nameOf(value)))

function isEquality({ type, operator, left, right }: Node): boolean {
  if (type !== 'BinaryExpression' || !EQUALITIES.has(String(operator))) return false
  return (isWord(left) && !isOfOtherUnion(right)) || (isWord(right) && !isOfOtherUnion(left))
}

function isSwitch({ type, discriminant, cases }: Node): boolean {
  if (type !== 'SwitchStatement' || isOfOtherUnion(discriminant) || !Array.isArray(cases)) return false
  return cases.some((each) => isNode(each) && isWord(each['test']))
}

// A start such as `exchange` or a list such as `['evm', 'exchangeA']` compares several words at once.
function isTextTest({ type, callee, arguments: given }: Node): boolean {
  if (type !== 'CallExpression' || !Array.isArray(given) || asNode(callee)?.type !== 'MemberExpression') return false
  const [first] = given
  const start = textOf(first) ?? ''
  const method = nameOf(callee)
  if (method === 'startsWith') return start.length > 2 && [...WORDS].some((word) => word.startsWith(start))
  const list = asNode(asNode(callee)?.['object'])
  const isListed = list?.type === 'ArrayExpression' && partsOf(list).some(isWord)
  return method === 'includes' && (isWord(first) || isListed)
}

function comparisonsIn(code: string, lang: 'ts' | 'tsx'): readonly string[] {
  const found: string[] = []
  const visit = (node: Node): void => {
    if (isEquality(node) || isSwitch(node) || isTextTest(node))
      found.push(code.slice(node.start, node.end).slice(0, 80))
    for (const part of partsOf(node)) visit(part)
  }
  const program: unknown = parseAst(code, { lang })
  if (isNode(program)) visit(program)
  return found
}

function sourcesOf(layer: string): readonly string[] {
  const names = readdirSync(join(ROOT, layer), { recursive: true, encoding: 'utf8' })
  return names.filter((name) => /\.tsx?$/.test(name)).map((name) => normalize(join(layer, name)))
}

describe('a chain family or an item kind', () => {
  it.each(LAYERS)('is compared in the families of %s alone', (layer) => {
    const files = sourcesOf(layer).filter((file) => !file.includes('/families/'))
    const wrong = files.flatMap((file) => {
      const code = readFileSync(join(ROOT, file), 'utf8')
      return comparisonsIn(code, file.endsWith('x') ? 'tsx' : 'ts').map((found) => `${file}: ${found}`)
    })
    expect(
      wrong,
      'A new family would pass here silently. Ask a trait (src/core/families/traits.ts or items.ts), or add a function to the table of this layer.',
    ).toEqual([])
  })

  it('is found however it is compared', () => {
    for (const code of [
      "familyOf(chain) === 'evm'",
      "item?.kind !== 'depositAddress'",
      "'bitcoin' === family",
      "switch (item.kind) { case 'bitcoinPsbt': break }",
      "kind.startsWith('exchange')",
      "families.includes('bitcoin')",
      "['evm', 'exchangeA'].includes(family)",
    ]) {
      expect(comparisonsIn(code, 'ts'), code).not.toEqual([])
    }
    for (const code of [
      "terms.terms === 'evm'",
      "state?.terms.terms !== 'bitcoin'",
      "switch (terms.terms) { case 'exchangeB': break }",
      "act.kind === 'deposit'",
      'facts.origin.family === family',
      "text.startsWith('0x')",
    ]) {
      expect(comparisonsIn(code, 'ts'), code).toEqual([])
    }
  })
})
