import { readFile } from 'node:fs/promises'
import { beforeAll, describe, expect, it } from 'vitest'
import { readDamagedCopies } from '../../../src/vault/file/damaged.ts'
import { createSession } from '../../../src/vault/session/session.ts'
import { createVault, lookForVault } from '../../../src/vault/vault.ts'
import {
  copyOf,
  floor,
  type Machine,
  machineWithVault,
  newMachine,
  password,
  phrase,
  portsOf,
  textIn,
} from '../stand.ts'

let made: Machine
beforeAll(async () => {
  made = await machineWithVault({ ...newMachine(), secondCopy: { text: undefined } })
})

const worker = (machine: Machine) => createSession(portsOf(machine))
const placesOf = ({ slots, secondCopy }: Machine) => [slots.a, slots.b, secondCopy?.text]
const torn = () => `${textIn(made, 'a').slice(0, 200)}\ud800`

function damaged(): Machine {
  return {
    ...copyOf(made),
    slots: { a: torn(), b: textIn(made, 'b').replace('"t":2', '"t":1') },
    secondCopy: { text: '' },
  }
}

async function markOf(machine: Machine): Promise<string> {
  const copies = await readDamagedCopies(portsOf(machine))
  if (!copies) throw new Error('expected damaged copies')
  return copies.mark
}

describe('a vault that is damaged in every copy', () => {
  it('is taken away in a file that has every copy to the last letter', async () => {
    const machine = damaged()
    const copies = await readDamagedCopies(portsOf(machine))
    expect(JSON.parse(copies?.text ?? '')).toEqual({
      format: 'causeway-damaged-vault',
      version: 1,
      copies: { a: machine.slots.a, b: machine.slots.b, secondCopy: '' },
    })
    const odd = { ...damaged(), slots: { a: new ArrayBuffer(2) } }
    expect(JSON.parse((await readDamagedCopies(portsOf(odd)))?.text ?? '').copies).toEqual({
      a: 'not text: [object ArrayBuffer]',
      b: null,
      secondCopy: '',
    })
  })

  it('is erased for that file alone, with the session that stood on it, and another one can be made', async () => {
    const machine = copyOf(made)
    await worker(machine).unlock(password)
    Object.assign(machine, { ...damaged(), keyHalf: machine.keyHalf, sessionHalf: machine.sessionHalf })
    const mark = await markOf(machine)
    const before = placesOf(machine)
    expect(await worker(machine).eraseDamaged('another mark')).toBe(false)
    expect(placesOf(machine)).toEqual(before)
    expect(await worker(machine).eraseDamaged(mark)).toBe(true)
    expect(placesOf(machine)).toEqual([undefined, undefined, undefined])
    expect(machine).toMatchObject({ keyHalf: undefined, sessionHalf: undefined })
    expect(await lookForVault(portsOf(machine))).toEqual({ state: 'none' })
    await createVault(portsOf(machine), { password, phrase, cost: floor })
    expect(await worker(machine).unlock(password)).toMatchObject({ ok: true })
  })

  it('is left where what is stored changed after it was taken away', async () => {
    const machine = damaged()
    const mark = await markOf(machine)
    machine.slots.a = textIn(made, 'a')
    expect(await worker(machine).eraseDamaged(mark)).toBe(false)
    expect(await worker(machine).unlock(password)).toMatchObject({ ok: true })
    machine.slots = { a: 'torn in another way' }
    machine.secondCopy = { text: '' }
    expect(await worker(machine).eraseDamaged(mark)).toBe(false)
    expect(placesOf(machine)).toEqual(['torn in another way', undefined, ''])
  })

  it('is neither given nor erased where a copy opens, is of a newer Causeway, or there is none', async () => {
    const newer = (await readFile(new URL('../golden/v2-unknown.vault', import.meta.url), 'utf8')).trimEnd()
    const mark = await markOf(damaged())
    for (const [name, machine] of Object.entries({
      whole: copyOf(made),
      'only the second copy whole': { ...damaged(), secondCopy: { text: textIn(made, 'a') } },
      'a newer copy beside damaged ones': { ...damaged(), secondCopy: { text: newer } },
      'a newer copy beside a damaged slot': { ...damaged(), slots: { a: newer, b: torn() } },
      none: newMachine(),
    })) {
      const before = placesOf(machine)
      expect(await readDamagedCopies(portsOf(machine)), name).toBeUndefined()
      expect(await worker(machine).eraseDamaged(mark), name).toBe(false)
      expect(placesOf(machine), name).toEqual(before)
    }
  })

  it('is neither given nor erased while a storage cannot be read: that copy may be whole', async () => {
    const machine = damaged()
    const mark = await markOf(machine)
    const ports = portsOf(machine)
    const read = () => Promise.reject(new Error('busy'))
    const { secondCopy } = ports.storage
    if (!secondCopy) throw new Error('expected a second copy')
    for (const storage of [
      { ...ports.storage, secondCopy: { ...secondCopy, read } },
      { ...ports.storage, read },
    ]) {
      await expect(readDamagedCopies({ ...ports, storage })).rejects.toThrow('busy')
      await expect(createSession({ ...ports, storage }).eraseDamaged(mark)).rejects.toThrow('busy')
    }
    expect(placesOf(machine)).toEqual(placesOf(damaged()))
  })

  it('killed between its places, is still one, which can be taken away and erased', async () => {
    const machine = damaged()
    const ports = portsOf(machine)
    const { secondCopy } = ports.storage
    if (!secondCopy) throw new Error('expected a second copy')
    const remove = () => Promise.reject(new Error('killed'))
    const dying = { ...ports, storage: { ...ports.storage, secondCopy: { ...secondCopy, remove } } }
    await expect(createSession(dying).eraseDamaged(await markOf(machine))).rejects.toThrow('killed')
    expect(await lookForVault(portsOf(machine))).toMatchObject({ state: 'unusable', error: { code: 'VAULT_DAMAGED' } })
    expect(await worker(machine).eraseDamaged(await markOf(machine))).toBe(true)
    expect(await lookForVault(portsOf(machine))).toEqual({ state: 'none' })
  })
})
