import { type ChainRecordFact, type Fact, knownFact, unknownFact } from '../../core/chain/facts.ts'
import type { Failure } from '../../core/reason/reason.ts'

export type ListedChain = Readonly<{
  id: number
  disabled: boolean
  blockProductionLagging: boolean
  partialDisableLimit: number
  depositEnabled: boolean
  vmType: string | undefined
  nativeSymbol: string | undefined
  nativeDecimals: number | undefined
  slug: string | undefined
  depository: string | undefined
  contracts: Readonly<Record<string, string>>
  solverAddresses: readonly string[]
}>

type Seen = Pick<ListedChain, 'id' | 'vmType' | 'slug' | 'depository' | 'contracts' | 'solverAddresses'>

export type ChainListPorts = Readonly<{
  /** Other chains are neither stored nor compared. */
  pinnedIds: readonly number[]
  source: string
  chains: () => Promise<
    Readonly<{ ok: true; chains: readonly ListedChain[]; dateMilliseconds?: number | undefined }> | Failure
  >
  see: (
    chains: readonly (Seen & Readonly<{ firstSeenAtSeconds: number }>)[],
  ) => Promise<readonly Pick<Seen, 'id' | 'contracts'>[]>
  nowSeconds: () => number
}>

/** The service may disable a chain before the signature. */
export const MOST_LIST_AGE_SECONDS = { forQuote: 30, forSignature: 2 } as const

/** `skewSeconds` is the service's clock minus ours. */
export type ChainListing = Readonly<{ chains: Fact<readonly ChainRecordFact[]>; skewSeconds: number | undefined }>

/** A list this old may replace an unavailable one, seconds. */
const STANDS_IN_SECONDS = 60

/** Reads the service's chains to compare with pins: a destination needs no deposits. */
export function createChainList(
  ports: ChainListPorts,
): (originChainId: number, mostSeconds: number) => Promise<ChainListing> {
  let asked: Readonly<{ atSeconds: number; answer: ReturnType<typeof ask> }> | undefined
  let last: Readonly<{ atSeconds: number; chains: readonly ListedChain[] }> | undefined

  async function ask() {
    const answered = await ports.chains()
    if (!answered.ok) return answered
    const { chains, dateMilliseconds } = answered
    const skewSeconds =
      dateMilliseconds === undefined ? undefined : Math.floor(dateMilliseconds / 1_000) - ports.nowSeconds()
    return { ok: true, chains, skewSeconds } as const
  }

  return async (originChainId, mostSeconds) => {
    const nowSeconds = ports.nowSeconds()
    if (!asked || !isWithin(mostSeconds, asked.atSeconds, nowSeconds)) {
      asked = { atSeconds: nowSeconds, answer: ask() }
    }
    const { atSeconds, answer } = asked
    const answered = await answer
    if (answered.ok) last = { atSeconds, chains: answered.chains }
    else if (!last || !isWithin(STANDS_IN_SECONDS, last.atSeconds, nowSeconds)) {
      return { chains: unknownFact(answered.reason), skewSeconds: undefined }
    }
    const listed = last.chains.filter((each) => ports.pinnedIds.includes(each.id) || each.slug !== undefined)
    const first = await firstSeen(listed, ports)
    const facts = listed.map((each) => factOf(each, originChainId, first))
    return { chains: knownFact(facts, ports.source), skewSeconds: answered.ok ? answered.skewSeconds : undefined }
  }
}

// A clock set back refreshes nothing.
function isWithin(seconds: number, atSeconds: number, nowSeconds: number): boolean {
  return Math.abs(nowSeconds - atSeconds) <= seconds
}

// Every proof reads these, and most are known, so one read suffices.
async function firstSeen(listed: readonly ListedChain[], ports: ChainListPorts): Promise<readonly Contracts[]> {
  const firstSeenAtSeconds = ports.nowSeconds()
  const pinned = listed.filter(({ id }) => ports.pinnedIds.includes(id))
  return ports.see(
    pinned.map(({ id, slug, vmType, depository, contracts, solverAddresses }) => {
      return { id, slug, vmType, depository, contracts, solverAddresses, firstSeenAtSeconds }
    }),
  )
}

type Contracts = Pick<Seen, 'id' | 'contracts'>

function factOf(chain: ListedChain, originChainId: number, first: readonly Contracts[]): ChainRecordFact {
  const { id, slug, vmType, nativeSymbol, nativeDecimals, depository, contracts, solverAddresses } = chain
  return {
    id,
    slug,
    vmType,
    nativeSymbol,
    nativeDecimals,
    depository,
    contracts,
    firstContracts: first.find((each) => each.id === id)?.contracts,
    solvers: solverAddresses,
    isDisabled: chain.disabled || (id === originChainId && !chain.depositEnabled),
    isLagging: chain.blockProductionLagging,
    isLimited: chain.partialDisableLimit > 0,
  }
}
