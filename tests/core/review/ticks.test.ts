import { describe, expect, it } from 'vitest'
import type { Finding } from '../../../src/core/review/finding.ts'
import { dueTicks, tickOfFinding } from '../../../src/core/review/ticks.ts'
import { makeFinding } from '../../../src/core/verify/make-finding.ts'
import { executionOf, reviewOf, status } from '../../ui/data.ts'

const NOW = 1_800_000_000
const tracking = { stage: 'tracking', status: status('pending'), reportedAtSeconds: NOW }
const moved = (stage: object) =>
  ({ ...executionOf(reviewOf(), { stage } as never), updatedAtSeconds: NOW - 60 }) as const

describe('the ticks that are due', () => {
  it('are none for an address that is paid from elsewhere, and one for a plan that sends', () => {
    const { intent } = moved(tracking)
    const currency = (chainId: number, address: string) => ({ chainId, address })
    const quote = (plan: readonly object[], ticks: readonly Finding[] = []) =>
      ({
        intent: {
          ...intent,
          originCurrency: currency(intent.originChainId, intent.originCurrency),
          destinationCurrency: currency(intent.destinationChainId, intent.destinationCurrency),
        },
        plan,
        ticks,
      }) as never
    const due = (...kinds: readonly string[]) =>
      dueTicks(quote(kinds.map((kind) => ({ kind }))), [moved(tracking)], NOW)
    expect(due('evmTransaction')).toEqual(['same transfer-1'])
    expect(due('depositAddress')).toEqual([])
    expect(due('evmTransaction', 'depositAddress')).toEqual(['same transfer-1'])
    expect(due()).toEqual(['same transfer-1'])
  })

  it('are one for each finding that asks for it, which holds for exactly what it said', () => {
    const unpriced = (currency: string) =>
      makeFinding('L10', 'details.currencyOut', { says: 'priceUnknownLook', currency })
    const { intent } = moved(tracking)
    const currency = (chainId: number, address: string) => ({ chainId, address })
    const due = (...ticks: readonly Finding[]) =>
      dueTicks(
        {
          intent: { ...intent, originCurrency: currency(1, 'a'), destinationCurrency: currency(2, 'b') },
          plan: [{ kind: 'evmTransaction' }],
          ticks,
        } as never,
        [],
        NOW,
      )
    expect(due(unpriced('ODD'))).toEqual([tickOfFinding(unpriced('ODD'))])
    expect(due(unpriced('ODD'))).not.toEqual(due(unpriced('OTHER')))
    expect(due()).toEqual([])
  })
})
