import type { Execution, Hurry } from './execution.ts'
import { ownHashes, type WithOwn } from './own-hashes.ts'
import { isAmong } from './transaction-name.ts'

/** The user has an arrival hurried; its bytes are stored before they are sent. */
export type HurriedEvent = Readonly<{ event: 'hurried'; hurry: Hurry; atSeconds: number }>

/** Money that somebody else's transaction brings, or brings back. */
export type Arriving = Readonly<{ chainId: number; recipient: string; txHashes: readonly string[] }>

/**
 * What is on its way to the user, as the service names it; undefined where nothing is. What the wallet made itself is not.
 */
export function arrivingOf(execution: Pick<Execution, 'stage' | 'intent'> & WithOwn): Arriving | undefined {
  const { stage, intent } = execution
  if ((stage.stage !== 'tracking' && stage.stage !== 'refunding') || !stage.status) return undefined
  const own = ownHashes(execution)
  const txHashes = stage.status.txHashes.filter((hash) => !isAmong(own, hash))
  if (txHashes.length === 0) return undefined
  return stage.stage === 'refunding'
    ? { chainId: intent.originChainId, recipient: intent.refundTo, txHashes }
    : { chainId: intent.destinationChainId, recipient: intent.recipient, txHashes }
}

/** Takes a hurry to the record, the newest first; all of one arrival spend the same coin, so that one can get in. */
export function hurried(execution: Execution, { hurry }: HurriedEvent): Execution {
  const before = execution.hurries ?? []
  const isKnown = before.some(({ signed }) => signed.hash === hurry.signed.hash)
  if (isKnown || !arrivingOf(execution)) return execution
  return { ...execution, hurries: [hurry, ...before] }
}
