import { encodeAbiParameters, toHex } from 'viem'
import { DEPOSITORY, type Hex } from '../../chains.ts'
import type { Route } from './offer.ts'
import { type Order, orderIdOf, signOrderId } from './order.ts'
import type { QuoteBody } from './quote-body.ts'
import type { Trade } from './trade.ts'

/** An order may be filled or refunded for seven days. service-facts.md 1. */
export const ORDER_LIFETIME_SECONDS = 7 * 24 * 60 * 60

// The contract that executes a fill, named in `extraData` as live orders name it. service-facts.md 6.
const FILL_CONTRACT: Hex = '0xb92fe925dc43a0ecde6c8b1a2709c170ec4fff4f'
const FILL_EXTRA_DATA = encodeAbiParameters([{ type: 'address' }], [FILL_CONTRACT])

/** The chain that settles with the solver, by its short name. */
const SOLVER_CHAIN = 'base'

/** interface.md, `protocol.v2`. */
export type Protocol = Readonly<{
  orderId: Hex
  hubType: 'onchain'
  orderSignature?: Hex
  orderData: Order
  paymentDetails: Readonly<{ chainId: string; depository: Hex; currency: string; amount: string }>
}>

/**
 * The order that a trade comes to: one input with a refund on the origin chain to `refundTo` and one on the
 * destination chain to the recipient, one payment out, no calls, no fees.
 */
export function orderOf(
  body: QuoteBody,
  route: Route,
  trade: Trade,
  at: Readonly<{ nowSeconds: number; solver: Hex }>,
): Order {
  const { input, output } = route
  const deadline = at.nowSeconds + ORDER_LIFETIME_SECONDS
  const refund = { minimumAmount: '0', deadline, extraData: FILL_EXTRA_DATA }
  return {
    version: 'v1',
    solverChainId: SOLVER_CHAIN,
    solver: at.solver,
    salt: toHex(crypto.getRandomValues(new Uint8Array(32))),
    inputs: [
      {
        payment: {
          chainId: input.chain.slug,
          currency: input.currency.address,
          amount: trade.amountIn.toString(),
          weight: '1',
        },
        refunds: [
          { chainId: input.chain.slug, recipient: body.refundTo, currency: input.currency.address, ...refund },
          { chainId: output.chain.slug, recipient: body.recipient, currency: output.currency.address, ...refund },
        ],
      },
    ],
    output: {
      chainId: output.chain.slug,
      payments: [
        {
          recipient: body.recipient,
          currency: output.currency.address,
          minimumAmount: trade.minimumOut.toString(),
          expectedAmount: trade.expectedOut.toString(),
        },
      ],
      calls: [],
      deadline,
      extraData: FILL_EXTRA_DATA,
    },
    fees: [],
  }
}

/** `protocol.v2` of an order; with the solver's signature when a key is given. */
export async function protocolOf(order: Order, privateKey: Hex | undefined): Promise<Protocol> {
  const orderId = orderIdOf(order)
  const payment = order.inputs[0]?.payment
  return {
    orderId,
    hubType: 'onchain',
    ...(privateKey ? { orderSignature: await signOrderId(orderId, privateKey) } : {}),
    orderData: order,
    paymentDetails: {
      chainId: payment?.chainId ?? '',
      depository: DEPOSITORY,
      currency: payment?.currency ?? '',
      amount: payment?.amount ?? '0',
    },
  }
}
