import { sign } from 'viem/accounts'
import { hashMessage } from 'viem/utils'
import type { Hex } from '../chain.ts'
import { addressBytes } from './address-bytes.ts'
import { structHasher } from './struct-hash.ts'

/** interface.md, `protocol.v2.orderData`; smallest unit, epoch seconds. */
export type Order = Readonly<{
  version: string
  solverChainId: string
  solver: Hex
  salt: Hex
  inputs: readonly OrderInput[]
  output: OrderOutput
  fees: readonly OrderFee[]
}>
export type OrderInput = Readonly<{
  payment: Readonly<{ chainId: string; currency: string; amount: string; weight: string }>
  refunds: readonly OrderRefund[]
}>
export type OrderRefund = Readonly<{
  chainId: string
  recipient: string
  currency: string
  minimumAmount: string
  deadline: number
  extraData: Hex
}>
export type OrderOutput = Readonly<{
  chainId: string
  payments: readonly OrderPayment[]
  calls: readonly Hex[]
  deadline: number
  extraData: Hex
}>
export type OrderPayment = Readonly<{
  recipient: string
  currency: string
  minimumAmount: string
  expectedAmount: string
}>
export type OrderFee = Readonly<{
  recipientChainId: string
  recipient: string
  currencyChainId: string
  currency: string
  amount: string
}>

// service-facts.md 6: `deadline` comes before `calls` in Output.
const TYPES = {
  Order: [
    { name: 'version', type: 'string' },
    { name: 'solverChainId', type: 'string' },
    { name: 'solver', type: 'address' },
    { name: 'salt', type: 'uint256' },
    { name: 'inputs', type: 'Input[]' },
    { name: 'output', type: 'Output' },
    { name: 'fees', type: 'Fee[]' },
  ],
  Input: [
    { name: 'payment', type: 'InputPayment' },
    { name: 'refunds', type: 'InputRefund[]' },
  ],
  InputPayment: [
    { name: 'chainId', type: 'string' },
    { name: 'currency', type: 'bytes' },
    { name: 'amount', type: 'uint256' },
    { name: 'weight', type: 'uint256' },
  ],
  InputRefund: [
    { name: 'chainId', type: 'string' },
    { name: 'recipient', type: 'bytes' },
    { name: 'currency', type: 'bytes' },
    { name: 'minimumAmount', type: 'uint256' },
    { name: 'deadline', type: 'uint32' },
    { name: 'extraData', type: 'bytes' },
  ],
  Output: [
    { name: 'chainId', type: 'string' },
    { name: 'payments', type: 'OutputPayment[]' },
    { name: 'deadline', type: 'uint32' },
    { name: 'calls', type: 'bytes[]' },
    { name: 'extraData', type: 'bytes' },
  ],
  OutputPayment: [
    { name: 'recipient', type: 'bytes' },
    { name: 'currency', type: 'bytes' },
    { name: 'minimumAmount', type: 'uint256' },
    { name: 'expectedAmount', type: 'uint256' },
  ],
  Fee: [
    { name: 'recipientChainId', type: 'string' },
    { name: 'recipient', type: 'bytes' },
    { name: 'currencyChainId', type: 'string' },
    { name: 'currency', type: 'bytes' },
    { name: 'amount', type: 'uint256' },
  ],
} as const
const hash = structHasher(TYPES, 'Order')

/** The order id: EIP-712 struct hash without a domain. service-facts.md 6. */
export function orderIdOf(order: Order): Hex {
  return hash(typedData(order))
}

/** The solver's signature: EIP-191 over the raw order id. service-facts.md 6. */
export async function signOrderId(orderId: Hex, privateKey: Hex): Promise<Hex> {
  return sign({ hash: hashMessage({ raw: orderId }), privateKey, to: 'hex' })
}

function typedData(order: Order) {
  return {
    version: order.version,
    solverChainId: order.solverChainId,
    solver: order.solver,
    salt: BigInt(order.salt),
    inputs: order.inputs.map(({ payment, refunds }) => ({
      payment: {
        chainId: payment.chainId,
        currency: addressBytes(payment.chainId, payment.currency),
        amount: BigInt(payment.amount),
        weight: BigInt(payment.weight),
      },
      refunds: refunds.map((refund) => ({
        chainId: refund.chainId,
        recipient: addressBytes(refund.chainId, refund.recipient),
        currency: addressBytes(refund.chainId, refund.currency),
        minimumAmount: BigInt(refund.minimumAmount),
        deadline: refund.deadline,
        extraData: refund.extraData,
      })),
    })),
    output: {
      chainId: order.output.chainId,
      payments: order.output.payments.map((payment) => ({
        recipient: addressBytes(order.output.chainId, payment.recipient),
        currency: addressBytes(order.output.chainId, payment.currency),
        minimumAmount: BigInt(payment.minimumAmount),
        expectedAmount: BigInt(payment.expectedAmount),
      })),
      deadline: order.output.deadline,
      calls: order.output.calls,
      extraData: order.output.extraData,
    },
    fees: order.fees.map((fee) => ({
      recipientChainId: fee.recipientChainId,
      recipient: addressBytes(fee.recipientChainId, fee.recipient),
      currencyChainId: fee.currencyChainId,
      currency: addressBytes(fee.currencyChainId, fee.currency),
      amount: BigInt(fee.amount),
    })),
  }
}
