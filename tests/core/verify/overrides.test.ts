import { describe, expect, it } from 'vitest'
import { unknownFact } from '../../../src/core/chain/facts.ts'
import type { Execution } from '../../../src/core/execution/execution.ts'
import { startExecution } from '../../../src/core/execution/start.ts'
import { devnet } from '../../../src/core/profiles/devnet.ts'
import { decodeQuote } from '../../../src/core/quote/quote.ts'
import { saying } from '../../../src/core/reason/reason.ts'
import { decide, type OpenApproval, overridePhraseOf } from '../../../src/core/review/approval.ts'
import type { FindingCode } from '../../../src/core/review/finding.ts'
import { FINDING_CODES } from '../../../src/core/review/finding-codes-and-levels.ts'
import { makeReview } from '../../../src/core/review/review.ts'
import { makeFinding } from '../../../src/core/verify/make-finding.ts'
import { FIRST_TIME, overridable, type VerifiedQuote, verify } from '../../../src/core/verify/verify.ts'
import { decodeExecution } from '../../../src/store/executions/schema.ts'
import { askQuote, type QuotePorts } from '../../../src/wallet/quotes/proven-quote.ts'
import { live, newSim } from '../../wallet/sim.ts'
import { ethInput, honestFacts, honestQuote, intentOf, NOW, STRANGER, USER } from '../honest.ts'
import { judge, type Lie, lied } from './lying.ts'

const EXPERT = { nowSeconds: NOW, isExpert: true }
const salted: Lie = (quote) => (quote.protocol.v2.orderData.salt = `0x${'6b'.repeat(32)}`)
const stolen: Lie = (quote) => (quote.details.recipient = STRANGER)
const saltedAndStolen: Lie = (quote) => {
  salted(quote)
  stolen(quote)
}
const insisting = (overridden: readonly FindingCode[]) => ({ ...FIRST_TIME, overridden })

/** The order is unbound, and an expert insists. */
function insisted(): VerifiedQuote {
  const { quote } = judge({ quote: lied(salted), options: insisting(['K01']) })
  if (!quote) throw new Error('expected a proven quote')
  return quote
}

const open = (quote: VerifiedQuote): OpenApproval => ({
  state: 'open',
  id: 'transfer',
  ticket: 'ticket',
  requester: { from: 'popup' },
  quote,
  createdAtSeconds: NOW,
})
const yes = (quote: VerifiedQuote, phrase?: string) =>
  ({ ticket: 'ticket', planHash: quote.planHash, decision: 'approve', phrase }) as const

describe('what an expert insists on', () => {
  it('no longer stops, and is kept apart from what only warns', () => {
    const { verdict, findings, quote } = judge({ quote: lied(salted), options: insisting(['K01']) })
    expect(verdict).toBe('accept')
    expect(findings).toMatchObject([{ code: 'K01', level: 'override' }])
    expect(quote?.overrides).toMatchObject([{ code: 'K01' }])
    expect(quote?.warnings).toEqual([])
    expect(quote?.orderBinding).toBe('mismatch')
  })

  it('is only what was insisted on', () => {
    const both: Lie = (quote) => {
      salted(quote)
      quote.protocol.v2.orderData.version = 'v9'
    }
    expect(judge({ quote: lied(both), options: insisting(['K01']) }).verdict).toBe('override')
    expect(judge({ quote: lied(both), options: insisting(['K01', 'K02']) }).verdict).toBe('accept')
    expect(judge({ quote: lied(salted), options: insisting(['K02']) }).verdict).toBe('override')
  })

  it('may be a price of gas that nobody knows, which then counts as nothing', () => {
    const facts = honestFacts({ maxFeePerGasWei: unknownFact(saying('no answer')) })
    const { verdict, quote } = judge({ facts, options: insisting(['D32']) })
    expect([verdict, quote?.mostGas.value]).toEqual(['accept', 0n])
  })

  const refusing = Object.keys(FINDING_CODES).filter(
    (code): code is FindingCode => FINDING_CODES[code as FindingCode][1] === 'refuse',
  )
  it('is never something that is refused', () => {
    expect(judge({ quote: lied(stolen), options: insisting(refusing) }).verdict).toBe('refuse')
    expect(judge({ quote: lied(saltedAndStolen), options: insisting([...refusing, 'K01']) }).verdict).toBe('refuse')
  })

  it('can be named where nothing is refused', () => {
    const verdictOf = (quote: unknown) => {
      const decoded = decodeQuote(quote)
      if (!decoded.ok) throw new Error(decoded.message)
      return verify(intentOf(ethInput), decoded.quote, honestFacts(), devnet)
    }
    expect(overridable(verdictOf(lied(salted)))).toEqual(['K01'])
    expect(overridable(verdictOf(honestQuote(ethInput)))).toEqual([])
    expect(overridable(verdictOf(lied(saltedAndStolen)))).toEqual([])
  })

  it('is part of the hash of the plan, in no order and once', () => {
    const hash = (overridden: readonly FindingCode[]) => judge({ options: insisting(overridden) }).quote?.planHash
    expect(hash([])).toBe(judge().quote?.planHash)
    expect(hash(['K01'])).not.toBe(hash([]))
    expect(hash(['K01', 'K07'])).toBe(hash(['K07', 'K01', 'K07']))
  })

  it('is shown with what is no longer proven', () => {
    const shown = makeReview(insisted(), [USER], devnet)
    expect(shown.overrides).toMatchObject([{ code: 'K01' }])
    expect(shown.claims).not.toContain('order-bound')
    expect(shown.claims).not.toContain('refund-is-yours')
    expect(makeReview(insisted(), [], devnet).claims).not.toContain('refund-is-asked')
    // An unbound order makes no claim.
    expect(shown.gaps).toContain('order-not-bound')
    expect(shown.gaps).not.toContain('solver-did-not-sign')
  })
})

