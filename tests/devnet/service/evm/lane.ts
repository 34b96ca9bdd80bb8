import { setTimeout as sleep } from 'node:timers/promises'
import { formatTransactionRequest, hexToBigInt, keccak256 } from 'viem'
import { privateKeyToAccount } from 'viem/accounts'
import type { Hex } from '../../chains.ts'
import { readGasPrice } from './gas.ts'
import type { Node } from './nodes.ts'
import type { Call } from './transfer.ts'

/** A transaction that was signed and broadcast: its hash, and its bytes to broadcast again. */
export type Sent = Readonly<{ hash: Hex; bytes: Hex }>

/** The solver's way onto one chain: one transaction after the other, so that no nonce is used twice. */
export type Lane = Readonly<{
  /** Signs and broadcasts a call. Throws, with nothing sent, when the call would revert. */
  send: (call: Call) => Promise<Sent>
  /** Waits until a transaction is in a block, broadcasting the same bytes again when the node lost them. */
  confirm: (sent: Sent, signal: AbortSignal) => Promise<'success' | 'reverted'>
}>

type Receipt = Readonly<{ status: Hex }>

const RECEIPT_POLL_MS = 20
const LONGEST_POLL_MS = 200
const POLLS_PER_REBROADCAST = 12

/** Opens the lane of a key on a node. */
export function openLane(node: Node, privateKey: Hex): Lane {
  const account = privateKeyToAccount(privateKey)
  const { ask, chain } = node
  let last: Promise<unknown> = Promise.resolve()

  const { address } = account
  // Two questions that need no order; what is signed with a nonce goes one after the other.
  const prepare = async (call: Call) => {
    const list = call.authorizations && { authorizationList: call.authorizations }
    const transaction = { to: call.to, data: call.data, value: hexToBigInt(call.value), ...list }
    const [gas, { price }] = await Promise.all([
      ask<string>('eth_estimateGas', [formatTransactionRequest({ from: address, ...transaction })]),
      readGasPrice(node),
    ])
    return { transaction, gas: BigInt(gas), price }
  }
  const broadcast = async (prepared: ReturnType<typeof prepare>): Promise<Sent> => {
    const { transaction, gas, price } = await prepared
    const nonce = Number(await ask<string>('eth_getTransactionCount', [address, 'pending']))
    const { authorizationList, ...plain } = transaction
    const all = {
      chainId: chain.id,
      nonce,
      ...plain,
      // A half more than estimated: another payment may change storage costs in between.
      gas: (gas * 3n) / 2n,
      maxFeePerGas: price.maxFeePerGasWei,
      maxPriorityFeePerGas: price.maxPriorityFeePerGasWei,
    }
    const bytes = await (authorizationList
      ? account.signTransaction({ type: 'eip7702', ...all, authorizationList })
      : account.signTransaction({ type: 'eip1559', ...all }))
    const sent: Sent = { hash: keccak256(bytes), bytes }
    await rebroadcast(node, sent)
    return sent
  }

  return {
    send(call) {
      const prepared = prepare(call)
      const next = last.then(() => broadcast(prepared))
      prepared.catch(() => undefined)
      last = next.catch(() => undefined)
      return next
    },
    async confirm(sent, signal) {
      for (let poll = 1; ; poll += 1) {
        // A node that does not answer for a moment is asked again.
        const receipt = await ask<Receipt | null>('eth_getTransactionReceipt', [sent.hash]).catch(() => null)
        if (receipt) return receipt.status === '0x1' ? 'success' : 'reverted'
        if (poll % POLLS_PER_REBROADCAST === 0) await rebroadcast(node, sent)
        // Often the block is there at once; the longer it takes, the less often it is asked for.
        await sleep(Math.min(RECEIPT_POLL_MS * poll, LONGEST_POLL_MS), undefined, { signal })
      }
    },
  }
}

// Ambiguity is not failure: whatever a broadcast answers, the receipt decides; the same bytes may be sent again.
async function rebroadcast({ ask }: Node, { bytes }: Sent): Promise<void> {
  await ask('eth_sendRawTransaction', [bytes]).catch(() => undefined)
}
