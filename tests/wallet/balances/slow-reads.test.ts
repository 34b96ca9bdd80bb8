import { describe, expect, it } from 'vitest'
import { createSlowReads, SLOW_CHAIN_MILLISECONDS } from '../../../src/wallet/balances/slow-reads.ts'

function world() {
  const pauses: Readonly<{ milliseconds: number; end: () => void }>[] = []
  const answers: ((value: string) => void)[] = []
  const told: string[] = []
  const reads = createSlowReads<string>({
    pause: (milliseconds) => new Promise((end) => pauses.push({ milliseconds, end })),
    answeredLate: () => void told.push('late'),
  })
  const read = (key: string) => reads(key, () => new Promise((resolve) => answers.push(resolve)), 'slow')
  const passed = (milliseconds: number) => {
    for (const each of pauses.filter((pause) => pause.milliseconds === milliseconds)) each.end()
  }
  return { read, answers, told, passed, pauses }
}

const settled = () => new Promise((resolve) => setImmediate(resolve))

describe('a read of a balance', () => {
  it('gives its answer where that comes soon', async () => {
    const { read, answers, told } = world()
    const balance = read('a')
    answers[0]?.('5')
    expect(await balance).toBe('5')
    await settled()
    expect(told).toEqual([])
  })

  it('that hangs holds back no other', async () => {
    const { read, answers, passed } = world()
    const both = [read('hangs'), read('answers')]
    answers[1]?.('5')
    expect(await both[1]).toBe('5')
    passed(SLOW_CHAIN_MILLISECONDS)
    expect(await both[0]).toBe('slow')
  })

  it('that is late tells so, and its answer is read without another question', async () => {
    const { read, answers, told, passed } = world()
    const first = read('a')
    passed(SLOW_CHAIN_MILLISECONDS)
    expect(await first).toBe('slow')
    answers[0]?.('5')
    await settled()
    expect(told).toEqual(['late'])
    expect(await read('a')).toBe('5')
    expect(answers).toHaveLength(1)
  })

  it('joins the question under way', async () => {
    const { read, answers, passed } = world()
    const first = read('a')
    passed(SLOW_CHAIN_MILLISECONDS)
    await first
    const second = read('a')
    expect(answers).toHaveLength(1)
    answers[0]?.('5')
    expect(await second).toBe('5')
  })

  it('of two slow chains asks each once, though each tells of its late answer', async () => {
    const { read, answers, told, passed } = world()
    const all = async () => {
      const both = [read('a'), read('b')]
      passed(SLOW_CHAIN_MILLISECONDS)
      return Promise.all(both)
    }
    expect(await all()).toEqual(['slow', 'slow'])
    answers[0]?.('5')
    await settled()
    expect(await all()).toEqual(['5', 'slow'])
    answers[1]?.('6')
    await settled()
    expect(await all()).toEqual(['5', '6'])
    expect(told).toEqual(['late', 'late'])
    expect(answers).toHaveLength(2)
  })

  it('gives no late answer long after', async () => {
    const { read, answers, passed, pauses } = world()
    const first = read('a')
    passed(SLOW_CHAIN_MILLISECONDS)
    await first
    answers[0]?.('5')
    await settled()
    pauses.at(-1)?.end()
    await settled()
    void read('a')
    expect(answers).toHaveLength(2)
  })
})
