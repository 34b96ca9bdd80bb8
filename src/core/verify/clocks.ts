import type { Context } from './context.ts'

/** How far the wallet's clock may be from another one, seconds. Lies P02. */
const MOST_SKEW_SECONDS = 120
/** A chain may pause for so many of its usual blocks before its clock is taken for another. */
const MOST_BLOCKS_BEHIND = 30

/** So much of the time that the user has set must be left when a step is signed: what follows it takes time, too. */
const LEAST_LIFE_SECONDS = 60

/**
 * The wallet's clock says how old a quote is and when an order runs out, so it must agree with two others: the service's
 * when the answer came, and the time of the chain's newest block. A chain can be behind; no block comes from the future.
 */
export function checkClocks({ facts, origin, report }: Context): void {
  const { service, chain } = facts.clocks
  if (!service.known && !chain.known) {
    report(
      'P06',
      'facts.clocks',
      'Nothing could be read that your clock agrees with: the age of this quote is not proven.',
    )
    return
  }
  const serviceSkew = service.known ? service.value - facts.receivedAtSeconds : 0
  if (Math.abs(serviceSkew) > MOST_SKEW_SECONDS) {
    report('P02', 'facts.clocks.service', sentence('the service', serviceSkew))
  }
  if (!chain.known) return
  const chainSkew = chain.value - facts.nowSeconds
  const mostBehind = Math.max(MOST_SKEW_SECONDS, MOST_BLOCKS_BEHIND * origin.blockSeconds)
  const isBehind = chainSkew < -mostBehind && !service.known
  if (chainSkew > MOST_SKEW_SECONDS || isBehind) {
    report('P02', 'facts.clocks.chain', sentence(`the newest block of ${origin.name}`, chainSkew))
  }
}

/** What is paid when the user's own time to live is nearly over would only be refunded, and its fees be lost. */
export function checkTimeToLive({ intent, facts, report }: Context): void {
  const { timeToLiveSeconds = Number.POSITIVE_INFINITY } = intent
  const left = facts.receivedAtSeconds + timeToLiveSeconds - facts.nowSeconds
  if (left < LEAST_LIFE_SECONDS)
    report('K15', 'request.ttl', 'The time that you gave this crossing runs out too soon for it to be filled.')
}

function sentence(other: string, skewSeconds: number): string {
  const seconds = Math.abs(Math.round(skewSeconds))
  const direction = skewSeconds > 0 ? 'behind' : 'ahead of'
  return `Your clock is ${seconds} seconds ${direction} ${other}: an old quote could look new.`
}
