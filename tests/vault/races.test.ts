import { expect, it } from 'vitest'
import { createPresence } from '../../src/vault/session/presence.ts'
import { createSession } from '../../src/vault/session/session.ts'
import { revealMnemonic, saveRecord, withAllRecords } from '../../src/vault/vault.ts'
import { copyOf, floor, machineWithVault, newMachine, password, portsOf } from './stand.ts'

const NEXT = 'four herons under a tin moon'
const THIRD = 'nine swans behind a locked gate'
const RECORD = { id: 'n', type: 'n', secret: Uint8Array.of(1) }

type Ports = ReturnType<typeof portsOf>
type Session = ReturnType<typeof createSession>
type Pair = (session: Session, ports: Ports) => readonly Promise<unknown>[]

const change = (session: Session, to = NEXT) => session.changePassword({ from: password, to })
const save = async (session: Session, ports: Ports) => saveRecord(ports, await session.open(), RECORD)

const PAIRS: Readonly<Record<string, Pair>> = {
  'two changes of the password': (session) => [change(session), change(session, THIRD)],
  'a change, and an unlock by the old password': (session) => [change(session), session.unlock(password)],
  'a change, and an unlock by the new password': (session) => [change(session), session.unlock(NEXT)],
  'a change, and a lock': (session) => [change(session), session.lock()],
  'a lock, and a change': (session) => [session.lock(), change(session)],
  'a record that is kept, and a change': (session, ports) => [save(session, ports), change(session)],
  'a change, and a record that is kept': (session, ports) => [change(session), save(session, ports)],
  'a change, and a backup': (session, ports) => [
    change(session),
    withAllRecords(ports, password, async (records) => records.length),
  ],
}

const saltOf = (text: unknown) => {
  const { vault } = JSON.parse(String(text)) as { vault: { header: { kdf: { salt: string } } } }
  return vault.header.kdf.salt
}

it.each(Object.entries(PAIRS))(
  '%s: exactly one password opens the vault, and every copy of it',
  async (_name, pair) => {
    const machine = copyOf(await machineWithVault({ ...newMachine(), secondCopy: { text: undefined } }))
    const ports = { ...portsOf(machine), kdfCost: floor }
    const session = createSession(ports, createPresence(ports))
    await session.unlock(password)
    await Promise.allSettled(pair(session, ports))
    const opening: string[] = []
    for (const tried of [password, NEXT, THIRD]) {
      // The wait for wrong passwords is over.
      machine.clock += 600_000
      if ((await revealMnemonic(ports, tried)).ok) opening.push(tried)
    }
    expect(opening).toHaveLength(1)
    // One record may be older, but all share a password.
    const salts = [machine.slots.a, machine.slots.b, machine.secondCopy?.text].map(saltOf)
    expect(salts).toEqual([salts[0], salts[0], salts[0]])
    if (await session.isUnlocked()) await expect(session.open()).resolves.toBeDefined()
  },
)

it('a change, and an erasure: no password opens anything, or nothing was erased', async () => {
  const machine = copyOf(await machineWithVault({ ...newMachine(), secondCopy: { text: undefined } }))
  const ports = { ...portsOf(machine), kdfCost: floor }
  const session = createSession(ports, createPresence(ports))
  await session.unlock(password)
  await Promise.allSettled([change(session), session.erase()])
  machine.clock += 600_000
  const opens = await revealMnemonic(ports, NEXT).then(
    (answer) => answer.ok,
    () => false,
  )
  const isThere = [machine.slots.a, machine.slots.b].some((text) => text !== undefined)
  expect(opens).toBe(isThere)
})
