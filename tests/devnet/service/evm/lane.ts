import { setTimeout as sleep } from 'node:timers/promises'
import type { Hex } from '../../chains.ts'
import { RpcError } from '../../rpc.ts'
import { insist } from '../insist.ts'
import { inBatches, type Waiting } from './in-batches.ts'
import type { Node } from './nodes.ts'
import { type Prepared, type Sent, signerOn } from './signer.ts'
import type { Call } from './transfer.ts'

/** One batch after the other, so that no nonce repeats. */
export type Lane = Readonly<{
  /** Signs and broadcasts; retries a silent node. Throws, with nothing sent, if it would revert. */
  send: (call: Call) => Promise<Sent>
  /** Waits for inclusion, and broadcasts the same bytes again if the node lost them. */
  confirm: (sent: Sent, signal: AbortSignal) => Promise<'success' | 'reverted'>
  /** Broadcasts the same bytes of reorged transactions again and returns their hashes. */
  restore: () => Promise<readonly Hex[]>
}>

type Receipt = Readonly<{ status: Hex }>

const RECEIPT_POLL_MS = 20
const LONGEST_POLL_MS = 200
const POLLS_PER_REBROADCAST = 12
/** Transactions of a deeper reorg are lost. */
const REMEMBERED = 4_096

/** Signing more would delay everything else. */
const LARGEST_BATCH = 16
const LOOK_MS = 5
const LOOKS = 20
const TRANSFER_GAS = 21_000n

type Payment = Waiting<Call, Prepared, Sent>
type Signed = Readonly<{ payment: Payment; prepared: Prepared; sent: Sent }>

export function openLane(node: Node, privateKey: Hex, signal: AbortSignal): Lane {
  const { ask } = node
  const { address, prepare, sign } = signerOn(node, privateKey, signal)
  const given = new Map<number, Sent>()
  let nextNonce = 0
  /** All lower nonces were included. */
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
      // A lost transaction goes first, since its nonce blocks the others.
      if (counted < nextNonce) await sendAgain(mined)
      const free = Math.max(counted, nextNonce)
      // anvil never mines a transaction that arrives while its predecessor is being mined.
      if (mined === free || look === LOOKS) return free
      await sleep(LOOK_MS, undefined, { signal })
    }
  }
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
  // Only the node's refusal of unknown bytes counts.
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
    // The first goes last: it releases all of them into one block.
    const othersTaken = await Promise.all(others.map(isTaken))
    const taken = [first && (await isTaken(first)), ...othersTaken]
    // An empty transaction fills a refused nonce, so that later ones can be included.
    for (const { prepared, sent } of signed.filter((each, at) => !taken[at] && each.sent.nonce < nextNonce)) {
      const nothing = { to: address, data: '0x', value: '0x0' } as const
      const filler = await sign({ ...prepared, call: nothing, gas: TRANSFER_GAS }, sent.nonce)
      give(filler)
      await rebroadcast(node, filler)
    }
  }

  return {
    // Each estimate copies the node's state, so at most one batch is prepared ahead.
    send: inBatches(LARGEST_BATCH, { prepare, work: broadcast }),
    async confirm(sent, until) {
      for (let poll = 1; ; poll += 1) {
        const receipt = await ask<Receipt | null>('eth_getTransactionReceipt', [sent.hash]).catch(() => null)
        if (receipt) {
          settled = Math.max(settled, sent.nonce + 1)
          return receipt.status === '0x1' ? 'success' : 'reverted'
        }
        if (poll % POLLS_PER_REBROADCAST === 0) await rebroadcast(node, sent)
        await sleep(Math.min(RECEIPT_POLL_MS * poll, LONGEST_POLL_MS), undefined, { signal: until })
      }
    },
    async restore() {
      // Read before the request: a block in between wasn't lost.
      const before = settled
      const counted = before === 0 ? 0 : await countAt('latest')
      if (counted >= before) return []
      settled = counted
      return sendAgain(counted)
    },
  }
}

// Ambiguity is not failure: the receipt decides, and the same bytes may be sent again.
async function rebroadcast({ ask }: Node, { bytes }: Sent): Promise<void> {
  await ask('eth_sendRawTransaction', [bytes]).catch(() => undefined)
}
