import * as v from 'valibot'

/**
 * What the wallet uses of a chain record (interface, "Chain record"): warnings and things to compare with its pinned
 * profile, never things to act on. `slug` and `depository` are of `protocol.v2`.
 */
export type ChainRecord = Readonly<{
  id: number
  disabled: boolean
  depositEnabled: boolean
  blockProductionLagging: boolean
  vmType: string | undefined
  slug: string | undefined
  depository: string | undefined
  solverAddresses: readonly string[]
}>

const word = v.pipe(v.string(), v.maxLength(256))
const record = v.object({
  id: v.pipe(v.number(), v.safeInteger(), v.minValue(0)),
  disabled: v.optional(v.boolean(), false),
  depositEnabled: v.optional(v.boolean(), true),
  blockProductionLagging: v.optional(v.boolean(), false),
  vmType: v.optional(word),
  solverAddresses: v.optional(v.pipe(v.array(word), v.maxLength(64)), []),
  protocol: v.optional(
    v.object({ v2: v.optional(v.object({ chainId: v.optional(word), depository: v.optional(word) })) }),
  ),
})
const answer = v.object({ chains: v.pipe(v.array(v.unknown()), v.maxLength(1_000)) })

/**
 * Decodes the answer of the chains endpoint. A record that cannot be read is left out, as a chain that the service does
 * not have; two records of one chain spoil the whole answer, since either may be the true one (lies N03).
 */
export function decodeChainRecords(
  body: unknown,
): { ok: true; chains: readonly ChainRecord[] } | { ok: false; message: string } {
  const parsed = v.safeParse(answer, body)
  if (!parsed.success) return { ok: false, message: 'chains: expected a list of at most 1000 records' }
  const chains = parsed.output.chains.flatMap((each) => {
    const known = v.safeParse(record, each)
    return known.success ? [chainRecord(known.output)] : []
  })
  const ids = new Set(chains.map((each) => each.id))
  if (ids.size !== chains.length) return { ok: false, message: 'chains: expected each chain once' }
  return { ok: true, chains }
}

function chainRecord({ protocol, vmType, ...known }: v.InferOutput<typeof record>): ChainRecord {
  return { ...known, vmType, slug: protocol?.v2?.chainId, depository: protocol?.v2?.depository }
}
