import { describe, expect, it } from 'vitest'
import { failedSaying } from '../../src/core/reason.ts'
import type { Answer } from '../../src/wallet/node-port.ts'
import { createRecall, FRESH_MILLISECONDS } from '../../src/wallet/recall.ts'

/** A memory whose clock is set by the test, and a question whose answers are counted. */
function stand() {
  const state = { nowMilliseconds: 1_000_000, asked: 0, isSilent: false }
  const recall = createRecall<number>(() => state.nowMilliseconds)
  const ask = async (): Promise<Answer<number>> => {
    state.asked += 1
    if (state.isSilent) return failedSaying('no answer in time')
    return { ok: true, value: state.asked }
  }
  return { state, recall, ask, take: () => recall.take('nonce', ask) }
}

describe('what was read ahead', () => {
  it('is the answer once', async () => {
    const { recall, ask, take } = stand()
    recall.read('nonce', 'a crossing', ask)
    recall.read('nonce', 'a crossing', ask)
    expect([await take(), await take()]).toEqual([
      { ok: true, value: 1 },
      { ok: true, value: 2 },
    ])
  })

  it('is asked for when it is needed where it was not read, or about something else', async () => {
    const { recall, ask, take } = stand()
    recall.read('fees', 'a crossing', ask)
    expect(await take()).toEqual({ ok: true, value: 2 })
  })

  it.each([
    ['is two seconds old', FRESH_MILLISECONDS],
    ['comes from before the clock was set back', -FRESH_MILLISECONDS],
  ])('is nothing when it %s', async (_name, milliseconds) => {
    const { state, recall, ask, take } = stand()
    recall.read('nonce', 'a crossing', ask)
    state.nowMilliseconds += milliseconds
    expect(await take()).toEqual({ ok: true, value: 2 })
  })

  it('is nothing when its answer comes only after that', async () => {
    const { state, recall, ask } = stand()
    let answer = (_value: Answer<number>) => {}
    recall.read('nonce', 'a crossing', () => new Promise((resolve) => (answer = resolve)))
    const taken = recall.take('nonce', ask)
    state.nowMilliseconds += FRESH_MILLISECONDS
    answer({ ok: true, value: 99 })
    expect(await taken).toEqual({ ok: true, value: 1 })
  })

  it('is nothing when it was no answer', async () => {
    const { state, recall, ask, take } = stand()
    state.isSilent = true
    recall.read('nonce', 'a crossing', ask)
    recall.read('gas', 'a crossing', () => Promise.reject(new Error('the node is gone')))
    await new Promise((resolve) => setImmediate(resolve))
    state.isSilent = false
    expect(await take()).toEqual({ ok: true, value: 2 })
    expect(await recall.take('gas', ask)).toEqual({ ok: true, value: 3 })
  })

  it('is taken also as a refusal where one says as much as an answer, while it is fresh', async () => {
    const { state, recall, ask } = stand()
    state.isSilent = true
    for (const [milliseconds, asked] of [
      [FRESH_MILLISECONDS - 1, 1],
      [FRESH_MILLISECONDS, 3],
    ] as const) {
      recall.read('simulation', 'a crossing', ask)
      state.nowMilliseconds += milliseconds
      expect(await recall.takeAny('simulation', ask)).toMatchObject({ ok: false })
      expect(state.asked).toBe(asked)
    }
  })

  it('is read again on demand, and forgotten for all but the one that asked', async () => {
    const { recall, ask, take } = stand()
    recall.read('nonce', 'a crossing', ask)
    recall.refresh('nonce', 'a crossing', ask)
    recall.forget('nonce', 'a crossing')
    expect(await take()).toEqual({ ok: true, value: 2 })
    recall.read('nonce', 'a crossing', ask)
    recall.forget('nonce', 'another')
    expect(await take()).toEqual({ ok: true, value: 4 })
  })
})
