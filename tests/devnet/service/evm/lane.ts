import { setTimeout as sleep } from 'node:timers/promises'
import type { Hex } from '../../chains.ts'
import { RpcError } from '../../rpc.ts'
import { insist } from '../insist.ts'
import { inBatches, type Waiting } from './in-batches.ts'
import type { Node } from './nodes.ts'
import { type Prepared, type Sent, signerOn } from './signer.ts'
import type { Call } from './transfer.ts'

/** The solver's way onto one chain: one batch of transactions after the other, so that no nonce is used twice. */
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

/** How many transactions go out together; signing more would keep everything else waiting for too long. */
const LARGEST_BATCH = 16
const LOOK_MS = 5
const LOOKS = 20
const TRANSFER_GAS = 21_000n

type Payment = Waiting<Call, Prepared, Sent>
type Signed = Readonly<{ payment: Payment; prepared: Prepared; sent: Sent }>

/** Opens the lane of a key on a node, until the signal ends it. */
export function openLane(node: Node, privateKey: Hex, signal: AbortSignal): Lane {
  const { ask } = node
  const { address, prepare, sign } = signerOn(node, privateKey, signal)
  /** By nonce. One that was given out is never given to other bytes, whatever became of them. */
  const given = new Map<number, Sent>()
  let nextNonce = 0
  /** All nonces below it were seen in blocks. */
  let settled = 0

  const countAt = async (block: 'latest' | 'pending') =>
    Number(await insist(() => ask<string>('eth_getTransactionCount', [address, block]), signal))
  const give = (sent: Sent) => {
    nextNonce = Math.max(nextNonce, sent.nonce + 1)
    given.set(sent.nonce, sent)
    given.delete(sent.nonce - REMEMBERED)
  }
  const sendAgain = async (fromNonce: number) => {
    const lost = [...given.values()].filter(({ nonce }) => nonce >= fromNonce)
    for (const sent of lost) await rebroadcast(node, sent)
    return lost.map(({ hash }) => hash)
  }
  const freeNonce = async () => {
    for (let look = 1; ; look += 1) {
      const [mined, counted] = await Promise.all([countAt('latest'), countAt('pending')])
      // What was given out and is not there any more goes first: without it, nothing that comes after gets in.
      if (counted < nextNonce) await sendAgain(mined)
      const free = Math.max(counted, nextNonce)
      // A transaction that comes while its predecessor is being mined, anvil never mines. Where nothing is, it may come.
      if (mined === free || look === LOOKS) return free
      await sleep(LOOK_MS, undefined, { signal })
    }
  }
  // What would revert gets no nonce.
  const signAll = async (payments: readonly Payment[]): Promise<readonly Signed[]> => {
    const preparing = Promise.allSettled(payments.map(({ ready }) => ready()))
    const [prepared, first] = await Promise.all([preparing, freeNonce()])
    const signed: Signed[] = []
    for (const [at, payment] of payments.entries()) {
      const each = prepared[at]
      if (each?.status !== 'fulfilled') payment.reject(each?.reason)
      else signed.push({ payment, prepared: each.value, sent: await sign(each.value, first + signed.length) })
    }
    return signed
  }
  // Only the node's own word means that it did not take the bytes, and only when it does not know them.
  const isTaken = async ({ payment, sent }: Signed) => {
    const failure = await ask('eth_sendRawTransaction', [sent.bytes]).catch((error: unknown) => error)
    const isKnown = () => insist(() => ask('eth_getTransactionByHash', [sent.hash]), signal)
    if (failure instanceof RpcError && !(await isKnown())) {
      payment.reject(failure)
      return false
    }
    give(sent)
    payment.resolve(sent)
    return true
  }
  const broadcast = async (payments: readonly Payment[]) => {
    const signed = await signAll(payments)
    const [first, ...others] = signed
    // The first goes last: it lets all of them into one block, and none comes while another is being mined.
    const othersTaken = await Promise.all(others.map(isTaken))
    const taken = [first && (await isTaken(first)), ...othersTaken]
    // The nonce of what was refused goes to a transaction that does nothing, so that those behind it get in.
    for (const { prepared, sent } of signed.filter((each, at) => !taken[at] && each.sent.nonce < nextNonce)) {
      const nothing = { to: address, data: '0x', value: '0x0' } as const
      const filler = await sign({ ...prepared, call: nothing, gas: TRANSFER_GAS }, sent.nonce)
      give(filler)
      await rebroadcast(node, filler)
    }
  }

  return {
    // Estimates are asked for no more than a batch ahead: each takes a copy of the node's state.
    send: inBatches(LARGEST_BATCH, { prepare, work: broadcast }),
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
      // What is settled by now was so before the question: a block that comes meanwhile is none that was lost.
      const before = settled
      const counted = before === 0 ? 0 : await countAt('latest')
      if (counted >= before) return []
      settled = counted
      return sendAgain(counted)
    },
  }
}

// Ambiguity is not failure: whatever a broadcast answers, the receipt decides; the same bytes may be sent again.
async function rebroadcast({ ask }: Node, { bytes }: Sent): Promise<void> {
  await ask('eth_sendRawTransaction', [bytes]).catch(() => undefined)
}
