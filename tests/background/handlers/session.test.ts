import { expect, it } from 'vitest'
import { keyAndAccountHandlers } from '../../../entrypoints/background/handlers/keys-and-accounts.ts'
import { sessionHandlers } from '../../../entrypoints/background/handlers/session.ts'

const page = { id: 'page' } as never
const broken = () => Promise.reject(new Error('disk full'))

it('has pages look again whatever came of what begins or ends a session', async () => {
  let told = 0
  const lockChanged = () => {
    told += 1
  }
  const session = { lock: broken, erase: broken, eraseDamaged: broken }
  const custody = { create: broken, unlock: broken, damaged: broken, session, restore: broken }
  const handlers = {
    ...sessionHandlers({ custody, lockChanged, unlockRefused: () => undefined }),
    ...keyAndAccountHandlers({ custody, lockChanged, stores: {}, accountsChanged: () => undefined } as never),
  }
  const texts = { text: '', password: 'p', newPassword: 'n', mnemonic: '', mark: '' }
  for (const act of [
    'vault.create',
    'vault.unlock',
    'vault.lock',
    'vault.erase',
    'vault.eraseDamaged',
    'backup.restore',
  ] as const) {
    const before = told
    await expect(handlers[act](texts, page), act).rejects.toThrow('disk full')
    expect(told, act).toBe(before + 1)
  }
})

it('tells of a wrong password without a change of the lock, and of an unlock with what was mended', async () => {
  const told: string[] = []
  const answers = [
    { ok: false, reason: 'wrongPassword', attempts: 2, waitSeconds: 0 } as const,
    { ok: true, value: { unlocked: false }, areAccountsMended: true } as const,
  ]
  const { 'vault.unlock': unlock } = sessionHandlers({
    custody: {
      create: broken,
      unlock: async () => answers[told.length] ?? broken(),
      damaged: broken,
      session: { lock: broken, erase: broken, eraseDamaged: broken },
    },
    lockChanged: () => void told.push('lock'),
    unlockRefused: () => void told.push('refused'),
  })
  expect(await unlock({ password: 'p' }, page)).toMatchObject({ ok: false, failedAttempts: 2 })
  expect(await unlock({ password: 'p' }, page)).toEqual({ ok: true, areAccountsMended: true })
  expect(told).toEqual(['refused', 'lock'])
})
