import type { PossiblePayment } from '../../core/page/messages/possible-payment.ts'
import { type Act, actOfTransfer } from '../../core/policy/act.ts'
import { createLock, type Lock } from '../../lib/lock.ts'
import type { Prompt } from './prompt.ts'
import {
  createPromptDecisions,
  type PromptDecision,
  type PromptDecisionPorts,
  type PromptDecisionResult,
} from './prompt-decisions.ts'
import {
  type AllowanceLimit,
  createPromptDetails,
  type PromptDetailsPorts,
  type PromptEntry,
} from './prompt-details.ts'
import { createPromptEntries, type PromptEntryPorts } from './prompt-entries.ts'
import type { QuoteDecisions } from './quote-decisions.ts'

export type OpenPromptsPorts = PromptDecisionPorts &
  PromptDetailsPorts &
  PromptEntryPorts &
  Readonly<{ decisions: QuoteDecisions }>

export type OpenPrompts = Readonly<{
  list: () => Promise<readonly PromptEntry[]>
  refresh: (id: string) => Promise<PromptEntry | undefined>
  payFrom: (id: string, from: Readonly<{ chainId: number; address: string }>) => Promise<PromptEntry | undefined>
  limitAllowance: (id: string, limit: AllowanceLimit) => Promise<PromptEntry | undefined>
  /** Decides each prompt once, one decision at a time. */
  decide: (decision: PromptDecision) => Promise<PromptDecisionResult>
  /** Undefined for prompts of another kind than typed data. */
  possiblePayment: (id: string) => Promise<PossiblePayment | undefined>
  /** Undefined means that approval signs nothing. */
  actOf: (id: string) => Promise<Act | undefined>
  closedAs: (id: string) => 'decided' | 'over'
  /** Covers its whole site. */
  rejectAllOf: (named: Readonly<{ id: string; ticket: string }>) => Promise<void>
  /** For a closed window; spares those already running. */
  rejectSeen: () => Promise<void>
}>

const MOST_DECIDED = 100

/** Makes the one place that lists and decides prompts. */
export function createOpenPrompts(ports: OpenPromptsPorts): OpenPrompts {
  const { prompts, decisions } = ports
  const questions = createPromptDetails(ports)
  const answers = createPromptDecisions(ports, questions)
  const entries = createPromptEntries(questions, ports)
  const { decided, inTurn, noteDecided } = createTurns()

  async function decideOnce(prompt: Prompt, sent: PromptDecision): Promise<PromptDecisionResult> {
    const current = await prompts.find(prompt.id)
    if (!current) return { outcome: decided.has(prompt.id) ? 'elsewhere' : 'stale' }
    const answer = await answers.decide(current, sent)
    if (answer.outcome !== 'approved' && answer.outcome !== 'rejected') return answer
    noteDecided(prompt.id)
    return answer
  }

  // Last first, so that none opens meanwhile.
  async function refuseEach(all: readonly Prompt[]): Promise<void> {
    for (const { id } of [...all].reverse()) {
      await inTurn(id, async () => {
        const prompt = await prompts.find(id)
        if (!prompt) return
        await questions.refuse(prompt)
        noteDecided(id)
      })
    }
  }

  async function promptOf(id: string): Promise<Prompt | undefined> {
    const own = await prompts.find(id)
    if (own) return own
    return (await prompts.list()).find((prompt) => questions.settledQuoteOf(prompt.id)?.id === id)
  }

  return {
    list: async () => entries.list(await prompts.list()),
    refresh: async (id) => {
      entries.forget(id)
      const prompt = await prompts.find(id)
      return prompt && questions.entryAnew(prompt)
    },
    payFrom: async (id, from) => {
      entries.forget(id)
      const prompt = await prompts.find(id)
      return prompt && questions.entryFrom(prompt, from)
    },
    limitAllowance: (id, limit) =>
      inTurn(id, async () => {
        entries.forget(id)
        const prompt = await prompts.find(id)
        return prompt && questions.entryLimited(prompt, limit)
      }),
    decide: async (sent) => {
      const prompt = await promptOf(sent.id)
      if (prompt) return inTurn(prompt.id, () => decideOnce(prompt, sent))
      if (decided.has(sent.id)) return { outcome: 'elsewhere' }
      const { ticket, planHash = '', decision, phrase, password, ticked } = sent
      return decisions.decide(sent.id, { ticket, planHash, decision, phrase, password, ticked })
    },
    actOf: async (id) => {
      const prompt = await promptOf(id)
      if (prompt) return answers.actOf(prompt)
      const open = decisions.openOf(id)
      return open && actOfTransfer(open.quote.intent, open.quote.pays, ports.profile)
    },
    possiblePayment: async (id) => paymentOf(await prompts.find(id), ports),
    closedAs: (id) => (decided.has(id) ? 'decided' : 'over'),
    rejectAllOf: async ({ id, ticket }) => {
      const named = await prompts.find(id)
      if (named?.ticket !== ticket) return
      await prompts.rejectOnTheWay(named.origin)
      await refuseEach((await prompts.list()).filter(({ origin }) => origin === named.origin))
    },
    rejectSeen: async () => {
      await prompts.rejectOnTheWay()
      await refuseEach(await prompts.seen())
    },
  }
}

// Two pages might otherwise approve and reject the same prompt.
function createTurns() {
  const decided = new Set<string>()
  const deciding = new Map<string, Lock>()
  return {
    decided: decided as ReadonlySet<string>,
    inTurn: async <T>(id: string, work: () => Promise<T>): Promise<T> => {
      const lock = deciding.get(id) ?? createLock()
      deciding.set(id, lock)
      return lock(work)
    },
    noteDecided: (id: string): void => {
      decided.add(id)
      deciding.delete(id)
      const [oldest] = decided
      if (decided.size > MOST_DECIDED && oldest !== undefined) decided.delete(oldest)
    },
  }
}

async function paymentOf(prompt: Prompt | undefined, ports: OpenPromptsPorts): Promise<PossiblePayment | undefined> {
  return prompt?.kind === 'typedData' ? ports.possiblePayment(prompt.account, prompt.typedData) : undefined
}
