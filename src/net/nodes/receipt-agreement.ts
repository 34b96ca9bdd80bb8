import type { Answer } from '../../core/reason/reason.ts'
import { fingerprint } from '../../lib/fingerprint.ts'
import { createReads, type EvmReads, type NodeReceipt, plainAnswer } from '../families/evm/balance-and-receipt-reads.ts'
import { quantity } from '../families/evm/schema.ts'
import { type Agreement, DISAGREED } from './agreement.ts'
import type { Rpc } from './rpc.ts'

const MOST_KEPT = 500
/** How often the second node is asked for a missing receipt. */
const MISSING_MILLISECONDS = 15_000

type Compared = Readonly<{ blockHash: string; agreed: string | undefined; doubtedAt: bigint | undefined }>
type Found = NodeReceipt | undefined

const NONE = { ok: true, value: undefined } as const

export type ReceiptPorts = Readonly<{
  agreement: Agreement
  /** The answer of the healthiest node. */
  usual: EvmReads['receipt']
  first: () => Rpc
  second: () => Rpc | undefined
  /** Without it, only the first node is asked about a missing receipt. */
  nowMilliseconds: (() => number) | undefined
}>

export type AgreedReceipts = Readonly<{
  /** Pending while one node is awaited. A disagreement ends with one more block. */
  receipt: EvmReads['receipt']
  /** For arrivals: both nodes have it, with the same logs. */
  receiptOfTwo: EvmReads['receipt']
}>

/** Compares receipts of two nodes in the same block. */
export function createAgreedReceipts(ports: ReceiptPorts): AgreedReceipts {
  const { agreement, usual, first, second, nowMilliseconds } = ports
  const compared = new Map<string, Compared>()
  const missing = new Map<string, Readonly<{ askedAt: number; answer: Answer<Found> }>>()

  function keep(hash: string, what: Compared): void {
    if (compared.size >= MOST_KEPT) compared.clear()
    compared.set(hash, what)
  }

  // It holds between requests, so that a receipt doesn't come and go.
  async function missingReceipt(other: Rpc, hash: string): Promise<Answer<Found>> {
    if (!nowMilliseconds) return NONE
    const askedAt = nowMilliseconds()
    const last = missing.get(hash)
    if (last && Math.abs(askedAt - last.askedAt) < MISSING_MILLISECONDS) return last.answer
    const theirs = await createReads(other).receipt(hash)
    const answer = theirs.ok && theirs.value ? await judged(hash, theirs.value) : NONE
    if (missing.size >= MOST_KEPT) missing.clear()
    missing.set(hash, { askedAt, answer })
    return answer
  }

  async function judged(hash: string, found: NodeReceipt): Promise<Answer<Found>> {
    const { blockHash, blockNumber } = found
    const verdict = await agreement.compare((rpc) => createReads(rpc).receipt(hash), blockNumber, {
      weight: 'wait',
      keyOf,
    })
    if (verdict === undefined) return { ok: true, value: found }
    if (verdict.is === 'none') return plainAnswer(verdict.failure)
    if (verdict.is === 'agreed') {
      keep(hash, { blockHash, agreed: verdict.value && fingerprint(keyOf(verdict.value)), doubtedAt: undefined })
      return { ok: true, value: verdict.value }
    }
    if (verdict.is === 'contradicts') return doubted(hash, found)
    const { rpc, value } = verdict.only
    const isEnough = verdict.isUnable || (await agreement.isPatienceOver(rpc))
    return value?.blockHash === blockHash && isEnough ? { ok: true, value } : NONE
  }

  async function doubted(hash: string, found: NodeReceipt): Promise<Answer<Found>> {
    const { blockHash } = found
    const height = await first()('eth_blockNumber', [], quantity)
    if (!height.ok) return plainAnswer(height)
    const before = compared.get(hash)
    const doubtedAt = (before?.blockHash === blockHash ? before.doubtedAt : undefined) ?? height.value
    keep(hash, { blockHash, agreed: undefined, doubtedAt })
    return height.value > doubtedAt ? { ok: true, value: found } : DISAGREED
  }

  const receipt: EvmReads['receipt'] = async (hash) => {
    const answer = await usual(hash)
    const other = answer.ok ? second() : undefined
    if (!answer.ok || !other) return answer
    if (!answer.value) return missingReceipt(other, hash)
    const agreed = compared.get(hash)?.agreed
    return agreed !== undefined && agreed === fingerprint(keyOf(answer.value)) ? answer : judged(hash, answer.value)
  }

  return {
    receipt,
    receiptOfTwo: async (hash) => {
      const answer = await usual(hash)
      const other = answer.ok ? second() : undefined
      if (!other) return answer
      const found = answer.ok && answer.value ? answer : await createReads(other).receipt(hash)
      if (!found.ok || !found.value) return NONE
      const at = found.value.blockNumber
      return agreement.read((rpc) => createReads(rpc).receipt(hash), { weight: 'two', at, keyOf, join: cheaper })
    },
  }
}

// Arrivals add the fee.
function cheaper(first: Found, second: Found): Found {
  return costOf(second) < costOf(first) ? second : first
}

function costOf(found: Found): bigint {
  if (!found?.charge) return 0n
  const { gasUsed, gasPriceWei, dataFeeWei } = found.charge
  return gasUsed * gasPriceWei + dataFeeWei
}

// Nodes may differ in the parts of a fee.
function keyOf(found: Found): unknown {
  return found && [found.blockHash, found.status, found.logs]
}
