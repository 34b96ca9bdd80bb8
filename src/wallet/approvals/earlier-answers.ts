import { isSameAddress } from '../../core/families/address.ts'
import { isAccountStillGranted, isSigningPrompt, type MessageSigningPorts } from './message-signing.ts'
import type { Prompt } from './prompt.ts'
import type { PromptResult } from './prompt-results.ts'

export type EarlierAnswerPorts = MessageSigningPorts &
  Readonly<{
    isUnlocked: () => Promise<boolean>
    ownAccounts: () => Promise<readonly string[]>
    keyOf: (origin: string, callsId: string) => Promise<string | undefined>
  }>

const NO: PromptResult = { ok: false, code: 4001 }

/** Finds a prompt's earlier answer, as after a restart. */
export async function alreadyAnswered(prompt: Prompt, ports: EarlierAnswerPorts): Promise<PromptResult | undefined> {
  if (prompt.kind === 'connect') return alreadyConnected(prompt, ports)
  if (isSigningPrompt(prompt)) return (await isAccountStillGranted(prompt, ports)) ? undefined : NO
  const begun = await alreadyBegun(prompt, ports)
  if (begun) return begun
  if (prompt.kind === 'calls') return (await isAccountStillGranted(prompt, ports)) ? undefined : NO
  if ((prompt.expiresAtSeconds ?? Number.POSITIVE_INFINITY) <= ports.nowSeconds()) return NO
  // The site lost its grant.
  return (await ports.grantOf(prompt.origin)) ? undefined : NO
}

/** Finds a request that began already. EIP-5792: each id is used once, so another call's record doesn't count. */
export async function alreadyBegun(
  prompt: Extract<Prompt, { kind: 'intent' | 'calls' }>,
  { keyOf }: Pick<EarlierAnswerPorts, 'keyOf'>,
): Promise<PromptResult | undefined> {
  const key = await keyOf(prompt.origin, prompt.callsId)
  if (key === undefined) return undefined
  return key === prompt.key ? { ok: true, value: prompt.callsId } : { ok: false, code: 5720 }
}

// With all its accounts gone, a site must be able to ask again.
async function alreadyConnected(
  { origin }: Prompt,
  ports: Pick<EarlierAnswerPorts, 'grantOf' | 'ownAccounts' | 'isUnlocked'>,
): Promise<PromptResult | undefined> {
  const [granted = [], own] = await Promise.all([ports.grantOf(origin), ports.ownAccounts()])
  const seen = granted.filter((each) => own.some((account) => isSameAddress(account, each)))
  return seen.length > 0 && (await ports.isUnlocked()) ? { ok: true, value: seen } : undefined
}
