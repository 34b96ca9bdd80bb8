import { encodeAbiParameters, toHex } from 'viem'
import type { Hex } from '../chain.ts'
import type { DestinationCall } from '../destination.ts'
import { encodeCall } from './calls.ts'
import { type Order, type OrderRefund, orderIdOf, signOrderId } from './order.ts'
import type { Parties } from './parties.ts'
import type { QuoteBody } from './quote-body.ts'
import type { Route } from './route.ts'
import type { Trade } from './trade.ts'

/** Seven days. service-facts.md 1. */
const ORDER_LIFETIME_SECONDS = 7 * 24 * 60 * 60

// In `extraData` like live orders. service-facts.md 6.
const FILL_CONTRACT: Hex = '0xb92fe925dc43a0ecde6c8b1a2709c170ec4fff4f'
const FILL_EXTRA_DATA = encodeAbiParameters([{ type: 'address' }], [FILL_CONTRACT])

/** By its short name. */
const SOLVER_CHAIN = 'base'

/** interface.md, `protocol.v2`. */
export type Protocol = Readonly<{
  orderId: Hex
  hubType: 'onchain'
  orderSignature?: Hex
  orderData: Order
  paymentDetails: Readonly<{ chainId: string; depository: string; currency: string; amount: string }>
}>

export type OrderOf = Readonly<{
  body: QuoteBody
  route: Route
  parties: Parties
  trade: Trade
  calls: readonly DestinationCall[]
  nowSeconds: number
  solver: Hex
}>

/**
 * Makes a trade's order.
 *
 * Refunds go to `refundTo` on the origin and to the recipient on the destination. A refund to the unknown payer names
 * none on the origin.
 */
export function orderOf({ body, route, parties, trade, calls, nowSeconds, solver }: OrderOf): Order {
  const payIn = route.local ? route.input : route.payIn
  const deadline = nowSeconds + ORDER_LIFETIME_SECONDS
  const refundOn = ({ chain, currency }: Route['input'], recipient: string): OrderRefund => ({
    chainId: chain.slug,
    recipient,
    currency: currency.address,
    minimumAmount: '0',
    deadline,
    extraData: extraDataOn(chain.vmType),
  })
  const onOrigin = parties.refundTo === 'depositor' ? [] : [refundOn(payIn, parties.refundTo)]
  return {
    version: 'v1',
    solverChainId: SOLVER_CHAIN,
    solver,
    salt: toHex(crypto.getRandomValues(new Uint8Array(32))),
    inputs: [
      {
        payment: {
          chainId: payIn.chain.slug,
          currency: payIn.currency.address,
          amount: (route.local ? trade.amountIn : trade.paidInMinimum).toString(),
          weight: '1',
        },
        refunds: [...onOrigin, refundOn(route.payOut, parties.recipient)],
      },
    ],
    output: {
      chainId: route.output.chain.slug,
      payments: [
        {
          recipient: parties.recipient,
          currency: route.output.currency.address,
          minimumAmount: trade.minimumOut.toString(),
          expectedAmount: trade.expectedOut.toString(),
        },
      ],
      calls: calls.map(encodeCall),
      deadline,
      extraData: extraDataOn(route.output.chain.vmType),
    },
    fees: appFees(body, route, trade),
  }
}

function extraDataOn(vmType: string): Hex {
  return vmType === 'evm' ? FILL_EXTRA_DATA : '0x'
}

// Apps are credited on the solver's chain, in the deposit's currency. service-facts.md 1, `appFees`.
function appFees({ appFees = [] }: QuoteBody, { payIn }: Route, trade: Trade): Order['fees'] {
  const total = appFees.reduce((sum, { fee }) => sum + BigInt(fee), 0n)
  return appFees.map(({ recipient, fee }) => ({
    recipientChainId: SOLVER_CHAIN,
    recipient,
    currencyChainId: payIn.chain.slug,
    currency: payIn.currency.address,
    amount: (total === 0n ? 0n : (trade.charges.app * BigInt(fee)) / total).toString(),
  }))
}

/** Makes `protocol.v2` of an order, signed if a key is given. */
export async function protocolOf(order: Order, depository: string, privateKey: Hex | undefined): Promise<Protocol> {
  const orderId = orderIdOf(order)
  const payment = order.inputs[0]?.payment
  return {
    orderId,
    hubType: 'onchain',
    ...(privateKey ? { orderSignature: await signOrderId(orderId, privateKey) } : {}),
    orderData: order,
    paymentDetails: {
      chainId: payment?.chainId ?? '',
      depository,
      currency: payment?.currency ?? '',
      amount: payment?.amount ?? '0',
    },
  }
}
