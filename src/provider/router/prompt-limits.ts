import type { WaitingPrompt } from '../ports.ts'
import { ProviderRpcError, RPC_ERROR_CODES } from '../rpc-error.ts'

const MOST_OF_ORIGIN = 10
const MOST_PROMPTS = 50

/** True if the origin may add no prompt to these. */
export function isQueueFull(waiting: readonly WaitingPrompt[], origin: string): boolean {
  const own = waiting.filter((each) => each.origin === origin)
  return own.length >= MOST_OF_ORIGIN || waiting.length >= MOST_PROMPTS
}

export function queueFullError(): ProviderRpcError {
  return new ProviderRpcError(RPC_ERROR_CODES.unavailable, 'Too many requests wait for the user’s answer already.')
}
