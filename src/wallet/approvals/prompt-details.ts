import type { IntentInput } from '../../core/intent/intent.ts'
import { limitedCall } from '../../core/page/calls/limited-allowance.ts'
import type { SignIn } from '../../core/page/messages/sign-in.ts'
import type { Suspicion } from '../../core/phishing/suspicion.ts'
import type { Profile } from '../../core/profiles/profile.ts'
import type { Answer } from '../../core/reason/reason.ts'
import type { OpenApproval } from '../../core/review/approval.ts'
import type { CallsToPropose, MarkedProposal, PendingProposals } from '../bundles/pending-proposals.ts'
import type { TransferFromAccount } from '../quotes/own-address-ports.ts'
import { type AskedQuote, openApprovalOf } from '../quotes/proven-quote.ts'
import { alreadyAnswered, alreadyBegun, type EarlierAnswerPorts } from './earlier-answers.ts'
import { isSigningPrompt, type SigningPrompt, signInOfPrompt } from './message-signing.ts'
import type { Prompt } from './prompt.ts'
import type { PromptResult } from './prompt-results.ts'
import type { PromptQueue } from './queue.ts'
import type { QuoteDecisions } from './quote-decisions.ts'

export type PromptDetailsPorts = EarlierAnswerPorts &
  Readonly<{
    prompts: PromptQueue
    profile: Profile
    decisions: Pick<QuoteDecisions, 'ask'>
    suspicionOf: (origin: string) => Promise<Suspicion | undefined>
    proposals: PendingProposals
    ownSides: (asked: TransferFromAccount) => Promise<Answer<IntentInput>>
  }>

/** `index` is the call's; `amount` in smallest units. */
export type AllowanceLimit = Readonly<{ index: number; amount: bigint }>

type IntentPrompt = Extract<Prompt, { kind: 'intent' }>

export type PromptForCalls = Extract<Prompt, { kind: 'calls' }>

export type PromptEntry =
  /** Each call looks it up again. */
  Readonly<{ suspicion: Suspicion | undefined }> &
    (
      | Readonly<{ kind: 'connect'; prompt: Prompt }>
      | Readonly<{ kind: 'intent'; prompt: IntentPrompt; asked: AskedQuote }>
      | Readonly<{ kind: 'calls'; prompt: PromptForCalls; shown: MarkedProposal }>
      | Readonly<{ kind: 'signing'; prompt: SigningPrompt; signIn: SignIn | undefined }>
      /** They can only be rejected, or read again. */
      | Readonly<{ kind: 'unreadable'; prompt: Prompt }>
      | Readonly<{ kind: 'preparing' | 'waiting'; prompt: Prompt }>
      | Readonly<{ kind: 'changed'; prompt: Prompt }>
    )

export type PromptDetails = Readonly<{
  /** Undefined means already answered; that ends the prompt. */
  entryOf: (prompt: Prompt) => Promise<PromptEntry | undefined>
  /** Forgets earlier readings. */
  waitingEntryOf: (prompt: Prompt) => Promise<PromptEntry | undefined>
  entryAnew: (prompt: Prompt) => Promise<PromptEntry | undefined>
  /** Undefined when the page fixed the currency. */
  entryFrom: (prompt: Prompt, from: Readonly<{ chainId: number; address: string }>) => Promise<PromptEntry | undefined>
  /** Undefined where the allowance can't be lowered. */
  entryLimited: (prompt: Prompt, limit: AllowanceLimit) => Promise<PromptEntry | undefined>
  openQuoteOf: (promptId: string) => Promise<OpenApproval | undefined>
  settledQuoteOf: (promptId: string) => OpenApproval | undefined
  alreadyAnswered: (prompt: Prompt) => Promise<PromptResult | undefined>
  dropQuote: (promptId: string) => void
  end: (promptId: string, result: PromptResult) => Promise<void>
  /** Rejects a prompt, unless its request has already begun. */
  refuse: (prompt: Prompt) => Promise<PromptResult>
}>

const NO: PromptResult = { ok: false, code: 4001 }

