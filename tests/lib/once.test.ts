import { describe, expect, it } from 'vitest'
import { once } from '../../src/lib/once.ts'

describe('once', () => {
  it('makes a thing when it is first wanted, and no second time', async () => {
    let times = 0
    const thing = once(async () => {
      times += 1
      return times
    })
    expect(thing.begun()).toBeUndefined()
    expect(await Promise.all([thing.get(), thing.get()])).toEqual([1, 1])
    expect(await thing.get()).toBe(1)
    expect(await thing.begun()).toBe(1)
  })

  it('tells a failure to those who waited, and makes it anew for the next', async () => {
    let times = 0
    const thing = once(async () => {
      times += 1
      if (times === 1) throw new Error('the disk is away')
      return times
    })
    const both = await Promise.allSettled([thing.get(), thing.get()])
    expect(both.map(({ status }) => status)).toEqual(['rejected', 'rejected'])
    expect(times).toBe(1)
    expect(thing.begun()).toBeUndefined()
    expect(await thing.get()).toBe(2)
  })
})
