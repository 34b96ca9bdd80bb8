import { setTimeout as sleep } from 'node:timers/promises'
import { formatTransactionRequest, hexToBigInt, keccak256 } from 'viem'
import { privateKeyToAccount } from 'viem/accounts'
import type { Hex } from '../../chains.ts'
import { RpcError } from '../../rpc.ts'
import { insist } from '../insist.ts'
import { readGasPrice } from './gas.ts'
import type { Node } from './nodes.ts'
import type { Call } from './transfer.ts'

/** A transaction that was signed and broadcast: its hash and nonce, and its bytes to broadcast again. */
export type Sent = Readonly<{ hash: Hex; bytes: Hex; nonce: number }>

/** The solver's way onto one chain: one transaction after the other, so that no nonce is used twice. */
export type Lane = Readonly<{
  /** Signs and broadcasts a call, however long the node is silent. Throws, with nothing sent, when it would revert. */
  send: (call: Call) => Promise<Sent>
  /** Waits until a transaction is in a block, broadcasting the same bytes again when the node lost them. */
  confirm: (sent: Sent, signal: AbortSignal) => Promise<'success' | 'reverted'>
  /**
   * Looks whether what was in a block still is, and broadcasts the same bytes again of all that a reorg took away.
   * Returns their hashes.
   */
  restore: () => Promise<readonly Hex[]>
}>

type Receipt = Readonly<{ status: Hex }>

const RECEIPT_POLL_MS = 20
const LONGEST_POLL_MS = 200
const POLLS_PER_REBROADCAST = 12
/** How many transactions are remembered with their bytes: what a deeper reorg takes away is lost. */
const REMEMBERED = 4_096

/** Opens the lane of a key on a node, until the signal ends it. */
export function openLane(node: Node, privateKey: Hex, signal: AbortSignal): Lane {
  const account = privateKeyToAccount(privateKey)
  const { ask, chain } = node
  let last: Promise<unknown> = Promise.resolve()
  /** By nonce. One that was given out is never given to other bytes, whatever became of them. */
  const given = new Map<number, Sent>()
  let nextNonce = 0
  /** All nonces below it were seen in blocks. */
  let settled = 0

  const { address } = account
  const countAt = async (block: 'latest' | 'pending') =>
    Number(await insist(() => ask<string>('eth_getTransactionCount', [address, block]), signal))
  // Two questions that need no order; what is signed with a nonce goes one after the other.
  const prepare = async (call: Call) => {
    const list = call.authorizations && { authorizationList: call.authorizations }
    const transaction = { to: call.to, data: call.data, value: hexToBigInt(call.value), ...list }
    const request = formatTransactionRequest({ from: address, ...transaction })
    const [gas, { price }] = await Promise.all([
      insist(() => ask<string>('eth_estimateGas', [request]), signal),
      insist(() => readGasPrice(node), signal),
    ])
    return { transaction, gas: BigInt(gas), price }
  }
  const broadcast = async (prepared: ReturnType<typeof prepare>): Promise<Sent> => {
    const { transaction, gas, price } = await prepared
    const counted = await countAt('pending')
    // What was given out and is not there any more goes first: without it, nothing that comes after gets in.
    if (counted < nextNonce) await sendAgain(await countAt('latest'))
    const nonce = Math.max(counted, nextNonce)
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
    const sent: Sent = { hash: keccak256(bytes), bytes, nonce }
    await broadcastFirst(sent)
    nextNonce = nonce + 1
    given.set(nonce, sent)
    given.delete(nonce - REMEMBERED)
    return sent
  }
  // Only the node's own word means that it did not take the bytes, and only when it does not know them.
  const broadcastFirst = async ({ hash, bytes }: Sent) => {
    const failure = await ask('eth_sendRawTransaction', [bytes]).catch((error: unknown) => error)
    if (!(failure instanceof RpcError)) return
    if (!(await insist(() => ask('eth_getTransactionByHash', [hash]), signal))) throw failure
  }
  const sendAgain = async (fromNonce: number) => {
    const lost = [...given.values()].filter(({ nonce }) => nonce >= fromNonce)
    for (const sent of lost) await rebroadcast(node, sent)
    return lost.map(({ hash }) => hash)
  }

  return {
    send(call) {
      const prepared = prepare(call)
      const next = last.then(() => broadcast(prepared))
      prepared.catch(() => undefined)
      last = next.catch(() => undefined)
      return next
    },
    async confirm(sent, until) {
      for (let poll = 1; ; poll += 1) {
        // A node that does not answer for a moment is asked again.
        const receipt = await ask<Receipt | null>('eth_getTransactionReceipt', [sent.hash]).catch(() => null)
        if (receipt) {
          settled = Math.max(settled, sent.nonce + 1)
          return receipt.status === '0x1' ? 'success' : 'reverted'
        }
        if (poll % POLLS_PER_REBROADCAST === 0) await rebroadcast(node, sent)
        // Often the block is there at once; the longer it takes, the less often it is asked for.
        await sleep(Math.min(RECEIPT_POLL_MS * poll, LONGEST_POLL_MS), undefined, { signal: until })
      }
    },
    async restore() {
      const counted = settled === 0 ? 0 : await countAt('latest')
      if (counted >= settled) return []
      settled = counted
      return sendAgain(counted)
    },
  }
}

// Ambiguity is not failure: whatever a broadcast answers, the receipt decides; the same bytes may be sent again.
async function rebroadcast({ ask }: Node, { bytes }: Sent): Promise<void> {
  await ask('eth_sendRawTransaction', [bytes]).catch(() => undefined)
}
