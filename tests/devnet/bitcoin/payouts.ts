import { setTimeout as sleep } from 'node:timers/promises'
import { NodeSilent } from '../rpc.ts'
import type { Payment, Sent } from '../service/destination.ts'
import { codeOnly } from '../service/errors.ts'
import { insist } from '../service/insist.ts'
import { scriptOf } from './addresses.ts'
import { type Ledger, MOVED_BY_OTHERS_MS } from './ledger.ts'
import { BitcoinError, type BitcoinNode } from './node.ts'
import { isDust } from './sizes.ts'
import type { Till } from './till.ts'

const POLL_MS = 50

/**
 * Makes a payer that pays each key once, confirmed by one block.
 *
 * It broadcasts evicted or orphaned bytes again.
 */
export function payouts(
  tools: Readonly<{ node: BitcoinNode; ledger: Ledger; till: Till }>,
): (payment: Payment) => Promise<Sent> {
  const paid = new Map<string, Promise<Sent>>()
  return (payment) => {
    const before = paid.get(payment.key)
    if (before) return before
    const sent = payOnce(payment, tools)
    paid.set(payment.key, sent)
    // Nothing was sent, so a retry is safe.
    sent.catch(() => paid.delete(payment.key))
    return sent
  }
}

/** Refuses dust: AMOUNT_TOO_LOW. */
export function refuseDust({ recipient, amount }: Pick<Payment, 'recipient' | 'amount'>): void {
  const script = scriptOf(recipient) ?? ''
  if (isDust(amount, script))
    throw codeOnly(400, 'AMOUNT_TOO_LOW', `amount: ${amount} satoshis to ${recipient} are dust`)
}

async function payOnce(
  { recipient, amount }: Payment,
  { node, ledger, till }: Readonly<{ node: BitcoinNode; ledger: Ledger; till: Till }>,
): Promise<Sent> {
  const script = scriptOf(recipient)
  if (script === undefined) throw new RangeError(`recipient: ${recipient} is no Bitcoin address`)
  refuseDust({ recipient, amount })
  const { txid, hex } = await till.pay([{ script, valueSats: amount }])
  const confirmed = async (signal: AbortSignal) => {
    for (;;) {
      await insist(() => ledger.glance(MOVED_BY_OTHERS_MS), signal)
      const entry = ledger.entry(txid)
      if (entry?.block) return 'success' as const
      if (!entry) await node.broadcast(hex).catch(unlessRefused)
      await sleep(POLL_MS, undefined, { signal })
    }
  }
  return { txHashes: [txid], delivered: amount, confirmed }
}

// A reorg may remove its coins for a moment.
function unlessRefused(error: unknown): undefined {
  if (error instanceof BitcoinError || error instanceof NodeSilent) return undefined
  throw error
}
