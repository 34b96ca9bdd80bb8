import type { Facts } from '../../facts.ts'
import type { OrderData } from '../../quote.ts'
import { LEAST_LIFE_SECONDS } from '../clocks.ts'
import type { Context } from '../context.ts'

/** Orders of the service end seven days after their quote; an hour is for clocks, and for quotes that wait. */
const LONGEST_SECONDS = 7 * 86_400 + 3_600
const SHORTEST_SECONDS = 120
/**
 * The usual time of so many blocks is enough for a deposit that pays the next block's fee. Blocks of Bitcoin come at
 * random: in 100 minutes fewer than two come once in two thousand times. A fill has the same on its own chain.
 */
const BLOCKS = 10

/** An order must be there long enough to be paid and filled, no longer than one is, and its refunds as long as it is. */
export function checkDeadlines(context: Context, { inputs, output }: OrderData): void {
  const { facts, report } = context
  const at = 'protocol.v2.orderData'
  const nowSeconds = serviceSecondsNow(facts)
  const left = output.deadline - nowSeconds
  if (left < leastSeconds(context)) report('K15', `${at}.output.deadline`, 'orderRunsOut')
  if (left > LONGEST_SECONDS) report('K15', `${at}.output.deadline`, 'orderRunsLong')
  inputs.forEach(({ refunds }, input) => {
    refunds.forEach(({ deadline }, index) => {
      const where = `${at}.inputs[${input}].refunds[${index}].deadline`
      if (deadline < output.deadline) report('K15', where, 'refundRunsOut')
      if (deadline - nowSeconds > LONGEST_SECONDS) report('K15', where, 'orderRunsLong')
    })
  })
}

// A time to live of the user's own may be as short as the form allows; what is left of it is looked at beside.
function leastSeconds({ intent, origin, destination }: Context): number {
  const usual = Math.max(SHORTEST_SECONDS, BLOCKS * (origin.blockSeconds + destination.blockSeconds))
  const asked = intent.timeToLiveSeconds ?? Number.POSITIVE_INFINITY
  return Math.min(usual, Math.max(LEAST_LIFE_SECONDS, asked - LEAST_LIFE_SECONDS))
}

// The service ends an order by its own clock, which was read when its answer came.
function serviceSecondsNow({ clocks: { service }, nowSeconds, receivedAtSeconds }: Facts): number {
  return service.known ? service.value + nowSeconds - receivedAtSeconds : nowSeconds
}
