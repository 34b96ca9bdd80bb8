import { isSameAddress } from '../../core/address.ts'
import type { Requester } from '../../core/approval.ts'
import { type Bundle, type BundleRequester, bundleIdOf, siteOf } from '../../core/bundle/bundle.ts'
import { startBundle } from '../../core/bundle/start.ts'
import type { IntentInput } from '../../core/intent.ts'
import type { Decisions } from '../decisions.ts'
import type { Answer } from '../node-port.ts'
import { soon } from '../nonces-at-yes.ts'
import type { After } from '../within.ts'
import type { CallsWish } from './outlook.ts'
import { isStill } from './outlook-again.ts'
import { markOf, type Proposal, type ProposalPorts, propose } from './propose.ts'
import { lockOfBundle } from './run.ts'

/** A question whether calls may be sent, of a page or of the wallet's own. */
export type CallsQuestion = CallsWish & Readonly<{ id: string; requester: BundleRequester }>

/** A proposal that a person is shown, the mark that a yes to it carries, and when it was tried out. */
export type MarkedProposal = Readonly<{ proposal: Proposal; mark: string; triedAtSeconds: number }>

/** A yes rests on a trial run of that age at most; after it the same calls are tried out again before they are signed. */
const TRUSTED_SECONDS = 5

export type ProposalsPorts = Omit<ProposalPorts, 'ask'> &
  Readonly<{
    decisions: Decisions
    /** The accounts that an origin was granted, whether the wallet is locked or not. */
    grantOf: (origin: string) => Promise<readonly string[] | undefined>
    /** The first free nonce of an account. */
    nonce: (chainId: number, account: string) => Promise<Answer<number>>
    after: After
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
  of: (question: CallsQuestion) => Promise<MarkedProposal>
  forget: (questionId: string) => void
  /** Takes a yes to exactly what was shown: the bundle's id, or that it was about something else. */
  approve: (
    question: CallsQuestion,
    mark: string,
  ) => Promise<Readonly<{ ok: true; id: string }> | Readonly<{ ok: false }>>
}>

/**
 * Keeps what is shown of calls that wait for a decision, with the quotes of the crossings that bring what is missing. It
 * lives as long as the background does, like the quotes.
 */
export function createProposals(ports: ProposalsPorts): Proposals {
  const { decisions } = ports
  const made = new Map<string, Readonly<{ id: string; shown: Promise<MarkedProposal> }>>()

  function makeFor(question: CallsQuestion) {
    const id = bundleIdOf(ports.randomName())
    const origin = siteOf(question)?.origin
    const requester: Requester = { from: 'bundle', ...(origin === undefined ? {} : { origin }), bundleId: id }
    const ask = (input: IntentInput) => decisions.ask(input, requester)
    const triedAtSeconds = ports.nowSeconds()
    const shown = propose(question, { ...ports, ask }).then((proposal) => ({
      proposal,
      mark: markOf(proposal, question),
      triedAtSeconds,
    }))
    const entry = { id, shown }
    made.set(question.id, entry)
    // What failed is made again at the next look.
    shown.catch(() => made.get(question.id) === entry && made.delete(question.id))
    return entry
  }

  const isTrusted = async (question: CallsQuestion, { proposal, triedAtSeconds }: MarkedProposal) =>
    Math.abs(ports.nowSeconds() - triedAtSeconds) <= TRUSTED_SECONDS || (await isStill(proposal, question, ports))

  // What a site wants of an account that it no longer sees is not done for it.
  async function isStillAllowed({ requester, account }: CallsQuestion): Promise<boolean> {
    if (requester.by === 'wallet') return true
    const granted = await ports.grantOf(requester.origin)
    return granted?.some((each) => isSameAddress(each, account)) ?? false
  }

  // Asked of all before the first is begun: of crossings that belong together, none goes where another cannot.
  async function isHeldUp({ legs }: Proposal): Promise<boolean> {
    const worse = await Promise.all(legs.map((leg) => leg.state === 'proven' && decisions.isWorse(leg.open.id)))
    return worse.includes(true)
  }

  // A yes without its nonce is none: by it an older copy of this record knows that the calls may have been sent.
  async function begin(
    question: CallsQuestion,
    { id, nonce }: Readonly<{ id: string; nonce: Answer<number> | undefined }>,
    { legs, mostGas, effects }: Proposal,
  ): Promise<boolean> {
    const open = legs.flatMap((leg) => (leg.state === 'proven' ? [leg.open] : []))
    const nowSeconds = ports.nowSeconds()
    if (!mostGas || !nonce?.ok || open.some(({ quote }) => quote.expiresAtSeconds < nowSeconds)) return false
    const { requester, chainId, account, calls, required } = question
    // Whoever carries the bundle on waits until its crossings are begun, too.
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
        // Without it the calls are not made, so nothing else is moved for them.
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
      // The mark is made anew, of this very question: what was shown of another one agrees to nothing.
      const isMeant = shown !== undefined && mark !== '' && markOf(shown.proposal, question) === mark
      if (!entry || !isMeant || !isSeen) return { ok: false }
      const asked = soon(ports.nonce(question.chainId, question.account), ports)
      // How old the trial run is counts once nothing more is asked of anybody else.
      const isSame = !(await isHeldUp(shown.proposal)) && (await isTrusted(question, shown))
      // Looked up again: two clicks may have waited at the same time, and only one may take it.
      if (made.get(question.id) !== entry) return { ok: false }
      made.delete(question.id)
      if (!isSame) return { ok: false }
      const { id } = entry
      return (await begin(question, { id, nonce: await asked }, shown.proposal)) ? { ok: true, id } : { ok: false }
    },
  }
}
