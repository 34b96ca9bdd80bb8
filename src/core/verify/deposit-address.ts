import { isSameAddress, parseAddress } from '../address.ts'
import { currenciesOf, familyOf } from '../chain.ts'
import { sameIdentifier } from '../currency.ts'
import { unknown } from '../facts.ts'
import type { QuoteStep } from '../quote.ts'
import { isLookAlike } from '../text.ts'
import type { CheckItem, Context } from './context.ts'
import { buildPayment } from './evm/build.ts'
import { readTransaction } from './evm/wire.ts'

/** Where a quote wants the money: `isProven` when the pinned factory itself computes this address for the order. */
export type DepositPlace = Readonly<{ address: string; isProven: boolean }>

/**
 * What can be known of an address that the service generated: that it is one of the origin chain, that it is nobody's
 * that is known here, and, where the chain has a pinned factory, that this order's money can go nowhere else from it.
 *
 * @param at the path of the step item; the findings name the step's `depositAddress`
 * @returns the address in its canonical writing, or undefined with the reasons reported
 */
export function checkDepositPlace(step: QuoteStep, at: string, context: Context): DepositPlace | undefined {
  const path = `${at.replace(/\.items\[[0-9]+\]$/, '')}.depositAddress`
  // A missing address is for the envelope to report (J02).
  if (!step.depositAddress) return undefined
  const { origin, report } = context
  const parsed = parseAddress(familyOf(origin), step.depositAddress)
  if (!parsed.ok) {
    const isZero = parsed.problem === 'zeroAddress'
    report(isZero ? 'J04' : 'J05', path, `The deposit address is no address that can be paid on ${origin.name}.`)
    return undefined
  }
  const owner = knownAs(parsed.address, context)
  if (owner !== undefined) {
    report(
      'J04',
      path,
      `The deposit address ${parsed.address} ${owner}: the service could not receive your money there.`,
    )
    return undefined
  }
  checkStrictRefund(context)
  return { address: parsed.address, isProven: checkFactory(parsed.address, path, context) }
}

/** Rebuilds the payment that the user makes by means of their own: this much of the currency, to this address. */
export const checkDepositAddress: CheckItem<'depositAddress'> = (item, context) => {
  const { intent, origin, amountIn } = context
  const place = checkDepositPlace(item.step, item.at, context)
  if (!place) return undefined
  if (familyOf(origin) === 'evm' && Object.keys(item.data).length > 0) {
    const wire = readTransaction(item, context)
    const due = buildPayment('transfer', place.address, context)
    const isSame =
      wire && isSameAddress(wire.to, due.to) && wire.value === due.value && (wire.data ?? '0x') === due.data
    if (!isSame) {
      context.report('J09', `${item.at}.data`, 'The quote proposes another payment than the one that is due.')
      return undefined
    }
  }
  return {
    kind: 'depositAddress',
    chainId: origin.id,
    address: place.address,
    currency: intent.originCurrency.address,
    amount: amountIn,
    isProven: place.isProven,
  }
}

// CREATE2 by a pinned, immutable factory: what stands at the address can only pay the depository, for this order.
function checkFactory(address: string, path: string, context: Context): boolean {
  const { facts, origin, orderId, report } = context
  const evm = facts.origin.family === 'evm' ? facts.origin : undefined
  const computed = evm?.depositAddresses ?? unknown(`${origin.name} has no contract to ask`)
  if (!computed.known || orderId === undefined) {
    const why = computed.known ? 'the quote names no order' : computed.why
    report('J06', path, `That ${address} belongs to your order is the service’s word alone: ${why}.`)
    return false
  }
  if (computed.value.some((each) => isSameAddress(each, address))) return true
  const expected = computed.value[0] ?? 'another address'
  report('J03', path, `The factory computes ${expected} for your order; money sent to ${address} may be lost.`)
  return false
}

// Interface, "strict": an address of one order, whose refunds go to `refundTo` and nowhere else.
function checkStrictRefund({ intent, origin, quote, report }: Context): void {
  const order = quote.protocol?.v2?.orderData
  if (intent.payment !== 'strictAddress' || !order) return
  const home = order.inputs[0]?.refunds.filter((refund) => refund.chainId === origin.slug) ?? []
  if (home.length > 0 && home.every((refund) => isSameAddress(refund.recipient, intent.refundTo))) return
  const path = 'protocol.v2.orderData.inputs[0].refunds'
  report('J08', path, `The order would not refund ${intent.refundTo} on ${origin.name}, though it is bound to it.`)
}

function knownAs(address: string, { intent, origin, destination, depository }: Context): string | undefined {
  const own = [intent.user, intent.recipient, intent.refundTo]
  if (own.some((each) => isSameAddress(each, address))) return 'is your own or the recipient’s'
  if (isLookAlike(address, own)) return 'only looks like one of yours'
  const currencies = [...currenciesOf(origin), ...currenciesOf(destination), ...intent.currencies]
  if (currencies.some((each) => sameIdentifier(each.address, address))) return 'is a token'
  const { routers, spenders, permit2, depositAddresses } = origin.contracts
  const contracts = [depository, ...origin.depositories, ...routers, ...spenders, permit2 ?? '', depositAddresses ?? '']
  return contracts.some((each) => sameIdentifier(each, address))
    ? 'is a contract that takes no bare payments'
    : undefined
}
