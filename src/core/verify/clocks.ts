import type { Context } from './context.ts'

/** How far the wallet's clock may be from another one, seconds. Lies P02. */
const MOST_SKEW_SECONDS = 120
/** A chain may pause for so many of its usual blocks before its clock is taken for another. */
const MOST_BLOCKS_BEHIND = 30

/** So much of the time that the user has set must be left when a step is signed: what follows it takes time, too. */
export const LEAST_LIFE_SECONDS = 60

/**
 * The wallet's clock says how old a quote is and when an order runs out, so it must agree with two others: the service's
 * when the answer came, and the time of the chain's newest block. A chain can be behind; no block comes from the future.
 */
export function checkClocks({ facts, origin, report }: Context): void {
  const { service, chain } = facts.clocks
  if (!service.known && !chain.known) {
    report('P06', 'facts.clocks', 'clockNotCompared')
    return
  }
  const serviceSkew = service.known ? service.value - facts.receivedAtSeconds : 0
  if (Math.abs(serviceSkew) > MOST_SKEW_SECONDS) {
    const says = serviceSkew > 0 ? 'clockBehindService' : 'clockAheadOfService'
    report('P02', 'facts.clocks.service', { says, seconds: inSeconds(serviceSkew) })
  }
  if (!chain.known) return
  const chainSkew = chain.value - facts.nowSeconds
  const mostBehind = Math.max(MOST_SKEW_SECONDS, MOST_BLOCKS_BEHIND * origin.blockSeconds)
  const isBehind = chainSkew < -mostBehind && !service.known
  if (chainSkew > MOST_SKEW_SECONDS || isBehind) {
    const says = chainSkew > 0 ? 'clockBehindChain' : 'clockAheadOfChain'
    report('P02', 'facts.clocks.chain', { says, seconds: inSeconds(chainSkew), chain: origin.name })
  }
}

/** What is paid when the user's own time to live is nearly over would only be refunded, and its fees be lost. */
export function checkTimeToLive({ intent, facts, report }: Context): void {
  const { timeToLiveSeconds = Number.POSITIVE_INFINITY } = intent
  const left = facts.receivedAtSeconds + timeToLiveSeconds - facts.nowSeconds
  if (left < LEAST_LIFE_SECONDS) report('K15', 'request.ttl', 'lifeNearlyOver')
}

function inSeconds(skewSeconds: number): string {
  return String(Math.abs(Math.round(skewSeconds)))
}
