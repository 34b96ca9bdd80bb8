import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  ATTENTION_MILLISECONDS,
  acceptsPress,
  isArmed,
  observeAttention,
  type PressGuard,
  UNATTENDED,
} from '../../../../src/ui/review/confirm/press-guard.ts'

const SEEN = { plan: 'p', isVisible: true, isFocused: true }
const mouse = (beganAt: number | undefined) => ({ isTrusted: true, beganAt, key: undefined })

describe('the guard of the confirm button', () => {
  it('is dead until the page was seen and focused for a whole second', () => {
    const guard = observeAttention(UNATTENDED, SEEN, 5_000)
    expect(isArmed(guard, 5_000)).toBe(false)
    expect(isArmed(guard, 5_999)).toBe(false)
    expect(isArmed(guard, 6_000)).toBe(true)
  })

  it('begins anew after a blur, however short', () => {
    const blurred = observeAttention(observeAttention(UNATTENDED, SEEN, 0), { ...SEEN, isFocused: false }, 900)
    const back = observeAttention(blurred, SEEN, 901)
    expect(isArmed(blurred, 5_000)).toBe(false)
    expect(isArmed(back, 1_900)).toBe(false)
    expect(isArmed(back, 1_901)).toBe(true)
  })

  it('begins anew when the page was hidden', () => {
    const hidden = observeAttention(observeAttention(UNATTENDED, SEEN, 0), { ...SEEN, isVisible: false }, 2_000)
    expect(isArmed(observeAttention(hidden, SEEN, 2_100), 3_000)).toBe(false)
  })

  it('begins anew when another plan is shown', () => {
    const armed = observeAttention(UNATTENDED, SEEN, 0)
    expect(isArmed(observeAttention(armed, { ...SEEN, plan: 'q' }, 1_500), 2_000)).toBe(false)
  })

  it('does not begin anew while nothing changes', () => {
    const guard = observeAttention(observeAttention(UNATTENDED, SEEN, 0), SEEN, 999)
    expect(isArmed(guard, 1_000)).toBe(true)
  })

  it('takes a press that began when the button was alive', () => {
    const guard = observeAttention(UNATTENDED, SEEN, 0)
    expect(acceptsPress(guard, mouse(1_000), 1_080)).toBe(true)
    expect(acceptsPress(guard, { ...mouse(1_000), key: ' ' }, 1_080)).toBe(true)
  })

  it('takes a press of an assistive technology, which has no pointer', () => {
    expect(acceptsPress(observeAttention(UNATTENDED, SEEN, 0), mouse(undefined), 1_080)).toBe(true)
  })

  it('refuses a press that was already under way when the button came alive', () => {
    expect(acceptsPress(observeAttention(UNATTENDED, SEEN, 0), mouse(999), 1_080)).toBe(false)
  })

  it('refuses Enter, and events that no person made', () => {
    const guard = observeAttention(UNATTENDED, SEEN, 0)
    expect(acceptsPress(guard, { ...mouse(1_500), key: 'Enter' }, 1_600)).toBe(false)
    expect(acceptsPress(guard, { ...mouse(1_500), isTrusted: false }, 1_600)).toBe(false)
  })

  it('never takes a press without one unbroken second before it', () => {
    const moment = fc.record({
      after: fc.integer({ min: 0, max: 1_200 }),
      isVisible: fc.boolean(),
      isFocused: fc.boolean(),
      plan: fc.constantFrom('p', 'q'),
    })
    fc.assert(
      fc.property(fc.array(moment, { maxLength: 30 }), (moments) => {
        let guard: PressGuard = UNATTENDED
        let now = 0
        let since: number | undefined
        let plan = ''
        for (const each of moments) {
          now += each.after
          const isSeen = each.isVisible && each.isFocused
          if (!isSeen) since = undefined
          else if (since === undefined || plan !== each.plan) since = now
          plan = each.plan
          guard = observeAttention(guard, each, now)
          const isAllowed = since !== undefined && now - since >= ATTENTION_MILLISECONDS
          expect(acceptsPress(guard, mouse(now), now)).toBe(isAllowed)
        }
      }),
    )
  })
})
