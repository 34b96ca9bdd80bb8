import { apply, type Event } from '../../../src/core/execution/apply.ts'
import type { Execution } from '../../../src/core/execution/execution.ts'
import { sign } from '../../../src/core/sign/sign.ts'
import type { EvmTerms } from '../../../src/core/sign/signed.ts'
import { leavesOf } from '../../core/honest/json.ts'
import { NOW } from '../../core/honest.ts'
import { approvedOf, honestOf } from '../../wallet/sim/flows.ts'

// The public test mnemonic's first key; all honest examples use its account.
const KEY = Uint8Array.from(Buffer.from('59c6995e998f97a5a0044966f0945389dc9e86dae88c7a8412f4603b6b78690d', 'hex'))
const HASH = `0x${'ab'.repeat(32)}` as const
const TERMS: EvmTerms = {
  terms: 'evm',
  nonce: 7,
  gasLimit: 60_000n,
  maxFeePerGasWei: 3_000_000_000n,
  maxPriorityFeePerGasWei: 1_000_000_000n,
}
const PENDING = {
  status: 'pending',
  word: 'pending',
  inTxHashes: [HASH],
  txHashes: [],
  updatedAtMilliseconds: 1,
  failReason: undefined,
} as const

/** Two transfers of published length with finished steps, one over; the wallet's own events made them. */
export async function templates(): Promise<Readonly<{ tracking: Execution; filled: Execution }>> {
  const [first, ...others] = honestOf('deposit-approve')
  if (!first) throw new Error('expected an honest answer')
  const longest = others.reduce(
    (best, each) => (leavesOf(each.quote).length > leavesOf(best.quote).length ? each : best),
    first,
  )
  let tracking = approvedOf(longest, 'template')
  for (const event of await stepsOf(tracking)) tracking = apply(tracking, event)
  const status = { ...PENDING, status: 'success', word: 'success', txHashes: [HASH] } as const
  const fill = { proof: 'verified', txHash: HASH, amount: tracking.expected } as const
  const arrived: readonly Event[] = [
    { event: 'status', status, atSeconds: NOW + 4 },
    { event: 'filled', fill, atSeconds: NOW + 5 },
    { event: 'readAgain', proof: fill, isFinal: true, atSeconds: NOW + 6 },
  ]
  let filled = arrived.reduce(apply, tracking)
  for (const { key } of filled.pendingNotifications) filled = apply(filled, { event: 'told', key, atSeconds: NOW + 5 })
  return { tracking, filled }
}

async function stepsOf({ plan }: Execution): Promise<readonly Event[]> {
  const events: Event[] = [{ event: 'stepOrderDecided', stepOrder: { stepOrder: 'sequential' }, atSeconds: NOW }]
  for (const [index, item] of plan.entries()) {
    if (item.kind !== 'evmTransaction') throw new Error(`expected transactions, got ${item.kind}`)
    const signed = await sign(item, { terms: TERMS, purpose: 'step', privateKey: KEY })
    const about = { index, atSeconds: NOW + index }
    const inclusion = { in: 'block', blockNumber: 12n, blockHash: HASH } as const
    events.push(
      { event: 'reserved', terms: TERMS, ...about },
      { event: 'signed', signed, ...about },
      { event: 'broadcast', ...about },
      { event: 'included', hash: signed.hash, inclusion, ...about },
      { event: 'finalized', ...about },
    )
  }
  const after = NOW + plan.length
  return [...events, { event: 'reported', atSeconds: after }, { event: 'status', status: PENDING, atSeconds: after }]
}
