import type { Facts } from '../../chain/facts.ts'
import type { OrderData } from '../../quote/quote.ts'
import { LEAST_LIFE_SECONDS } from '../clocks.ts'
import type { Context } from '../context.ts'

/** Orders end seven days after the quote; one more hour allows for clocks and waiting. */
const LONGEST_SECONDS = 7 * 86_400 + 3_600
const SHORTEST_SECONDS = 120
/** Bitcoin mines fewer than two blocks in 100 minutes once in two thousand times. */
const BLOCKS = 10

/** Checks how long an order and its refunds last. */
export function checkDeadlines(context: Context, { inputs, output }: OrderData): void {
  const { facts, report } = context
  const at = 'protocol.v2.orderData'
  const nowSeconds = serviceSecondsNow(facts)
  const left = output.deadline - latestSeconds(facts, nowSeconds)
  if (left < leastSeconds(context)) report('K15', `${at}.output.deadline`, 'orderRunsOut')
  if (output.deadline - nowSeconds > LONGEST_SECONDS) report('K15', `${at}.output.deadline`, 'orderRunsLong')
  inputs.forEach(({ refunds }, input) => {
    refunds.forEach(({ deadline }, index) => {
      const where = `${at}.inputs[${input}].refunds[${index}].deadline`
      if (deadline < output.deadline) report('K15', where, 'refundRunsOut')
      if (deadline - nowSeconds > LONGEST_SECONDS) report('K15', where, 'orderRunsLong')
    })
  })
}

// See `checkTimeToLive`.
function leastSeconds({ intent, origin, destination }: Context): number {
  const usual = Math.max(SHORTEST_SECONDS, BLOCKS * (origin.blockSeconds + destination.blockSeconds))
  const asked = intent.timeToLiveSeconds ?? Number.POSITIVE_INFINITY
  return Math.min(usual, Math.max(LEAST_LIFE_SECONDS, asked - LEAST_LIFE_SECONDS))
}

// The service could set its clock back.
function latestSeconds({ clocks: { chain } }: Facts, nowSeconds: number): number {
  return chain.known ? Math.max(nowSeconds, chain.value) : nowSeconds
}

function serviceSecondsNow({ clocks: { service }, nowSeconds, receivedAtSeconds }: Facts): number {
  return service.known ? service.value + nowSeconds - receivedAtSeconds : nowSeconds
}
