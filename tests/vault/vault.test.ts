import fc from 'fast-check'
import { beforeAll, describe, expect, it } from 'vitest'
import { createLock } from '../../src/lib/lock.ts'
import { writeFirst } from '../../src/vault/file/generations.ts'
import { readMnemonic } from '../../src/vault/keys/mnemonic.ts'
import { sealVault, withRecord } from '../../src/vault/seal/sealed-vault.ts'
import {
  createVault,
  lookForVault,
  readNewest,
  revealMnemonic,
  saveRecord,
  withPassword,
} from '../../src/vault/vault.ts'
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
} from './stand.ts'

const code = (name: string) => expect.objectContaining({ name: 'VaultError', code: name })
const note = { id: 'note', type: 'note', secret: Uint8Array.of(7) }

let made: Machine
beforeAll(async () => {
  made = await machineWithVault()
})

async function save(machine: Machine, secret: number): Promise<void> {
  const opened = await withPassword(portsOf(machine), password, async (vault) => vault)
  if (!opened.ok) throw new Error('expected it to open')
  await saveRecord(portsOf(machine), opened.value, { ...note, secret: Uint8Array.of(secret) })
}

async function reveal(machine: Machine): Promise<string> {
  const answer = await revealMnemonic(portsOf(machine), password)
  return answer.ok ? answer.value.join(' ') : answer.reason
}

describe('creating a vault', () => {
  it('gives public data, from a phrase or from entropy, and leaves the entropy to its owner', async () => {
    const reading = readMnemonic(phrase)
    if (!reading.ok) throw new Error(reading.problem.kind)
    const machine = newMachine()
    const kept = reading.entropy.slice()
    const created = await createVault(portsOf(machine), { password, entropy: reading.entropy, cost: floor })
    const address = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266'
    expect(created.account).toEqual({ id: 'evm-0', kind: 'evm', index: 0, address, path: "m/44'/60'/0'/0/0" })
    expect(created.createdAt).toBe(machine.clock)
    expect(reading.entropy).toEqual(kept)
    expect(await lookForVault(portsOf(machine))).toMatchObject({
      state: 'present',
      vaultId: created.vaultId,
      copies: 2,
    })
    expect(await reveal(machine)).toBe(phrase)
  })

  it('uses the full cost unless told otherwise', async () => {
    const machine = newMachine()
    await createVault(portsOf(machine), { password, phrase })
    expect((await readNewest(portsOf(machine))).header.kdf).toMatchObject({ m: 65_536, t: 3, p: 4 })
  })

  it.each([
    [{ password: 'short', phrase }, 'PASSWORD_SHORT'],
    [{ password: 'jennifer2023', phrase }, 'PASSWORD_EASY'],
    [{ password, phrase: phrase.replace('junk', 'jnuk') }, 'BAD_MNEMONIC'],
    [{ password, entropy: new Uint8Array(5) }, 'BAD_ENTROPY'],
    [{ password, phrase, cost: { m: 1024, t: 1, p: 1 } }, 'KDF_REFUSED'],
  ])('writes nothing when refused: %#', async (creation, refusal) => {
    const machine = newMachine()
    const error = await createVault(portsOf(machine), creation).catch((thrown: unknown) => thrown)
    expect(error).toEqual(code(refusal))
    expect(String(error)).not.toMatch(/jnuk|short|jennifer/)
    expect(machine.writes).toBe(0)
  })

  it.each([{ a: 'anything' }, { b: '' }, { b: { not: 'text' } }, { a: 0 }])(
    'never writes over what is stored, whole or not: %j',
    async (slots) => {
      const machine = { ...newMachine(), slots: { ...slots } }
      await expect(createVault(portsOf(machine), { password, phrase, cost: floor })).rejects.toEqual(
        code('VAULT_EXISTS'),
      )
      expect(machine.slots).toEqual(slots)
    },
  )

  it('tells of its first account before anything is kept, and never where something is', async () => {
    const machine = newMachine()
    const told: string[] = []
    const before = async ({ address }: Readonly<{ address: string }>) => {
      told.push(address)
      expect((await lookForVault(portsOf(machine))).state).toBe('none')
      if (told.length === 1) throw new Error('killed')
    }
    const creation = { password, phrase, cost: floor, before }
    await expect(createVault(portsOf(machine), creation)).rejects.toThrow('killed')
    const { account } = await createVault(portsOf(machine), creation)
    expect(told).toEqual([account.address, account.address])
    await expect(createVault(portsOf(machine), creation)).rejects.toThrow(code('VAULT_EXISTS'))
    expect(told).toHaveLength(2)
  })

  it('happens once when asked twice at once', async () => {
    const ports = portsOf(newMachine())
    const creation = { password, phrase, cost: floor }
    const results = await Promise.allSettled([createVault(ports, creation), createVault(ports, creation)])
    expect(results.map(({ status }) => status)).toEqual(['fulfilled', 'rejected'])
  })

  it('notices a storage that does not keep what it took', async () => {
    const ports = portsOf(newMachine())
    const storage = { ...ports.storage, write: async () => {} }
    const creating = createVault({ ...ports, storage }, { password, phrase, cost: floor })
    await expect(creating).rejects.toEqual(code('VAULT_NOT_WRITTEN'))
  })
})

