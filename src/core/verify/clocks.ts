import type { Context } from './context.ts'

/** Lies P02. */
const MOST_SKEW_SECONDS = 120
/** A chain may pause for this many usual blocks. */
const MOST_BLOCKS_BEHIND = 30

/** Later steps take time too. */
export const LEAST_LIFE_SECONDS = 60

/**
 * Compares the wallet's clock with the service's and the chain's.
 *
 * A chain may be behind, but no block comes from the future.
 */
export function checkClocks({ facts, origin, report }: Context): void {
  const { service, chain } = facts.clocks
  if (!service.known && !chain.known) {
    report('P06', 'facts.clocks', 'clockNotCompared')
    return
  }
  const serviceSkew = service.known ? service.value - facts.receivedAtSeconds : 0
  if (Math.abs(serviceSkew) > MOST_SKEW_SECONDS) {
    report('P02', 'facts.clocks.service', { says: 'clockOffService', seconds: inSeconds(serviceSkew) })
  }
  if (!chain.known) return
  const chainSkew = chain.value - facts.nowSeconds
  const mostBehind = Math.max(MOST_SKEW_SECONDS, MOST_BLOCKS_BEHIND * origin.blockSeconds)
  const isBehind = chainSkew < -mostBehind && !service.known
  if (chainSkew > MOST_SKEW_SECONDS || isBehind) {
    const skew = { seconds: inSeconds(chainSkew), chain: origin.name }
    report('P02', 'facts.clocks.chain', { says: 'clockOffChain', ...skew })
  }
}

/** A payment near the end of its time to live is only refunded, less fees. */
export function checkTimeToLive({ intent, facts, report }: Context): void {
  const { timeToLiveSeconds = Number.POSITIVE_INFINITY } = intent
  const left = facts.receivedAtSeconds + timeToLiveSeconds - facts.nowSeconds
  if (left < LEAST_LIFE_SECONDS) report('K15', 'request.ttl', 'lifeNearlyOver')
}

function inSeconds(skewSeconds: number): string {
  return String(Math.abs(Math.round(skewSeconds)))
}
