import { describe, expect, it } from 'vitest'
import { createRejections } from '../../../src/provider/router/rejections.ts'

const SITE = 'https://shop.example'
const rejected = { isApproved: false, isRejected: true }

function memory(fails = 0) {
  let kept: unknown
  let left = fails
  return {
    read: async () => {
      if (left-- > 0) throw new Error('the browser is busy')
      return kept
    },
    write: async (value: unknown) => {
      kept = value
    },
    kept: () => kept as Readonly<Record<string, Readonly<{ pausedUntil: number }>>>,
  }
}

describe('rejections in a row', () => {
  it('are one where they come at the same moment, as by “Reject all”, and are counted by site', async () => {
    let now = 1_000
    const kept = memory()
    const rejections = createRejections({ now: () => now, memory: kept })
    const sites = [SITE, 'https://other.example', SITE, SITE]
    for (const isPaused of [false, false, true]) {
      await Promise.all(sites.map((site) => rejections.count(site, rejected)))
      expect(await rejections.isPaused(SITE)).toBe(isPaused)
      now += 1_000
    }
    expect(Object.keys(kept.kept()).sort()).toEqual(['https://other.example', SITE])
  })

  it('pause a site for no longer where the clock is set back', async () => {
    let now = 10_000_000
    const rejections = createRejections({ now: () => now, memory: memory() })
    for (let times = 0; times < 3; times += 1, now += 1_000) await rejections.count(SITE, rejected)
    expect(await rejections.isPaused(SITE)).toBe(true)
    now -= 3_600_000
    expect(await rejections.isPaused(SITE)).toBe(false)
  })

  it('Couldn’t read are counted also where they at first', async () => {
    let now = 1_000
    const rejections = createRejections({ now: () => now, memory: memory(1) })
    await expect(rejections.isPaused(SITE)).rejects.toThrow('the browser is busy')
    for (let times = 0; times < 3; times += 1, now += 1_000) await rejections.count(SITE, rejected)
    expect(await rejections.isPaused(SITE)).toBe(true)
  })
})
