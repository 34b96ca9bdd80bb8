import type { Answer } from '../../core/reason/reason.ts'
import { nonceIn } from '../../core/reservation/reservation.ts'

type NonceNode = Readonly<{ nonce: (account: string, at: 'pending' | 'latest') => Promise<Answer<number>> }>

export type ForeignPendingPorts = Readonly<{
  nodeOf: (chainId: number) => NonceNode | undefined
  usedAmong: (names: readonly string[]) => Promise<readonly string[]>
}>

const MOST_NONCES = 20

/** Whether another wallet's pending transaction precedes `below`. Only words depend on it. */
export async function isForeignPending(
  { resource, below = Number.POSITIVE_INFINITY }: Readonly<{ resource: string; below?: number | undefined }>,
  { nodeOf, usedAmong }: ForeignPendingPorts,
): Promise<boolean> {
  const held = nonceIn(`${resource} 0`)
  const node = held && nodeOf(held.chainId)
  if (!node) return false
  const [pending, latest] = await Promise.all([node.nonce(held.account, 'pending'), node.nonce(held.account, 'latest')])
  if (!pending.ok || !latest.ok) return false
  const length = Math.min(pending.value, below, latest.value + MOST_NONCES) - latest.value
  const names = Array.from({ length: Math.max(length, 0) }, (_, at) => `${resource} ${latest.value + at}`)
  const own = new Set(await usedAmong(names))
  return names.some((name) => !own.has(name))
}
