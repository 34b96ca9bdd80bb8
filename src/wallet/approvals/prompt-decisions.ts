import { isSameAddress } from '../../core/families/address.ts'
import { type Act, actOfTransfer } from '../../core/policy/act.ts'
import type { Decision } from '../../core/review/approval.ts'
import { CausewayError } from '../../lib/errors.ts'
import { actOfProposal, approveCalls, type CallsApprovalPorts } from './calls-approval.ts'
import { type ConnectionGrantPorts, grantConnection } from './connection-grant.ts'
import {
  actOfSigning,
  isSigningPrompt,
  type MessageSigningPorts,
  type SigningPrompt,
  signPrompt,
} from './message-signing.ts'
import type { Prompt } from './prompt.ts'
import { callsOfPrompt, type PromptDetails, type PromptForCalls } from './prompt-details.ts'
import type { PromptQueue } from './queue.ts'
import type { QuoteDecisionResult, QuoteDecisions, WithPassword, WithTicks } from './quote-decisions.ts'

export type PromptDecisionPorts = MessageSigningPorts &
  ConnectionGrantPorts &
  CallsApprovalPorts &
  Readonly<{
    prompts: Pick<PromptQueue, 'isIntact'>
    isUnlocked: () => Promise<boolean>
    decisions: Pick<QuoteDecisions, 'decide'>
  }>

/** `accounts` is a connection's grant; an expert typed `phrase` to insist. */
export type PromptDecision = WithPassword &
  WithTicks &
  Readonly<{
    id: string
    ticket: string
    planHash: string | undefined
    decision: Decision['decision']
    accounts: readonly string[] | undefined
    phrase?: string | undefined
  }>

/** `elsewhere`: another of our pages decided first. */
export type PromptDecisionResult =
  | QuoteDecisionResult
  | Readonly<{ outcome: 'approved'; executionId: undefined } | { outcome: 'elsewhere' }>

/** The same quote can still be approved afterwards. */
const STAYS_OPEN: readonly PromptDecisionResult['outcome'][] = ['unconfirmed', 'password', 'unticked']

export type PromptDecisions = Readonly<{
  decide: (prompt: Prompt, sent: PromptDecision) => Promise<PromptDecisionResult>
  /** Undefined means that approval signs nothing. */
  actOf: (prompt: Prompt) => Promise<Act | undefined>
}>

/** Makes the answers to prompts. */
export function createPromptDecisions(ports: PromptDecisionPorts, questions: PromptDetails): PromptDecisions {
  const { decisions } = ports
  const { alreadyAnswered, end } = questions

  async function decide(prompt: Prompt, sent: PromptDecision): Promise<PromptDecisionResult> {
    // A quote that never comes keeps nobody from rejecting.
    if (sent.decision === 'reject' && sent.ticket === prompt.ticket) return reject(prompt)
    if (!(await ports.prompts.isIntact(prompt))) return { outcome: 'stale' }
    const open = prompt.kind === 'intent' ? await questions.openQuoteOf(prompt.id) : undefined
    const tickets = [prompt.ticket, ...(open ? [open.ticket] : [])]
    if (!tickets.includes(sent.ticket)) return { outcome: 'stale' }
    if (sent.decision === 'reject') return reject(prompt)
    if (!(await ports.isUnlocked())) return { outcome: 'locked' }
    if (prompt.kind === 'connect') return connect(prompt, sent)
    if ('account' in prompt && !(await ports.ownAccounts()).some((own) => isSameAddress(own, prompt.account))) {
      throw new CausewayError('KEY_DELETED', 'The key of this account was deleted.')
    }
    const isOver = await alreadyAnswered(prompt)
    if (isOver) {
      await end(prompt.id, isOver)
      return { outcome: 'stale' }
    }
    if (isSigningPrompt(prompt)) return sign(prompt, sent.password)
    if (prompt.kind === 'calls') return send(prompt, sent)
    if (!open) return { outcome: 'stale' }
    const { planHash = '', phrase, password, ticked } = sent
    const yes = { ticket: open.ticket, planHash, decision: 'approve', phrase, password, ticked } as const
    const answer = await decisions.decide(open.id, yes)
    if (STAYS_OPEN.includes(answer.outcome)) return answer
    if (answer.outcome === 'approved') await end(prompt.id, { ok: true, value: prompt.callsId })
    else questions.dropQuote(prompt.id)
    return answer
  }

  async function reject(prompt: Prompt): Promise<PromptDecisionResult> {
    return { outcome: (await questions.refuse(prompt)).ok ? 'elsewhere' : 'rejected' }
  }

  async function connect(prompt: Prompt, sent: PromptDecision): Promise<PromptDecisionResult> {
    const granted = await grantConnection(prompt.origin, sent, ports)
    if (granted.outcome !== 'granted') return granted
    await end(prompt.id, { ok: true, value: granted.accounts })
    return { outcome: 'approved', executionId: undefined }
  }

  async function sign(prompt: SigningPrompt, password: string | undefined): Promise<PromptDecisionResult> {
    const isDone = (made: string) => made !== 'stale' && made !== 'locked'
    const act = await actOfSigning(prompt, ports)
    const guarded = await ports.guard.pass({ act, password }, () => signPrompt(prompt, ports), isDone)
    if (!guarded.passed) return { outcome: 'password', ...guarded.refusal }
    const signed = guarded.value
    if (signed === 'stale' || signed === 'locked') return { outcome: signed }
    await end(prompt.id, { ok: true, value: signed })
    return { outcome: 'approved', executionId: undefined }
  }

  async function send(
    prompt: PromptForCalls,
    { planHash: mark = '', password }: PromptDecision,
  ): Promise<PromptDecisionResult> {
    const approval = await approveCalls(callsOfPrompt(prompt), { mark, password }, ports)
    if (approval.outcome !== 'approved') return approval
    await end(prompt.id, { ok: true, value: prompt.callsId })
    return { outcome: 'approved', executionId: undefined }
  }

  async function actOf(prompt: Prompt): Promise<Act | undefined> {
    const open = await questions.openQuoteOf(prompt.id)
    if (open) return actOfTransfer(open.quote.intent, open.quote.pays, ports.profile)
    if (isSigningPrompt(prompt)) return actOfSigning(prompt, ports)
    if (prompt.kind !== 'calls') return undefined
    const calls = callsOfPrompt(prompt)
    return actOfProposal(calls, await ports.proposals.of(calls), ports.profile)
  }

  return { decide, actOf }
}
