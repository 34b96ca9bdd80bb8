import type { Bundle } from '../../core/bundle/bundle.ts'
import type { Deposit, KnownOrder } from '../../core/deposits.ts'
import type { Proof } from '../../core/execution.ts'
import { hashesOfItems } from '../../core/own-hashes.ts'
import { meaningOf } from '../../core/page/call.ts'
import type { CallMeaning } from '../../core/page/call-meaning.ts'
import type { Profile } from '../../core/profile.ts'
import { isAmong } from '../../core/transaction-name.ts'
import type { Answer } from '../node-port.ts'
import type { CallsWish, Effects } from './outlook.ts'

export type OrderPorts = Readonly<{ knownOf: (orderIds: readonly string[]) => Promise<KnownOrder | undefined> }>

/** How far back it is looked for what pages had sent. */
export const LATELY = 200

/**
 * The orders that calls pay for: those that a trial run saw, and those that their own bytes name; lower case, each once.
 */
export function ordersPaid(
  { calls, chainId }: CallsWish,
  effects: Answer<Effects>,
  profile: Profile,
): readonly string[] {
  const seen = effects.ok ? effects.value.deposits.map(({ orderId }) => orderId) : []
  const named = calls.flatMap(({ to, value, data }) => ordersIn(meaningOf({ to, value, data }, profile, chainId)))
  return [...new Set([...seen, ...named].map((each) => each.toLowerCase()))]
}

function ordersIn({ act }: CallMeaning): readonly string[] {
  if (act.kind === 'batch') return act.calls.flatMap(ordersIn)
  return act.kind === 'deposit' ? [act.orderId] : []
}

/** Looks orders up in what the wallet has stored; the worst of what is found. */
export async function knownOrder(
  orderIds: readonly string[],
  ports: Readonly<{
    usedAmong: (ids: readonly string[], exceptId: string) => Promise<readonly string[]>
    /** The newest of what pages had sent. */
    sent: (limit: number) => Promise<readonly Bundle[]>
  }>,
): Promise<KnownOrder | undefined> {
  if (orderIds.length === 0) return undefined
  if ((await ports.usedAmong(orderIds, '')).length > 0) return 'own'
  const paid = (await ports.sent(LATELY)).flatMap(paidBy)
  return paid.some(({ orderId }) => orderIds.includes(orderId)) ? 'paid' : undefined
}

/** Which of these names of requests, transactions and blocks belong to what pages had sent, and to what became of it. */
export function usedByBundles(bundles: readonly Bundle[], ids: readonly string[], exceptId: string): readonly string[] {
  const others = bundles.filter(({ id }) => id !== exceptId)
  const used = others.flatMap(({ items, deposits }) => [
    ...hashesOfItems(items),
    ...(deposits?.fates ?? []).flatMap((each) => ('requestId' in each ? [each.requestId] : [])),
    ...(deposits?.fates ?? []).flatMap((each) => ('proof' in each ? namesIn(each.proof) : [])),
  ])
  return ids.filter((id) => isAmong(used, id))
}

function namesIn(proof: Proof): readonly string[] {
  const besides = proof.proof === 'verified' ? (proof.besides ?? []) : []
  return proof.txHash === undefined ? besides : [proof.txHash, ...besides]
}

// What did not go through was not paid; what is on its way may be.
function paidBy({ deposits, stage }: Bundle): readonly Deposit[] {
  if (!deposits) return []
  return stage.stage === 'failed' ? deposits.read : [...deposits.read, ...deposits.foreseen]
}
