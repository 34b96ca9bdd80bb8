import 'fake-indexeddb/auto'
import { afterEach, beforeAll, describe, expect, it } from 'vitest'
import { openBackups } from '../../entrypoints/background/backup.ts'
import { createAccounts } from '../../src/store/accounts.ts'
import { createBitcoinAccounts } from '../../src/store/bitcoin-accounts.ts'
import { createDatabase } from '../../src/store/db.ts'
import { createExchangeBKeys } from '../../src/store/exchange-b-keys.ts'
import { createWatched } from '../../src/store/watched.ts'
import { withBackup } from '../../src/vault/backup.ts'
import { importedRecord, readPrivateKey } from '../../src/vault/imported-keys.ts'
import { createSession } from '../../src/vault/session.ts'
import { lookForVault, revealKey, revealMnemonic, saveRecord } from '../../src/vault/vault.ts'
import { floor, type Machine, machineWithVault, newMachine, password, phrase, portsOf } from '../vault/stand.ts'

const NEXT = 'four herons under a tin moon'
const KEY = '46'.repeat(32)
const ID = 'key-9d8a62f656a8d1615c1294fd71e9cfb3e4855a4f'
const ACCOUNTS = [
  { id: 'evm-0', index: 0, label: 'Daily', address: '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266' },
  { id: ID, label: 'Old phone', address: '0x9d8A62f656a8d1615C1294fd71e9CFb3E4855A4F' },
]
const WATCHED = [{ id: 'watch-1', family: 'bitcoin' as const, address: 'bc1qcold', label: 'Cold' }]
const ACTIVE = {
  accountIndex: 7,
  l1Address: ACCOUNTS[0]?.address ?? '',
  apiKeyIndex: 4,
  publicKey: `0x${'ab'.repeat(40)}` as const,
  sinceSeconds: 1_763_600_000,
  state: 'active' as const,
}

const nobody = async () => undefined
const cheapPortsOf = (machine: Machine) => ({ ...portsOf(machine), kdfCost: floor })

let databases = 0
let opened: ReturnType<typeof createDatabase>[] = []
afterEach(async () => {
  await Promise.all(opened.map((each) => each.close()))
  opened = []
})

function storesOf(name: string) {
  const database = createDatabase({ name })
  opened.push(database)
  return {
    accounts: createAccounts(database),
    bitcoinAccounts: createBitcoinAccounts(database),
    exchangeBKeys: createExchangeBKeys(database),
    watched: createWatched(database),
  }
}
const newName = () => `backup-${databases++}`

let text = ''
beforeAll(async () => {
  const machine = await machineWithVault()
  const stores = storesOf(newName())
  await stores.accounts.set(ACCOUNTS)
  await stores.watched.set(WATCHED)
  await stores.exchangeBKeys.set(ACTIVE)
  await stores.exchangeBKeys.set({
    ...ACTIVE,
    accountIndex: 8,
    state: 'registering',
    signed: { bytes: '0x', hash: '0x', nonce: 1n, expiresAtMs: 1 },
  })
  const session = createSession(portsOf(machine))
  await session.unlock(password)
  const reading = readPrivateKey(KEY)
  if (!reading.ok) throw new Error(reading.reason.code)
  await saveRecord(portsOf(machine), await session.open(), importedRecord(reading.address, reading.privateKey))
  const made = await openBackups({ stores, ports: cheapPortsOf(machine), forgetFormer: nobody }).make(
    password,
    undefined,
  )
  if (!made.ok) throw new Error('expected a backup')
  text = made.value
})

/** Everything that a wallet is to have after it: under a password, from its stores. */
async function contentOf(machine: Machine, name: string) {
  const stores = storesOf(name)
  const words = await revealMnemonic(portsOf(machine), NEXT)
  const key = await revealKey(portsOf(machine), NEXT, ID)
  return {
    words: words.ok && words.value.join(' '),
    key: key.ok && key.value,
    accounts: await stores.accounts.list(),
    watched: await stores.watched.list(),
    keys: await stores.exchangeBKeys.list(),
  }
}
const everything = { words: phrase, key: `0x${KEY}`, accounts: ACCOUNTS, watched: WATCHED, keys: [ACTIVE] }

describe('what a file holds', () => {
  it('is what the pages and the documents say, and nothing else', async () => {
    await withBackup(crypto, { text, password }, async ({ records, lists }) => {
      expect(records.map(({ id }) => id).sort()).toEqual([ID, 'mnemonic'].sort())
      expect(lists).toEqual({ accounts: ACCOUNTS, watched: WATCHED, exchangeBKeys: [ACTIVE] })
    })
  })
})

