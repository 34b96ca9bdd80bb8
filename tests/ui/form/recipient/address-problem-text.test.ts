import { expect, it } from 'vitest'
import { addressProblemText, isTypedName } from '../../../../src/ui/form/recipient/address-problem-text.ts'

it('a name with an invisible character is none, and the character is named', () => {
  expect(isTypedName('anna.eth', 'evm')).toBe(true)
  expect(isTypedName('anna。eth', 'evm')).toBe(true)
  expect(isTypedName('anna\u200b.eth', 'evm')).toBe(false)
  const about = { typed: 'anna\u200b.eth', family: 'evm', which: 'recipient' } as const
  expect(addressProblemText('notAnAddress', about)).toContain('U+200B')
})
