import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { golden } from './golden.ts'
import { outline } from './shape.ts'

// Golden answers must have every place and type of published ones. A lone clone lacks those.
const FOLDER = join(import.meta.dirname, '../../../shared/fixtures')
const hasFixtures = existsSync(FOLDER)

// The live service's names for the document's. service-facts.md 0.
const NAMES: readonly (readonly [string, string])[] = [
  ['hyperliquidChain', 'exchangeChain'],
  ['HyperliquidTransaction:SendAsset', 'ExchangeTransaction:SendAsset'],
]

function published(file: string): unknown {
  const text = readFileSync(join(FOLDER, `${file}__docs.json`), 'utf8')
  return JSON.parse(NAMES.reduce((renamed, [theirs, ours]) => renamed.replaceAll(theirs, ours), text))
}
type WithSteps = Readonly<{ steps: readonly Readonly<{ id: string; items: unknown }>[] }>
const itemsOf = (answer: unknown, id: string) => (answer as WithSteps).steps.find((step) => step.id === id)?.items
const missing = (theirs: unknown, ours: unknown) => {
  const known = new Set(outline(ours))
  return outline(theirs).filter((place) => !known.has(place))
}

test.skipIf(!hasFixtures).each([
  ['quote-v2__bitcoin-origin-psbt-truncated', 'quote-bitcoin-origin'],
  ['quote-v2__bitcoin-destination', 'quote-bitcoin-destination'],
  ['quote-v2__bitcoin-deposit-address', 'quote-bitcoin-deposit-address'],
  ['quote-v2__hyperliquid-withdraw-LEGACYHASH', 'quote-exchange-a-withdrawal'],
  ['quote-v2__lighter-deposit', 'quote-exchange-b-deposit'],
  ['quote-v2__deposit-address-open__base-optimism', 'quote-deposit-address'],
])('golden answers have every place of %s', (file, name) => {
  expect(missing(published(file), golden(name))).toEqual([])
})

test.skipIf(!hasFixtures).each([
  ['step__authorize1-eip3009', 'quote-permit', 'authorize1'],
  ['step__authorize2-permit2', 'quote-permit2-local', 'authorize2'],
  ['step__send', 'quote-send', 'send'],
])('golden steps have every place of %s, and no other', (file, name, id) => {
  const { items } = published(file) as Readonly<{ items: unknown }>
  const ours = itemsOf(golden(name), id)
  expect(missing(items, ours)).toEqual([])
  // The document has `gas` beside the fees, and the proxy's third version has `metadata`.
  const newer = ['[].data.gas: string', '[].data.sign.value.witness.metadata: string']
  expect(missing(ours, items).filter((place) => !newer.includes(place))).toEqual([])
})

test.skipIf(!hasFixtures)('permits are signed with the published types, field for field', () => {
  type Types = Readonly<Record<string, readonly Readonly<{ name: string }>[]>>
  type Signed = readonly Readonly<{ data: Readonly<{ sign: Readonly<{ types: Types; primaryType: string }> }> }>[]
  // The published step predates `metadata`.
  const older = (types: Types | undefined) =>
    Object.entries(types ?? {}).map(([name, fields]) => [name, fields.filter((field) => field.name !== 'metadata')])
  for (const [file, name, id] of [
    ['step__authorize1-eip3009', 'quote-permit', 'authorize1'],
    ['step__authorize2-permit2', 'quote-permit2-local', 'authorize2'],
  ] as const) {
    const [theirs] = (published(file) as Readonly<{ items: Signed }>).items
    const [ours] = itemsOf(golden(name), id) as Signed
    expect(ours?.data.sign.primaryType).toBe(theirs?.data.sign.primaryType)
    expect(Object.fromEntries(older(ours?.data.sign.types))).toEqual(theirs?.data.sign.types)
  }
})

test.skipIf(hasFixtures)('no published answers stand beside this clone: nothing to compare with', () => {
  expect(hasFixtures).toBe(false)
})
