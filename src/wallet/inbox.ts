import { isSameAddress } from '../core/address.ts'
import type { Decision } from '../core/approval.ts'
import type { IntentInput } from '../core/intent.ts'
import type { SignIn } from '../core/page/sign-in.ts'
import type { Suspicion } from '../core/phishing/suspicion.ts'
import type { Profile } from '../core/profile.ts'
import { type Act, actOfCrossing } from '../core/safeguards/act.ts'
import { actOfCalls } from '../core/safeguards/calls.ts'
import { createLock, type Lock } from '../lib/lock.ts'
import type { CallsQuestion, MarkedProposal, Proposals } from './bundles/proposals.ts'
import type { DecisionAnswer, Decisions, WithPassword } from './decisions.ts'
import type { Guard } from './guard.ts'
import type { Answer } from './node-port.ts'
import type { AskedCrossing } from './own-sides.ts'
import {
  actOfSigning,
  isSigning,
  isStillSeen,
  type PageSigningPorts,
  type SigningPrompt,
  signFor,
  signInFor,
} from './page-signing.ts'
import type { Ending, Prompt, Prompts } from './prompts.ts'
import { type AskedQuote, openOf } from './quotes.ts'

export type InboxPorts = PageSigningPorts &
  Readonly<{
    prompts: Prompts
    decisions: Decisions
    isUnlocked: () => Promise<boolean>
    ownAccounts: () => Promise<readonly string[]>
    /** What is odd about a site, by its name alone. */
    suspicionOf: (origin: string) => Promise<Suspicion | undefined>
    /** `insistedOn` is the listed name that was typed to let the site in. */
    grant: (origin: string, accounts: readonly string[], insistedOn: string | undefined) => Promise<void>
    proposals: Proposals
    /** Fills in the account's own addresses (see own-sides.ts). */
    ownSides: (asked: AskedCrossing) => Promise<Answer<IntentInput>>
    hasExecution: (origin: string, callsId: string) => Promise<boolean>
    hasBundle: (origin: string, callsId: string) => Promise<boolean>
    profile: Profile
    guard: Pick<Guard, 'pass'>
  }>

type IntentPrompt = Extract<Prompt, { kind: 'intent' }>

/** A question of a page to have calls sent. */
type CallsPrompt = Extract<Prompt, { kind: 'calls' }>

/** A question with what its page has to show. */
export type InboxEntry =
  /** What is odd about the site that asks, looked up at each question. */
  Readonly<{ suspicion: Suspicion | undefined }> &
    (
      | Readonly<{ kind: 'connect'; prompt: Prompt }>
      | Readonly<{ kind: 'intent'; prompt: IntentPrompt; asked: AskedQuote }>
      | Readonly<{ kind: 'calls'; prompt: CallsPrompt; shown: MarkedProposal }>
      | Readonly<{ kind: 'signing'; prompt: SigningPrompt; signIn: SignIn | undefined }>
    )

/** A decision about a prompt or about a quote of the popup. `accounts` is what a connection grants, `phrase` what
 * an expert typed to insist.
 */
export type InboxDecision = WithPassword &
  Readonly<{
    id: string
    ticket: string
    planHash: string | undefined
    decision: Decision['decision']
    accounts: readonly string[] | undefined
    phrase?: string | undefined
  }>

/** `elsewhere`: the question was decided already, on another page of ours. */
export type InboxAnswer =
  | DecisionAnswer
  | Readonly<{ outcome: 'approved'; executionId: undefined } | { outcome: 'elsewhere' }>

export type Inbox = Readonly<{
  list: () => Promise<readonly InboxEntry[]>
  /** A fresh quote for a page's wish. */
  refresh: (id: string) => Promise<InboxEntry | undefined>
  /** Quotes a page's wish anew from another currency of the account, where the page leaves that open. */
  payFrom: (id: string, from: Readonly<{ chainId: number; address: string }>) => Promise<InboxEntry | undefined>
  /** Decides a question once, whichever page it is shown on: decisions about it are taken one after the other. */
  decide: (decision: InboxDecision) => Promise<InboxAnswer>
  /** What a yes to a question, or to a quote of the popup, would have signed; undefined where it signs nothing. */
  actOf: (id: string) => Promise<Act | undefined>
  /** How a question that is not asked any more ended: by a decision of the user, or by itself. */
  endingOf: (id: string) => 'decided' | 'over'
  /** The window was closed: every question is a no, but one that is being decided at this moment. */
  rejectAll: () => Promise<void>
}>

/** Of so many questions it is known that the user decided them. */
const MOST_DECIDED = 100

