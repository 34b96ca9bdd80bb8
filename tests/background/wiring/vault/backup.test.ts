import 'fake-indexeddb/auto'
import { afterEach, beforeAll, describe, expect, it } from 'vitest'
import { openBackups } from '../../../../entrypoints/background/wiring/vault/backup.ts'
import { createLock } from '../../../../src/lib/lock.ts'
import { createBitcoinAccounts } from '../../../../src/store/accounts/bitcoin.ts'
import { createAccounts } from '../../../../src/store/accounts/evm.ts'
import { createExchangeBKeyStore } from '../../../../src/store/accounts/exchange-b-keys.ts'
import { createWatchedAddressStore } from '../../../../src/store/accounts/watched.ts'
import { createDatabase } from '../../../../src/store/database/indexed-db.ts'
import { sealBackup, withBackup } from '../../../../src/vault/file/backup.ts'
import { importedRecord, readPrivateKey } from '../../../../src/vault/keys/imported.ts'
import { mnemonicRecord } from '../../../../src/vault/keys/keyring.ts'
import { readMnemonic } from '../../../../src/vault/keys/mnemonic.ts'
import type { PlainRecord } from '../../../../src/vault/seal/sealed-vault.ts'
import { createSession } from '../../../../src/vault/session/session.ts'
import {
  createVault,
  lookForVault,
  removeRecord,
  revealKey,
  revealMnemonic,
  revealPhrase,
  saveRecord,
} from '../../../../src/vault/vault.ts'
import { openRows } from '../../../store/stand.ts'
import { floor, type Machine, machineWithVault, newMachine, password, phrase, portsOf } from '../../../vault/stand.ts'

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

const BITCOIN = { script: 'p2wpkh' as const, index: 0, extendedPublicKey: 'xpub of the words' }
const MARKS = [{ extendedPublicKey: BITCOIN.extendedPublicKey, shown: { receive: 31, change: 5 }, furthest: 60 }]

const nobody = async () => undefined
const making = (_entropy: Uint8Array, work: () => Promise<void>) => work()
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
  const rows = openRows(database)
  return {
    accounts: createAccounts(rows),
    bitcoinAccounts: createBitcoinAccounts(rows, database),
    exchangeBKeys: createExchangeBKeyStore(rows),
    watched: createWatchedAddressStore(rows),
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
  await stores.bitcoinAccounts.add([BITCOIN, { ...BITCOIN, script: 'p2tr', extendedPublicKey: 'never shown' }])
  await stores.bitcoinAccounts.see(BITCOIN.extendedPublicKey, { receive: 30, change: 4, lookedThroughAtSeconds: 1 })
  await stores.bitcoinAccounts.lookFurther(BITCOIN.extendedPublicKey, 60)
  const session = createSession(portsOf(machine))
  await session.unlock(password)
  const reading = readPrivateKey(KEY)
  if (!reading.ok) throw new Error(reading.reason.code)
  await saveRecord(portsOf(machine), await session.open(), importedRecord(reading.address, reading.privateKey))
  const made = await openBackups({ stores, ports: cheapPortsOf(machine), forgetFormer: nobody, making }).make(
    password,
    undefined,
  )
  if (!made.ok) throw new Error('expected a backup')
  text = made.value
})

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
      expect(lists).toEqual({ accounts: ACCOUNTS, watched: WATCHED, exchangeBKeys: [ACTIVE], bitcoinAddresses: MARKS })
    })
  })
})

