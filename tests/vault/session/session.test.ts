import fc from 'fast-check'
import { beforeAll, describe, expect, it } from 'vitest'
import { MOST_SESSION_SECONDS } from '../../../src/core/policy/auto-lock.ts'
import { joinDataKey, parseSessionHalf } from '../../../src/vault/session/halves.ts'
import { createSession, defaultIdleSeconds } from '../../../src/vault/session/session.ts'
import { copyOf, type Machine, machineWithVault, password, portsOf } from '../stand.ts'

const locked = expect.objectContaining({ name: 'VaultError', code: 'LOCKED' })
const worker = (machine: Machine) => createSession(portsOf(machine))
const isEmpty = (machine: Machine) => machine.keyHalf === undefined && machine.sessionHalf === undefined

let made: Machine
let unlocked: Machine
beforeAll(async () => {
  made = await machineWithVault()
  unlocked = copyOf(made)
  await worker(unlocked).unlock(password)
})

describe('a session', () => {
  it('starts locked', async () => {
    const session = worker(copyOf(made))
    expect(await session.isUnlocked()).toBe(false)
    expect(await session.resume()).toEqual({ unlocked: false })
    expect(await session.touch()).toEqual({ unlocked: false })
    await expect(session.open()).rejects.toEqual(locked)
  })

  it('opens with the password until 15 minutes from now', async () => {
    const machine = copyOf(made)
    const answer = await worker(machine).unlock(password)
    expect(answer).toMatchObject({ ok: true, value: { unlocked: true, deadline: machine.clock + 900_000 } })
    expect(defaultIdleSeconds).toBe(900)
  })

  it('goes on in a new worker without the password', async () => {
    const machine = copyOf(unlocked)
    expect(await worker(machine).resume()).toMatchObject({ unlocked: true })
    expect((await worker(machine).open()).file.records).toHaveLength(1)
  })

  it('stays locked after wrong passwords, and says how many and how long', async () => {
    const machine = copyOf(made)
    for (const _ of [1, 2, 3, 4]) await worker(machine).unlock('not the password')
    const answer = await worker(machine).unlock('not the password')
    expect(answer).toEqual({ ok: false, reason: 'wrongPassword', attempts: 5, waitSeconds: 1 })
    expect(await worker(machine).unlock(password)).toMatchObject({ ok: false, reason: 'wait' })
    expect(isEmpty(machine)).toBe(true)
    machine.clock += 1000
    expect(await worker(machine).unlock(password)).toMatchObject({ ok: true })
  })

  it('survives a wrong password given while it is open', async () => {
    const machine = copyOf(unlocked)
    await worker(machine).unlock('not the password')
    expect(await worker(machine).isUnlocked()).toBe(true)
  })

  it('leaves nothing behind when locked', async () => {
    const machine = copyOf(unlocked)
    await worker(machine).lock()
    expect(isEmpty(machine)).toBe(true)
    await expect(worker(machine).open()).rejects.toEqual(locked)
  })

  it('tries to delete the second half also when the first cannot be', async () => {
    const machine = copyOf(unlocked)
    const ports = portsOf(machine)
    const sessionStore = { ...ports.sessionStore, remove: () => Promise.reject(new Error('disk')) }
    await expect(createSession({ ...ports, sessionStore }).lock()).rejects.toThrow('disk')
    expect(machine.keyHalf).toBeUndefined()
    expect(await worker(machine).isUnlocked()).toBe(false)
    expect(isEmpty(machine)).toBe(true)
  })
})

describe('one half of a session', () => {
  it('opens nothing, and is deleted', async () => {
    for (const alone of [{ keyHalf: undefined }, { sessionHalf: undefined }]) {
      const machine = { ...copyOf(unlocked), ...alone }
      await expect(worker(machine).open()).rejects.toEqual(locked)
      expect(isEmpty(machine)).toBe(true)
    }
  })

  it('does not fit the other half of another unlock', async () => {
    const other = copyOf(made)
    await worker(other).unlock(password)
    const seen = { ...copyOf(unlocked), keyHalf: other.keyHalf }
    expect(await worker(seen).isUnlocked()).toBe(false)
    expect(isEmpty(seen)).toBe(true)
    const mixed = { ...copyOf(unlocked), keyHalf: other.keyHalf }
    expect(await worker(mixed).resume()).toEqual({ unlocked: false })
    expect(isEmpty(mixed)).toBe(true)
    const half = parseSessionHalf(unlocked.sessionHalf)
    if (!half || !other.keyHalf) throw new Error('expected both halves')
    const forged = { ...other.keyHalf, epoch: half.epoch }
    expect(await joinDataKey(crypto, forged, half)).toBeUndefined()
    const machine = { ...copyOf(unlocked), keyHalf: forged }
    await expect(worker(machine).open()).rejects.toEqual(locked)
    expect(isEmpty(machine)).toBe(true)
  })

  it('is a key that gives up neither itself nor the data key', async () => {
    const half = parseSessionHalf(unlocked.sessionHalf)
    const key = unlocked.keyHalf?.key
    if (!half || !key) throw new Error('expected both halves')
    expect(key).toMatchObject({ extractable: false, usages: ['encrypt', 'unwrapKey'] })
    await expect(crypto.subtle.exportKey('raw', key)).rejects.toThrow()
    await expect(
      crypto.subtle.decrypt({ name: 'AES-GCM', iv: new Uint8Array(12) }, key, new Uint8Array(48)),
    ).rejects.toThrow()
  })

  it.each(['text', 1, [], { epoch: 'x' }])('that is not one (%j) locks', async (sessionHalf) => {
    const machine = { ...copyOf(unlocked), sessionHalf }
    expect(await worker(machine).isUnlocked()).toBe(false)
    expect(isEmpty(machine)).toBe(true)
  })

  it('with a later start than it was made with does not open: 8 hours stay 8 hours', async () => {
    const half = parseSessionHalf(unlocked.sessionHalf)
    if (!half) throw new Error('expected a half')
    const machine = { ...copyOf(unlocked), sessionHalf: { ...half, startedAt: half.startedAt + 1 } }
    await expect(worker(machine).open()).rejects.toEqual(locked)
  })
})

