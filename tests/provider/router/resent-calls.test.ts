import { describe, expect, it } from 'vitest'
import { createResentCalls } from '../../../src/provider/router/resent-calls.ts'

function clock() {
  const time = { now: 1_000_000, reads: 0 }
  const now = () => {
    time.reads += 1
    return time.now
  }
  return { time, now }
}

describe('the answers that are remembered', () => {
  it('are given again for a minute after they are there, and not any longer', async () => {
    const { time, now } = clock()
    const replay = createResentCalls(now)
    let runs = 0
    const run = async () => {
      runs += 1
      return runs
    }
    expect(await replay.run('a', run)).toBe(1)
    time.now += 60_000
    expect(await replay.run('a', run)).toBe(1)
    time.now += 1_000
    expect(await replay.run('a', run)).toBe(2)
  })

  it('are kept for as long as the user thinks about them', async () => {
    const { time, now } = clock()
    const replay = createResentCalls(now)
    let answer: (value: string) => void = () => undefined
    const first = replay.run(
      'a',
      () =>
        new Promise<string>((resolve) => {
          answer = resolve
        }),
    )
    time.now += 3_600_000
    const again = replay.run('a', async () => 'asked twice')
    answer('yes')
    expect(await Promise.all([first, again])).toEqual(['yes', 'yes'])
  })

  it('are forgotten when that is asked for, and what still runs is joined all the same', async () => {
    const replay = createResentCalls(clock().now)
    let answer: (value: string) => void = () => undefined
    await replay.run('done', async () => 'a signature')
    const running = replay.run(
      'running',
      () =>
        new Promise<string>((resolve) => {
          answer = resolve
        }),
    )
    replay.forget()
    expect(replay.find('done')).toBeUndefined()
    const joined = replay.run('running', async () => 'asked twice')
    answer('yes')
    expect(await Promise.all([running, joined])).toEqual(['yes', 'yes'])
  })

  it('are not looked through for each call of a flood', async () => {
    const { time, now } = clock()
    const replay = createResentCalls(now)
    const stamps = new Set<number>()
    const keys = Array.from({ length: 10_000 }, (_, index) => `${index}`)
    await Promise.all(keys.map((key) => replay.run(key, async () => stamps.add(time.now))))
    expect(time.reads).toBeLessThanOrEqual(2 * keys.length)
  })
})