describe('restoring a backup file', () => {
  it('brings back the passphrase, which opens the same accounts', async () => {
    const [from, machine] = [newMachine(), newMachine()]
    const passphrase = ' 25th Word '
    const { account } = await createVault(portsOf(from), { password, phrase, passphrase, cost: floor })
    const stores = storesOf(newName())
    await stores.accounts.set([{ id: 'evm-0', index: 0, label: 'Daily', address: account.address }])
    const parts = { stores, forgetFormer: nobody, making }
    const made = await openBackups({ ...parts, ports: cheapPortsOf(from) }).make(password, undefined)
    const text = made.ok ? made.value : ''
    const backups = openBackups({ ...parts, ports: cheapPortsOf(machine) })
    expect(await backups.look(text, password)).toMatchObject({ accounts: 1, hasPassphrase: true })
    await backups.restore(text, password, NEXT)
    const value = { words: phrase.split(' '), passphrase }
    expect(await revealPhrase(portsOf(machine), NEXT)).toEqual({ ok: true, value })
  })

  it('makes a wallet with all that the other one had, under another password', async () => {
    const [machine, name] = [newMachine(), newName()]
    const backups = openBackups({ stores: storesOf(name), ports: cheapPortsOf(machine), forgetFormer: nobody, making })
    expect(await backups.look(text, password)).toMatchObject({ accounts: 2, watched: 1, keys: 1 })
    expect(await lookForVault(portsOf(machine))).toEqual({ state: 'none' })
    await backups.restore(text, password, NEXT)
    expect(await contentOf(machine, name)).toEqual(everything)
  })

  it('goes on watching every Bitcoin address that the other one showed, and none of foreign accounts', async () => {
    const [machine, stores] = [newMachine(), storesOf(newName())]
    await openBackups({ stores, ports: cheapPortsOf(machine), forgetFormer: nobody, making }).restore(
      text,
      password,
      NEXT,
    )
    expect(await stores.bitcoinAccounts.list()).toEqual([])
    const other = { ...BITCOIN, extendedPublicKey: 'xpub of other words' }
    await stores.bitcoinAccounts.add([BITCOIN, other])
    expect(await stores.bitcoinAccounts.list()).toEqual([{ ...BITCOIN, ...MARKS[0] }, other])
  })

  it('reads an older file, which has none of these addresses', async () => {
    const [machine, stores] = [newMachine(), storesOf(newName())]
    const older = await withBackup(crypto, { text, password }, async ({ records, lists }) => {
      const { bitcoinAddresses: _none, ...before } = lists
      return sealBackup(crypto, { records, lists: before, password, createdAt: 1, cost: floor })
    })
    await openBackups({ stores, ports: cheapPortsOf(machine), forgetFormer: nobody, making }).restore(
      older,
      password,
      NEXT,
    )
    await stores.bitcoinAccounts.add([BITCOIN])
    expect(await stores.bitcoinAccounts.list()).toEqual([BITCOIN])
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
    const backups = openBackups({ stores, ports: cheapPortsOf(machine), forgetFormer, making })
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
      openBackups({ stores, ports: cheapPortsOf(machine), forgetFormer: nobody, making }).restore(text, password, NEXT),
    ).rejects.toMatchObject({
      code: 'VAULT_EXISTS',
    })
    expect(machine.slots).toEqual(slots)
    expect(await stores.accounts.list()).toEqual(ACCOUNTS.slice(0, 1))
    expect(await stores.watched.list()).toEqual([])
  })

  it('needs a password that holds longer than that of the vault, its own or the vault’s', async () => {
    const enoughForVault = 'vQ7#mz!Lp2xW'
    const machine = newMachine()
    await createVault(portsOf(machine), { password: enoughForVault, phrase, cost: floor })
    const stores = storesOf(newName())
    const backups = openBackups({ stores, ports: cheapPortsOf(machine), forgetFormer: nobody, making })
    const refused = { code: 'PASSWORD_FILE' }
    await expect(backups.make(enoughForVault, undefined)).rejects.toMatchObject(refused)
    await expect(backups.make(enoughForVault, 'Mb4hT9wkzrXd')).rejects.toMatchObject(refused)
    expect(await backups.make('not the password', undefined)).toMatchObject({ ok: false, reason: 'wrongPassword' })
    expect(await backups.make(enoughForVault, NEXT)).toMatchObject({ ok: true })
  })

  it('keeps nothing where the new password is weak, or that of the file another one', async () => {
    const [machine, name] = [newMachine(), newName()]
    const stores = storesOf(name)
    const backups = openBackups({ stores, ports: cheapPortsOf(machine), forgetFormer: nobody, making })
    await expect(backups.restore(text, password, 'short')).rejects.toMatchObject({ code: 'PASSWORD_SHORT' })
    await expect(backups.restore(text, password, 'Password2024!')).rejects.toMatchObject({ code: 'PASSWORD_EASY' })
    await expect(backups.restore(text, 'another password', NEXT)).rejects.toMatchObject({ code: 'BACKUP_NOT_OPENED' })
    expect(await lookForVault(portsOf(machine))).toEqual({ state: 'none' })
    expect(await stores.watched.list()).toEqual([])
  })

  it('killed at any write, leaves no wallet, so that it can be done again, or the whole of it', async () => {
    const ends = new Set<string>()
    for (let at = 1; at <= 8; at += 1) {
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
          bitcoinAccounts: {
            ...stores.bitcoinAccounts,
            forget: stopping(stores.bitcoinAccounts.forget),
            keepMarks: stopping(stores.bitcoinAccounts.keepMarks),
          },
          exchangeBKeys: { ...stores.exchangeBKeys, set: stopping(stores.exchangeBKeys.set) },
          watched: { ...stores.watched, set: stopping(stores.watched.set) },
        },
        ports: { ...ports, storage: { ...ports.storage, write: stopping(ports.storage.write) } },
        forgetFormer: nobody,
        making,
      })
      await killed.restore(text, password, NEXT).catch(() => undefined)
      const { state } = await lookForVault(portsOf(machine))
      ends.add(state)
      if (state === 'none') {
        await openBackups({
          stores: storesOf(name),
          ports: cheapPortsOf(machine),
          forgetFormer: nobody,
          making,
        }).restore(text, password, NEXT)
      }
      expect(await contentOf(machine, name), `killed at write ${at}`).toEqual(everything)
    }
    expect([...ends].sort()).toEqual(['none', 'present'])
  }, 60_000)
})

