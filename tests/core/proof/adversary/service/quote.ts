import type { IntentInput } from '../../../../../src/core/intent/intent.ts'
import { devnet } from '../../../../../src/core/profiles/devnet.ts'
import type { Hex } from '../../../../devnet/chains.ts'
import type { Bound } from '../../../honest/answer.ts'
import type { Terms } from '../../../honest/case.ts'
import { currencyIn, detailsOf, feesOf } from '../../../honest/figures.ts'
import { type Json, json } from '../../../honest/json.ts'
import { chainsOf, orderOf, protocolOf } from '../../../honest/order.ts'
import type { Tx } from '../chain.ts'
import type { Draw } from '../draw.ts'
import type { Coin } from '../money.ts'
import { FEIGNED } from '../places.ts'

/** Routes out of an EVM chain. */
export const ROUTES = [
  'deposit',
  'transfer',
  'address',
  'send',
  'swap',
  'localSwap',
  'wrap',
  'eip3009',
  'permit2',
] as const
export type Route = (typeof ROUTES)[number]

type Order = ReturnType<typeof orderOf>

/**
 * `lies` names the dishonest parts; `setup` happened onchain before. `terms.paid` is the depository's share after a
 * swap; `named` replaces the order's id in the quote. `topupAmount` is the shown gas; `appShare` is an app fee in
 * thousandths.
 */
export type Offer = Readonly<{
  route: Route
  from: Coin
  to: Coin
  terms: Terms
  lies: readonly string[]
  setup: readonly Tx[]
  steps: (bound: Bound) => readonly unknown[]
  twist: (order: Order) => Order
  named?: Hex
  topupAmount?: bigint
  appShare?: bigint
}>

/** The JSON answer with its order, shown gas and app fee in thousandths. */
export type Answer = Readonly<{
  quote: Json
  order: Order
  orderId: Hex
  topup: Readonly<{ amount: bigint; recipient: string }> | undefined
  appShare: bigint
}>

export function answerOf({ terms, steps, twist, named, topupAmount, appShare = 0n }: Offer): Answer {
  const { from } = chainsOf(terms)
  const { requestId, input } = terms
  const depository = from.depositories[0] ?? ''
  const order = twist(orderOf(terms))
  const own = protocolOf(order, terms, depository)
  const v2 = { ...own, orderId: named ?? own.orderId }
  const bound: Bound = {
    ...terms,
    orderId: v2.orderId,
    depository,
    origin: from,
    currency: currencyIn(terms, from, input.originCurrency),
    check: { endpoint: `${terms.statusPath}?requestId=${requestId}`, method: 'GET' },
  }
  // The attacker's token appears only in the order.
  const { paid, ...unpaid } = terms
  const spoken: Terms = paid?.currency === FEIGNED ? unpaid : terms
  const quote = json({
    requestId,
    steps: steps(bound),
    fees: withAppFee(feesOf(spoken), terms, appShare),
    details: withTopup(detailsOf(spoken), topupAmount),
    protocol: { v2 },
  })
  const topup = topupAmount === undefined ? undefined : { amount: topupAmount, recipient: input.recipient }
  return { quote, order, orderId: v2.orderId, topup, appShare }
}

function withTopup({ currencyGasTopup: topup, ...details }: ReturnType<typeof detailsOf>, amount: bigint | undefined) {
  if (!topup || amount === undefined) return details
  const text = amount.toString()
  return { ...details, currencyGasTopup: { ...topup, amount: text, minimumAmount: text } }
}

function withAppFee(fees: ReturnType<typeof feesOf>, { paid, amountIn }: Terms, share: bigint) {
  const amount = ((paid?.amount ?? amountIn) * share) / 1_000n
  return { ...fees, app: { ...fees.app, amount: amount.toString() } }
}

export type Asked = Readonly<{ user: string; refundTo: string; recipient: string; amountIn: bigint; out: bigint }>

/** Exact input with half a per cent of slippage. */
export function termsOf(draw: Draw, from: Coin, to: Coin, asked: Asked, more: Partial<IntentInput> = {}): Terms {
  const { user, refundTo, recipient, amountIn, out } = asked
  const isBridged = from.chainId !== to.chainId
  const input: IntentInput = {
    user,
    refundTo,
    recipient,
    originChainId: from.chainId,
    originCurrency: from.address,
    destinationChainId: to.chainId,
    destinationCurrency: to.address,
    amount: amountIn,
    tradeType: 'EXACT_INPUT',
    ...(isBridged || from.address !== to.address ? { slippageBasisPoints: 50 } : {}),
    ...more,
  }
  const minimum = input.slippageBasisPoints === undefined ? out : out - (out * 50n) / 10_000n
  return {
    profile: devnet,
    input,
    amountIn,
    out,
    minimum,
    salt: draw.bytes(32),
    requestId: draw.bytes(32),
    isSigned: draw.chance(250),
    statusPath: '/intents/status/v3',
    nowSeconds: Math.floor(Date.now() / 1_000),
  }
}

export function asIs(order: Order): Order {
  return order
}

export function paying(amount: bigint): (order: Order) => Order {
  return (order) => ({
    ...order,
    inputs: order.inputs.map((each) => ({ ...each, payment: { ...each.payment, amount: amount.toString() } })),
  })
}