describe('a stored vault', () => {
  it('holds neither password nor phrase in clear', () => {
    const everything = JSON.stringify(made)
    for (const word of [password, phrase, 'junk', 'lanterns']) expect(everything).not.toContain(word)
  })

  it('opens with a password that would be refused today', async () => {
    const records = [{ id: 'note', type: 'note', secret: new Uint8Array([1]) }]
    const file = await sealVault(crypto, { password: 'jennifer2023', records, createdAt: 1, cost: floor })
    const machine = newMachine()
    await writeFirst(crypto, portsOf(machine).storage, file)
    const opened = await withPassword(portsOf(machine), 'jennifer2023', async ({ file: { records } }) => records.length)
    expect(opened).toEqual({ ok: true, value: 1 })
  })

  it('loses nothing to wrong passwords', async () => {
    const machine = copyOf(made)
    for (const attempts of [1, 2, 3]) {
      const answer = await revealMnemonic(portsOf(machine), 'not the password')
      expect(answer).toEqual({ ok: false, reason: 'wrongPassword', attempts, waitSeconds: 0 })
    }
    expect(machine.slots).toEqual(made.slots)
    expect(await reveal(machine)).toBe(phrase)
  })

  it('survives the loss of any byte of one copy, and mends it once opened', async () => {
    const text = textIn(made, 'a')
    await fc.assert(
      fc.asyncProperty(
        fc.constantFrom('a' as const, 'b' as const),
        fc.nat(text.length - 1),
        fc.integer({ min: 1, max: 255 }),
        async (slot, at, flip) => {
          const machine = copyOf(made)
          const broken = String.fromCharCode(text.charCodeAt(at) ^ flip)
          machine.slots[slot] = `${text.slice(0, at)}${broken}${text.slice(at + 1)}`
          expect(await lookForVault(portsOf(machine))).toMatchObject({ state: 'present', copies: 1 })
          expect(await readNewest(portsOf(machine))).toEqual(await readNewest(portsOf(made)))
        },
      ),
      { numRuns: 400 },
    )
    const machine = copyOf(made)
    machine.slots.a = text.slice(1)
    expect(await reveal(machine)).toBe(phrase)
    expect(machine.slots).toEqual(made.slots)
  })

  it('notices the loss of any byte when it hits both copies, and leaves them as they are', async () => {
    const text = textIn(made, 'a')
    await fc.assert(
      fc.asyncProperty(fc.nat(text.length - 1), fc.integer({ min: 1, max: 255 }), async (at, flip) => {
        const broken = `${text.slice(0, at)}${String.fromCharCode(text.charCodeAt(at) ^ flip)}${text.slice(at + 1)}`
        const machine = { ...copyOf(made), slots: { a: broken, b: broken } }
        await expect(reveal(machine)).rejects.toEqual(code('VAULT_DAMAGED'))
        await expect(createVault(portsOf(machine), { password, phrase, cost: floor })).rejects.toEqual(
          code('VAULT_EXISTS'),
        )
        expect(machine.slots).toEqual({ a: broken, b: broken })
        expect(machine.attempts).toEqual({ failed: 0, lastAt: 0 })
      }),
      { numRuns: 60 },
    )
  })

  it('is missing, not broken, when nothing is stored', async () => {
    const machine = newMachine()
    expect(await lookForVault(portsOf(machine))).toEqual({ state: 'none' })
    await expect(reveal(machine)).rejects.toEqual(code('VAULT_MISSING'))
  })

  it('is saved over the older copy, so that a torn write leaves the newer one', async () => {
    const machine = copyOf(made)
    await save(machine, 1)
    expect(textIn(machine, 'a')).toBe(textIn(made, 'a'))
    expect((await readNewest(portsOf(machine))).header.seq).toBe(2)
    const torn = copyOf(machine)
    torn.slots.b = textIn(machine, 'b').slice(0, 100)
    expect((await readNewest(portsOf(torn))).header.seq).toBe(1)
    await save(machine, 2)
    expect((await readNewest(portsOf(machine))).header.seq).toBe(3)
    expect(textIn(machine, 'b')).not.toBe(textIn(machine, 'a'))
    const answer = await withPassword(portsOf(machine), password, (opened) =>
      withRecord(crypto, { opened, id: 'note', type: 'note' }, async (secret) => [...secret]),
    )
    expect(answer).toEqual({ ok: true, value: [2] })
    expect(await reveal(machine)).toBe(phrase)
  })

  it('refuses a write that was made from an older reading', async () => {
    const machine = copyOf(made)
    const ports = { ...portsOf(machine), oneAtATime: createLock() }
    const opened = await withPassword(ports, password, async (vault) => vault)
    if (!opened.ok) throw new Error('expected it to open')
    await saveRecord(ports, opened.value, note)
    const slots = { ...machine.slots }
    await expect(saveRecord(ports, opened.value, note)).rejects.toEqual(code('VAULT_CHANGED'))
    expect(machine.slots).toEqual(slots)
  })
})
