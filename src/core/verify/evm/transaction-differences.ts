import type { Hex } from '../../../lib/hex.ts'
import type { EvmTransactionItem } from '../../execution/item.ts'
import { isSameAddress } from '../../families/address.ts'
import { ZERO_ADDRESS } from '../../families/evm/zero-address.ts'
import { amountWithSymbol } from '../amount-text.ts'
import type { Context } from '../context.ts'
import { abiWord, abiWords, SELECTORS, selectorOf } from './calldata.ts'
import type { EvmWire } from './wire.ts'

/** Reports differences from the deposit due. */
export function diagnoseDeposit(wire: EvmWire, at: string, context: Context): void {
  const { intent, depository, orderId, report } = context
  const target = intent.payment === 'transfer' ? intent.originCurrency.address : depository
  if (!isSameAddress(wire.to, target)) {
    report('D04', `${at}.data.to`, { says: 'transactionToStranger', to: wire.to })
  }
  if (!orderId) {
    report('D17', at, 'orderMissing')
    return
  }
  const bound = { ...context, orderId }
  if (intent.payment === 'transfer') diagnoseImplicit(wire, at, bound)
  else diagnoseExplicit(wire, at, bound)
}

/** Reports native value other than `expected`, wei. */
export function diagnoseValue({ value }: EvmWire, expected: bigint, at: string, { origin, report }: Context): void {
  if (value === expected) return
  const [sent, due] = [amountWithSymbol(value, origin.native), amountWithSymbol(expected, origin.native)]
  report('D09', `${at}.data.value`, { says: 'transactionSendsAnother', sent, due })
}

/** Reports differences from the plain payment `built`. */
export function diagnosePayment(wire: EvmWire, built: EvmTransactionItem, at: string, context: Context): void {
  const { intent, amountIn, report } = context
  const currency = intent.originCurrency
  const path = `${at}.data.data`
  const due = amountWithSymbol(amountIn, currency)
  if (!isSameAddress(wire.to, built.to)) {
    report('D04', `${at}.data.to`, { says: 'transactionToAnother', to: wire.to, due: built.to })
  }
  diagnoseValue(wire, built.value, at, context)
  if (currency.isNative) {
    if ((wire.data ?? '0x') !== '0x') report('D21', path, 'anotherPayment')
    return
  }
  const words = transferWords(wire, path, 2, context)
  if (!words) return
  if (words[0] !== abiWord(built.counterparty)) {
    report('D05', path, { says: 'transferPaysAnother', paid: payeeOf(words), asked: built.counterparty, due })
  }
  if (words[1] !== abiWord(amountIn)) report('D14', path, { says: 'paymentNotExact', due })
}

type Bound = Context & Readonly<{ orderId: Hex }>

function diagnoseExplicit(wire: EvmWire, at: string, context: Bound): void {
  const { intent, amountIn, orderId, report } = context
  const currency = intent.originCurrency
  const path = `${at}.data.data`
  diagnoseValue(wire, currency.isNative ? amountIn : 0n, at, context)
  const selector = selectorOf(wire.data ?? '')
  const words = abiWords(wire.data ?? '')
  if (selector === SELECTORS.depositWholeErc20) {
    report('D15', path, 'depositTakesAllowance')
    return
  }
  if (selector === '') {
    report('D21', path, 'orderMissing')
    return
  }
  const [expected, length] = currency.isNative ? [SELECTORS.depositNative, 2] : [SELECTORS.depositErc20, 4]
  if (selector !== expected || words.length !== length || words.at(-1)?.length !== 64) {
    report('D22', path, 'anotherPayment')
    return
  }
  if (words[0] !== abiWord(intent.user) && words[0] !== abiWord(ZERO_ADDRESS)) {
    report('D16', path, 'depositForStranger')
  }
  if (!currency.isNative && words[1] !== abiWord(currency.address)) {
    report('D13', path, { says: 'forAnotherToken', symbol: currency.symbol })
  }
  if (!currency.isNative && words[2] !== abiWord(amountIn)) {
    report('D14', path, { says: 'paymentNotExact', due: amountWithSymbol(amountIn, currency) })
  }
  if (words.at(-1) !== abiWord(orderId)) {
    report('D17', path, 'depositForAnotherOrder')
  }
}

function diagnoseImplicit(wire: EvmWire, at: string, context: Bound): void {
  const { intent, depository, amountIn, orderId, report } = context
  const path = `${at}.data.data`
  diagnoseValue(wire, 0n, at, context)
  const words = transferWords(wire, path, 3, context)
  if (!words) return
  if (words[0] !== abiWord(depository)) {
    report('D05', path, { says: 'transferPaysStranger', paid: payeeOf(words) })
  }
  if (words[1] !== abiWord(amountIn)) {
    report('D14', path, { says: 'paymentNotExact', due: amountWithSymbol(amountIn, intent.originCurrency) })
  }
  if (words[2] !== abiWord(orderId)) {
    report('D17', path, 'depositForAnotherOrder')
  }
}

function transferWords(
  wire: EvmWire,
  path: string,
  length: number,
  { report }: Context,
): readonly string[] | undefined {
  const words = abiWords(wire.data ?? '')
  if (selectorOf(wire.data ?? '') === SELECTORS.transfer && words.length === length && words.at(-1)?.length === 64) {
    return words
  }
  const isMissing = wire.data === undefined || wire.data === '0x'
  report(isMissing ? 'D21' : 'D22', path, 'anotherPayment')
  return undefined
}

function payeeOf(words: readonly string[]): string {
  return `0x${words[0]?.slice(24)}`
}
