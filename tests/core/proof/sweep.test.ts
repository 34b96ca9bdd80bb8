import fc from 'fast-check'
import { describe, expect, it, vi } from 'vitest'
import { count } from '../../count.ts'
import type { Honest } from '../honest/case.ts'
import { KINDS } from '../honest/routes.ts'
import { reshaped, type Shape, shapes } from '../honest/shapes.ts'
import { secondOpinion } from './second-opinion/second-opinion.ts'
import { type IsDue, sparing, sweep } from './sweep.ts'

// An earlier file may have loaded the true modules.
vi.hoisted(() => vi.resetModules())
vi.mock('../../../src/core/quote/order-id.ts', async (load) =>
  (await import('./remembered.ts')).rememberedOrders(await load()),
)
vi.mock('../../../src/core/quote/order-signature.ts', async (load) =>
  (await import('./remembered.ts')).rememberedSigners(await load()),
)
vi.mock('../../../src/core/families/bitcoin/transaction/script-key.ts', async (load) =>
  (await import('./remembered.ts')).rememberedKeys(await load()),
)

const USUAL = 5_000
const COUNT = count('CAUSEWAY_SWEEP', { usual: USUAL, deep: 100_000 })
const SEED = Number(process.env['CAUSEWAY_SEED'] ?? 4)

// Repeated parts are left out, so the leaves differ by kind.
const COMPACT: Shape = {
  lacks: [
    'fees.app',
    'fees.subsidized',
    'fees.relayerGas',
    'fees.relayerService',
    'details.expandedPriceImpact',
    'details.totalImpact',
    'details.swapImpact',
    'details.route',
    'details.fixedRateFee',
  ],
  stepsLack: [],
  amountsLack: ['metadata'],
  adds: [],
  writing: 'asIs',
  requestIdAt: 'everywhere',
}

// A longer run tries all.
const IS_LONG = COUNT > USUAL
const isDue = IS_LONG ? () => true : sparing({ fees: 32, others: 14 })
const isEvenlyDue = IS_LONG ? () => true : everyNth(3)

const total = { changed: 0, accepted: 0 }

function sweepAll(quotes: readonly Honest[], choice?: IsDue): void {
  for (const honest of quotes) {
    const { count, accepted, holes } = sweep(honest, secondOpinion, choice)
    total.changed += count
    total.accepted += accepted
    expect({ [honest.name]: holes }).toEqual({ [honest.name]: [] })
  }
}

function everyNth(period: number): IsDue {
  let at = 0
  return () => at++ % period === 0
}

function inShape(honest: Honest, shape: Shape): Honest {
  return { ...honest, quote: reshaped(honest.quote, shape, honest.input.tradeType === 'EXACT_OUTPUT') }
}

describe('a change of any leaf is refused or changes nothing', { timeout: 600_000 }, () => {
  it.each(Object.entries(KINDS))('in a quote of %s', (_kind, answers) => {
    sweepAll(
      fc.sample(answers, { seed: SEED, numRuns: 1 }).map((honest) => inShape(honest, COMPACT)),
      isDue,
    )
  })

  it('in a quote with everything in it', () => {
    const all = fc.sample(fc.oneof(...Object.values(KINDS)), { seed: SEED, numRuns: 100 })
    sweepAll(all.filter(({ input }) => input.sponsorship !== undefined).slice(0, 1), isEvenlyDue)
  })

  it(`in quotes of random shapes, until there were ${COUNT}`, () => {
    const random = fc.tuple(fc.oneof(...Object.values(KINDS)), shapes)
    for (let seed = SEED; total.changed < COUNT; seed += 1) {
      sweepAll(fc.sample(random, { seed, numRuns: 1 }).map(([honest, shape]) => inShape(honest, shape)))
    }
    process.stderr.write(
      `leaf sweep: ${total.changed} changed quotes, ${total.accepted} of them come to the same plan\n`,
    )
    expect(total.changed).toBeGreaterThanOrEqual(COUNT)
  })
})
