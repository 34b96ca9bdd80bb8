import type { Hex } from '../../../lib/hex.ts'
import { isSameAddress } from '../../address.ts'
import type { EvmTransactionItem } from '../../item.ts'
import { inWords } from '../amounts.ts'
import type { Context } from '../context.ts'
import { SELECTORS, selectorOf, wordOf, wordsOf } from './calldata.ts'
import type { EvmWire } from './wire.ts'

const WHOLE_ALLOWANCE = '0x5a1ee3ac'
const NOBODY = '0x0000000000000000000000000000000000000000'

/** Says in what a transaction differs from the deposit that it should be: every word of it that is another one. */
export function diagnoseDeposit(wire: EvmWire, at: string, context: Context): void {
  const { intent, depository, orderId, report } = context
  const target = intent.payment === 'transfer' ? intent.originCurrency.address : depository
  if (!isSameAddress(wire.to, target)) {
    report('D04', `${at}.data.to`, `The transaction goes to ${wire.to}; only pinned contracts may have your money.`)
  }
  if (!orderId) {
    report('D17', at, 'The quote names no order that the deposit could be for: nobody would have to pay you for it.')
    return
  }
  const bound = { ...context, orderId }
  if (intent.payment === 'transfer') diagnoseImplicit(wire, at, bound)
  else diagnoseExplicit(wire, at, bound)
}

/** Says in what a transaction differs from the plain payment `built` that it should be. */
export function diagnosePayment(wire: EvmWire, built: EvmTransactionItem, at: string, context: Context): void {
  const { intent, amountIn, report } = context
  const currency = intent.originCurrency
  const path = `${at}.data.data`
  const due = inWords(amountIn, currency)
  if (!isSameAddress(wire.to, built.to)) {
    report('D04', `${at}.data.to`, `The transaction goes to ${wire.to}; it should go to ${built.to}.`)
  }
  diagnoseValue(wire, built.value, at, context)
  if (currency.isNative) {
    if ((wire.data ?? '0x') !== '0x')
      report('D21', path, 'A plain payment needs no calldata; this one would call something.')
    return
  }
  const words = transferWords(wire, path, 2, context)
  if (!words) return
  if (words[0] !== wordOf(built.counterparty)) {
    report('D05', path, `The transfer pays 0x${words[0]?.slice(24)}, not ${built.counterparty}: ${due} would be gone.`)
  }
  if (words[1] !== wordOf(amountIn)) report('D14', path, `The transfer is not of exactly ${due}.`)
}

type Bound = Context & Readonly<{ orderId: Hex }>

function diagnoseExplicit(wire: EvmWire, at: string, context: Bound): void {
  const { intent, amountIn, orderId, report } = context
  const currency = intent.originCurrency
  const path = `${at}.data.data`
  diagnoseValue(wire, currency.isNative ? amountIn : 0n, at, context)
  const selector = selectorOf(wire.data ?? '')
  const words = wordsOf(wire.data ?? '')
  if (selector === WHOLE_ALLOWANCE) {
    report('D15', path, 'The deposit would take everything that the depository is allowed to take.')
    return
  }
  if (selector === '') {
    report('D21', path, 'The deposit carries no calldata: nothing would say which order it is for.')
    return
  }
  const [expected, length] = currency.isNative ? [SELECTORS.depositNative, 2] : [SELECTORS.depositErc20, 4]
  if (selector !== expected || words.length !== length || words.at(-1)?.length !== 64) {
    report('D22', path, 'The transaction calls something else than the deposit that you asked for.')
    return
  }
  if (words[0] !== wordOf(intent.user) && words[0] !== wordOf(NOBODY)) {
    report('D16', path, 'The deposit would be credited to a stranger: refunds and claims would be theirs.')
  }
  if (!currency.isNative && words[1] !== wordOf(currency.address)) {
    report('D13', path, `The deposit is of another token than ${currency.symbol}.`)
  }
  if (!currency.isNative && words[2] !== wordOf(amountIn)) {
    report('D14', path, `The deposit is not of exactly ${inWords(amountIn, currency)}.`)
  }
  if (words.at(-1) !== wordOf(orderId)) {
    report('D17', path, 'The deposit would pay for another order than the one that is shown.')
  }
}

function diagnoseImplicit(wire: EvmWire, at: string, context: Bound): void {
  const { intent, depository, amountIn, orderId, report } = context
  const path = `${at}.data.data`
  diagnoseValue(wire, 0n, at, context)
  const words = transferWords(wire, path, 3, context)
  if (!words) return
  if (words[0] !== wordOf(depository)) {
    report('D05', path, `The transfer pays 0x${words[0]?.slice(24)}; only the pinned depository may receive it.`)
  }
  if (words[1] !== wordOf(amountIn)) {
    report('D14', path, `The transfer is not of exactly ${inWords(amountIn, intent.originCurrency)}.`)
  }
  if (words[2] !== wordOf(orderId)) {
    report('D17', path, 'The transfer would pay for another order than the one that is shown.')
  }
}

function transferWords(
  wire: EvmWire,
  path: string,
  length: number,
  { report }: Context,
): readonly string[] | undefined {
  const words = wordsOf(wire.data ?? '')
  if (selectorOf(wire.data ?? '') === SELECTORS.transfer && words.length === length && words.at(-1)?.length === 64) {
    return words
  }
  const isMissing = wire.data === undefined || wire.data === '0x'
  const message = isMissing
    ? 'carries no calldata: no token would move'
    : 'is not the plain transfer that you asked for'
  report(isMissing ? 'D21' : 'D22', path, `The transaction ${message}.`)
  return undefined
}

function diagnoseValue({ value }: EvmWire, expected: bigint, at: string, { origin, report }: Context): void {
  if (value === expected) return
  const due = expected === 0n ? 'nothing' : `exactly ${inWords(expected, origin.native)}`
  report(
    'D09',
    `${at}.data.value`,
    `The transaction sends ${inWords(value, origin.native)} along; it should send ${due}.`,
  )
}
