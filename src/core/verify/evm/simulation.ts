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
  const { report } = context
  const chain = context.origin.name
  if (!evm.simulation.known) {
    report('D32', AT, { says: 'simulationUnsaid', chain, why: evm.simulation.why })
    return
  }
  const simulation = evm.simulation.value
  if (!ways.some((calls) => simulation.calls === fingerprintOfCalls(calls))) {
    report('D32', AT, { says: 'simulationOfOthers', chain })
    return
  }
  if (simulation.reverted !== undefined) {
    report('D28', AT, { says: 'simulationFails', why: simulation.reverted })
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
    const most = inWords(amountIn, from)
    const says = isInput
      ? ({ says: 'simulationTakesMore', taken: inWords(-amount, from), most } as const)
      : ({ says: 'simulationTakesAnother', units: `${-amount}`, currency, most } as const)
    report('D29', AT, says)
  }
  for (const { currency, spender } of approvals) {
    report('D29', AT, { says: 'simulationLetsTake', spender, currency })
  }
}

function checkArrival({ arrivals }: Simulation, { intent, quote, report }: Context): void {
  const { destinationCurrency: to, recipient } = intent
  const least = leastOutOf(quote)
  const arrives = sumOf(arrivals, to)
  if (arrives >= least) return
  const said = { arrives: inWords(arrives, to), recipient, least: inWords(least, to) }
  report('D34', AT, { says: 'simulationBringsLess', ...said })
}

// The depository's own log says for which order the money came in, and to whose credit.
function checkDeposit({ deposits }: Simulation, context: Context): void {
  const { intent, quote, orderId, report } = context
  const payment = quote.protocol?.v2?.orderData?.inputs[0]?.payment
  const own = deposits.filter((each) => sameIdentifier(each.orderId, orderId ?? ''))
  if (deposits.length > own.length || own.length === 0) {
    report('D17', AT, 'simulationPaysOtherwise')
  }
  if (own.some((each) => !isSameAddress(each.depositor, intent.user))) {
    report('D16', AT, 'depositForStranger')
  }
  const paid = own
    .filter((each) => payment !== undefined && sameIdentifier(each.currency, payment.currency))
    .reduce((sum, each) => sum + each.amount, 0n)
  if (own.length > 0 && payment !== undefined && paid < payment.amount) {
    report('D34', AT, { says: 'simulationDepositsLess', wanted: `${payment.amount}`, paid: `${paid}` })
  }
}

function sumOf(sums: readonly Sum[], { address }: Currency): bigint {
  return sums.filter(({ currency }) => sameIdentifier(currency, address)).reduce((sum, { amount }) => sum + amount, 0n)
}
