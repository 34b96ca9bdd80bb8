import 'fake-indexeddb/auto'
import { beforeAll, describe, expect, it } from 'vitest'
import { openRecovery, settleLostKeys } from '../../../../entrypoints/background/wiring/vault/recovery.ts'
import { sealBackup } from '../../../../src/vault/file/backup.ts'
import { importedRecord, readPrivateKey } from '../../../../src/vault/keys/imported.ts'
import { mnemonicRecord } from '../../../../src/vault/keys/keyring.ts'
import { readMnemonic } from '../../../../src/vault/keys/mnemonic.ts'
import { createSession } from '../../../../src/vault/session/session.ts'
import { createVault, recordsOfPhrase, revealKey, revealMnemonic, revealPhrase } from '../../../../src/vault/vault.ts'
import { approved, withEmptyDisk } from '../../../store/stand.ts'
import { floor, type Machine, machineWithVault, newMachine, password, phrase, portsOf } from '../../../vault/stand.ts'
import { openTestStores } from '../../stores.ts'

withEmptyDisk()

const NEXT = 'four herons under a tin moon'
const OTHER = 'zoo zoo zoo zoo zoo zoo zoo zoo zoo zoo zoo wrong'
const OWN = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266'
const KEY = '46'.repeat(32)
const IMPORTED = '0x9d8A62f656a8d1615C1294fd71e9CFb3E4855A4F'
const ID = `key-${IMPORTED.slice(2).toLowerCase()}`
const ORIGIN = 'https://shop.example'

let made: Machine
beforeAll(async () => {
  made = await machineWithVault()
})

async function livedIn() {
  const stores = await openTestStores()
  await stores.accounts.set([
    { id: 'evm-0', index: 0, label: 'Daily', address: OWN },
    { id: 'evm-1', index: 1, label: 'Savings', address: '0x70997970C51812dc3A010C7d01b50e0d17dc79C8' },
    { id: ID, label: 'Old phone', address: IMPORTED },
  ])
  await stores.sites.grant({ origin: ORIGIN, accounts: [OWN], grantedAtSeconds: 1 })
  await stores.addressBook.save({ name: 'Ann', family: 'evm', address: IMPORTED })
  await stores.addedTokens.add({ chainId: 1, address: OWN, symbol: 'X', name: 'X', decimals: 18, isNative: false })
  await stores.watched.set([{ id: 'watch-1', family: 'bitcoin', address: 'bc1qcold', label: 'Cold' }])
  await stores.settings.change({ theme: 'dark', expert: true })
  await stores.executions.begin(approved({ id: 'kept' }))
  return stores
}

async function everythingIn(stores: Awaited<ReturnType<typeof livedIn>>) {
  return JSON.stringify([
    await stores.accounts.list(),
    await stores.sites.list(),
    await stores.addressBook.list(),
    await stores.addedTokens.list(),
    await stores.watched.list(),
    await stores.settings.read(),
    (await stores.executions.glanceInFlight()).map(({ id }) => id),
  ])
}

function copyOf(machine: Machine): Machine {
  return { ...machine, slots: { ...machine.slots }, attempts: { failed: 9, lastAt: machine.clock } }
}

function recoveryOf(machine: Machine, stores: Awaited<ReturnType<typeof livedIn>>, ports = portsOf(machine)) {
  return openRecovery({ stores, replace: createSession(ports).replace, kdfCost: floor })
}

async function fileWith(words: string): Promise<string> {
  const [reading, key] = [readMnemonic(words), readPrivateKey(KEY)]
  if (!reading.ok || !key.ok) throw new Error('expected words and a key')
  const records = [{ ...mnemonicRecord, secret: reading.entropy }, importedRecord(key.address, key.privateKey)]
  const lists = { accounts: [], watched: [], exchangeBKeys: [] }
  return sealBackup(crypto, { records, lists, password: NEXT, createdAt: 1, cost: floor })
}

const wordsOf = async (machine: Machine, typed: string) => {
  const answer = await revealMnemonic(portsOf(machine), typed)
  return answer.ok ? answer.value.join(' ') : answer.reason
}

