import { type Bundle, hashSentElsewhere, type SiteRequester, siteRequesterOf } from '../../core/bundle/bundle.ts'
import { wasSignedToCancel } from '../../core/execution/steps/step.ts'
import { isSameAddress } from '../../core/families/address.ts'
import type { PromptRequest } from '../approvals/prompt.ts'
import type { PromptResult } from '../approvals/prompt-results.ts'
import { callsIdOf } from '../sites/calls-id.ts'
import { refusalOf, type SiteRefusal, USED_ID } from '../sites/site-prompts.ts'
import type { RequestedCalls } from './requested-calls.ts'

/** `id` is the page's own; without `account` the first granted one counts. */
export type SendCallsRequest = Omit<RequestedCalls, 'account'> &
  Readonly<{ key: string; id: string | undefined; account: string | undefined; by: SiteRequester['by'] }>

export type SendCallsPorts = Readonly<{
  /** Works while locked too: the prompt waits for the unlock. */
  grantedAccounts: (origin: string) => Promise<readonly string[]>
  bundleOf: (origin: string, callsId: string) => Promise<Bundle | undefined>
  hasExecution: (origin: string, callsId: string) => Promise<boolean>
  ask: (promptRequest: PromptRequest) => Promise<PromptResult>
}>

/** Prompts for a page's calls and returns their id. A repeated call gets the first one's id. */
export async function sendCalls(
  origin: string,
  sent: SendCallsRequest,
  ports: SendCallsPorts,
): Promise<Readonly<{ ok: true; id: string }> | SiteRefusal> {
  const callsId = callsIdOf(origin, sent)
  const known = await ports.bundleOf(origin, callsId)
  if (known && siteRequesterOf(known)?.key === sent.key) return { ok: true, id: callsId }
  if (known || (await ports.hasExecution(origin, callsId))) {
    return USED_ID
  }
  const accounts = await ports.grantedAccounts(origin)
  const wanted = sent.account
  const account = wanted === undefined ? accounts[0] : accounts.find((each) => isSameAddress(each, wanted))
  if (account === undefined) return { ok: false, code: 4100, message: 'This site does not see that account.' }
  const { key, by, chainId, calls, required } = sent
  const result = await ports.ask({ kind: 'calls', origin, key, callsId, by, account, chainId, calls, required })
  if (result.ok) return { ok: true, id: callsId }
  return refusalOf(result, 'The user did not send this.')
}

/**
 * Finds the first call's hash once a network took it, or the final failure; undefined while waiting. The record alone
 * can't tell whether bytes left (`isTaken`).
 */
export function firstCallHash(
  { stage, items: [first] }: Bundle,
  isTaken: (hash: string) => boolean,
): Readonly<{ ok: true; hash: string } | { ok: false; reason: string }> | undefined {
  const isOut =
    first && 'signed' in first && !wasSignedToCancel(first) && first.phase !== 'signed' && first.phase !== 'replaced'
  if (isOut && (first.phase !== 'broadcast' || isTaken(first.signed.hash))) return { ok: true, hash: first.signed.hash }
  const elsewhere = hashSentElsewhere({ stage }, 0)
  if (elsewhere !== undefined) return { ok: true, hash: elsewhere }
  return stage.stage === 'failed' ? { ok: false, reason: stage.end.reason } : undefined
}
