import { expect, it } from 'vitest'
import { en } from '../../../src/ui/messages/en/messages.ts'

it('a missing, unknown or wrong placeholder and an unknown key do not compile', () => {
  const { settings } = en
  // @ts-expect-error
  const missing = () => settings.siteSince({ accounts: 1 })
  // @ts-expect-error
  const unknown = () => settings.exported({ name: 'a', file: 'b' })
  // @ts-expect-error
  const wrong = () => settings.minutes({ minutes: 'ten' })
  // @ts-expect-error
  expect(settings.unheardOf).toBeUndefined()
  expect([missing, unknown, wrong]).toHaveLength(3)
})
