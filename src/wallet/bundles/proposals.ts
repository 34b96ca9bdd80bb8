import { isSameAddress } from '../../core/address.ts'
import type { Requester } from '../../core/approval.ts'
import { type Bundle, bundleIdOf, startBundle } from '../../core/bundle/bundle.ts'
import type { IntentInput } from '../../core/intent.ts'
import type { Decisions } from '../decisions.ts'
import type { Prompt } from '../prompts.ts'
import { markOf, type Proposal, type ProposalPorts, propose } from './propose.ts'
import { lockOfBundle } from './run.ts'

/** A question of a page to have calls sent. */
export type CallsPrompt = Extract<Prompt, { kind: 'calls' }>

/** A proposal that a person is shown, and the mark that a yes to it carries. */
export type MarkedProposal = Readonly<{ proposal: Proposal; mark: string }>

export type ProposalsPorts = Omit<ProposalPorts, 'ask'> &
  Readonly<{
    decisions: Decisions
    /** The accounts that an origin was granted, whether the wallet is locked or not. */
    grantOf: (origin: string) => Promise<readonly string[] | undefined>
    /** Stores a new bundle durably, before anything is signed. */
    save: (bundle: Bundle) => Promise<void>
    exclusive: <T>(name: string, work: () => Promise<T>) => Promise<T>
    /** Has the new bundle carried out. */
    wake: (id: string) => void
    randomName: () => string
    nowSeconds: () => number
  }>

export type Proposals = Readonly<{
  /** What is shown for a question, made once until it is forgotten. */
  of: (prompt: CallsPrompt) => Promise<MarkedProposal>
  forget: (promptId: string) => void
  /** Takes a yes to exactly what was shown: the bundle's id, or that it was about something else. */
  approve: (prompt: CallsPrompt, mark: string) => Promise<Readonly<{ ok: true; id: string }> | Readonly<{ ok: false }>>
}>

/**
 * Keeps what is shown of calls that wait for a decision, with the quotes of the crossings that bring what is missing. It
 * lives as long as the background does, like the quotes.
 */
export function createProposals(ports: ProposalsPorts): Proposals {
  const { decisions } = ports
  const made = new Map<string, Readonly<{ id: string; shown: Promise<MarkedProposal> }>>()

  function makeFor(prompt: CallsPrompt) {
    const id = bundleIdOf(ports.randomName())
    const requester: Requester = { from: 'bundle', origin: prompt.origin, bundleId: id }
    const ask = (input: IntentInput) => decisions.ask(input, requester)
    const shown = propose(prompt, { ...ports, ask }).then((proposal) => ({ proposal, mark: markOf(proposal, prompt) }))
    const entry = { id, shown }
    made.set(prompt.id, entry)
    return entry
  }

  async function begin(prompt: CallsPrompt, id: string, { legs, mostGas, effects }: Proposal): Promise<boolean> {
    const open = legs.flatMap((leg) => (leg.state === 'proven' ? [leg.open] : []))
    const nowSeconds = ports.nowSeconds()
    if (!mostGas || open.some(({ quote }) => quote.expiresAtSeconds < nowSeconds)) return false
    const { origin, callsId, key, by, chainId, account, calls, required } = prompt
    // Whoever carries the bundle on waits until its crossings are begun, too.
    await ports.exclusive(lockOfBundle(id), async () => {
      await ports.save(
        startBundle({
          id,
          requester: { origin, callsId, key, by },
          chainId,
          account,
          calls,
          funding: open.map((each) => each.id),
          asksFunds: required.length > 0,
          foreseen: effects.ok ? effects.value.deposits : [],
          mostGas,
          approvedAtSeconds: nowSeconds,
        }),
      )
      for (const each of open) {
        const { ticket, quote } = each
        const { outcome } = await decisions.decide(each.id, { ticket, planHash: quote.planHash, decision: 'approve' })
        // Without it the calls are not made, so nothing else is moved for them.
        if (outcome !== 'approved') break
      }
    })
    ports.wake(id)
    return true
  }

  return {
    of: (prompt) => (made.get(prompt.id) ?? makeFor(prompt)).shown,
    forget: (promptId) => void made.delete(promptId),
    approve: async (prompt, mark) => {
      const entry = made.get(prompt.id)
      const granted = await ports.grantOf(prompt.origin)
      const isSeen = granted?.some((each) => isSameAddress(each, prompt.account)) ?? false
      const shown = await entry?.shown
      // Looked up again: two clicks may have waited at the same time, and only one may take it.
      if (!entry || !shown || !isSeen || mark === '' || shown.mark !== mark || made.get(prompt.id) !== entry) {
        return { ok: false }
      }
      made.delete(prompt.id)
      return (await begin(prompt, entry.id, shown.proposal)) ? { ok: true, id: entry.id } : { ok: false }
    },
  }
}
