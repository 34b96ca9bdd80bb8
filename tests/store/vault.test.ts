import { describe, expect, it } from 'vitest'
import { createLock } from '../../src/lib/lock.ts'
import { createVaultStore } from '../../src/store/vault.ts'
import { createSession, type SessionPorts } from '../../src/vault/session/session.ts'
import { createVault, lookForVault } from '../../src/vault/vault.ts'
import { floor, password, phrase } from '../vault/stand.ts'
import { newWorker, putRaw, withEmptyDisk } from './stand.ts'

withEmptyDisk()

/** A new worker's vault ports. IndexedDB doesn't hold the session half, so the test gives it. */
function ports(memory: { half: unknown }): SessionPorts {
  return {
    ...createVaultStore(newWorker().database),
    crypto,
    now: () => 1_750_000_000_000,
    oneAtATime: createLock(),
    sessionStore: {
      read: async () => memory.half,
      write: async (half) => {
        memory.half = half
      },
      remove: async () => {
        memory.half = undefined
      },
    },
  }
}

describe('the vault over IndexedDB', () => {
  it('is created once, opened by its password, and stays open for the next worker', async () => {
    const memory = { half: undefined }
    await createVault(ports(memory), { password, phrase, cost: floor })
    expect(await lookForVault(ports(memory))).toMatchObject({ state: 'present', copies: 2 })
    expect(await createSession(ports(memory)).unlock(password)).toMatchObject({ ok: true })
    expect(await createSession(ports(memory)).resume()).toMatchObject({ unlocked: true })
    await createSession(ports(memory)).lock()
    expect(await createSession(ports(memory)).resume()).toStrictEqual({ unlocked: false })
    expect(await createVaultStore(newWorker().database).keyStore.read()).toBeUndefined()
  })

  it('counts wrong passwords across workers', async () => {
    const memory = { half: undefined }
    await createVault(ports(memory), { password, phrase, cost: floor })
    const wrong = () => createSession(ports(memory)).unlock('not the password')
    expect(await wrong()).toMatchObject({ ok: false, attempts: 1 })
    expect(await wrong()).toMatchObject({ ok: false, attempts: 2 })
  })

  it('hands torn texts to the vault, which says so, and torn key halves to nobody', async () => {
    await putRaw('vault', '{"torn', 'slot-a')
    await putRaw('vault', { epoch: 'e', key: 'not a key' }, 'keyHalf')
    expect(await lookForVault(ports({ half: undefined }))).toMatchObject({ state: 'unusable' })
    expect(await createVaultStore(newWorker().database).keyStore.read()).toBeUndefined()
  })
})
