import { expect, it } from 'vitest'
import { agoText } from '../../../src/ui/text/time-ago.ts'

it('what was seconds ago was just now, and a minute begins with sixty of them', () => {
  expect(agoText(100, 102_000)).toBe('just now')
  expect(agoText(100, 159_000)).toBe('just now')
  expect(agoText(100, 160_000)).toBe('1 minute ago')
  expect(agoText(100, 7_300_000)).toBe('2 hours ago')
})
