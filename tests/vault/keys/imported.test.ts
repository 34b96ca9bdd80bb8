import { beforeAll, describe, expect, it } from 'vitest'
import { bytesToHex } from '../../../src/lib/hex.ts'
import { importedAddresses, importedPlace, importedRecord, readPrivateKey } from '../../../src/vault/keys/imported.ts'
import { createKeyring } from '../../../src/vault/keys/keyring.ts'
import { createSession } from '../../../src/vault/session/session.ts'
import { lookForVault, removeRecord, revealKey, saveRecord } from '../../../src/vault/vault.ts'
import { copyOf, type Machine, machineWithVault, newMachine, password, portsOf } from '../stand.ts'

// EIP-155's example gives this key.
const KEY = '4646464646464646464646464646464646464646464646464646464646464646'
const ADDRESS = '0x9d8A62f656a8d1615C1294fd71e9CFb3E4855A4F'
const ID = `key-${ADDRESS.slice(2).toLowerCase()}`
const ORDER = 'fffffffffffffffffffffffffffffffebaaedce6af48a03bbfd25e8cd0364141'

describe('a typed private key', () => {
  it.each([KEY, `0x${KEY}`, ` 0X${KEY.toUpperCase()}\n`])('is read with and without 0x, in any case: %#', (typed) => {
    expect(readPrivateKey(typed)).toMatchObject({ ok: true, address: ADDRESS })
  })

  it.each([
    ['', { code: 'KEY_LENGTH', digits: '0' }],
    [KEY.slice(1), { code: 'KEY_LENGTH', digits: '63' }],
    [`${KEY}00`, { code: 'KEY_LENGTH', digits: '66' }],
    [`${KEY.slice(1)}g`, { code: 'KEY_LETTERS' }],
    ['0'.repeat(64), { code: 'KEY_OUTSIDE' }],
    [ORDER, { code: 'KEY_OUTSIDE' }],
  ])('is refused for a reason that repeats none of it: %#', (typed, why) => {
    const reading = readPrivateKey(typed)
    if (reading.ok) throw new Error('expected a refusal')
    expect(reading.reason).toEqual(why)
    expect(JSON.stringify(reading.reason)).not.toContain('4646')
  })
})

describe('an imported key', () => {
  let machine: Machine
  const open = async () => createSession(portsOf(machine)).open()
  beforeAll(async () => {
    machine = await machineWithVault()
    await createSession(portsOf(machine)).unlock(password)
    const reading = readPrivateKey(KEY)
    if (!reading.ok) throw new Error(reading.reason.code)
    await saveRecord(portsOf(machine), await open(), importedRecord(reading.address, reading.privateKey))
  })

  it('signs by the name of its address, and is zeros after its use', async () => {
    const keyring = createKeyring({ crypto, open })
    let lent = new Uint8Array()
    const hex = await keyring.withEvmKey(ID, async (key) => {
      lent = key as Uint8Array<ArrayBuffer>
      return bytesToHex(key)
    })
    expect(hex).toBe(`0x${KEY}`)
    expect([...lent]).toEqual(new Array(32).fill(0))
    expect(importedAddresses(await open())).toEqual([ADDRESS.toLowerCase()])
  })

  it('is shown for the password, as a derived one is', async () => {
    expect(await revealKey(portsOf(machine), password, ID)).toEqual({ ok: true, value: `0x${KEY}` })
    const derived = '0xac0974bec39a17e36ba4a6b4d238ff944bacb478cbed5efcae784d7bf4f2ff80'
    expect(await revealKey(portsOf(machine), password, 'evm-0')).toEqual({ ok: true, value: derived })
    expect(await revealKey(portsOf(machine), 'another password', ID)).toMatchObject({ ok: false })
  })

  it('is gone once it is taken out', async () => {
    const place = importedPlace(ID)
    if (!place) throw new Error('expected a place')
    await removeRecord(portsOf(machine), await open(), place)
    const keyring = createKeyring({ crypto, open })
    await expect(keyring.withEvmKey(ID, async () => 1)).rejects.toMatchObject({ code: 'NO_SUCH_ACCOUNT' })
    expect(importedPlace('evm-0')).toBeUndefined()
  })
})

describe('a removed key', () => {
  const PLACE = { id: ID, type: 'evm-key' }
  let made: Machine
  beforeAll(async () => {
    made = await machineWithVault({ ...newMachine(), secondCopy: { text: undefined } })
    const session = createSession(portsOf(made))
    await session.unlock(password)
    await saveRecord(portsOf(made), await session.open(), { ...PLACE, secret: Uint8Array.of(7) })
  })
  const copies = ({ slots, secondCopy }: Machine) => [slots.a, slots.b, secondCopy?.text]
  const holding = (machine: Machine) => copies(machine).filter((text) => `${text}`.includes(ID)).length

  it('is in no copy any more', async () => {
    const machine = copyOf(made)
    expect(holding(machine)).toBeGreaterThan(0)
    await removeRecord(portsOf(machine), await createSession(portsOf(machine)).open(), PLACE)
    expect(holding(machine)).toBe(0)
    expect(new Set(copies(machine)).size).toBe(1)
  })

  it('leaves a vault that opens wherever it was killed, and is in no copy after the next unlock', async () => {
    const left: number[] = []
    for (let at = 0; at <= 3; at += 1) {
      const machine = copyOf(made)
      const { storage, ...ports } = portsOf(machine)
      let writes = 0
      const stopping = <A extends readonly unknown[]>(write: (...given: A) => Promise<void>) => {
        return async (...given: A): Promise<void> => {
          writes += 1
          if (writes > at) throw new Error('killed')
          await write(...given)
        }
      }
      const secondCopy = storage.secondCopy && { ...storage.secondCopy, write: stopping(storage.secondCopy.write) }
      const dying = { ...ports, storage: { ...storage, write: stopping(storage.write), secondCopy } }
      await removeRecord(dying, await createSession(portsOf(machine)).open(), PLACE).catch(() => undefined)
      left.push(holding(machine))
      expect(await lookForVault(portsOf(machine))).toMatchObject({ state: 'present', copies: 2 })
      const session = createSession(portsOf(machine))
      expect(await session.unlock(password)).toMatchObject({ ok: true })
      const isThere = importedAddresses(await session.open()).length === 1
      expect(isThere).toBe(at === 0)
      expect(holding(machine) === 0).toBe(at > 0)
    }
    expect(left[0]).toBeGreaterThan(left[2] ?? 9)
  }, 30_000)
})
