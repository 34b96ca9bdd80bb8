import fc from 'fast-check'
import { evmPaymentItem } from '../../../src/core/deposit-address/own-payment.ts'
import { apply } from '../../../src/core/execution/apply.ts'
import type { Execution } from '../../../src/core/execution/execution.ts'
import { startExecution } from '../../../src/core/execution/start.ts'
import { devnet } from '../../../src/core/profiles/devnet.ts'
import { chainById } from '../../../src/core/profiles/profile.ts'
import { decodeQuote } from '../../../src/core/quote/quote.ts'
import { resourceOf } from '../../../src/core/reservation/resources.ts'
import { decide } from '../../../src/core/review/approval.ts'
import { verify } from '../../../src/core/verify/verify.ts'
import type { Honest } from '../../core/honest/case.ts'
import { KINDS } from '../../core/honest/routes.ts'
import { intentOf, NOW } from '../../core/honest.ts'

export type Flow = Readonly<{
  name: string
  honest: Honest
  canSimulate: boolean
  outcome: 'fill' | 'refund'
  approved: Execution
}>

const SEED = 4
const DRAWN = 60
const FEW = 4

/** Answers repeat exactly; fewer draws give a prefix. */
export function honestOf(kind: string, numRuns = DRAWN): readonly Honest[] {
  const answers = KINDS[kind]
  if (!answers) throw new Error(`expected a kind of honest answers, got ${kind}`)
  return fc.sample(answers, { seed: SEED, numRuns }).filter(({ profile }) => profile === devnet)
}

export function anHonest(kind: string): Honest {
  const first = honestOf(kind, FEW)[0] ?? honestOf(kind)[0]
  if (!first) throw new Error(`expected an honest answer of the kind ${kind}`)
  return first
}

export function approvedOf({ input, quote, facts }: Honest, id: string): Execution {
  const decoded = decodeQuote(quote)
  if (!decoded.ok) throw new Error(decoded.message)
  const verdict = verify(intentOf(input), decoded.quote, facts, devnet)
  if (verdict.verdict !== 'accept') throw new Error(JSON.stringify(verdict.findings))
  const open = {
    state: 'open',
    id,
    ticket: 'ticket',
    requester: { from: 'popup' },
    quote: verdict.quote,
    createdAtSeconds: NOW,
  } as const
  const answer = { ticket: 'ticket', planHash: verdict.quote.planHash, decision: 'approve' } as const
  const decided = decide(open, answer, { nowSeconds: NOW, isExpert: false })
  if (decided.outcome !== 'approved') throw new Error(decided.outcome)
  return startExecution(decided.approval, JSON.stringify(quote), noncesOf(decided.approval.quote.plan))
}

function noncesOf(plan: Execution['plan']): Execution['noncesAtApproval'] {
  return plan.flatMap((item) => {
    if (item.kind !== 'evmTransaction' && item.kind !== 'exchangeBTransfer') return []
    return [{ resource: resourceOf(item), nonce: item.kind === 'evmTransaction' ? 0n : 7n }]
  })
}

export function flowOf(kind: string, about: Pick<Flow, 'canSimulate' | 'outcome'>): Flow {
  const honest = anHonest(kind)
  const stepOrder = about.canSimulate ? 'a node that simulates' : 'a node that does not'
  return { ...about, honest, name: `${kind}, ${stepOrder}, ${about.outcome}`, approved: approvedOf(honest, kind) }
}

/** The wallet was told to pay an address that awaited outside payment. */
export function paidHere(about: Pick<Flow, 'outcome'>): Flow {
  const honest = anHonest('strict-address-paid-elsewhere')
  const approved = approvedOf(honest, 'paid-here')
  const [asked] = approved.plan
  const origin = chainById(devnet, honest.input.originChainId)
  if (asked?.kind !== 'depositAddress' || !origin) throw new Error('expected a deposit address')
  const step = evmPaymentItem(asked, { intent: intentOf(honest.input), origin })
  const mostGas = 10n ** 18n
  const after = apply(approved, {
    event: 'ownPayment',
    step,
    mostGas,
    noncesAtApproval: noncesOf([step]),
    atSeconds: NOW,
  })
  return {
    ...about,
    canSimulate: false,
    honest,
    name: `a deposit address paid here, ${about.outcome}`,
    approved: after,
  }
}
