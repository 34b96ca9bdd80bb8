import { secp256k1 } from '@noble/curves/secp256k1'
import { encodeAbiParameters, hashMessage, parseAbiParameters } from 'viem/utils'
import type { Chain } from '../../../src/core/chain/chain.ts'
import { chainById } from '../../../src/core/profiles/profile.ts'
import { type Order, orderIdOf } from '../../devnet/service/quote/order.ts'
import type { Terms } from './case.ts'

type Hex = `0x${string}`

/** The solver of all orders, with the devnet's public key. */
export const SOLVER: Hex = '0xa0Ee7A142d267C1f36714E4a8F75612F20a79720'
const SOLVER_KEY = '2a871d0798f97d79848a013d4936a73bf4cc922c825d33c1cf7073dff6d409c6'

// Service facts 6: an EVM order names its fill contract.
const FILL_CONTRACT = encodeAbiParameters([{ type: 'address' }], ['0xb92fe925dc43a0ecde6c8b1a2709c170ec4fff4f'])
const ORDER_CALL = parseAbiParameters(['(address to)', '(bytes data)', '(uint256 value)'])
const LIFETIME_SECONDS = 7 * 86_400

/** Throws for chains outside the profile. */
export function chainsOf({ profile, input }: Pick<Terms, 'profile' | 'input'>): Readonly<{ from: Chain; to: Chain }> {
  const from = chainById(profile, input.originChainId)
  const to = chainById(profile, input.destinationChainId)
  if (!from || !to) throw new RangeError('expected chains of the profile')
  return { from, to }
}

/** An honest order, built without the wallet's code. */
export function orderOf(terms: Terms): Order {
  const { input, amountIn, out, minimum, salt, nowSeconds, paid } = terms
  const { from, to } = chainsOf(terms)
  const deadline = nowSeconds + LIFETIME_SECONDS
  const payment = paid ?? { currency: input.originCurrency, amount: amountIn }
  // Some orders refund everything, and some refund the bridged token before a final swap.
  const drawn = BigInt(salt) % 4n
  const least = drawn === 1n ? payment.amount.toString() : '0'
  const bridged = drawn === 2n && from !== to ? (to.tokens[0] ?? to.native).address : input.destinationCurrency
  const refund = (chain: Chain, recipient: string, currency: string) => ({
    chainId: chain.slug,
    recipient,
    currency,
    minimumAmount: '0',
    deadline,
    extraData: extraDataOn(chain),
  })
  return {
    version: 'v1',
    solverChainId: terms.profile.solverSlug,
    solver: SOLVER,
    salt,
    inputs: [
      {
        payment: {
          chainId: from.slug,
          currency: payment.currency,
          amount: payment.amount.toString(),
          weight: '1',
        },
        refunds: [
          { ...refund(from, input.refundTo, payment.currency), minimumAmount: least },
          refund(to, input.recipient, bridged),
        ],
      },
    ],
    output: {
      chainId: to.slug,
      payments: [
        {
          recipient: input.recipient,
          currency: input.destinationCurrency,
          minimumAmount: minimum.toString(),
          expectedAmount: out.toString(),
        },
      ],
      calls: (input.calls ?? []).map((call) =>
        encodeAbiParameters(ORDER_CALL, [{ to: hex(call.to) }, { data: hex(call.data) }, { value: call.value }]),
      ),
      deadline,
      extraData: extraDataOn(to),
    },
    fees: [],
  }
}

/** `protocol.v2` of an order with its true id. */
export function protocolOf(order: Order, { isSigned }: Pick<Terms, 'isSigned'>, depository: string) {
  const orderId = orderIdOf(order)
  const payment = order.inputs[0]?.payment
  return {
    orderId,
    hubType: 'onchain',
    ...(isSigned ? { orderSignature: signatureOf(orderId) } : {}),
    orderData: order,
    paymentDetails: {
      chainId: payment?.chainId ?? '',
      depository,
      currency: payment?.currency ?? '',
      amount: payment?.amount ?? '0',
    },
  }
}

/** EIP-191 over the raw 32-byte order id. */
export function signatureOf(orderId: Hex): Hex {
  const signed = secp256k1.sign(hashMessage({ raw: orderId }).slice(2), SOLVER_KEY)
  return `0x${signed.toCompactHex()}${(27 + signed.recovery).toString(16)}`
}

function extraDataOn({ vm }: Chain): Hex {
  return vm === 'ethereum-vm' ? FILL_CONTRACT : '0x'
}

function hex(text: string): Hex {
  return `0x${text.slice(2)}`
}
