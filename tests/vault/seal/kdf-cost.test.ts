import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { newKey } from '../../../src/vault/seal/encryption-keys.ts'
import { defaultKdfCost, kdfCostFor } from '../../../src/vault/seal/kdf-cost.ts'
import { changePassword, createVault, readNewest, withPassword } from '../../../src/vault/vault.ts'
import { floor, machineWithVault, newMachine, password, phrase, portsOf } from '../stand.ts'

const next = 'four herons under a tin moon'

function stopwatchOf(milliseconds: number): () => number {
  let at = 0
  return () => {
    at += milliseconds
    return at
  }
}

describe('the passes of a new key', () => {
  it.each([
    [3, 2_300, 3],
    [3, 800, 3],
    [3, 601, 3],
    [3, 600, 4],
    [3, 300, 8],
    [3, 150, 16],
    [3, 1, 16],
    [8, 800, 8],
    [8, 400, 16],
    [16, 8_000, 3],
    [2, 100, 16],
  ])('where %i took %i ms are %i', (passes, milliseconds, t) => {
    expect(kdfCostFor({ passes, milliseconds })).toEqual({ ...defaultKdfCost, t })
  })

  it.each([0, -5, Number.NaN, Number.POSITIVE_INFINITY])('stay at the default for a time that is none: %d', (time) => {
    expect(kdfCostFor({ passes: 3, milliseconds: time })).toEqual(defaultKdfCost)
  })

  it('never take more than about 0.8 s where the default takes less, and never less than the default', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 2, max: 16 }),
        fc.double({ min: 0.001, max: 100_000, noNaN: true }),
        (passes, time) => {
          const { t, ...rest } = kdfCostFor({ passes, milliseconds: time })
          expect(rest).toEqual({ m: 65_536, p: 4 })
          expect(Number.isInteger(t) && t >= 3 && t <= 16).toBe(true)
          if (t > 3) expect((t * time) / passes).toBeLessThanOrEqual(800 + 1e-6)
          if (t < 16 && t > 3) expect(((t + 1) * time) / passes).toBeGreaterThan(800 - 1e-6)
        },
      ),
    )
  })

  it('are timed by a derivation that is used itself where the machine can do no more', async () => {
    const made: number[] = []
    const counting = {
      ...crypto,
      subtle: crypto.subtle,
      getRandomValues: <T extends ArrayBufferView | null>(into: T): T => {
        made.push(1)
        return crypto.getRandomValues(into as never)
      },
    } as Crypto
    const slow = await newKey(counting, password, { stopwatch: stopwatchOf(800) })
    expect(slow.kdf).toMatchObject(defaultKdfCost)
    expect(made).toHaveLength(1)
  })
})

describe('a vault on a machine that can do more', () => {
  it('is made with the passes that suit it, keeps them in its header, and opens with them', async () => {
    const machine = newMachine()
    await createVault({ ...portsOf(machine), stopwatch: stopwatchOf(480) }, { password, phrase })
    expect((await readNewest(portsOf(machine))).header.kdf).toMatchObject({ ...defaultKdfCost, t: 5 })
    expect(await withPassword(portsOf(machine), password, async () => 'open')).toMatchObject({ value: 'open' })
  })

  it('has a changed password timed by the old one, upward and downward', async () => {
    const machine = newMachine()
    await createVault(portsOf(machine), { password, phrase, cost: { ...defaultKdfCost, t: 3 } })
    const change = (from: string, to: string, took: number) =>
      changePassword({ ...portsOf(machine), stopwatch: stopwatchOf(took) }, { from, to }, ({ write }) => write())
    const passes = async () => (await readNewest(portsOf(machine))).header.kdf.t
    await change(password, next, 480)
    expect(await passes()).toBe(5)
    await change(next, password, 2_000)
    expect(await passes()).toBe(3)
  })

  it('stays at the default where the old password was derived otherwise, and without a stopwatch', async () => {
    for (const stopwatch of [stopwatchOf(1), undefined]) {
      const machine = await machineWithVault()
      const ports = { ...portsOf(machine), stopwatch }
      await changePassword(ports, { from: password, to: next }, ({ write }) => write())
      expect((await readNewest(ports)).header.kdf).toMatchObject(defaultKdfCost)
    }
    expect(floor.m).not.toBe(defaultKdfCost.m)
  })
})
