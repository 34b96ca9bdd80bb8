import { beforeAll, describe, expect, it } from 'vitest'
import { newestGeneration, readGenerations } from '../../src/vault/file/generations.ts'
import { withRecord } from '../../src/vault/seal/sealed-vault.ts'
import { createSession, type SessionPorts } from '../../src/vault/session/session.ts'
import { changePassword, readNewest, revealMnemonic, saveRecord, withPassword } from '../../src/vault/vault.ts'
import { copyOf, floor, type Machine, machineWithVault, password, phrase, portsOf } from './stand.ts'

const next = 'four herons under a tin moon'
const code = (name: string) => expect.objectContaining({ name: 'VaultError', code: name })
const key = { id: 'exchange-b-7', type: 'exchange-b-key' }
const sessionPorts = (machine: Machine): SessionPorts => ({ ...portsOf(machine), kdfCost: floor })
const worker = (machine: Machine) => createSession(sessionPorts(machine))
const change = (machine: Machine, from = password, to = next) => worker(machine).changePassword({ from, to })

let made: Machine
beforeAll(async () => {
  made = await machineWithVault()
  const opened = await withPassword(portsOf(made), password, async (vault) => vault)
  if (!opened.ok) throw new Error('expected it to open')
  await saveRecord(portsOf(made), opened.value, { ...key, secret: Uint8Array.of(7, 8, 9) })
})

/** Gives the phrase and second record, or the refusal. */
async function contentUnder(machine: Machine, tried: string): Promise<string> {
  const ports = portsOf(machine)
  machine.clock += 600_000
  const answer = await revealMnemonic(ports, tried)
  if (!answer.ok) return answer.reason
  const other = await withPassword(ports, tried, (opened) =>
    withRecord(crypto, { opened, ...key }, async (secret) => [...secret].join()),
  )
  return `${answer.value.join(' ')} ${other.ok ? other.value : other.reason}`
}
const all = `${phrase} 7,8,9`

describe('changing the password', () => {
  it('seals everything anew under a new salt and a new data key, for the same vault', async () => {
    const machine = copyOf(made)
    const before = await readNewest(portsOf(machine))
    expect(await change(machine)).toMatchObject({ ok: true, value: { unlocked: true } })
    const after = await readNewest(portsOf(machine))
    expect(await contentUnder(machine, next)).toBe(all)
    expect(await contentUnder(machine, password)).toBe('wrongPassword')
    expect(after.header).toMatchObject({ vaultId: before.header.vaultId, createdAt: before.header.createdAt })
    expect(after.header.seq).toBe(before.header.seq + 1)
    expect(after.header.kdf.salt).not.toBe(before.header.kdf.salt)
    expect(after.wrappedDek.data).not.toBe(before.wrappedDek.data)
    const sealedBefore = before.records.map(({ data }) => data)
    for (const { data } of after.records) expect(sealedBefore).not.toContain(data)
  })

  it('leaves no copy that the old password opens', async () => {
    const machine = copyOf(made)
    await change(machine)
    const generations = await readGenerations(crypto, portsOf(machine).storage)
    expect(generations.a).toEqual(generations.b)
    for (const slot of ['a', 'b'] as const) {
      const alone = { ...copyOf(machine), slots: { [slot]: machine.slots[slot] } }
      expect(await contentUnder(alone, password)).toBe('wrongPassword')
      expect(await contentUnder(alone, next)).toBe(all)
    }
  })

  it('overwrites a copy from before it at the next opening, where a kill had left one', async () => {
    const machine = copyOf(made)
    const { place } = newestGeneration(await readGenerations(crypto, portsOf(machine).storage))
    const [kept, older] = place === 'a' ? (['a', 'b'] as const) : (['b', 'a'] as const)
    const before = machine.slots[kept]
    await change(machine)
    machine.slots[kept] = before
    expect(machine.slots[older]).not.toBe(before)
    expect(await contentUnder(machine, next)).toBe(all)
    expect(machine.slots[kept]).toBe(machine.slots[older])
  })

  it('keeps the session going under the new key', async () => {
    const machine = copyOf(made)
    const session = worker(machine)
    await session.unlock(password)
    await session.changePassword({ from: password, to: next })
    expect(await session.isUnlocked()).toBe(true)
    expect((await worker(machine).open()).file.records).toHaveLength(2)
  })

  it('changes nothing for a wrong password, and counts it as a try', async () => {
    const machine = copyOf(made)
    await worker(machine).unlock(password)
    const { slots } = copyOf(machine)
    for (let tries = 1; tries <= 6; tries += 1) {
      expect(await change(machine, 'not the password at all')).toMatchObject({
        ok: false,
        reason: tries <= 5 ? 'wrongPassword' : 'wait',
      })
    }
    expect(machine.slots).toEqual(slots)
    expect(await worker(machine).isUnlocked()).toBe(true)
  })

  it('refuses a weak new one before the old one is tried', async () => {
    const machine = copyOf(made)
    await expect(change(machine, password, 'short')).rejects.toEqual(code('PASSWORD_SHORT'))
    await expect(change(machine, password, 'christopher1')).rejects.toEqual(code('PASSWORD_EASY'))
    await expect(changePassword(portsOf(machine), { from: 'x', to: 'short' }, async () => 1)).rejects.toEqual(
      code('PASSWORD_SHORT'),
    )
    expect(machine.attempts).toEqual(made.attempts)
  })

  it('is refused to a write that was made from what was before it', async () => {
    const machine = copyOf(made)
    const stale = await withPassword(portsOf(machine), password, async (vault) => vault)
    await change(machine)
    if (!stale.ok) throw new Error('expected it to open')
    const late = saveRecord(portsOf(machine), stale.value, { ...key, secret: Uint8Array.of(1) })
    await expect(late).rejects.toEqual(code('VAULT_CHANGED'))
    expect(await contentUnder(machine, next)).toBe(all)
  })
})

