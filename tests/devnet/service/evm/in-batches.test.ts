import { expect, test } from 'vitest'
import { inBatches, type Waiting } from './in-batches.ts'

test('the first goes at once, and what comes meanwhile together, in its order, so many at a time', async () => {
  const batches: number[][] = []
  const double = inBatches<number, number, number>(3, {
    prepare: async (item) => 2 * item,
    async work(batch) {
      batches.push(batch.map(({ item }) => item))
      for (const { ready, resolve } of batch) resolve(await ready())
    },
  })
  expect(await Promise.all([1, 2, 3, 4, 5].map(double))).toEqual([2, 4, 6, 8, 10])
  expect(await double(6)).toBe(12)
  expect(batches).toEqual([[1], [2, 3, 4], [5], [6]])
})

test('a batch that fails fails what it has not settled, and the next one goes on', async () => {
  const work = async ([first, ...others]: readonly Waiting<number, number, number>[]) => {
    first?.resolve(first.item)
    if (others.length > 0) throw new Error('the rest is lost')
  }
  const echo = inBatches<number, number, number>(2, { prepare: async (item) => item, work })
  const outcomes = await Promise.allSettled([1, 2, 3, 4].map(echo))
  expect(outcomes.map((each) => (each.status === 'fulfilled' ? each.value : each.reason.message))).toEqual([
    1,
    2,
    'the rest is lost',
    4,
  ])
})

test('while a batch is at work, the next one is prepared, each item once, and no more than that', async () => {
  const prepared: number[] = []
  const gates: (() => void)[] = []
  const pass = inBatches<number, number, number>(2, {
    async prepare(item) {
      prepared.push(item)
      return item
    },
    async work(batch) {
      await new Promise<void>((resolve) => gates.push(resolve))
      for (const { ready, resolve } of batch) resolve(await ready())
    },
  })
  const all = Promise.all([1, 2, 3, 4, 5, 6].map(pass))
  // The first isn't prepared yet; two behind it are.
  const readyAtEach = [
    [2, 3],
    [2, 3, 1, 4, 5],
    [2, 3, 1, 4, 5, 6],
    [2, 3, 1, 4, 5, 6],
  ]
  for (const ready of readyAtEach) {
    await expect.poll(() => gates.length).toBe(1)
    expect(prepared).toEqual(ready)
    gates.shift()?.()
  }
  expect(await all).toEqual([1, 2, 3, 4, 5, 6])
})

test('what could not be prepared is told to who works on it', async () => {
  const refused = inBatches<number, number, number>(2, {
    prepare: async () => {
      throw new Error('no')
    },
    async work(batch) {
      for (const { ready, reject } of batch) await ready().catch(reject)
    },
  })
  await expect(Promise.allSettled([1, 2, 3].map(refused))).resolves.toMatchObject([
    ...Array.from({ length: 3 }, () => ({ status: 'rejected', reason: { message: 'no' } })),
  ])
})
