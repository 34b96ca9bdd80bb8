import type { ProviderPorts, ResumedCall } from '../../../src/provider/ports.ts'
import { ProviderRpcError } from '../../../src/provider/rpc-error.ts'
import { ENDED_TEXTS, type PromptResult } from '../../../src/wallet/approvals/prompt-results.ts'
import type { PromptQueue } from '../../../src/wallet/approvals/queue.ts'

type Parts = Readonly<{
  prompts: Pick<PromptQueue, 'again'>
  begun: (origin: string, again: Pick<Again, 'key' | 'id'>) => Promise<string | undefined>
}>
type Again = Parameters<ProviderPorts['resume']>[1]

/** Finds the prompt or the result of a page's repeated call. */
export async function resumeCall(
  origin: string,
  again: Again,
  { prompts, begun }: Parts,
): Promise<ResumedCall | undefined> {
  const { key, tabId } = again
  const asked = await prompts.again(origin, { callKey: key, tabId })
  if (asked) return { isOpen: asked.isOpen, answer: asked.answer.then(saidOf) }
  const callsId = await begun(origin, again)
  return callsId === undefined ? undefined : { isOpen: false, answer: Promise.resolve(callsId) }
}

function saidOf(result: PromptResult): string | readonly string[] {
  if (result.ok) return result.value
  const { code } = result
  throw new ProviderRpcError(code, code === 4001 ? 'The user rejected this.' : ENDED_TEXTS[code])
}
