import { formatTransactionRequest, hexToBigInt, keccak256 } from 'viem'
import { privateKeyToAccount } from 'viem/accounts'
import type { Hex } from '../../chains.ts'
import { insist } from '../insist.ts'
import { type GasPrice, readGasPrice } from './gas.ts'
import type { Node } from './nodes.ts'
import type { Call } from './transfer.ts'

export type Prepared = Readonly<{ call: Call; gas: bigint; price: GasPrice }>

/** `bytes` can be broadcast repeatedly. */
export type Sent = Readonly<{ hash: Hex; bytes: Hex; nonce: number }>

export type Signer = Readonly<{
  address: Hex
  /** Estimates a call; retries a silent node. Rejects if it would revert. */
  prepare: (call: Call) => Promise<Prepared>
  sign: (prepared: Prepared, nonce: number) => Promise<Sent>
}>

/** Signs a key's transactions on a node's chain, until the signal ends it. */
export function signerOn(node: Node, privateKey: Hex, signal: AbortSignal): Signer {
  const account = privateKeyToAccount(privateKey)
  const { address } = account
  return {
    address,
    async prepare(call) {
      const request = formatTransactionRequest({ from: address, ...fieldsOf(call) })
      const [gas, { price }] = await Promise.all([
        insist(() => node.ask<string>('eth_estimateGas', [request]), signal),
        insist(() => readGasPrice(node), signal),
      ])
      return { call, gas: BigInt(gas), price }
    },
    async sign({ call, gas, price }, nonce) {
      const { authorizationList, ...plain } = fieldsOf(call)
      const all = {
        chainId: node.chain.id,
        nonce,
        ...plain,
        // Another payment may change storage costs in between.
        gas: (gas * 3n) / 2n,
        maxFeePerGas: price.maxFeePerGasWei,
        maxPriorityFeePerGas: price.maxPriorityFeePerGasWei,
      }
      const bytes = await (authorizationList
        ? account.signTransaction({ type: 'eip7702', ...all, authorizationList })
        : account.signTransaction({ type: 'eip1559', ...all }))
      return { hash: keccak256(bytes), bytes, nonce }
    },
  }
}

function fieldsOf({ to, data, value, authorizations }: Call) {
  return { to, data, value: hexToBigInt(value), ...(authorizations && { authorizationList: authorizations }) }
}
