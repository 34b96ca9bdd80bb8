import { setTimeout as sleep } from 'node:timers/promises'
import { NodeSilent } from '../rpc.ts'

const FIRST_PAUSE_MS = 20
const LONGEST_PAUSE_MS = 500

/**
 * Retries while a node is silent. Rejects with any other error, or the signal's reason.
 */
export async function insist<Result>(question: () => Promise<Result>, signal: AbortSignal): Promise<Result> {
  for (let pauseMs = FIRST_PAUSE_MS; ; pauseMs = Math.min(2 * pauseMs, LONGEST_PAUSE_MS)) {
    signal.throwIfAborted()
    try {
      return await question()
    } catch (error) {
      if (!(error instanceof NodeSilent)) throw error
    }
    await sleep(pauseMs, undefined, { signal })
  }
}
