import { readFile } from 'node:fs/promises'
import { isDeepStrictEqual } from 'node:util'
import { beforeAll, describe, expect, it } from 'vitest'
import { createSession } from '../../src/vault/session/session.ts'
import { createVault, lookForVault, readNewest, saveRecord, withPassword } from '../../src/vault/vault.ts'
import { copyOf, floor, type Machine, machineWithVault, newMachine, password, portsOf, textIn } from './stand.ts'

const other = 'zoo zoo zoo zoo zoo zoo zoo zoo zoo zoo zoo wrong'
const wrong = 'not the password at all'
const code = (name: string) => expect.objectContaining({ name: 'VaultError', code: name })
const note = { id: 'note', type: 'note' }

/** The second copy and slot b hold the newer generation. */
let made: Machine
beforeAll(async () => {
  made = await machineWithVault({ ...newMachine(), secondCopy: { text: undefined } })
  const opened = await withPassword(portsOf(made), password, async (vault) => vault)
  if (!opened.ok) throw new Error('expected it to open')
  await saveRecord(portsOf(made), opened.value, { ...note, secret: Uint8Array.of(7) })
})

const worker = (machine: Machine) => createSession(portsOf(machine))
const placesOf = ({ slots, secondCopy }: Machine) => [slots.a, slots.b, secondCopy?.text]

function machines(): Readonly<Record<string, Machine>> {
  const torn = '{"torn'
  const old = textIn(made, 'a')
  const { secondCopy: _secondCopy, ...alone } = copyOf(made)
  return {
    whole: copyOf(made),
    'without a second copy': alone,
    'slot a torn': { ...copyOf(made), slots: { a: torn, b: textIn(made, 'b') } },
    'slot b torn': { ...copyOf(made), slots: { a: old, b: torn } },
    'both slots torn': { ...copyOf(made), slots: { a: torn, b: torn } },
    'both slots lost': { ...copyOf(made), slots: {} },
    'both slots behind': { ...copyOf(made), slots: { a: old, b: old } },
    'the second copy torn': { ...copyOf(made), secondCopy: { text: torn } },
    'the second copy behind': { ...copyOf(made), secondCopy: { text: old } },
  }
}

/** Stops for good before or after the n-th vault write. */
function stopping(machine: Machine, at: number, when: 'before' | 'after') {
  const ports = portsOf(machine)
  let changes = 0
  const fateful = (change: () => Promise<void>) => async () => {
    changes += 1
    if (changes > at || (changes === at && when === 'before')) throw new Error('killed')
    await change()
    if (changes === at) throw new Error('killed')
  }
  const { secondCopy, ...slots } = ports.storage
  return {
    count: () => changes,
    ports: {
      ...ports,
      storage: {
        ...slots,
        remove: fateful(slots.remove),
        secondCopy: secondCopy && { ...secondCopy, remove: fateful(secondCopy.remove) },
      },
    },
  }
}

async function found(machine: Machine): Promise<string> {
  const ports = portsOf(machine)
  const presence = await lookForVault(ports)
  if (presence.state === 'none') return placesOf(machine).every((each) => each === undefined) ? 'none' : 'left over'
  if (presence.state === 'unusable') return presence.error.code
  return isDeepStrictEqual(await readNewest(ports), await readNewest(portsOf(made))) ? 'all' : 'older'
}

describe('erasing the vault', () => {
  it('leaves none of its copies, whatever became of them before, and no session', async () => {
    for (const [name, machine] of Object.entries(machines())) {
      expect(await worker(machine).erase(), name).toBe(true)
      expect(await found(machine), name).toBe('none')
      expect(machine, name).toMatchObject({ keyHalf: undefined, sessionHalf: undefined })
    }
  })

  it('killed at any moment, leaves the newest of the vault that was, or none', async () => {
    const ends = new Set<string>()
    for (const name of Object.keys(machines())) {
      const uncut = stopping(machines()[name] ?? newMachine(), Number.POSITIVE_INFINITY, 'after')
      await createSession(uncut.ports).erase()
      expect(uncut.count()).toBeGreaterThan(0)
      for (let at = 1; at <= uncut.count(); at += 1) {
        for (const when of ['before', 'after'] as const) {
          const machine = machines()[name] ?? newMachine()
          const { ports } = stopping(machine, at, when)
          await expect(createSession(ports).erase()).rejects.toThrow('killed')
          const left = await found(machine)
          expect(['all', 'none'], `${name}, ${when} change ${at}`).toContain(left)
          ends.add(left)
          // An interrupted erasure can be repeated.
          if (left !== 'none') expect(await worker(machine).erase()).toBe(true)
          expect(await found(machine)).toBe('none')
        }
      }
    }
    expect([...ends].sort()).toEqual(['all', 'none'])
  })

  it('is refused while the wallet is open, and changes nothing', async () => {
    const machine = copyOf(made)
    await worker(machine).unlock(password)
    expect(await worker(machine).erase()).toBe(false)
    expect(placesOf(machine)).toEqual(placesOf(made))
    expect(await worker(machine).isUnlocked()).toBe(true)
    await worker(machine).lock()
    expect(await worker(machine).erase()).toBe(true)
  })

  it('waits for a password that is being tried, and is refused when that was the right one', async () => {
    const machine = copyOf(made)
    const session = worker(machine)
    const [opened, erased] = await Promise.all([session.unlock(password), session.erase()])
    expect([opened.ok, erased]).toEqual([true, false])
    expect(await found(machine)).toBe('all')
  })

  it('gives no more tries at the vault that was to be erased, and none less at the next one', async () => {
    const machine = copyOf(made)
    for (let tries = 1; tries <= 7; tries += 1) {
      machine.clock += 600_000
      await worker(machine).unlock(wrong)
    }
    const { ports } = stopping(machine, 1, 'after')
    await expect(createSession(ports).erase()).rejects.toThrow('killed')
    expect(await worker(machine).unlock(password)).toMatchObject({ ok: false, reason: 'wait', attempts: 7 })
    expect(await worker(machine).erase()).toBe(true)
    expect(machine.attempts).toMatchObject({ failed: 7 })
    await createVault(portsOf(machine), { password, phrase: other, cost: floor })
    expect(await worker(machine).unlock(password)).toMatchObject({ ok: true })
  })

  it('leaves nothing that a write begun before it could bring back', async () => {
    const machine = copyOf(made)
    const opened = await withPassword(portsOf(machine), password, async (vault) => vault)
    if (!opened.ok) throw new Error('expected it to open')
    await worker(machine).erase()
    const late = saveRecord(portsOf(machine), opened.value, { ...note, secret: Uint8Array.of(8) })
    await expect(late).rejects.toEqual(code('VAULT_MISSING'))
    expect(await found(machine)).toBe('none')
  })

  it('takes nothing away that a newer Causeway wrote, or that is damaged in every copy', async () => {
    const newer = (await readFile(new URL('./golden/v2-unknown.vault', import.meta.url), 'utf8')).trimEnd()
    for (const [text, why] of [
      [newer, 'VAULT_NEWER'],
      ['{"torn', 'VAULT_DAMAGED'],
    ] as const) {
      const machine = { ...newMachine(), slots: { a: text, b: text }, secondCopy: { text } }
      await expect(worker(machine).erase()).rejects.toEqual(code(why))
      expect(placesOf(machine)).toEqual([text, text, text])
    }
  })
})
