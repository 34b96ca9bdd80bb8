import { nonceIn } from '../../core/reservation/reservation.ts'
import type { NodePort } from '../families/evm/node-port.ts'
import { isNonceFinallyUsed } from '../families/evm/nonce-witnesses.ts'

export type ReleaseUnreadablePorts = Readonly<{
  /** From all its places; undefined if none is readable. */
  load: () => Promise<unknown>
  holds: () => Promise<readonly string[]>
  release: () => Promise<boolean>
  /** Undefined for a chain that the wallet doesn't read. */
  node: (chainId: number) => Pick<NodePort, 'nonce' | 'witnesses'> | undefined
}>

/** `open`: its transaction may still go through, so the user must accept. */
export type ReleaseResult = 'released' | 'open' | 'readable'

/**
 * Frees an unreadable record's nonces and coins, which pay only once. Without `isAccepted`, final nonces must be beyond
 * them.
 */
export async function releaseUnreadableRecord(
  isAccepted: boolean,
  ports: ReleaseUnreadablePorts,
): Promise<ReleaseResult> {
  if ((await ports.load()) !== undefined) return 'readable'
  if (!isAccepted && !(await isOver(await ports.holds(), ports))) return 'open'
  return (await ports.release()) ? 'released' : 'readable'
}

// Bytes of a finally used nonce can do nothing any more.
async function isOver(held: readonly string[], { node }: ReleaseUnreadablePorts): Promise<boolean> {
  const nonces = held.flatMap((name) => nonceIn(name) ?? [])
  const isKnown = (name: string) =>
    nonceIn(name) !== undefined || nonces.some(({ resource }) => name === `unbroadcast on ${resource}`)
  if (!held.every(isKnown)) return false
  const says = await Promise.all(
    nonces.map(async ({ chainId, account, nonce }) => {
      const asked = node(chainId)
      return asked !== undefined && (await isNonceFinallyUsed({ from: account, nonce }, asked))
    }),
  )
  return says.every(Boolean)
}