describe('a wallet whose password is lost', () => {
  it('opens by a new password after its words, without the old one and with everything else as it was', async () => {
    const [machine, stores] = [copyOf(made), await livedIn()]
    const before = await everythingIn(stores)
    const recovery = recoveryOf(machine, stores)
    expect(await recovery.look({ mnemonic: phrase })).toEqual(['Old phone'])
    expect(await recovery.recover({ mnemonic: phrase }, NEXT)).toBe(true)
    expect(await everythingIn(stores)).toBe(before)
    expect(await wordsOf(machine, NEXT)).toBe(phrase)
    expect(await wordsOf(machine, password)).toBe('wrongPassword')
    for (const slot of Object.values(machine.slots)) expect(slot).toBe(machine.slots.a)
  })

  it('opens by a backup file as well, with its imported keys', async () => {
    const [machine, stores] = [copyOf(made), await livedIn()]
    const source = { text: await fileWith(phrase), filePassword: NEXT }
    const recovery = recoveryOf(machine, stores)
    expect(await recovery.look(source)).toEqual([])
    await expect(recovery.look({ ...source, filePassword: password })).rejects.toMatchObject({
      code: 'BACKUP_NOT_OPENED',
    })
    expect(await recovery.recover(source, NEXT)).toBe(true)
    expect(await revealKey(portsOf(machine), NEXT, ID)).toEqual({ ok: true, value: `0x${KEY}` })
  })

  it('stays as it is for the words or file of another wallet, a weak password, and while it is unlocked', async () => {
    const [machine, stores] = [copyOf(made), await livedIn()]
    const [slots, before] = [{ ...machine.slots }, await everythingIn(stores)]
    const recovery = recoveryOf(machine, stores)
    const other = { code: 'OTHER_WALLET', values: { account: '0xfc20…1B5E' } }
    await expect(recovery.look({ mnemonic: OTHER })).rejects.toMatchObject(other)
    await expect(recovery.recover({ mnemonic: OTHER }, NEXT)).rejects.toMatchObject(other)
    const file = { text: await fileWith(OTHER), filePassword: NEXT }
    await expect(recovery.recover(file, NEXT)).rejects.toMatchObject(other)
    await expect(recovery.recover({ mnemonic: phrase }, 'jennifer2023')).rejects.toMatchObject({
      code: 'PASSWORD_EASY',
    })
    machine.attempts = undefined
    await createSession(portsOf(machine)).unlock(password)
    expect(await recovery.recover({ mnemonic: phrase }, NEXT)).toBe(false)
    expect(machine.slots).toEqual(slots)
    expect(await everythingIn(stores)).toBe(before)
    await stores.accounts.set([])
    await expect(recovery.look({ mnemonic: phrase })).rejects.toMatchObject({ code: 'WALLET_UNCOMPARED' })
  })

  it('opens by its words with their passphrase alone, or by a file that holds it', async () => {
    const [machine, stores] = [newMachine(), await livedIn()]
    const passphrase = ' 25th Word '
    const { account } = await createVault(portsOf(machine), { password, phrase, passphrase, cost: floor })
    await stores.accounts.set([{ id: 'evm-0', index: 0, label: 'Daily', address: account.address }])
    const recovery = recoveryOf(machine, stores)
    for (const other of [undefined, '', passphrase.trim(), passphrase.toLowerCase()]) {
      const source = { mnemonic: phrase, passphrase: other }
      await expect(recovery.look(source)).rejects.toMatchObject({ code: 'OTHER_WALLET' })
      await expect(recovery.recover(source, NEXT)).rejects.toMatchObject({ code: 'OTHER_WALLET' })
    }
    const lists = { accounts: [], watched: [], exchangeBKeys: [] }
    const records = recordsOfPhrase(phrase, passphrase)
    const text = await sealBackup(crypto, { records, lists, password: NEXT, createdAt: 1, cost: floor })
    for (const source of [
      { mnemonic: phrase, passphrase },
      { text, filePassword: NEXT },
    ]) {
      expect(await recovery.recover(source, NEXT)).toBe(true)
      const revealed = { ok: true, value: { words: phrase.split(' '), passphrase } }
      expect(await revealPhrase(portsOf(machine), NEXT)).toEqual(revealed)
    }
  })

  it('killed at any save, opens by exactly one of the two passwords', async () => {
    const stores = await livedIn()
    const ends: string[] = []
    for (let at = 0; at <= 6; at += 1) {
      const machine = copyOf(made)
      const ports = portsOf(machine)
      let writes = 0
      const stopping = <A extends readonly unknown[]>(write: (...given: A) => Promise<void>) => {
        return async (...given: A): Promise<void> => {
          if (writes >= at) throw new Error('killed')
          writes += 1
          await write(...given)
          if (writes === at) throw new Error('killed')
        }
      }
      const killed = {
        ...ports,
        storage: { ...ports.storage, write: stopping(ports.storage.write) },
        attemptStore: { ...ports.attemptStore, write: stopping(ports.attemptStore.write) },
      }
      await recoveryOf(machine, stores, killed)
        .recover({ mnemonic: phrase }, NEXT)
        .catch(() => undefined)
      machine.attempts = undefined
      const opens = [await wordsOf(machine, password), await wordsOf(machine, NEXT)]
      expect(
        opens.filter((each) => each === phrase),
        `killed at save ${at}`,
      ).toHaveLength(1)
      ends.push(opens[0] === phrase ? 'old' : 'new')
    }
    expect(new Set(ends)).toEqual(new Set(['old', 'new']))
  })

  it('watches an account whose key did not come back, under its name', async () => {
    const [machine, stores] = [copyOf(made), await livedIn()]
    await stores.exchangeBKeys.set({
      accountIndex: 7,
      l1Address: OWN,
      apiKeyIndex: 4,
      publicKey: `0x${'ab'.repeat(40)}`,
      sinceSeconds: 1,
      state: 'active',
    })
    await recoveryOf(machine, stores).recover({ mnemonic: phrase }, NEXT)
    const session = createSession(portsOf(machine))
    await session.unlock(NEXT)
    await settleLostKeys(stores, await session.open())
    expect((await stores.accounts.list()).map(({ label }) => label)).toEqual(['Daily', 'Savings'])
    expect((await stores.watched.list()).map(({ label, address }) => [label, address])).toEqual([
      ['Cold', 'bc1qcold'],
      ['Old phone', IMPORTED],
    ])
    expect(await stores.exchangeBKeys.list()).toEqual([])
  })
})
