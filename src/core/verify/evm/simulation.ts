import { isSameAddress } from '../../address.ts'
import { type Currency, sameIdentifier } from '../../currency.ts'
import type { EvmFacts, Simulation, Sum } from '../../facts.ts'
import type { Item } from '../../item.ts'
import { inWords, leastOutOf } from '../amounts.ts'
import type { Context } from '../context.ts'
import { isLocal } from '../route.ts'
import { fingerprintOfCalls, waysToSimulate } from './simulated-calls.ts'

const AT = 'facts.simulation'

/**
 * What a router does cannot be read from its calldata, so the node must have run it: nothing but the quoted input may
 * leave, nobody may be able to take more afterwards, and either the order's deposit or the promised amount must arrive.
 * A simulation of other transactions than the plan's is none at all.
 */
export function checkSimulation(plan: readonly Item[], evm: EvmFacts, context: Context): void {
  const ways = waysToSimulate(plan)
  if (ways.length === 0) return
  const { origin, report } = context
  if (!evm.simulation.known) {
    const why = evm.simulation.why
    report('D32', AT, `The node for ${origin.name} did not say what the router would do with your money: ${why}.`)
    return
  }
  const simulation = evm.simulation.value
  if (!ways.some((calls) => simulation.calls === fingerprintOfCalls(calls))) {
    report('D32', AT, `The node for ${origin.name} has only said what other transactions than these would do.`)
    return
  }
  if (simulation.reverted !== undefined) {
    report('D28', AT, `The router call would fail and cost you its network fee: ${simulation.reverted.slice(0, 120)}.`)
    return
  }
  checkLeaving(simulation, context)
  if (isLocal(context.intent)) checkArrival(simulation, context)
  else checkDeposit(simulation, context)
}

function checkLeaving({ changes, approvals }: Simulation, { intent, amountIn, report }: Context): void {
  const { originCurrency: from } = intent
  for (const { currency, amount } of changes.filter((change) => change.amount < 0n)) {
    const isInput = sameIdentifier(currency, from.address)
    if (isInput && -amount <= amountIn) continue
    const loss = isInput ? inWords(-amount, from) : `${-amount} units of ${currency}`
    report('D29', AT, `The router call takes ${loss}; it may take no more than ${inWords(amountIn, from)}.`)
  }
  for (const { currency, spender } of approvals) {
    report('D29', AT, `After the router call ${spender} could take more of ${currency} from you.`)
  }
}

function checkArrival({ arrivals }: Simulation, { intent, quote, report }: Context): void {
  const { destinationCurrency: to, recipient } = intent
  const least = leastOutOf(quote)
  const arrives = sumOf(arrivals, to)
  if (arrives >= least) return
  const promised = `the quote promises ${inWords(least, to)} at least`
  report('D34', AT, `Only ${inWords(arrives, to)} would come to ${recipient}; ${promised}.`)
}

// The depository's own log says for which order the money came in, and to whose credit.
function checkDeposit({ deposits }: Simulation, context: Context): void {
  const { intent, quote, orderId, report } = context
  const payment = quote.protocol?.v2?.orderData?.inputs[0]?.payment
  const own = deposits.filter((each) => sameIdentifier(each.orderId, orderId ?? ''))
  if (deposits.length > own.length || own.length === 0) {
    report('D17', AT, 'The router call does not pay for your order and for nothing else: what arrives would be lost.')
  }
  if (own.some((each) => !isSameAddress(each.depositor, intent.user))) {
    report('D16', AT, 'The deposit would be credited to a stranger: refunds and claims would be theirs.')
  }
  const paid = own
    .filter((each) => payment !== undefined && sameIdentifier(each.currency, payment.currency))
    .reduce((sum, each) => sum + each.amount, 0n)
  if (own.length > 0 && payment !== undefined && paid < payment.amount) {
    report('D34', AT, `The order wants ${payment.amount} units; only ${paid} would come to the depository.`)
  }
}

function sumOf(sums: readonly Sum[], { address }: Currency): bigint {
  return sums.filter(({ currency }) => sameIdentifier(currency, address)).reduce((sum, { amount }) => sum + amount, 0n)
}
