import { expect, it } from 'vitest'
import { cachedAnswer } from '../../../src/net/http/answer-cache.ts'

it('keeps an answer for its time, and no failure', async () => {
  let now = 0
  let asked = 0
  const ask = cachedAnswer(
    async () => {
      asked += 1
      return asked === 1 ? { ok: false, reason: { code: 'NOT_JSON' }, message: '' } : { ok: true, value: asked }
    },
    { milliseconds: 10, nowMilliseconds: () => now },
  )
  expect(await ask()).toMatchObject({ ok: false })
  expect(await ask()).toEqual({ ok: true, value: 2 })
  now = 9
  expect(await ask()).toEqual({ ok: true, value: 2 })
  now = 10
  expect(await ask()).toEqual({ ok: true, value: 3 })
  now = -3_600_000
  expect(await ask()).toEqual({ ok: true, value: 4 })
})