/** Makes prompts with their quotes, proposals and warnings. */
export function createPromptDetails(ports: PromptDetailsPorts): PromptDetails {
  const { prompts } = ports
  const { quoteFor, quoteOf, settledQuoteOf, dropQuote } = createPromptQuotes(ports)

  async function entryOf(prompt: Prompt): Promise<PromptEntry | undefined> {
    if (!(await prompts.isIntact(prompt))) return { kind: 'changed', prompt, suspicion: undefined }
    if (await isOver(prompt)) return undefined
    const suspicion = await ports.suspicionOf(prompt.origin)
    if (prompt.kind === 'connect') return { kind: 'connect', prompt, suspicion }
    if (isSigningPrompt(prompt))
      return { kind: 'signing', prompt, suspicion, signIn: await signInOfPrompt(prompt, ports) }
    if (prompt.kind === 'calls')
      return { kind: 'calls', prompt, suspicion, shown: await ports.proposals.of(callsOfPrompt(prompt)) }
    return { kind: 'intent', prompt, suspicion, asked: await quoteFor(prompt) }
  }

  async function isOver(prompt: Prompt): Promise<boolean> {
    const already = await alreadyAnswered(prompt, ports)
    if (already) await prompts.end(prompt.id, already)
    return already !== undefined
  }

  function forget(id: string): void {
    dropQuote(id)
    ports.proposals.forget(id)
  }

  async function end(id: string, result: PromptResult): Promise<void> {
    forget(id)
    await prompts.end(id, result)
  }

  return {
    entryOf,
    waitingEntryOf: async (prompt) => {
      forget(prompt.id)
      if ((await prompts.isIntact(prompt)) && (await isOver(prompt))) return undefined
      return { kind: 'waiting', prompt, suspicion: undefined }
    },
    entryAnew: (prompt) => {
      forget(prompt.id)
      return entryOf(prompt)
    },
    entryFrom: async (prompt, { chainId, address }) => {
      if (prompt.kind !== 'intent' || prompt.choosesFor === undefined) return undefined
      const { user: _user, refundTo: _refundTo, ...rest } = prompt.input
      const asked = { ...rest, account: prompt.choosesFor, originChainId: chainId, originCurrency: address }
      const input = await ports.ownSides(asked)
      if (!input.ok) return entryOf(prompt)
      dropQuote(prompt.id)
      const changed = { ...prompt, input: input.value }
      await prompts.change(changed)
      return entryOf(changed)
    },
    entryLimited: async (prompt, { index, amount }) => {
      if (prompt.kind !== 'calls') return undefined
      const call = prompt.calls[index]
      const limited = call && limitedCall(call, amount, { profile: ports.profile, chainId: prompt.chainId })
      if (!limited) return undefined
      forget(prompt.id)
      const changed = { ...prompt, calls: prompt.calls.map((each, at) => (at === index ? limited : each)) }
      await prompts.change(changed)
      return entryOf(changed)
    },
    openQuoteOf: async (id) => openApprovalOf(await quoteOf(id)),
    settledQuoteOf: (id) => openApprovalOf(settledQuoteOf(id)),
    alreadyAnswered: (prompt) => alreadyAnswered(prompt, ports),
    dropQuote,
    end,
    refuse: async (prompt) => {
      const isBeginning = prompt.kind === 'intent' || prompt.kind === 'calls'
      const result = (isBeginning ? await alreadyBegun(prompt, ports) : undefined) ?? NO
      await end(prompt.id, result)
      return result
    },
  }
}

function createPromptQuotes({ decisions }: Pick<PromptDetailsPorts, 'decisions'>) {
  const quotes = new Map<string, Promise<AskedQuote>>()
  const settled = new Map<string, AskedQuote>()

  function dropQuote(id: string): void {
    quotes.delete(id)
    settled.delete(id)
  }

  function quoteFor({ id, input, origin, callsId, key }: IntentPrompt): Promise<AskedQuote> {
    const known = quotes.get(id)
    if (known) return known
    const asked = decisions.ask(input, { from: 'dapp', origin, callsId, key })
    quotes.set(id, asked)
    asked.then(
      (quote) => quotes.get(id) === asked && settled.set(id, quote),
      // A failure is retried at the next call.
      () => quotes.get(id) === asked && dropQuote(id),
    )
    return asked
  }

  return {
    quoteFor,
    quoteOf: (id: string) => quotes.get(id),
    settledQuoteOf: (id: string) => settled.get(id),
    dropQuote,
  }
}

/** Rebuilds a prompt's calls for a proposal. */
export function callsOfPrompt({ id, origin, callsId, key, by, ...wish }: PromptForCalls): CallsToPropose {
  const { account, chainId, calls, required } = wish
  return { id, requester: { by, origin, callsId, key }, account, chainId, calls, required }
}
