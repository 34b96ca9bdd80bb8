import type { CurrencySum, EvmFacts, Simulation } from '../../chain/facts.ts'
import { kindAt } from '../../chain/pinned-contracts.ts'
import type { Item } from '../../execution/item.ts'
import { isSameAddress } from '../../families/address.ts'
import { type Currency, sameIdentifier } from '../../money/currency.ts'
import { amountWithSymbol, leastOutOf } from '../amount-text.ts'
import type { Context } from '../context.ts'
import { isLocal } from '../route.ts'
import { requiredOutputOf } from './enforced-minimum.ts'
import { calledRouterAt } from './router.ts'
import { callsToSimulate, fingerprintOfCalls } from './simulated-calls.ts'

const AT = 'facts.simulation'

/**
 * Checks a simulation's transfers, allowances and arrivals.
 *
 * It proves nothing: a contract can detect a simulation. Where the chain enforces the result, a missing one stops
 * nothing.
 */
export function checkSimulation(plan: readonly Item[], evm: EvmFacts, context: Context): void {
  const calls = callsToSimulate(plan)
  if (calls.length === 0) return
  const { report } = context
  const chain = context.origin.name
  const isNeeded = restsOnNode(plan, context)
  if (!evm.simulation.known) {
    if (isNeeded) report('D32', AT, { says: 'simulationUnsaid', chain, why: evm.simulation.why })
    return
  }
  const simulation = evm.simulation.value
  if (simulation.calls !== fingerprintOfCalls(calls)) {
    if (isNeeded) report('D32', AT, { says: 'simulationUnsaid', chain, why: { code: 'OTHER_ANSWER' } })
    return
  }
  if (isNeeded) {
    report('D37', AT, { says: 'swapResultFromNode', symbol: context.intent.destinationCurrency.symbol, chain })
  }
  if (simulation.reverted !== undefined) {
    report('D28', AT, { says: 'simulationFails', why: simulation.reverted })
    return
  }
  checkLeaving(simulation, context)
  if (isLocal(context.intent)) checkArrival(simulation, context)
  else checkDeposit(simulation, context)
}

/** Whether only a node vouches for a plan's result. */
export function restsOnNode(plan: readonly Item[], context: Context): boolean {
  const last = callsToSimulate(plan).at(-1)
  if (!last) return false
  if (!calledRouterAt(last.to, context)) return kindAt(context.origin, last.to) !== 'wrappedNative'
  return requiredOutputOf(context)?.isPinned !== true
}

function checkLeaving({ changes, approvals }: Simulation, { intent, amountIn, report }: Context): void {
  const { originCurrency: from } = intent
  for (const { currency, amount } of changes.filter((change) => change.amount < 0n)) {
    const isInput = sameIdentifier(currency, from.address)
    if (isInput && -amount <= amountIn) continue
    const most = amountWithSymbol(amountIn, from)
    const says = isInput
      ? ({ says: 'simulationTakesMore', taken: amountWithSymbol(-amount, from), most } as const)
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
  const said = { arrives: amountWithSymbol(arrives, to), recipient, least: amountWithSymbol(least, to) }
  report('D34', AT, { says: 'simulationBringsLess', ...said })
}

// The depository's own log names the order and the credited account.
function checkDeposit({ deposits }: Simulation, context: Context): void {
  const { intent, orderId, report } = context
  const due = requiredOutputOf(context)
  const own = deposits.filter((each) => sameIdentifier(each.orderId, orderId ?? ''))
  if (deposits.length > own.length || own.length === 0) {
    report('D17', AT, 'simulationPaysOtherwise')
  }
  if (own.some((each) => !isSameAddress(each.depositor, intent.user))) {
    report('D16', AT, 'depositForStranger')
  }
  const paid = own
    .filter((each) => due !== undefined && sameIdentifier(each.currency, due.currency))
    .reduce((sum, each) => sum + each.amount, 0n)
  if (own.length > 0 && due !== undefined && paid < due.minimum) {
    report('D34', AT, { says: 'simulationDepositsLess', wanted: `${due.minimum}`, paid: `${paid}` })
  }
}

function sumOf(sums: readonly CurrencySum[], { address }: Currency): bigint {
  return sums.filter(({ currency }) => sameIdentifier(currency, address)).reduce((sum, { amount }) => sum + amount, 0n)
}
