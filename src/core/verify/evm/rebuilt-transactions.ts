import type { Hex } from '../../../lib/hex.ts'
import type { EvmRole, EvmTransactionItem } from '../../execution/item.ts'
import type { Context } from '../context.ts'
import { abiWord, calldata, SELECTORS } from './calldata.ts'

/** Nothing of the quote's transaction. */
export type BuildContext = Pick<Context, 'intent' | 'origin' | 'depository' | 'amountIn' | 'orderId'>

export type PaymentContext = Pick<BuildContext, 'intent' | 'origin' | 'amountIn'>

/** Approves exactly `amount` for `spender`, smallest unit; 0 revokes. */
export function buildApproval(spender: string, amount: bigint, ground: BuildContext): EvmTransactionItem {
  const token = ground.intent.originCurrency.address
  const data = calldata(SELECTORS.approve, spender, amount)
  const role = amount === 0n ? 'resetAllowance' : 'approve'
  return item({ role, to: token, data, value: 0n, amount, counterparty: spender }, ground)
}

/**
 * Builds the user's deposit with the order id; undefined without an order.
 *
 * With `payment: 'transfer'` the order id follows a transfer's calldata.
 */
export function buildDeposit(ground: BuildContext): EvmTransactionItem | undefined {
  const { intent, depository, amountIn: amount, orderId } = ground
  if (!orderId) return undefined
  const { address: token, isNative } = intent.originCurrency
  const common = { role: 'deposit', amount, counterparty: depository } as const
  if (intent.payment === 'transfer') {
    const data: Hex = `${calldata(SELECTORS.transfer, depository, amount)}${orderId.slice(2)}`
    return item({ ...common, to: token, data, value: 0n }, ground)
  }
  const data = isNative
    ? calldata(SELECTORS.depositNative, intent.user, orderId)
    : calldata(SELECTORS.depositErc20, intent.user, token, amount, orderId)
  return item({ ...common, to: depository, data, value: isNative ? amount : 0n }, ground)
}

/** Builds a plain payment of the exact amount. */
export function buildPayment(role: 'send' | 'transfer', to: string, ground: PaymentContext): EvmTransactionItem {
  const { intent, amountIn: amount } = ground
  const { address: token, isNative } = intent.originCurrency
  const common = { role, amount, counterparty: to }
  return isNative
    ? item({ ...common, to, data: '0x', value: amount }, ground)
    : item({ ...common, to: token, data: calldata(SELECTORS.transfer, to, amount), value: 0n }, ground)
}

/** Wraps or unwraps native currency; only the simulation shows that the token is a wrapper. */
export function buildWrapping(ground: BuildContext): EvmTransactionItem {
  const { intent, amountIn: amount } = ground
  const { originCurrency: from, destinationCurrency: into } = intent
  const wrapper = from.isNative ? into.address : from.address
  const data = from.isNative ? SELECTORS.wrap : calldata(SELECTORS.unwrap, amount)
  const value = from.isNative ? amount : 0n
  return item({ role: 'swap', to: wrapper, data, value, amount, counterparty: wrapper }, ground)
}

/** Builds the call of a pinned router or proxy. */
export function buildRouterCall(router: string, data: Hex, ground: BuildContext): EvmTransactionItem {
  const { intent, amountIn: amount } = ground
  const value = intent.originCurrency.isNative ? amount : 0n
  return item({ role: 'swap', to: router, data, value, amount, counterparty: router }, ground)
}

/** Replaces the depositor with zero; the published depository then credits the sender. */
export function creditedToSender(data: Hex): string {
  return `${data.slice(0, 10)}${abiWord(0n)}${data.slice(74)}`
}

type Parts = Readonly<{ role: EvmRole; to: string; data: Hex; value: bigint; amount: bigint; counterparty: string }>

function item(parts: Parts, { intent, origin }: PaymentContext): EvmTransactionItem {
  return {
    kind: 'evmTransaction',
    chainId: origin.id,
    from: intent.user,
    currency: intent.originCurrency.address,
    ...parts,
  }
}
