import { type BundleRequester, bundleIdOf, siteRequesterOf } from '../../core/bundle/bundle.ts'
import { isUndelegation, UNDELEGATION_PROBE } from '../../core/bundle/undelegation.ts'
import { isSameAddress } from '../../core/families/address.ts'
import { AUTHORIZATION_GAS } from '../../core/families/evm/transaction-gas.ts'
import type { IntentInput } from '../../core/intent/intent.ts'
import type { Answer } from '../../core/reason/reason.ts'
import type { Requester } from '../../core/review/approval.ts'
import { isCausewayError } from '../../lib/errors.ts'
import type { QuoteDecisions } from '../approvals/quote-decisions.ts'
import { withinApprovalTime } from '../engine/approval-nonces.ts'
import type { StartTimer } from '../engine/time-limit.ts'
import { type BundleStartPorts, beginBundle } from './bundle-start.ts'
import { type Proposal, type ProposalPorts, proposalMark, proposeCalls } from './proposal.ts'
import type { RequestedCalls } from './requested-calls.ts'
import { isSimulationUnchanged } from './resimulation.ts'

export type CallsToPropose = RequestedCalls & Readonly<{ id: string; requester: BundleRequester }>

/** `mark` identifies the shown proposal in an approval. */
export type MarkedProposal = Readonly<{ proposal: Proposal; mark: string; triedAtSeconds: number }>

/** Older simulations are repeated before signing. */
const TRUSTED_SECONDS = 5

export type PendingProposalPorts = Omit<ProposalPorts, 'ask'> &
  BundleStartPorts &
  Readonly<{
    decisions: QuoteDecisions
    /** Works while locked too. */
    grantOf: (origin: string) => Promise<readonly string[] | undefined>
    nonce: (chainId: number, account: string) => Promise<Answer<number>>
    after: StartTimer
    randomName: () => string
  }>

export type PendingProposals = Readonly<{
  /** Makes the proposal once, until `forget`. */
  of: (calls: CallsToPropose) => Promise<MarkedProposal>
  forget: (questionId: string) => void
  /** Approves exactly the shown proposal; otherwise `ok` is false. */
  approve: (
    calls: CallsToPropose,
    mark: string,
  ) => Promise<Readonly<{ ok: true; id: string }> | Readonly<{ ok: false }>>
}>

/** Makes waiting calls' proposals with funding quotes. They last as long as the background. */
export function createPendingProposals(ports: PendingProposalPorts): PendingProposals {
  const { decisions } = ports
  const made = new Map<string, Readonly<{ id: string; shown: Promise<MarkedProposal> }>>()

  function makeFor(calls: CallsToPropose) {
    const id = bundleIdOf(ports.randomName())
    const origin = siteRequesterOf(calls)?.origin
    const requester: Requester = { from: 'bundle', ...(origin === undefined ? {} : { origin }), bundleId: id }
    const ask = (input: IntentInput) => decisions.ask(input, requester)
    const triedAtSeconds = ports.nowSeconds()
    const shown = proposeCalls(calls, { ...ports, ask, simulateFunded: simulationFor(calls, ports) }).then(
      (proposal) => ({
        proposal,
        mark: proposalMark(proposal, calls),
        triedAtSeconds,
      }),
    )
    const entry = { id, shown }
    made.set(calls.id, entry)
    // A failure is retried at the next call.
    shown.catch(() => made.get(calls.id) === entry && made.delete(calls.id))
    return entry
  }

  return {
    of: (calls) => (made.get(calls.id) ?? makeFor(calls)).shown,
    forget: (questionId) => void made.delete(questionId),
    approve: async (calls, mark) => {
      const entry = made.get(calls.id)
      const isSeen = await isStillAllowed(calls, ports)
      const shown = await entry?.shown
      // A proposal for another prompt approves nothing.
      const isMeant = shown !== undefined && mark !== '' && proposalMark(shown.proposal, calls) === mark
      if (!entry || !isMeant || !isSeen) return { ok: false }
      const asked = withinApprovalTime(ports.nonce(calls.chainId, calls.account), ports)
      // The age is checked last, after all other requests.
      const isSame = !(await isHeldUp(shown.proposal, decisions)) && (await isTrusted(calls, shown, ports))
      // Two clicks may have waited; only one may win.
      if (made.get(calls.id) !== entry) return { ok: false }
      made.delete(calls.id)
      if (!isSame) return { ok: false }
      const { id } = entry
      try {
        const isBegun = await beginBundle(calls, { id, nonce: await asked, proposal: shown.proposal }, ports)
        return isBegun ? { ok: true, id } : { ok: false }
      } catch (error) {
        // A full disk saved nothing.
        if (isCausewayError(error, 'STORE_FULL')) made.set(calls.id, entry)
        throw error
      }
    },
  }
}

async function isTrusted(
  calls: CallsToPropose,
  { proposal, triedAtSeconds }: MarkedProposal,
  ports: PendingProposalPorts,
): Promise<boolean> {
  if (Math.abs(ports.nowSeconds() - triedAtSeconds) <= TRUSTED_SECONDS) return true
  return isSimulationUnchanged(proposal, calls, { ...ports, simulateFunded: simulationFor(calls, ports) })
}

// The authorization isn't signed yet, so its gas is added.
function simulationFor(
  calls: CallsToPropose,
  { simulateFunded }: Pick<ProposalPorts, 'simulateFunded'>,
): ProposalPorts['simulateFunded'] {
  if (!isUndelegation(calls)) return simulateFunded
  return async (chainId, account) => {
    const found = await simulateFunded(chainId, account, [UNDELEGATION_PROBE])
    if (!found.ok) return found
    return { ok: true, value: { ...found.value, gasUsed: found.value.gasUsed.map((gas) => gas + AUTHORIZATION_GAS) } }
  }
}

// The site may have lost the account since.
async function isStillAllowed(
  { requester, account }: CallsToPropose,
  { grantOf }: Pick<PendingProposalPorts, 'grantOf'>,
): Promise<boolean> {
  if (requester.by === 'wallet') return true
  const granted = await grantOf(requester.origin)
  return granted?.some((each) => isSameAddress(each, account)) ?? false
}

// All are checked first: no funding starts when another can't.
async function isHeldUp({ legs }: Proposal, decisions: Pick<QuoteDecisions, 'isWorse'>): Promise<boolean> {
  const worse = await Promise.all(legs.map((leg) => leg.state === 'proven' && decisions.isWorse(leg.open.id)))
  return worse.includes(true)
}
