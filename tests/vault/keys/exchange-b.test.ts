import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { bytesToBase64 } from '../../../src/lib/base64.ts'
import { bytesToHex } from '../../../src/lib/hex.ts'
import { createExchangeBKeyRecords } from '../../../src/vault/keys/exchange-b.ts'
import { createKeyring } from '../../../src/vault/keys/keyring.ts'
import { createSession } from '../../../src/vault/session/session.ts'
import { readNewest, revealMnemonic } from '../../../src/vault/vault.ts'
import { copyOf, type Machine, machineWithVault, password, phrase, portsOf } from '../stand.ts'

const ACCOUNT = 281_474_976_710_654
/** Forty distinct bytes are easy to find. */
const canary = () => Uint8Array.from({ length: 40 }, (_, index) => 0xa1 ^ (index * 5))
const ZEROS = new Uint8Array(40)

let unlocked: Machine
let machine: Machine
beforeAll(async () => {
  unlocked = await machineWithVault()
  await createSession(portsOf(unlocked)).unlock(password)
})
beforeEach(() => {
  machine = copyOf(unlocked)
})

function worker(on = machine) {
  const ports = portsOf(on)
  const session = createSession(ports)
  const records = createExchangeBKeyRecords({ ...ports, open: session.open })
  return { ports, session, records, keyring: createKeyring({ crypto, open: session.open }) }
}

const read = (records = worker().records, account = ACCOUNT) =>
  records.withExchangeBKey(account, async (key) => bytesToHex(key))

describe('an API key of exchange B in the vault', () => {
  it('is kept through a new worker, a lock and an unlock, beside the recovery phrase', async () => {
    expect(await worker().records.put(ACCOUNT, canary())).toBe(true)
    expect(await read()).toEqual({ lent: true, value: bytesToHex(canary()) })
    const { session, ports, keyring } = worker()
    await session.lock()
    await session.unlock(password)
    expect(await read()).toEqual({ lent: true, value: bytesToHex(canary()) })
    expect(await keyring.listAccounts(1)).toHaveLength(1)
    expect(await revealMnemonic(ports, password)).toMatchObject({ ok: true, value: phrase.split(' ') })
  })

  it('is lent for one use and wiped, also when the use fails', async () => {
    const { records } = worker()
    await records.put(ACCOUNT, canary())
    const lent: Uint8Array[] = []
    await records.withExchangeBKey(ACCOUNT, async (key) => lent.push(key))
    const failing = records.withExchangeBKey(ACCOUNT, async (key) => {
      lent.push(key)
      expect(key).toEqual(canary())
      throw new Error('the signer broke')
    })
    await expect(failing).rejects.toThrow('the signer broke')
    expect(lent).toEqual([ZEROS, ZEROS])
  })

  it('belongs to one account, and another one takes its place', async () => {
    const { records } = worker()
    const other = Uint8Array.from(canary(), (byte) => byte ^ 1)
    await Promise.all([records.put(1, canary()), records.put(2, canary())])
    await records.put(2, other)
    expect(await read(records, 1)).toEqual({ lent: true, value: bytesToHex(canary()) })
    expect(await read(records, 2)).toEqual({ lent: true, value: bytesToHex(other) })
    expect(await read(records, 3)).toEqual({ lent: false, why: 'none' })
  })

  it('is removed, also where there is none, and leaves the others', async () => {
    const { records } = worker()
    await records.put(1, canary())
    await records.put(2, canary())
    expect(await records.remove(1)).toBe(true)
    const before = machine.writes
    expect(await records.remove(1)).toBe(true)
    expect(machine.writes).toBe(before)
    expect(await read(records, 1)).toEqual({ lent: false, why: 'none' })
    expect(await read(records, 2)).toMatchObject({ lent: true })
  })

  it('is neither read nor written while locked', async () => {
    const { session, records } = worker()
    await records.put(ACCOUNT, canary())
    await session.lock()
    const before = machine.writes
    expect(await records.put(ACCOUNT, canary())).toBe(false)
    expect(await records.remove(ACCOUNT)).toBe(false)
    expect(await read(records)).toEqual({ lent: false, why: 'locked' })
    expect(machine.writes).toBe(before)
  })

  it('writes over the older generation, and the newest stays when the write breaks', async () => {
    const { records, ports } = worker()
    await records.put(1, canary())
    const { seq } = (await readNewest(ports)).header
    expect(seq).toBe(2)
    const kept = { ...machine.slots }
    const broken = createExchangeBKeyRecords({
      ...ports,
      open: worker().session.open,
      storage: {
        ...ports.storage,
        write: async (slot) => {
          machine.slots[slot] = 'half of'
        },
      },
    })
    await expect(broken.put(2, canary())).rejects.toMatchObject({ code: 'VAULT_NOT_WRITTEN' })
    expect(Object.values(machine.slots).filter((text) => Object.values(kept).includes(text))).toHaveLength(1)
    expect(await read(worker().records, 1)).toMatchObject({ lent: true })
    expect(await read(worker().records, 2)).toEqual({ lent: false, why: 'none' })
  })

  it('refuses what is no key of 40 bytes, and what is no account', async () => {
    const { records } = worker()
    expect(() => records.put(1, new Uint8Array(32))).toThrow(RangeError)
    for (const index of [-1, 0.5, Number.NaN]) {
      expect(() => records.put(index, canary())).toThrow(expect.objectContaining({ code: 'NO_SUCH_ACCOUNT' }))
      await expect(records.withExchangeBKey(index, async () => 0)).rejects.toMatchObject({ code: 'NO_SUCH_ACCOUNT' })
    }
  })

  it('is nowhere on the machine but sealed', async () => {
    await worker().records.put(ACCOUNT, canary())
    const { keyHalf: _, ...stored } = machine
    const everything = JSON.stringify(stored)
    expect(everything).toContain(`exchange-b-${ACCOUNT}`)
    // Searches hex, every base64 alignment and numbers.
    for (const part of [canary().subarray(0, 12), canary().subarray(14, 26), canary().subarray(28, 40)]) {
      const forms = [bytesToHex(part).slice(2), part.join(',')]
      for (const shift of [0, 1, 2]) forms.push(bytesToBase64(part.slice(shift, shift + 9)))
      for (const form of forms) expect(everything.toLowerCase()).not.toContain(form.toLowerCase())
    }
  })
})