describe('the phrase', () => {
  it('is the code of everything that speaks against the plan, once', () => {
    expect(overridePhraseOf(insisted().overrides)).toBe('K01')
    const more = [makeFinding('K07', 'protocol.v2', { says: 'refundNowhere', chain: 'Base' }), ...insisted().overrides]
    expect(overridePhraseOf([...more, ...insisted().overrides])).toBe('K01 K07')
    expect(overridePhraseOf([])).toBeUndefined()
  })

  it('must be typed whole, and nothing else, by an expert', () => {
    const quote = insisted()
    const phrase = overridePhraseOf(quote.overrides)
    expect(decide(open(quote), yes(quote, phrase), EXPERT).outcome).toBe('approved')
    expect(decide(open(quote), yes(quote, phrase), { ...EXPERT, isExpert: false })).toEqual({ outcome: 'unconfirmed' })
    expect(decide(open(quote), yes(quote, ' k01 '), EXPERT).outcome).toBe('approved')
    for (const typed of [undefined, '', 'K0', 'K1', 'K02', `${phrase} K07`, `${phrase}K07`]) {
      expect(decide(open(quote), yes(quote, typed), EXPERT)).toEqual({ outcome: 'unconfirmed' })
    }
  })

  it('is asked of nobody where nothing speaks against the plan', () => {
    const { quote } = judge()
    if (!quote) throw new Error('expected a proven quote')
    expect(decide(open(quote), yes(quote), { nowSeconds: NOW, isExpert: false }).outcome).toBe('approved')
  })

  it('does not make a late, false or rejected decision count', () => {
    const quote = insisted()
    const decision = yes(quote, overridePhraseOf(quote.overrides))
    const late = { ...EXPERT, nowSeconds: quote.expiresAtSeconds + 1 }
    expect(decide(open(quote), decision, late).outcome).toBe('expired')
    expect(decide(open(quote), { ...decision, planHash: 'another' }, EXPERT).outcome).toBe('stale')
    expect(decide(open(quote), { ...decision, decision: 'reject' }, EXPERT).outcome).toBe('rejected')
  })
})

it('an execution keeps what was insisted on, also on disk', () => {
  const quote = insisted()
  const decided = decide(open(quote), yes(quote, overridePhraseOf(quote.overrides)), EXPERT)
  if (decided.outcome !== 'approved') throw new Error(decided.outcome)
  const execution = startExecution(decided.approval, '{}', [])
  expect(execution.overrides).toEqual(quote.overrides)
  expect(decodeExecution(structuredClone(execution))).toEqual({ ok: true, execution })
})

describe('before each signature', () => {
  const carriedOut = async (change: (execution: Execution) => Execution) => {
    const sim = newSim(() => ({ status: 'waiting' }))
    const quote = insisted()
    const decided = decide(open(quote), yes(quote, overridePhraseOf(quote.overrides)), EXPERT)
    if (decided.outcome !== 'approved') throw new Error(decided.outcome)
    sim.stored.set('transfer', change(startExecution(decided.approval, JSON.stringify(lied(salted)), [])))
    await live(sim, 'transfer', ethInput)
    return { sent: sim.sent.length, stage: sim.stored.get('transfer')?.stage }
  }

  it('the same overrides hold again', async () => {
    expect(await carriedOut((execution) => execution)).toMatchObject({ sent: 1, stage: { stage: 'tracking' } })
  })

  it('what was not insisted on stops it', async () => {
    const ended = await carriedOut((execution) => ({ ...execution, overrides: [] }))
    expect(ended).toMatchObject({ sent: 0, stage: { end: { reason: 'refused', findings: [{ code: 'K01' }] } } })
  })

  it('more overrides than were approved make it another plan', async () => {
    const more = makeFinding('K07', 'protocol.v2', { says: 'refundNowhere', chain: 'Base' })
    const ended = await carriedOut((execution) => ({ ...execution, overrides: [...execution.overrides, more] }))
    expect(ended).toMatchObject({ sent: 0, stage: { end: { reason: 'refused', findings: [{ code: 'P05' }] } } })
  })
})

describe('asking for a quote that something speaks against', () => {
  const ports = (quote: unknown, isExpert: boolean): QuotePorts => ({
    profile: devnet,
    quote: async () => ({ ok: true, text: JSON.stringify(quote), body: quote }),
    facts: async () => honestFacts(),
    ownAddresses: async () => [USER],
    watched: async () => [],
    isExpert: async () => isExpert,
    prices: async () => [],
    limits: async () => ({}),
    nowSeconds: () => NOW,
    randomName: () => 'name',
  })
  const ask = (quote: unknown, isExpert: boolean) => askQuote(ethInput, { from: 'popup' }, ports(quote, isExpert))

  it('opens it for an expert alone, with the phrase', async () => {
    const asked = await ask(lied(salted), true)
    expect(asked).toMatchObject({
      state: 'override',
      phrase: 'K01',
      findings: [{ code: 'K01' }],
      review: { overrides: [{ code: 'K01' }] },
    })
    expect(await ask(lied(salted), false)).toMatchObject({ state: 'refused', findings: [{ code: 'K01' }] })
  })

  it('opens nothing that is refused, and asks nothing where nothing speaks against it', async () => {
    expect(await ask(lied(saltedAndStolen), true)).toMatchObject({ state: 'refused' })
    expect(await ask(honestQuote(ethInput), true)).toMatchObject({ state: 'proven' })
  })
})