/** Stops for good before or after the n-th call. */
function stopping(machine: Machine, at: number, when: 'before' | 'after') {
  const ports = sessionPorts(machine)
  let calls = 0
  const wrapped = <T extends object>(group: T): T =>
    Object.fromEntries(
      Object.entries(group).map(([name, call]) => [
        name,
        async (...given: readonly unknown[]) => {
          calls += 1
          if (calls > at || (calls === at && when === 'before')) throw new Error('killed')
          const value: unknown = await call(...given)
          if (calls === at) throw new Error('killed')
          return value
        },
      ]),
    ) as T
  const { storage, attemptStore, keyStore, sessionStore } = ports
  return {
    count: () => calls,
    ports: {
      ...ports,
      storage: wrapped(storage),
      attemptStore: wrapped(attemptStore),
      keyStore: wrapped(keyStore),
      sessionStore: wrapped(sessionStore),
    },
  }
}

it('killed before or after any call, exactly one of the two passwords opens everything, in a wallet that works', async () => {
  const unlocked = copyOf(made)
  await worker(unlocked).unlock(password)
  const whole = stopping(copyOf(unlocked), Number.POSITIVE_INFINITY, 'after')
  await createSession(whole.ports).changePassword({ from: password, to: next })
  expect(whole.count()).toBeGreaterThan(10)
  const ends = new Set<string>()
  for (let at = 1; at <= whole.count(); at += 1) {
    for (const when of ['before', 'after'] as const) {
      const machine = copyOf(unlocked)
      const killed = stopping(machine, at, when)
      await createSession(killed.ports)
        .changePassword({ from: password, to: next })
        .catch(() => undefined)
      // The session is closed or opens the vault.
      const session = await worker(machine).resume()
      const opens = [await contentUnder(machine, password), await contentUnder(machine, next)]
      expect([...opens].sort(), `${when} call ${at}`).toEqual([all, 'wrongPassword'])
      ends.add(`${opens[0] === all ? 'old' : 'new'} ${session.unlocked ? 'open' : 'locked'}`)
    }
  }
  expect([...ends].sort()).toEqual(['new locked', 'new open', 'old locked', 'old open'])
}, 120_000)
