import { expect, test } from 'vitest'
import { remembered } from './remembered.ts'

test('the last answers are given again without work, also when there is nothing to say; older ones are worked out anew', () => {
  const asked: string[] = []
  const length = remembered((text) => {
    asked.push(text)
    return text === '' ? undefined : text.length
  }, 2)
  expect(['', 'a', '', 'a'].map(length)).toEqual([undefined, 1, undefined, 1])
  expect(asked).toEqual(['', 'a'])
  expect(['bb', ''].map(length)).toEqual([2, undefined])
  expect(asked).toEqual(['', 'a', 'bb', ''])
})

test('what fails is not remembered', () => {
  const fails = remembered((text) => {
    throw new Error(text)
  }, 2)
  expect(() => fails('once')).toThrow('once')
  expect(() => fails('once')).toThrow('once')
})
