import { currenciesOf, familyOf } from '../chain/chain.ts'
import { type Fact, unknownFact } from '../chain/facts.ts'
import { contractOf } from '../chain/pinned-contracts.ts'
import { isSameAddress, parseAddress } from '../families/address.ts'
import { evmFactsOf } from '../families/evm/origin-facts.ts'
import { sameIdentifier } from '../money/currency.ts'
import type { QuoteStep } from '../quote/quote.ts'
import { isLookAlike } from '../text/look-alike-address.ts'
import type { CheckItem, Context } from './context.ts'
import { buildPayment } from './evm/rebuilt-transactions.ts'
import { readEvmWire } from './evm/wire.ts'
import { FAMILY_CHECKS } from './family-checks.ts'
import type { Sentence } from './findings-in-english/words.ts'

/** `isProven` if the pinned factory computes it for the order. */
export type DepositAddressOfStep = Readonly<{ address: string; isProven: boolean }>

/**
 * Checks a generated deposit address of a step.
 *
 * @returns the canonical address, or undefined with the reasons reported
 */
export function checkDepositAddressOfStep(
  step: QuoteStep,
  at: string,
  context: Context,
): DepositAddressOfStep | undefined {
  const path = `${at.replace(/\.items\[[0-9]+\]$/, '')}.depositAddress`
  // The envelope check reports it (J02).
  if (!step.depositAddress) return undefined
  const { origin, report } = context
  const parsed = parseAddress(familyOf(origin), step.depositAddress)
  if (!parsed.ok) {
    const isZero = parsed.problem === 'zeroAddress'
    report(isZero ? 'J04' : 'J05', path, { says: 'depositAddressMalformed', chain: origin.name })
    return undefined
  }
  if (isKnownOtherwise(parsed.address, context)) {
    report('J04', path, { says: 'depositAddressFalse', address: parsed.address })
    return undefined
  }
  checkStrictRefund(context)
  return { address: parsed.address, isProven: checkFactory(parsed.address, path, context) }
}

/** Rebuilds the user's external payment to a deposit address. */
export const checkDepositAddress: CheckItem<'depositAddress'> = (item, context) => {
  const { intent, origin, amountIn } = context
  const place = checkDepositAddressOfStep(item.step, item.at, context)
  if (!place) return undefined
  if (FAMILY_CHECKS[familyOf(origin)].paysAddressItself && Object.keys(item.data).length > 0) {
    const wire = readEvmWire(item, context)
    const due = buildPayment('transfer', place.address, context)
    const isSame =
      wire && isSameAddress(wire.to, due.to) && wire.value === due.value && (wire.data ?? '0x') === due.data
    if (!isSame) {
      context.report('J09', `${item.at}.data`, 'depositPaymentDiffers')
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

// CREATE2 by a pinned, immutable factory: its contract can only pay the depository for this order.
function checkFactory(address: string, path: string, context: Context): boolean {
  const { facts, origin, orderId, report } = context
  const computed = evmFactsOf(facts)?.depositAddresses ?? unknownFact({ code: 'NOT_ASKED' })
  if (!computed.known || orderId === undefined) {
    // A pinned factory must answer.
    const isAskable = contractOf(origin, 'depositAddressFactory') !== undefined
    report(isAskable ? 'D32' : 'J06', path, onTrust(address, computed, context))
    return false
  }
  if (computed.value.some((each) => isSameAddress(each, address))) return true
  report('J03', path, { says: 'depositAddressOfNoOrder', address })
  return false
}

function onTrust(address: string, computed: Fact<unknown>, { origin, orderId }: Context): Sentence {
  const factory = contractOf(origin, 'depositAddressFactory')
  if (!factory && !computed.known) return { says: 'depositAddressNowhereProven', address, chain: origin.name }
  const isUnnamed = computed.known || orderId === undefined
  return { says: 'depositAddressNotProven', address, why: isUnnamed ? { code: 'ORDER_MISSING' } : computed.why }
}

// Interface, "strict".
function checkStrictRefund({ intent, origin, quote, report }: Context): void {
  const order = quote.protocol?.v2?.orderData
  if (intent.payment !== 'strictAddress' || !order) return
  const home = order.inputs[0]?.refunds.filter((refund) => refund.chainId === origin.slug) ?? []
  if (home.length > 0 && home.every((refund) => isSameAddress(refund.recipient, intent.refundTo))) return
  const path = 'protocol.v2.orderData.inputs[0].refunds'
  report('J08', path, { says: 'strictRefundElsewhere', asked: intent.refundTo, chain: origin.name })
}

function isKnownOtherwise(address: string, { intent, origin, destination, depository }: Context): boolean {
  const own = [intent.user, intent.recipient, intent.refundTo]
  const currencies = [...currenciesOf(origin), ...currenciesOf(destination), ...intent.currencies]
  const contracts = [depository, ...origin.depositories, ...origin.contracts.map((each) => each.address)]
  return (
    own.some((each) => isSameAddress(each, address)) ||
    isLookAlike(address, own) ||
    currencies.some((each) => sameIdentifier(each.address, address)) ||
    contracts.some((each) => sameIdentifier(each, address))
  )
}
