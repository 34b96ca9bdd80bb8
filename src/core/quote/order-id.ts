import { sha256 } from '@noble/hashes/sha2'
import { bech32, bech32m, createBase58check } from '@scure/base'
import { bytesToHex, concatHex } from 'viem/utils'
import { CausewayError } from '../../lib/errors.ts'
import type { Hex } from '../../lib/hex.ts'
import type { ProtocolVm } from '../chain/chain.ts'
import { structHasher } from '../families/evm/struct-hash.ts'
import { type Failure, failedFor, type Reason, reasonOfError } from '../reason/reason.ts'
import type { OrderData } from './quote.ts'

// The protocol's published order puts `deadline` before `calls`.
const ORDER_TYPES = {
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
const structHashOf = structHasher(ORDER_TYPES)

/**
 * Hashes an order into its id by EIP-712, without a domain.
 * @param vmOf returns a short name's VM, which encodes addresses
 */
export function orderIdOf(
  order: OrderData,
  vmOf: (slug: string) => ProtocolVm | undefined,
): { ok: true; orderId: Hex } | Failure {
  const encode = (slug: string, address: string): Hex => {
    const vm = vmOf(slug)
    if (!vm) {
      const sentence = `no chain is known by the short name ${JSON.stringify(slug)}`
      throw new CausewayError('ORDER_CHAIN', sentence, { values: { name: slug } })
    }
    return encoded(vm, address)
  }
  try {
    return { ok: true, orderId: bytesToHex(structHashOf('Order', messageOf(order, encode))) }
  } catch (cause) {
    const reason: Reason = cause instanceof CausewayError ? reasonOfError(cause) : { code: 'ORDER_MALFORMED' }
    return failedFor(reason, firstLineOf(cause))
  }
}

function encoded(vm: ProtocolVm, address: string): Hex {
  try {
    return ENCODERS[vm](address)
  } catch (cause) {
    throw new CausewayError('ORDER_ADDRESS', firstLineOf(cause), { values: { address }, cause })
  }
}

function firstLineOf(error: unknown): string {
  return error instanceof Error ? (error.message.split('\n', 1)[0] ?? '') : 'not hashable'
}

function messageOf(order: OrderData, encode: (slug: string, address: string) => Hex) {
  return {
    version: order.version,
    solverChainId: order.solverChainId,
    solver: order.solver as Hex,
    salt: BigInt(order.salt),
    inputs: order.inputs.map(({ payment, refunds }) => ({
      payment: { ...payment, currency: encode(payment.chainId, payment.currency) },
      refunds: refunds.map((refund) => ({
        ...refund,
        recipient: encode(refund.chainId, refund.recipient),
        currency: encode(refund.chainId, refund.currency),
        extraData: refund.extraData as Hex,
      })),
    })),
    output: {
      ...order.output,
      calls: order.output.calls as Hex[],
      extraData: order.output.extraData as Hex,
      payments: order.output.payments.map((payment) => ({
        ...payment,
        recipient: encode(order.output.chainId, payment.recipient),
        currency: encode(order.output.chainId, payment.currency),
      })),
    },
    fees: order.fees.map((fee) => ({
      ...fee,
      recipient: encode(fee.recipientChainId, fee.recipient),
      currency: encode(fee.currencyChainId, fee.currency),
    })),
  }
}

const base58check = createBase58check(sha256)

const ENCODERS: Readonly<Record<ProtocolVm, (address: string) => Hex>> = {
  'ethereum-vm': (address) => hexOfLength(address, 20, 20),
  'hyperliquid-vm': (address) => hexOfLength(address, 1, 20),
  // The index is 16 bytes, big-endian.
  'lighter-vm': (address) => {
    if (!/^(0|[1-9][0-9]{0,18})$/.test(address)) throw new RangeError(`not an account index: ${address.slice(0, 64)}`)
    return `0x${BigInt(address).toString(16).padStart(32, '0')}`
  },
  // Segwit is version and program (BIP-173, BIP-350), else 0xff and payload.
  'bitcoin-vm': (address) => {
    if (!/^(bc|tb|bcrt)1/i.test(address)) return concatHex(['0xff', bytesToHex(base58check.decode(address))])
    const text = address as `${string}1${string}`
    const { words } = /^[a-z]+1q/i.test(address) ? bech32.decode(text) : bech32m.decode(text)
    return concatHex([bytesToHex(Uint8Array.of(words[0] ?? 0)), bytesToHex(bech32.fromWords(words.slice(1)))])
  },
}

function hexOfLength(address: string, least: number, most: number): Hex {
  const bytes = (address.length - 2) / 2
  if (!/^0x([0-9a-fA-F]{2})*$/.test(address) || bytes < least || bytes > most) {
    throw new RangeError(`not ${least === most ? least : `${least} to ${most}`} bytes: ${address.slice(0, 64)}`)
  }
  return address.toLowerCase() as Hex
}
