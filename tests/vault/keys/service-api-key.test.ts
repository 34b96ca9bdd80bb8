import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { createLock } from '../../../src/lib/lock.ts'
import { createExchangeBKeyRecords } from '../../../src/vault/keys/exchange-b.ts'
import { createApiKeyRecord, isApiKey } from '../../../src/vault/keys/service-api-key.ts'
import { createSession } from '../../../src/vault/session/session.ts'
import { revealMnemonic } from '../../../src/vault/vault.ts'
import { copyOf, type Machine, machineWithVault, password, phrase, portsOf } from '../stand.ts'

let unlocked: Machine
let machine: Machine
beforeAll(async () => {
  unlocked = await machineWithVault()
  await createSession(portsOf(unlocked)).unlock(password)
})
beforeEach(() => {
  machine = copyOf(unlocked)
})

function worker() {
  const ports = portsOf(machine)
  const session = createSession(ports)
  const records = { ...ports, open: session.open, writing: createLock() }
  return { ports, session, apiKey: createApiKeyRecord(records), exchangeBKeys: createExchangeBKeyRecords(records) }
}

describe('the key of the service in the vault', () => {
  it('is kept through a new worker, a lock and an unlock, beside the recovery phrase', async () => {
    expect(await worker().apiKey.read()).toEqual({ state: 'none' })
    expect(await worker().apiKey.put('key-0123')).toBe(true)
    const { session, ports, apiKey } = worker()
    await session.lock()
    expect(await apiKey.read()).toEqual({ state: 'locked' })
    expect([await apiKey.put('key-other'), await apiKey.remove()]).toEqual([false, false])
    await session.unlock(password)
    expect(await apiKey.read()).toEqual({ state: 'kept', key: 'key-0123' })
    expect(await revealMnemonic(ports, password)).toMatchObject({ ok: true, value: phrase.split(' ') })
    expect([await apiKey.remove(), await apiKey.remove()]).toEqual([true, true])
    expect(await apiKey.read()).toEqual({ state: 'none' })
  })

  it('is not lost where a key of an exchange is written at the same time', async () => {
    const { apiKey, exchangeBKeys } = worker()
    await Promise.all([apiKey.put('key-0123'), exchangeBKeys.put(7, new Uint8Array(40).fill(1))])
    expect(await apiKey.read()).toMatchObject({ state: 'kept' })
    expect(await exchangeBKeys.withExchangeBKey(7, async (key) => key.length)).toEqual({ lent: true, value: 40 })
  })

  it('stands nowhere in what is written', async () => {
    await worker().apiKey.put('key-canary-0123')
    expect(JSON.stringify(await portsOf(machine).storage.read())).not.toContain('canary')
  })

  it('is one word that fits a header', () => {
    expect(['abcd', 'A-b_c.d~1'].every(isApiKey)).toBe(true)
    for (const text of ['', 'abc', 'a b c d', 'abcd\r\nx: y', 'ключ-ключ', 'a'.repeat(201)])
      expect(isApiKey(text)).toBe(false)
  })
})
