import { describe, expect, it } from 'vitest'
import type { StepView } from '../../../src/api/crossing-views.ts'
import { isNothingSent } from '../../../src/ui/crossing/state.ts'
import { CANCELLED, DONE, PLANNED, RAISED, SENT, SIGNED } from '../data.ts'
import { galleryPage } from '../page.ts'

const open = galleryPage()
const ending = async (state: string) => (await open(state)).getByTestId('outcome').textContent()

// A step whose bytes are to be made, with those of its earlier attempts.
function reserved(earlier: 'never sent' | 'sent before'): StepView {
  if (SENT.phase !== 'broadcast') throw new TypeError(`expected bytes on their way, got ${SENT.phase}`)
  const { terms, signed } = SENT
  return { phase: 'reserved', terms, purpose: signed.purpose, earlier: earlier === 'never sent' ? [] : [signed] }
}

describe('what a crossing that ended cost', () => {
  it('is nothing where nothing was sent', async () => {
    expect(await ending('crossing-refused')).toContain(
      'Nothing was sent, and no fee was paid. Your 0.1 ETH did not leave your account.',
    )
  })

  it.each(['crossing-cancelled', 'crossing-failed'])('is network fees where something was: %s', async (state) => {
    expect(await ending(state)).toContain('At most network fees were paid.')
  })

  it('is certain to be nothing only as long as nobody was given bytes, not even of an earlier attempt', () => {
    expect(isNothingSent({ items: [PLANNED, PLANNED] })).toBe(true)
    expect(isNothingSent({ items: [PLANNED, reserved('never sent')] })).toBe(true)
    expect(isNothingSent({ items: [SIGNED, SIGNED] })).toBe(true)
    expect(isNothingSent({ items: [SIGNED, PLANNED] })).toBe(true)
    for (const state of [SENT, RAISED, DONE, CANCELLED, reserved('sent before')]) {
      expect(isNothingSent({ items: [PLANNED, state] })).toBe(false)
    }
  })
})

it('why it failed is a sentence first, and the service’s own word a detail behind it', async () => {
  const page = await open('crossing-refunded')
  const reason = page.getByTestId('outcome').locator('.fail-reason')
  expect(await reason.textContent()).toMatch(
    /^The service did not have enough at the destination to pay it out\. The service’s reason: \w+$/,
  )
  const word = reason.locator('small')
  expect(await word.textContent()).toBe('The service’s reason: SOLVER_CAPACITY_EXCEEDED')
  expect(await word.evaluate((element) => getComputedStyle(element).display)).toBe('block')
})
