import { describe, expect, it } from 'vitest'
import { VaultError } from '../../../src/vault/error.ts'
import { waitSecondsAfter, withAttempt } from '../../../src/vault/session/password-attempts.ts'
import { newMachine, portsOf } from '../stand.ts'

const wrong = async () => {
  throw new VaultError('VAULT_NOT_OPENED', 'wrong')
}

describe('wrong passwords', () => {
  it('cost nothing five times, then 1, 2, 4 … 300 seconds', () => {
    const waits = Array.from({ length: 17 }, (_, failed) => waitSecondsAfter(failed))
    expect(waits).toEqual([0, 0, 0, 0, 0, 1, 2, 4, 8, 16, 32, 64, 128, 256, 300, 300, 300])
    expect(waitSecondsAfter(Number.MAX_SAFE_INTEGER)).toBe(300)
  })

  it('are counted across restarts, and a wait is told and kept', async () => {
    const machine = newMachine()
    for (const attempts of [1, 2, 3, 4, 5]) {
      const waitSeconds = attempts === 5 ? 1 : 0
      const answer = await withAttempt(portsOf(machine), wrong)
      expect(answer).toEqual({ ok: false, reason: 'wrongPassword', attempts, waitSeconds })
    }
    let tried = false
    const right = async () => {
      tried = true
      return 'opened'
    }
    machine.clock += 999
    expect(await withAttempt(portsOf(machine), right)).toEqual({
      ok: false,
      reason: 'wait',
      attempts: 5,
      waitSeconds: 1,
    })
    expect(tried).toBe(false)
    machine.clock += 1
    expect(await withAttempt(portsOf(machine), right)).toEqual({ ok: true, value: 'opened' })
    expect(await withAttempt(portsOf(machine), wrong)).toMatchObject({ attempts: 1 })
  })

  it('are counted before they are tried, so that killing the worker gains nothing', async () => {
    const machine = newMachine()
    const forever = new Promise<never>(() => {})
    for (const _ of [1, 2, 3, 4, 5]) {
      await new Promise<void>((started) => {
        void withAttempt(portsOf(machine), () => {
          started()
          return forever
        })
      })
    }
    expect(await withAttempt(portsOf(machine), wrong)).toMatchObject({ reason: 'wait', attempts: 5 })
  })

  it('are not what a broken disk is', async () => {
    const machine = newMachine()
    const broken = () => Promise.reject(new Error('disk'))
    await expect(withAttempt(portsOf(machine), broken)).rejects.toThrow('disk')
    expect(machine.attempts).toEqual({ failed: 0, lastAt: 0 })
  })

  it('cannot be tried side by side to dodge the count', async () => {
    const machine = newMachine()
    const ports = portsOf(machine)
    const answers = await Promise.all(Array.from({ length: 20 }, () => withAttempt(ports, wrong)))
    expect(answers.filter((answer) => !answer.ok && answer.reason === 'wrongPassword')).toHaveLength(5)
  })

  it('neither end nor outlast their wait when the clock moves back', async () => {
    const machine = newMachine()
    machine.attempts = { failed: 8, lastAt: machine.clock }
    machine.clock -= 1_000_000_000
    expect(await withAttempt(portsOf(machine), wrong)).toMatchObject({ reason: 'wait', waitSeconds: 8 })
    machine.clock += 7_999
    expect(await withAttempt(portsOf(machine), wrong)).toMatchObject({ reason: 'wait', waitSeconds: 1 })
    machine.clock += 1
    expect(await withAttempt(portsOf(machine), wrong)).toMatchObject({ reason: 'wrongPassword', attempts: 9 })
  })

  it.each(['nonsense', { failed: -1, lastAt: 0 }, { failed: 1.5, lastAt: 0 }, []])(
    'count as used up when their record is %j',
    async (stored) => {
      const machine = newMachine()
      machine.attempts = stored
      expect(await withAttempt(portsOf(machine), wrong)).toMatchObject({ reason: 'wait', attempts: 5, waitSeconds: 1 })
      machine.clock += 1000
      expect(await withAttempt(portsOf(machine), wrong)).toMatchObject({ reason: 'wrongPassword', attempts: 6 })
    },
  )
})
