import { expect, test } from 'vitest'
import { inBatches, type Waiting } from './in-batches.ts'

test('the first goes at once, and what comes meanwhile together, in its order, so many at a time', async () => {
  const batches: number[][] = []
  const double = inBatches<number, number>(3, async (batch) => {
    batches.push(batch.map(({ item }) => item))
    await Promise.resolve()
    for (const { item, resolve } of batch) resolve(2 * item)
  })
  expect(await Promise.all([1, 2, 3, 4, 5].map(double))).toEqual([2, 4, 6, 8, 10])
  expect(await double(6)).toBe(12)
  expect(batches).toEqual([[1], [2, 3, 4], [5], [6]])
})

test('a batch that fails fails what it has not settled, and the next one goes on', async () => {
  const work = async ([first, ...others]: readonly Waiting<number, number>[]) => {
    first?.resolve(first.item)
    if (others.length > 0) throw new Error('the rest is lost')
  }
  const echo = inBatches<number, number>(2, work)
  const outcomes = await Promise.allSettled([1, 2, 3, 4].map(echo))
  expect(outcomes.map((each) => (each.status === 'fulfilled' ? each.value : each.reason.message))).toEqual([
    1,
    2,
    'the rest is lost',
    4,
  ])
})
