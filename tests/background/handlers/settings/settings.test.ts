import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { settingsHandlers } from '../../../../entrypoints/background/handlers/settings/settings.ts'
import { createSettings } from '../../../../src/store/settings/settings.ts'
import { attemptsSoFar } from '../../../../src/vault/session/password-attempts.ts'
import { createSession } from '../../../../src/vault/session/session.ts'
import { withPassword } from '../../../../src/vault/vault.ts'
import { newWorker, openRows, withEmptyDisk } from '../../../store/stand.ts'
import { copyOf, type Machine, machineWithVault, password, portsOf } from '../../../vault/stand.ts'

withEmptyDisk()

const CALLER = {} as never
const wrong = 'not the password at all'

let made: Machine
let machine: Machine
beforeAll(async () => {
  made = await machineWithVault()
})
beforeEach(() => {
  machine = copyOf(made)
})

function worker() {
  const ports = portsOf(machine)
  const settings = createSettings(openRows(newWorker().database))
  const handlers = settingsHandlers({
    stores: { settings },
    custody: {
      session: createSession(ports),
      attempts: () => attemptsSoFar(ports),
      confirm: (tried) => withPassword(ports, tried, async () => undefined),
    },
    changed: () => undefined,
  })
  return {
    settings,
    set: (change: Parameters<(typeof handlers)['settings.set']>[0]) => handlers['settings.set'](change, CALLER),
  }
}

describe('a setting that lets more through than before', () => {
  it.each([
    { expert: true },
    { routerLimitUsd: 10_000 as const },
    { routerLimitUsd: null },
    { exchangeFeeLimitUsd: 10 as const },
    { autoLockMinutes: 60 as const },
    { computerIdleMinutes: 60 as const },
  ])('is kept for the password alone: %j', async (change) => {
    await worker().set({ routerLimitUsd: 100 })
    const before = await worker().settings.read()
    expect(await worker().set(change)).toMatchObject({ ok: false, why: 'missing', failedAttempts: 0 })
    expect(await worker().set({ ...change, password: wrong })).toMatchObject({ ok: false, why: 'wrongPassword' })
    expect(await worker().settings.read()).toEqual(before)
    const answer = await worker().set({ ...change, password })
    expect(answer).toEqual({ ok: true, settings: { ...before, ...change } })
    expect(await worker().settings.read()).toEqual({ ...before, ...change })
    expect(machine.attempts).toMatchObject({ failed: 0 })
  })

  it('brings what comes along with it only for the password, too, and is slowed down as an unlock is', async () => {
    for (const _ of [1, 2, 3, 4, 5]) await worker().set({ expert: true, theme: 'dark', password: wrong })
    expect(await worker().set({ expert: true, password })).toMatchObject({ ok: false, why: 'wait', waitSeconds: 1 })
    expect(await worker().settings.read()).toMatchObject({ expert: false, theme: 'system' })
    machine.clock += 1_000
    expect(await worker().set({ expert: true, password })).toMatchObject({ ok: true })
  })
})

it('a setting that lets no more through asks nothing', async () => {
  await worker().set({ expert: true, routerLimitUsd: 10_000, password })
  machine.attempts = undefined
  for (const change of [{ expert: false }, { routerLimitUsd: 100 as const }, { exchangeFeeLimitUsd: 3 as const }]) {
    expect(await worker().set(change)).toMatchObject({ ok: true, settings: change })
  }
  expect(machine.attempts).toBeUndefined()
})