const OTHER = 'zoo zoo zoo zoo zoo zoo zoo zoo zoo zoo zoo wrong'
const OF_OTHER = { id: 'evm-0', index: 0, label: 'Other', address: '0xfc2077CA7F403cBECA41B1B0F62D91B5EA631B5E' }

async function fileOf(words: string, accounts: unknown, others: readonly PlainRecord[] = []): Promise<string> {
  const reading = readMnemonic(words)
  if (!reading.ok) throw new Error('expected words')
  const records = [{ ...mnemonicRecord, secret: reading.entropy }, ...others]
  const lists = { accounts, watched: [], exchangeBKeys: [] }
  return sealBackup(crypto, { records, lists, password, createdAt: 1, cost: floor })
}

async function wordsOf(machine: Machine, ...passwords: readonly string[]): Promise<string | undefined> {
  for (const each of passwords) {
    const words = await revealMnemonic(portsOf(machine), each)
    if (words.ok) return words.value.join(' ')
  }
  return undefined
}

describe('windows that make a wallet at once', () => {
  it('leave one wallet with the accounts of its own words, whichever of two files came first', async () => {
    const files = [await fileOf(phrase, ACCOUNTS.slice(0, 1)), await fileOf(OTHER, [OF_OTHER])]
    const [machine, stores] = [newMachine(), storesOf(newName())]
    const backups = openBackups({ stores, ports: cheapPortsOf(machine), forgetFormer: nobody, making })
    const ends = await Promise.allSettled(files.map((file) => backups.restore(file, password, NEXT)))
    expect(ends.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
    const isOther = (await wordsOf(machine, NEXT)) === OTHER
    expect(await stores.accounts.list()).toEqual(isOther ? [OF_OTHER] : ACCOUNTS.slice(0, 1))
  })

  it('leave the accounts of the restored words where another wallet is made in the midst of it', async () => {
    const file = await fileOf(phrase, ACCOUNTS.slice(0, 1))
    const [machine, stores, lock] = [newMachine(), storesOf(newName()), createLock()]
    let inside = 0
    let someoneWaits = () => {}
    const waits = new Promise<void>((resolve) => {
      someoneWaits = resolve
    })
    const oneAtATime: typeof lock = (act) => {
      if (inside > 0) someoneWaits()
      inside += 1
      return lock(act).finally(() => {
        inside -= 1
      })
    }
    const ports = { ...cheapPortsOf(machine), oneAtATime }
    let creating: Promise<unknown> = waits
    const create = () => {
      const before = () => stores.accounts.set([OF_OTHER])
      return createVault(ports, { password, phrase: OTHER, cost: floor, before }).catch(() => undefined)
    }
    const accounts = {
      ...stores.accounts,
      set: async (list: Parameters<typeof stores.accounts.set>[0]) => {
        await Promise.race([creating, waits])
        await stores.accounts.set(list)
      },
    }
    const forgetFormer = async () => {
      creating = create()
    }
    const backups = openBackups({ stores: { ...stores, accounts }, ports, forgetFormer, making })
    await backups.restore(file, password, NEXT).catch(() => undefined)
    await creating
    const isOther = (await wordsOf(machine, NEXT, password)) === OTHER
    expect(await stores.accounts.list()).toEqual(isOther ? [OF_OTHER] : ACCOUNTS.slice(0, 1))
  })
})

describe('accounts of which a file has no key', () => {
  it('are not brought: neither those of other words, nor an imported one without its key', async () => {
    const file = await fileOf(phrase, [...ACCOUNTS, { ...OF_OTHER, id: 'evm-1', index: 1 }])
    const [machine, stores] = [newMachine(), storesOf(newName())]
    const backups = openBackups({ stores, ports: cheapPortsOf(machine), forgetFormer: nobody, making })
    expect(await backups.look(file, password)).toMatchObject({ accounts: 1 })
    await backups.restore(file, password, NEXT)
    expect(await stores.accounts.list()).toEqual(ACCOUNTS.slice(0, 1))
  })

  it('are not written into one, also where the key was removed while it was being made', async () => {
    const [machine, stores] = [await machineWithVault(), storesOf(newName())]
    const ports = cheapPortsOf(machine)
    const session = createSession(ports)
    await session.unlock(password)
    const reading = readPrivateKey(KEY)
    if (!reading.ok) throw new Error(reading.reason.code)
    const record = importedRecord(reading.address, reading.privateKey)
    await saveRecord(ports, await session.open(), record)
    await stores.accounts.set(ACCOUNTS)
    const removing = removeRecord(ports, await session.open(), record)
    const made = await openBackups({ stores, ports, forgetFormer: nobody, making }).make(password, undefined)
    await removing
    if (!made.ok) throw new Error('expected a backup')
    await withBackup(crypto, { text: made.value, password }, async ({ records, lists }) => {
      expect(records.map(({ id }) => id)).toEqual(['mnemonic'])
      expect(lists['accounts']).toEqual(ACCOUNTS.slice(0, 1))
    })
  })
})
