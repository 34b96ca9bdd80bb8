import { type ChainRecordFact, type Fact, known, unknown } from '../core/facts.ts'
import type { Failure } from '../core/reason.ts'

/** What the service lists of a chain; see the facts of core for the words. */
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
  /** The chains that the profile pins: no others are remembered or compared. */
  pinnedIds: readonly number[]
  source: string
  chains: () => Promise<
    Readonly<{ ok: true; chains: readonly ListedChain[]; dateMilliseconds?: number | undefined }> | Failure
  >
  /** Keeps what was seen of chains first, and gives that, in their order. */
  see: (
    chains: readonly (Seen & Readonly<{ firstSeenAtSeconds: number }>)[],
  ) => Promise<readonly Pick<Seen, 'id' | 'contracts'>[]>
  nowSeconds: () => number
}>

/**
 * How old the list, or that there was none, may be when a quote is judged, and when it is proven again before a
 * signature, seconds. Between the two the service may have switched a chain off: so it is asked again.
 */
export const LIST_SECONDS = { forQuote: 30, forSignature: 2 } as const

/** The list as a fact, and how far the service's clock was ahead of the wallet's where it answered just now, seconds. */
export type Listed = Readonly<{ chains: Fact<readonly ChainRecordFact[]>; skewSeconds: number | undefined }>

/** How old the last list may be that stands for one which could not be had, seconds. */
const STANDS_IN_SECONDS = 60

/**
 * Reads the service's list of chains for proofs to compare with the pins.
 *
 * @returns a function of the origin chain's id, since a chain that takes no deposits is no trouble as a destination, and
 * of how old the list may be, seconds
 */
export function createChainList(
  ports: ChainListPorts,
): (originChainId: number, mostSeconds: number) => Promise<Listed> {
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
      return { chains: unknown(answered.reason), skewSeconds: undefined }
    }
    const listed = last.chains.filter((each) => ports.pinnedIds.includes(each.id) || each.slug !== undefined)
    const first = await firstSeen(listed, ports)
    const facts = listed.map((each) => factOf(each, originChainId, first))
    return { chains: known(facts, ports.source), skewSeconds: answered.ok ? answered.skewSeconds : undefined }
  }
}

// A clock that was set back makes nothing new.
function isWithin(seconds: number, atSeconds: number, nowSeconds: number): boolean {
  return Math.abs(nowSeconds - atSeconds) <= seconds
}

// All of them at once: this is read for every proof, and mostly none of them is new.
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