/** Everything that waits for the user, whoever asked, and the one place where it is decided. */
export function createInbox(ports: InboxPorts): Inbox {
  const { prompts, decisions } = ports
  const quotes = new Map<string, Promise<AskedQuote>>()
  const decided = new Set<string>()
  const deciding = new Map<string, Lock>()

  // Two pages may show one question; without an order, a no and a yes could both be carried out.
  async function inTurn<T>(id: string, work: () => Promise<T>): Promise<T> {
    const lock = deciding.get(id) ?? createLock()
    deciding.set(id, lock)
    return lock(work)
  }

  async function decideOnce(prompt: Prompt, sent: InboxDecision): Promise<InboxAnswer> {
    const current = await prompts.find(prompt.id)
    if (!current) return { outcome: decided.has(prompt.id) ? 'elsewhere' : 'stale' }
    const answer = await decidePrompt(current, sent)
    if (answer.outcome !== 'approved' && answer.outcome !== 'rejected') return answer
    decided.add(prompt.id)
    deciding.delete(prompt.id)
    const [oldest] = decided
    if (decided.size > MOST_DECIDED && oldest !== undefined) decided.delete(oldest)
    return answer
  }

  function quoteFor(prompt: IntentPrompt): Promise<AskedQuote> {
    const { origin, callsId, key } = prompt
    const known = quotes.get(prompt.id)
    const asked = known ?? decisions.ask(prompt.input, { from: 'dapp', origin, callsId, key })
    quotes.set(prompt.id, asked)
    return asked
  }

  async function entryOf(prompt: Prompt): Promise<InboxEntry | undefined> {
    const already = await alreadyAnswered(prompt)
    if (already) {
      await prompts.end(prompt.id, already)
      return undefined
    }
    const suspicion = await ports.suspicionOf(prompt.origin)
    if (prompt.kind === 'connect') return { kind: 'connect', prompt, suspicion }
    if (isSigning(prompt)) return { kind: 'signing', prompt, suspicion, signIn: await signInFor(prompt, ports) }
    if (prompt.kind === 'calls')
      return { kind: 'calls', prompt, suspicion, shown: await ports.proposals.of(questionOf(prompt)) }
    return { kind: 'intent', prompt, suspicion, asked: await quoteFor(prompt) }
  }

  // A restart can come between an answer and its telling; and a granted site only waits for the unlock.
  async function alreadyAnswered(prompt: Prompt): Promise<Ending | undefined> {
    if (prompt.kind === 'intent') {
      const isApproved = await ports.hasExecution(prompt.origin, prompt.callsId)
      return isApproved ? { ok: true, value: prompt.callsId } : undefined
    }
    if (prompt.kind === 'calls' && (await ports.hasBundle(prompt.origin, prompt.callsId))) {
      return { ok: true, value: prompt.callsId }
    }
    if (isSigning(prompt) || prompt.kind === 'calls')
      return (await isStillSeen(prompt, ports)) ? undefined : { ok: false, code: 4001 }
    const granted = await ports.grantOf(prompt.origin)
    return granted && (await ports.isUnlocked()) ? { ok: true, value: granted } : undefined
  }

  async function decidePrompt(prompt: Prompt, sent: InboxDecision): Promise<InboxAnswer> {
    const asked = prompt.kind === 'intent' ? await quotes.get(prompt.id) : undefined
    const open = openOf(asked)
    const tickets = [prompt.ticket, ...(open ? [open.ticket] : [])]
    if (!tickets.includes(sent.ticket)) return { outcome: 'stale' }
    if (sent.decision === 'reject') {
      await end(prompt.id, { ok: false, code: 4001 })
      return { outcome: 'rejected' }
    }
    if (!(await ports.isUnlocked())) return { outcome: 'locked' }
    if (prompt.kind === 'connect') return connect(prompt, sent)
    if (isSigning(prompt)) return sign(prompt, sent.password)
    if (prompt.kind === 'calls') return send(prompt, sent)
    if (!open) return { outcome: 'stale' }
    const { planHash = '', phrase, password } = sent
    const yes = { ticket: open.ticket, planHash, decision: 'approve', phrase, password } as const
    const answer = await decisions.decide(open.id, yes)
    if (answer.outcome === 'unconfirmed' || answer.outcome === 'password') return answer
    if (answer.outcome === 'approved') await end(prompt.id, { ok: true, value: prompt.callsId })
    else quotes.delete(prompt.id)
    return answer
  }

  async function connect(prompt: Prompt, { accounts: chosen = [], phrase }: InboxDecision): Promise<InboxAnswer> {
    const suspicion = await ports.suspicionOf(prompt.origin)
    // The name of a site that is known to steal has to be typed: no click alone may let it in.
    if (suspicion?.kind === 'listed' && phrase !== suspicion.host) return { outcome: 'unconfirmed' }
    const own = await ports.ownAccounts()
    const accounts = own.filter((account) => chosen.some((each) => isSameAddress(each, account)))
    if (accounts.length === 0) return { outcome: 'stale' }
    await ports.grant(prompt.origin, accounts, suspicion?.kind === 'listed' ? suspicion.host : undefined)
    await end(prompt.id, { ok: true, value: accounts })
    return { outcome: 'approved', executionId: undefined }
  }

  async function sign(prompt: SigningPrompt, password: string | undefined): Promise<InboxAnswer> {
    const isOver = await alreadyAnswered(prompt)
    if (isOver) await end(prompt.id, isOver)
    if (isOver) return { outcome: 'stale' }
    const isDone = (made: string) => made !== 'stale' && made !== 'locked'
    const guarded = await ports.guard.pass(
      { act: actOfSigning(prompt), password },
      () => signFor(prompt, ports),
      isDone,
    )
    if (!guarded.passed) return { outcome: 'password', ...guarded.refusal }
    const signed = guarded.value
    if (signed === 'stale' || signed === 'locked') return { outcome: signed }
    await end(prompt.id, { ok: true, value: signed })
    return { outcome: 'approved', executionId: undefined }
  }

  async function send(prompt: CallsPrompt, { planHash: mark = '', password }: InboxDecision): Promise<InboxAnswer> {
    const question = questionOf(prompt)
    const shown = await ports.proposals.of(question)
    // Only what its mark names is guarded, and then agreed to by the same mark.
    const isShown = mark !== '' && shown.mark === mark
    const yes = () => ports.proposals.approve(question, mark)
    const act = callsAct(question, shown)
    const guarded = isShown
      ? await ports.guard.pass({ act, password }, yes, ({ ok }) => ok)
      : ({ passed: true, value: { ok: false } } as const)
    if (!guarded.passed) return { outcome: 'password', ...guarded.refusal }
    if (!guarded.value.ok) {
      ports.proposals.forget(prompt.id)
      return { outcome: 'stale' }
    }
    await end(prompt.id, { ok: true, value: prompt.callsId })
    return { outcome: 'approved', executionId: undefined }
  }

  const callsAct = (question: CallsQuestion, { proposal: { effects } }: MarkedProposal) =>
    actOfCalls(question, effects.ok ? effects.value : undefined, ports.profile)

  async function actOf(id: string): Promise<Act | undefined> {
    const prompt = await promptOf(id)
    const open = prompt ? openOf(await quotes.get(prompt.id)) : decisions.openOf(id)
    if (open) return actOfCrossing(open.quote.intent, open.quote.pays)
    if (prompt && isSigning(prompt)) return actOfSigning(prompt)
    if (prompt?.kind !== 'calls') return undefined
    const question = questionOf(prompt)
    return callsAct(question, await ports.proposals.of(question))
  }

  async function end(id: string, ending: Ending): Promise<void> {
    quotes.delete(id)
    ports.proposals.forget(id)
    await prompts.end(id, ending)
  }

  async function promptOf(id: string): Promise<Prompt | undefined> {
    for (const prompt of await prompts.list()) {
      const asked = await quotes.get(prompt.id)
      if (prompt.id === id || openOf(asked)?.id === id) return prompt
    }
    return undefined
  }

  return {
    list: async () => {
      const entries = await Promise.all((await prompts.list()).map(entryOf))
      return entries.filter((entry) => entry !== undefined)
    },
    refresh: async (id) => {
      quotes.delete(id)
      ports.proposals.forget(id)
      const prompt = await prompts.find(id)
      return prompt && entryOf(prompt)
    },
    payFrom: async (id, { chainId, address }) => {
      const prompt = await prompts.find(id)
      if (prompt?.kind !== 'intent' || prompt.choosesFor === undefined) return undefined
      const { user: _user, refundTo: _refundTo, ...rest } = prompt.input
      const asked = { ...rest, account: prompt.choosesFor, originChainId: chainId, originCurrency: address }
      const input = await ports.ownSides(asked)
      if (!input.ok) return entryOf(prompt)
      quotes.delete(id)
      const changed = { ...prompt, input: input.value }
      await prompts.change(changed)
      return entryOf(changed)
    },
    decide: async (sent) => {
      const prompt = await promptOf(sent.id)
      if (prompt) return inTurn(prompt.id, () => decideOnce(prompt, sent))
      if (decided.has(sent.id)) return { outcome: 'elsewhere' }
      const { ticket, planHash = '', decision, phrase, password } = sent
      return decisions.decide(sent.id, { ticket, planHash, decision, phrase, password })
    },
    actOf,
    endingOf: (id) => (decided.has(id) ? 'decided' : 'over'),
    rejectAll: async () => {
      for (const { id } of await prompts.list()) {
        await inTurn(id, async () => {
          if (await prompts.find(id)) await end(id, { ok: false, code: 4001 })
        })
      }
    },
  }
}

function questionOf({ id, origin, callsId, key, by, ...wish }: CallsPrompt): CallsQuestion {
  const { account, chainId, calls, required } = wish
  return { id, requester: { by, origin, callsId, key }, account, chainId, calls, required }
}