describe('restoring a backup file', () => {
  it('makes a wallet with all that the other one had, under another password', async () => {
    const [machine, name] = [newMachine(), newName()]
    const backups = openBackups({ stores: storesOf(name), ports: cheapPortsOf(machine), forgetFormer: nobody })
    expect(await backups.look(text, password)).toMatchObject({ accounts: 2, watched: 1, keys: 1 })
    expect(await lookForVault(portsOf(machine))).toEqual({ state: 'none' })
    await backups.restore(text, password, NEXT)
    expect(await contentOf(machine, name)).toEqual(everything)
  })

  it('has whoever was there before forgotten first, and keeps nothing while they are not', async () => {
    const [machine, name] = [newMachine(), newName()]
    const stores = storesOf(name)
    const told: (readonly string[])[] = []
    const forgetFormer = async (addresses: readonly string[]) => {
      told.push(addresses)
      expect(await stores.accounts.list()).toEqual([])
      if (told.length === 1) throw new Error('killed')
    }
    const backups = openBackups({ stores, ports: cheapPortsOf(machine), forgetFormer })
    await expect(backups.restore(text, password, NEXT)).rejects.toThrow('killed')
    expect(await stores.accounts.list()).toEqual([])
    await backups.restore(text, password, NEXT)
    expect(told).toEqual([ACCOUNTS.map(({ address }) => address), ACCOUNTS.map(({ address }) => address)])
    await expect(backups.restore(text, password, NEXT)).rejects.toMatchObject({ code: 'VAULT_EXISTS' })
    expect(told).toHaveLength(2)
  })

  it('leaves a wallet that is there as it is, with its lists', async () => {
    const [machine, name] = [await machineWithVault(), newName()]
    const stores = storesOf(name)
    await stores.accounts.set(ACCOUNTS.slice(0, 1))
    const slots = { ...machine.slots }
    await expect(
      openBackups({ stores, ports: cheapPortsOf(machine), forgetFormer: nobody }).restore(text, password, NEXT),
    ).rejects.toMatchObject({
      code: 'VAULT_EXISTS',
    })
    expect(machine.slots).toEqual(slots)
    expect(await stores.accounts.list()).toEqual(ACCOUNTS.slice(0, 1))
    expect(await stores.watched.list()).toEqual([])
  })

  it('keeps nothing where the new password is weak, or that of the file another one', async () => {
    const [machine, name] = [newMachine(), newName()]
    const stores = storesOf(name)
    const backups = openBackups({ stores, ports: cheapPortsOf(machine), forgetFormer: nobody })
    await expect(backups.restore(text, password, 'short')).rejects.toMatchObject({ code: 'PASSWORD_SHORT' })
    await expect(backups.restore(text, 'another password', NEXT)).rejects.toMatchObject({ code: 'BACKUP_NOT_OPENED' })
    expect(await lookForVault(portsOf(machine))).toEqual({ state: 'none' })
    expect(await stores.watched.list()).toEqual([])
  })

  it('killed at any write, leaves no wallet, so that it can be done again, or the whole of it', async () => {
    const ends = new Set<string>()
    for (let at = 1; at <= 7; at += 1) {
      const [machine, name] = [newMachine(), newName()]
      const stores = storesOf(name)
      let writes = 0
      const stopping = <A extends readonly unknown[]>(write: (...given: A) => Promise<void>) => {
        return async (...given: A): Promise<void> => {
          writes += 1
          if (writes > at) throw new Error('killed')
          await write(...given)
          if (writes === at) throw new Error('killed')
        }
      }
      const ports = cheapPortsOf(machine)
      const killed = openBackups({
        stores: {
          accounts: { ...stores.accounts, set: stopping(stores.accounts.set) },
          bitcoinAccounts: { ...stores.bitcoinAccounts, set: stopping(stores.bitcoinAccounts.set) },
          exchangeBKeys: { ...stores.exchangeBKeys, set: stopping(stores.exchangeBKeys.set) },
          watched: { ...stores.watched, set: stopping(stores.watched.set) },
        },
        ports: { ...ports, storage: { ...ports.storage, write: stopping(ports.storage.write) } },
        forgetFormer: nobody,
      })
      await killed.restore(text, password, NEXT).catch(() => undefined)
      const { state } = await lookForVault(portsOf(machine))
      ends.add(state)
      if (state === 'none') {
        await openBackups({ stores: storesOf(name), ports: cheapPortsOf(machine), forgetFormer: nobody }).restore(
          text,
          password,
          NEXT,
        )
      }
      expect(await contentOf(machine, name), `killed at write ${at}`).toEqual(everything)
    }
    expect([...ends].sort()).toEqual(['none', 'present'])
  }, 60_000)
})
