import { expect, it } from 'vitest'
import { createNewestRequests } from '../../../src/wallet/deposit-address/newest-request.ts'
import type { NewestRequest } from '../../../src/wallet/deposit-address/requote.ts'

function newLookup(answer: () => NewestRequest | undefined) {
  const state = { now: 0, asked: 0 }
  const lookup = createNewestRequests({
    nowMilliseconds: () => state.now,
    ask: async () => {
      state.asked++
      return answer()
    },
  })
  return { state, lookup }
}

it.each([
  ['silent', 5_000],
  ['refused', 60_000],
] as const)('pauses an address after an answer that is %s, and no other', async (word, pause) => {
  const answer: NewestRequest =
    word === 'refused' ? { answer: word } : { answer: word, why: { code: 'MAKES_CONTRACT' } }
  const { state, lookup } = newLookup(() => answer)
  expect(await lookup('a')).toEqual(answer)
  state.now = pause - 1
  expect(await lookup('a')).toEqual({ answer: 'later' })
  expect(await lookup('b')).toEqual(answer)
  state.now = pause
  expect(await lookup('a')).toEqual(answer)
  expect(state.asked).toBe(3)
})

it('asks again at once where the budget gave no turn', async () => {
  const { state, lookup } = newLookup(() => undefined)
  expect([await lookup('a'), await lookup('a')]).toEqual([{ answer: 'later' }, { answer: 'later' }])
  expect(state.asked).toBe(2)
})

it('ignores a pause that only a clock set back explains', async () => {
  const { state, lookup } = newLookup(() => ({ answer: 'refused' }))
  state.now = 10_000_000
  await lookup('a')
  state.now = 0
  expect(await lookup('a')).toEqual({ answer: 'refused' })
})
