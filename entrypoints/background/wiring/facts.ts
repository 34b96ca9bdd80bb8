import { type Family, familyOf } from '../../../src/core/chain/chain.ts'
import { type Fact, knownFact, type OriginFacts, unknownFact } from '../../../src/core/chain/facts.ts'
import { chainById, type Profile } from '../../../src/core/profiles/profile.ts'
import { type EvmFactsAbout, readArrivingDecimals, readEvmFacts } from '../../../src/net/families/evm/facts.ts'
import type { ChainListing } from '../../../src/wallet/quotes/chain-list.ts'
import { type FactsContext, type FactsPort, quoteIds } from '../../../src/wallet/quotes/facts-port.ts'
import type { ChainFamilies } from './families/chain-families.ts'

type Parts = ChainFamilies &
  Readonly<{
    profile: Profile
    chainList: (originChainId: number, mostSeconds: number) => Promise<ChainListing>
    usedAmong: (ids: readonly string[], exceptId: string) => Promise<readonly string[]>
    nowSeconds: () => number
  }>

type Reader = Readonly<{
  origin: (question: FactsContext) => Promise<OriginFacts>
  /** The time of the chain's newest block. */
  clock: (chainId: number) => Promise<Fact<number>>
}>

/** Reads a proof's facts from the chain list, the stores and the origin chain. */
export function factsPort(parts: Parts): FactsPort {
  const { profile, nowSeconds } = parts
  const readers = readersOf(parts)
  return async (question) => {
    const { intent, quote, receivedAtSeconds, exceptId, listSeconds } = question
    const { chainId } = intent.originCurrency
    const chain = chainById(profile, chainId)
    const reader = chain && readers[familyOf(chain)]
    if (!reader) throw new RangeError(`expected a chain that is carried, got ${chainId}`)
    const [origin, usedIds, { chains, skewSeconds }, newest, arrivingDecimals] = await Promise.all([
      reader.origin(question),
      parts.usedAmong(quoteIds(quote), exceptId),
      parts.chainList(chainId, listSeconds),
      reader.clock(chainId),
      readArrivingDecimals(intent.destinationCurrency, profile, parts.node),
    ])
    // Without a fresh quote, the chain list tells the service's time.
    const seconds = question.serviceSeconds ?? (skewSeconds === undefined ? undefined : receivedAtSeconds + skewSeconds)
    const service = seconds === undefined ? NOT_ASKED : knownFact(seconds, profile.service.url)
    const clocks = { service, chain: newest }
    return { nowSeconds: nowSeconds(), receivedAtSeconds, usedIds, clocks, chains, origin, arrivingDecimals }
  }
}

const NOT_ASKED = unknownFact({ code: 'NOT_ASKED' })
// An exchange has no blocks.
const NO_CLOCK = async () => NOT_ASKED

function readersOf({
  profile,
  node,
  bitcoin,
  exchangeA,
  exchangeB,
}: Parts): Readonly<Record<Family, Reader | undefined>> {
  let propose: EvmFactsAbout['propose'] | undefined
  return {
    evm: {
      origin: async ({ intent, quote, stepsDone }) => {
        const { chainId } = intent.originCurrency
        const chain = chainById(profile, chainId)
        if (!chain) throw new RangeError(`expected a chain of the profile, got ${chainId}`)
        // Later facts share the terms' batch.
        propose ??= (await import('../../../src/core/verify/proposed-plan.ts')).proposedPlan
        return readEvmFacts({ evm: node(chainId), chain, profile, intent, quote, stepsDone, propose })
      },
      clock: async (chainId) => {
        const newest = await node(chainId).newestBlockSeconds()
        return newest.ok ? knownFact(newest.value, node(chainId).source) : unknownFact(newest.reason)
      },
    },
    // A Bitcoin block's time may be two hours ahead, and blocks come irregularly.
    bitcoin: bitcoin && { origin: bitcoin.facts, clock: async () => NOT_ASKED },
    exchangeA: exchangeA && { origin: exchangeA.facts, clock: NO_CLOCK },
    exchangeB: exchangeB && { origin: exchangeB.facts, clock: NO_CLOCK },
  }
}
