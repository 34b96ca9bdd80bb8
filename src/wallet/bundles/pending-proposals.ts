import { type Bundle, type BundleRequester, bundleIdOf, siteRequesterOf } from '../../core/bundle/bundle.ts'
import { startBundle } from '../../core/bundle/start.ts'
import { isSameAddress } from '../../core/families/address.ts'
import type { IntentInput } from '../../core/intent/intent.ts'
import type { Requester } from '../../core/review/approval.ts'
import type { QuoteDecisions } from '../approvals/quote-decisions.ts'
import { withinApprovalTime } from '../engine/approval-nonces.ts'
import type { StartTimer } from '../engine/time-limit.ts'
import type { Answer } from '../families/evm/node-port.ts'
import { lockOfBundle } from './executor.ts'
import { type Proposal, type ProposalPorts, proposalMark, proposeCalls } from './proposal.ts'
import { isSimulationUnchanged } from './resimulation.ts'
import type { RequestedCalls } from './simulation.ts'

export type CallsToPropose = RequestedCalls & Readonly<{ id: string; requester: BundleRequester }>

/** `mark` identifies the shown proposal in an approval. */
export type MarkedProposal = Readonly<{ proposal: Proposal; mark: string; triedAtSeconds: number }>

/** Older simulations are repeated before signing. */
const TRUSTED_SECONDS = 5

export type PendingProposalPorts = Omit<ProposalPorts, 'ask'> &
  Readonly<{
    decisions: QuoteDecisions
    /** Works while locked too. */
    grantOf: (origin: string) => Promise<readonly string[] | undefined>
    nonce: (chainId: number, account: string) => Promise<Answer<number>>
    after: StartTimer
    /** Stores a new bundle durably, before any signature. */
    save: (bundle: Bundle) => Promise<void>
    exclusive: <T>(name: string, work: () => Promise<T>) => Promise<T>
    wake: (id: string) => void
    randomName: () => string
    nowSeconds: () => number
  }>

export type PendingProposals = Readonly<{
  /** Makes the proposal once, until `forget`. */
  of: (question: CallsToPropose) => Promise<MarkedProposal>
  forget: (questionId: string) => void
  /** Approves exactly the shown proposal; otherwise `ok` is false. */
  approve: (
    question: CallsToPropose,
    mark: string,
  ) => Promise<Readonly<{ ok: true; id: string }> | Readonly<{ ok: false }>>
}>

/** Makes the proposals for waiting calls, with their funding quotes. They last as long as the background. */
export function createPendingProposals(ports: PendingProposalPorts): PendingProposals {
  const { decisions } = ports
  const made = new Map<string, Readonly<{ id: string; shown: Promise<MarkedProposal> }>>()

  function makeFor(question: CallsToPropose) {
    const id = bundleIdOf(ports.randomName())
    const origin = siteRequesterOf(question)?.origin
    const requester: Requester = { from: 'bundle', ...(origin === undefined ? {} : { origin }), bundleId: id }
    const ask = (input: IntentInput) => decisions.ask(input, requester)
    const triedAtSeconds = ports.nowSeconds()
    const shown = proposeCalls(question, { ...ports, ask }).then((proposal) => ({
      proposal,
      mark: proposalMark(proposal, question),
      triedAtSeconds,
    }))
    const entry = { id, shown }
    made.set(question.id, entry)
    // A failure is retried at the next call.
    shown.catch(() => made.get(question.id) === entry && made.delete(question.id))
    return entry
  }

  const isTrusted = async (question: CallsToPropose, { proposal, triedAtSeconds }: MarkedProposal) =>
    Math.abs(ports.nowSeconds() - triedAtSeconds) <= TRUSTED_SECONDS ||
    (await isSimulationUnchanged(proposal, question, ports))

  // The site may have lost the account since.
  async function isStillAllowed({ requester, account }: CallsToPropose): Promise<boolean> {
    if (requester.by === 'wallet') return true
    const granted = await ports.grantOf(requester.origin)
    return granted?.some((each) => isSameAddress(each, account)) ?? false
  }

  // All are checked first: no funding starts when another can't.
  async function isHeldUp({ legs }: Proposal): Promise<boolean> {
    const worse = await Promise.all(legs.map((leg) => leg.state === 'proven' && decisions.isWorse(leg.open.id)))
    return worse.includes(true)
  }

  // Approval needs the nonce: with it, an older record can tell whether the calls went out.
  async function begin(
    question: CallsToPropose,
    { id, nonce }: Readonly<{ id: string; nonce: Answer<number> | undefined }>,
    { legs, mostGas, effects }: Proposal,
  ): Promise<boolean> {
    const open = legs.flatMap((leg) => (leg.state === 'proven' ? [leg.open] : []))
    const nowSeconds = ports.nowSeconds()
    if (!mostGas || !nonce?.ok || open.some(({ quote }) => quote.expiresAtSeconds < nowSeconds)) return false
    const { requester, chainId, account, calls, required } = question
    // The executor waits until all funding has begun.
    await ports.exclusive(lockOfBundle(id), async () => {
      await ports.save(
        startBundle({
          id,
          requester,
          chainId,
          account,
          calls,
          funding: open.map((each) => each.id),
          asksFunds: required.length > 0,
          foreseen: effects.ok ? effects.value.deposits : [],
          mostGas,
          nonce: nonce.value,
          approvedAtSeconds: nowSeconds,
        }),
      )
      for (const each of open) {
        const { ticket, quote } = each
        const { outcome } = await decisions.decidePart(each.id, {
          ticket,
          planHash: quote.planHash,
          decision: 'approve',
        })
        // The calls now fail, so the rest needn't move.
        if (outcome !== 'approved') break
      }
    })
    ports.wake(id)
    return true
  }

  return {
    of: (question) => (made.get(question.id) ?? makeFor(question)).shown,
    forget: (questionId) => void made.delete(questionId),
    approve: async (question, mark) => {
      const entry = made.get(question.id)
      const isSeen = await isStillAllowed(question)
      const shown = await entry?.shown
      // A proposal for another prompt approves nothing.
      const isMeant = shown !== undefined && mark !== '' && proposalMark(shown.proposal, question) === mark
      if (!entry || !isMeant || !isSeen) return { ok: false }
      const asked = withinApprovalTime(ports.nonce(question.chainId, question.account), ports)
      // The age is checked last, after all other requests.
      const isSame = !(await isHeldUp(shown.proposal)) && (await isTrusted(question, shown))
      // Two clicks may have waited; only one may win.
      if (made.get(question.id) !== entry) return { ok: false }
      made.delete(question.id)
      if (!isSame) return { ok: false }
      const { id } = entry
      return (await begin(question, { id, nonce: await asked }, shown.proposal)) ? { ok: true, id } : { ok: false }
    },
  }
}
