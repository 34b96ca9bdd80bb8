import { nonceIn } from '../core/reservation.ts'
import { isNonceOver } from './carry/witnesses.ts'
import type { NodePort } from './node-port.ts'

export type ReleasePorts = Readonly<{
  /** Reads the record from every place that has it; undefined where none can be read. */
  load: () => Promise<unknown>
  /** The reservations of its row's steps. */
  holds: () => Promise<readonly string[]>
  release: () => Promise<boolean>
  /** Undefined for a chain that the wallet doesn't read. */
  node: (chainId: number) => Pick<NodePort, 'nonce' | 'witnesses'> | undefined
}>

/** `open`: its transaction may still go through, so that the user has to accept the release; `readable`: it isn't needed. */
export type Release = 'released' | 'open' | 'readable'

/**
 * Frees the nonces and coins of a record that can't be read. They can be used once, by its bytes or by others, so that a
 * release alone pays nothing twice. Without `isAccepted` it asks for final nonces beyond all of them.
 */
export async function releaseUnreadable(isAccepted: boolean, ports: ReleasePorts): Promise<Release> {
  if ((await ports.load()) !== undefined) return 'readable'
  if (!isAccepted && !(await isOver(await ports.holds(), ports))) return 'open'
  return (await ports.release()) ? 'released' : 'readable'
}

// Bytes of a nonce that a final block has used can do nothing any more.
async function isOver(held: readonly string[], { node }: ReleasePorts): Promise<boolean> {
  const nonces = held.flatMap((name) => nonceIn(name) ?? [])
  const isKnown = (name: string) =>
    nonceIn(name) !== undefined || nonces.some(({ lane }) => name === `unbroadcast on ${lane}`)
  if (!held.every(isKnown)) return false
  const says = await Promise.all(
    nonces.map(async ({ chainId, account, nonce }) => {
      const asked = node(chainId)
      return asked !== undefined && (await isNonceOver({ from: account, nonce }, asked))
    }),
  )
  return says.every(Boolean)
}
