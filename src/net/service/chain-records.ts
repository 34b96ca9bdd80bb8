import * as v from 'valibot'

/** Interface, "Chain record"; for warnings and comparison only. `contracts` has keys like `v3.erc20Router`. */
export type ChainRecord = Readonly<{
  id: number
  disabled: boolean
  depositEnabled: boolean
  blockProductionLagging: boolean
  /** The interface names no unit. */
  partialDisableLimit: number
  vmType: string | undefined
  nativeSymbol: string | undefined
  nativeDecimals: number | undefined
  slug: string | undefined
  depository: string | undefined
  contracts: Readonly<Record<string, string>>
  solverAddresses: readonly string[]
}>

const word = v.pipe(v.string(), v.maxLength(256))
const record = v.object({
  id: v.pipe(v.number(), v.safeInteger(), v.minValue(0)),
  disabled: v.optional(v.boolean(), false),
  depositEnabled: v.optional(v.boolean(), true),
  blockProductionLagging: v.optional(v.boolean(), false),
  partialDisableLimit: v.fallback(v.optional(v.number(), 0), 0),
  vmType: v.optional(word),
  currency: v.optional(v.object({ symbol: v.optional(word), decimals: v.optional(v.number()) })),
  contracts: v.optional(v.record(word, v.unknown()), {}),
  solverAddresses: v.optional(v.pipe(v.array(word), v.maxLength(64)), []),
  protocol: v.optional(
    v.object({ v2: v.optional(v.object({ chainId: v.optional(word), depository: v.optional(word) })) }),
  ),
})
const answer = v.object({ chains: v.pipe(v.array(v.unknown()), v.maxLength(1_000)) })

/** Decodes the chains. Unreadable records are dropped; duplicates stay, to show the contradiction (lie N03). */
export function decodeChainRecords(
  body: unknown,
): { ok: true; chains: readonly ChainRecord[] } | { ok: false; message: string } {
  const parsed = v.safeParse(answer, body)
  if (!parsed.success) return { ok: false, message: 'chains: expected a list of at most 1000 records' }
  const chains = parsed.output.chains.flatMap((each) => {
    const known = v.safeParse(record, each)
    return known.success ? [chainRecord(known.output)] : []
  })
  return { ok: true, chains }
}

function chainRecord({ protocol, vmType, currency, contracts, ...known }: v.InferOutput<typeof record>): ChainRecord {
  return {
    ...known,
    vmType,
    nativeSymbol: currency?.symbol,
    nativeDecimals: currency?.decimals,
    slug: protocol?.v2?.chainId,
    depository: protocol?.v2?.depository,
    contracts: flat(contracts),
  }
}

function flat(contracts: Readonly<Record<string, unknown>>): Readonly<Record<string, string>> {
  const entries = Object.entries(contracts).flatMap(([key, value]): readonly (readonly [string, unknown])[] =>
    typeof value === 'object' && value !== null
      ? Object.entries(value).map(([inner, address]) => [`${key}.${inner}`, address])
      : [[key, value]],
  )
  return Object.fromEntries(entries.filter((entry): entry is [string, string] => v.is(word, entry[1])))
}