describe('the time of a session', () => {
  it('is over at the deadline, to the millisecond, with no alarm', async () => {
    const machine = copyOf(unlocked)
    machine.clock += 899_999
    await expect(worker(machine).open()).resolves.toBeDefined()
    machine.clock += 1
    await expect(worker(machine).open()).rejects.toEqual(locked)
    expect(isEmpty(machine)).toBe(true)
    machine.clock -= 1
    await expect(worker(machine).open()).rejects.toEqual(locked)
  })

  it('is not prolonged by privileged calls, only by touch', async () => {
    const machine = copyOf(unlocked)
    machine.clock += 800_000
    await worker(machine).open()
    expect(await worker(machine).touch()).toMatchObject({ deadline: machine.clock + 900_000 })
    machine.clock += 800_000
    await expect(worker(machine).open()).resolves.toBeDefined()
    machine.clock += 100_000
    await expect(worker(machine).open()).rejects.toEqual(locked)
  })

  it('ends 8 hours after unlock however often it is touched', async () => {
    const machine = copyOf(unlocked)
    const end = machine.clock + MOST_SESSION_SECONDS * 1000
    while (machine.clock + 600_000 < end) {
      machine.clock += 600_000
      const status = await worker(machine).touch()
      expect(status).toMatchObject({ unlocked: true, deadline: Math.min(machine.clock + 900_000, end) })
    }
    machine.clock = end - 1
    expect(await worker(machine).isUnlocked()).toBe(true)
    machine.clock = end
    expect(await worker(machine).isUnlocked()).toBe(false)
  })

  it('ends 8 hours after unlock also when a later deadline is stored', async () => {
    const half = parseSessionHalf(unlocked.sessionHalf)
    if (!half) throw new Error('expected a half')
    const machine = { ...copyOf(unlocked), sessionHalf: { ...half, deadline: half.deadline * 2 } }
    machine.clock += MOST_SESSION_SECONDS * 1000 - 1
    expect(await worker(machine).isUnlocked()).toBe(true)
    machine.clock += 1
    expect(await worker(machine).isUnlocked()).toBe(false)
  })

  it('ends when the clock moves back more than 5 seconds, also in small steps', async () => {
    const machine = copyOf(unlocked)
    machine.clock += 60_000
    expect(await worker(machine).isUnlocked()).toBe(true)
    machine.clock -= 5_000
    expect(await worker(machine).isUnlocked()).toBe(true)
    machine.clock -= 1
    expect(await worker(machine).isUnlocked()).toBe(false)
    expect(isEmpty(machine)).toBe(true)
  })

  it('follows the setting, within 8 hours', async () => {
    for (const [seconds, expected] of [
      [60, 60],
      [10 ** 9, MOST_SESSION_SECONDS],
      [0, defaultIdleSeconds],
      [Number.NaN, defaultIdleSeconds],
    ] as const) {
      const machine = copyOf(unlocked)
      const session = createSession({ ...portsOf(machine), idleSeconds: async () => seconds })
      expect(await session.touch()).toMatchObject({ deadline: machine.clock + expected * 1000 })
    }
  })

  it('keeps to its rules for any walk of the clock', async () => {
    const step = fc.record({ forwardMs: fc.integer({ min: -8_000, max: 1_200_000 }), touch: fc.boolean() })
    await fc.assert(
      fc.asyncProperty(fc.array(step, { maxLength: 60 }), async (steps) => {
        const machine = copyOf(unlocked)
        const start = machine.clock
        let expected = { open: true, deadline: start + 900_000, noted: start }
        for (const { forwardMs, touch } of steps) {
          machine.clock += forwardMs
          const now = machine.clock
          const open =
            expected.open && now < expected.deadline && now < start + 28_800_000 && now >= expected.noted - 5_000
          const noted = open && now - expected.noted >= 1000 ? now : expected.noted
          const deadline = open && touch ? Math.min(now + 900_000, start + 28_800_000) : expected.deadline
          expected = { open, deadline, noted }
          const session = worker(machine)
          expect(touch ? (await session.touch()).unlocked : await session.isUnlocked()).toBe(open)
          if (!open) expect(isEmpty(machine)).toBe(true)
        }
      }),
    )
  })
})
