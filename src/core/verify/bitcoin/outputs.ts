import { bytesToHex, type Hex } from '../../../lib/hex.ts'
import type { BitcoinOutput } from '../../execution/item.ts'
import { dustSats } from '../../families/bitcoin/dust.ts'
import { orderIdIn, orderScripts } from '../../families/bitcoin/order-output.ts'
import { bitcoinFactsOf } from '../../families/bitcoin/origin-facts.ts'
import { addressPaidBy, outputScriptOf } from '../../families/bitcoin/transaction/output-script.ts'
import type { KeyOrigin } from '../../families/bitcoin/transaction/psbt-key-fields.ts'
import { scriptKindOf } from '../../families/bitcoin/transaction/script.ts'
import type { OutputToPay } from '../../families/bitcoin/transaction/unsigned.ts'
import { amountWithSymbol } from '../amount-text.ts'
import type { Context } from '../context.ts'
import { isSendIntent } from '../route.ts'
import type { PsbtContext } from './psbt-context.ts'
import { checkOutputFields } from './psbt-fields.ts'

export type OwnOutput = OutputToPay & Pick<BitcoinOutput, 'role'>

type WireOutput = Readonly<{ script: Hex; valueSats: bigint }>

/**
 * Builds the required outputs: amount, order id unless sent, and at most one change.
 *
 * Only the change amount comes from the quote: it decides the miner's fee.
 */
export function ownOutputs(judged: PsbtContext, context: Context): readonly OwnOutput[] | undefined {
  const { psbt, where } = judged
  const wire = psbt.transaction.outputs.map(({ script, valueSats }) => ({ script: bytesToHex(script), valueSats }))
  const build = builder(judged, context)
  const payments = wire.map((output, index) => {
    const payment = build(output)
    checkOutputFields(psbt.outputs[index] ?? [], payment?.origin, where, context)
    return payment
  })
  const own = payments.filter((payment) => payment !== undefined)
  if (own.length < wire.length) {
    const strangers = wire.filter((_, index) => payments[index] === undefined)
    const isPaid = own.some(isPayment)
    reportStrangers(strangers, isPaid, where, context)
    return undefined
  }
  checkRoles(own, where, context)
  checkDust(own, where, context)
  return own
}

function builder({ isScriptOfKey }: PsbtContext, context: Context): (output: WireOutput) => OwnOutput | undefined {
  const { intent, facts, orderId, amountIn } = context
  const payees = payeeScripts(context)
  const role = isSendIntent(intent) ? 'send' : 'deposit'
  const isOrder = (script: Hex) => {
    if (role === 'send') return false
    // `checkOrder` reports a missing order.
    const id = orderId ?? orderIdIn(script)
    return id !== undefined && orderScripts(id, intent.user).includes(script)
  }
  const bitcoin = bitcoinFactsOf(facts)
  const keys: readonly KeyOrigin[] = [
    ...(bitcoin?.ownScripts ?? []),
    ...(bitcoin?.coins.known ? bitcoin.coins.value : []),
  ]
  return ({ script, valueSats }) => {
    if (payees.includes(script)) return { role, script, valueSats: amountIn, origin: undefined }
    if (isOrder(script)) return { role: 'order', script, valueSats: 0n, origin: undefined }
    const key = keys.find((own) => own.script === script && isScriptOfKey(script, own.publicKey))
    if (!key) return undefined
    const { path, publicKey } = key
    return { role: 'change', script, valueSats, origin: { script, path, publicKey } }
  }
}

/** The output that carries the asked amount. */
export function isPayment({ role }: Pick<OwnOutput, 'role'>): boolean {
  return role === 'deposit' || role === 'send'
}

// A named depository must be paid.
function payeeScripts({ intent, quote, origin, depository }: Context): readonly Hex[] {
  const named = quote.protocol?.v2?.paymentDetails
  const depositories = named ? [depository] : origin.depositories
  const addresses = isSendIntent(intent) ? [intent.recipient] : depositories
  return addresses.map(outputScriptOf).filter((script) => script !== undefined)
}

function reportStrangers(
  strangers: readonly WireOutput[],
  isPaid: boolean,
  where: string,
  { intent, amountIn, report }: Context,
): void {
  const payable = strangers.filter(({ script }) => scriptKindOf(script) !== 'opReturn')
  const instead = isPaid ? undefined : (payable.find(({ valueSats }) => valueSats === amountIn) ?? payable[0])
  for (const stranger of strangers) {
    const amount = amountWithSymbol(stranger.valueSats, intent.originCurrency)
    const address = addressPaidBy(stranger.script)
    if (stranger === instead) {
      report('F14', where, { says: 'depositGoesElsewhere', amount, address })
    } else if (scriptKindOf(stranger.script) === 'opReturn') {
      report('F20', where, 'depositForAnotherOrder')
    } else report('F15', where, { says: 'strangerPaid', amount, address })
  }
}

function checkRoles(own: readonly OwnOutput[], where: string, { intent, origin, report }: Context): void {
  const count = (role: OwnOutput['role']) => own.filter((payment) => payment.role === role).length
  const payments = own.filter(isPayment).length
  if (payments === 0) report('F14', where, { says: 'depositNotPaid', chain: origin.name })
  if (payments > 1) report('F13', where, 'depositPaidTwice')
  if (!isSendIntent(intent) && count('order') !== 1) {
    report('F20', where, 'orderMissing')
  }
  if (count('change') > 1) report('F26', where, 'changeInPieces')
}

function checkDust(own: readonly OwnOutput[], where: string, { intent, report }: Context): void {
  const small = own.find(({ script, valueSats }) => valueSats < dustSats(script))
  if (!small) return
  const amount = amountWithSymbol(small.valueSats, intent.originCurrency)
  report('F19', where, { says: 'outputTooSmall', amount })
}
