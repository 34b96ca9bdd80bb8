import { expect, it } from 'vitest'
import { openOwnAccounts } from '../../../../entrypoints/background/wiring/vault/accounts.ts'
import { createLock } from '../../../../src/lib/lock.ts'
import { importedAddresses } from '../../../../src/vault/keys/imported.ts'
import { createKeyring } from '../../../../src/vault/keys/keyring.ts'
import { createSession } from '../../../../src/vault/session/session.ts'
import { bundleOf } from '../../../core/bundle/bundles.ts'
import { approved, putRaw, putSealed, withEmptyDisk } from '../../../store/stand.ts'
import { machineWithVault, password, portsOf } from '../../../vault/stand.ts'
import { openTestStores } from '../../stores.ts'

withEmptyDisk()

const KEY = '46'.repeat(32)
const ID = 'key-9d8a62f656a8d1615c1294fd71e9cfb3e4855a4f'
const FIRST = { id: 'evm-0', index: 0, label: 'Daily', address: '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266' }
const SECOND = { id: 'evm-1', index: 1, label: 'Savings', address: '0x70997970C51812dc3A010C7d01b50e0d17dc79C8' }

async function opened() {
  const machine = await machineWithVault()
  const disk = { isFull: false }
  const given = portsOf(machine)
  const write: typeof given.storage.write = async (slot, text) => {
    if (disk.isFull) throw new Error('disk full')
    await given.storage.write(slot, text)
  }
  const ports = { ...given, storage: { ...given.storage, write } }
  const session = createSession(ports)
  await session.unlock(password)
  const stores = await openTestStores()
  await stores.accounts.set([FIRST])
  let refreshes = 0
  const owned = openOwnAccounts({
    stores,
    vault: { ...ports, open: session.open, writing: createLock() },
    keyring: createKeyring({ crypto, open: session.open }),
    refresh: async () => {
      refreshes += 1
      if (disk.isFull) throw new Error('disk full')
    },
    names: async () => ({ ofWords: (number) => `Account ${number}`, imported: (number) => `Key ${number}` }),
  })
  const labels = async () => (await stores.accounts.list()).map(({ label }) => label)
  return { disk, session, stores, owned, labels, refreshes: () => refreshes }
}

it('keeps an account in the list as long as the vault has its key, and removes both in the end', async () => {
  const { disk, session, owned, labels } = await opened()
  await owned.importKey(KEY, 'Old')
  disk.isFull = true
  await expect(owned.forgetKey({ id: ID, isUnreadAccepted: false })).rejects.toThrow('disk full')
  disk.isFull = false
  expect(await labels()).toEqual(['Daily', 'Old'])
  expect(importedAddresses(await session.open())).toHaveLength(1)
  expect(await owned.forgetKey({ id: ID, isUnreadAccepted: false })).toEqual({ ok: true })
  expect(await labels()).toEqual(['Daily'])
  expect(importedAddresses(await session.open())).toEqual([])
})

it('removes an account whose key is in the vault no more', async () => {
  const { stores, owned, labels } = await opened()
  await stores.accounts.set([FIRST, { id: ID, label: 'Old', address: '0x9d8A62f656a8d1615C1294fd71e9CFb3E4855A4F' }])
  expect(await owned.forgetKey({ id: ID, isUnreadAccepted: false })).toEqual({ ok: true })
  expect(await labels()).toEqual(['Daily'])
})

it('lists after an unlock what the vault has and the list has not, by its real addresses', async () => {
  const { stores, owned } = await opened()
  await owned.importKey(KEY, 'Old')
  await putSealed('accounts', [{ id: 'evm-0', index: '0' }, { ...SECOND, isHidden: true }, 'nothing'])
  expect(await stores.accounts.list()).toEqual([{ ...SECOND, isHidden: true }])
  expect(await owned.mend()).toBe(true)
  expect(await stores.accounts.list()).toEqual([
    { ...SECOND, isHidden: true },
    { ...FIRST, label: 'Account 1' },
    { id: ID, label: 'Key 1', address: '0x9d8A62f656a8d1615C1294fd71e9CFb3E4855A4F' },
  ])
  expect(await owned.mend()).toBe(false)
})

it('lets the wallet be open where the list cannot be mended now', async () => {
  const { disk, stores, owned, refreshes } = await opened()
  await stores.accounts.set([])
  disk.isFull = true
  expect(await owned.mend()).toBe(false)
  expect(refreshes()).toBe(1)
})

it('keeps the key of an account as long as its transfer may still need a signature', async () => {
  const { session, stores, owned } = await opened()
  await owned.importKey(KEY, 'Old')
  const [, imported] = await stores.accounts.list()
  const [item] = approved().plan
  if (!imported || !item || !('from' in item)) throw new Error('expected an account and a step')
  const planned = approved({ plan: [{ ...item, from: imported.address }] })
  await stores.executions.begin(planned)
  expect(await owned.forgetKey({ id: ID, isUnreadAccepted: false })).toEqual({
    ok: false,
    reason: { code: 'ACCOUNT_IN_USE' },
  })
  expect(importedAddresses(await session.open())).toHaveLength(1)
  const over = { ...planned, seq: 1, stage: { stage: 'failed', end: { reason: 'abandoned' } } } as const
  await stores.executions.save(over, { event: 'ended', end: { reason: 'abandoned' }, atSeconds: 1 })
  expect(await owned.forgetKey({ id: ID, isUnreadAccepted: false })).toEqual({ ok: true })
})

it.each(['executions', 'bundles'] as const)(
  'asks before it removes a key while a row of %s is unreadable',
  async (of) => {
    const { session, stores, owned } = await opened()
    await owned.importKey(KEY, 'Old')
    const unread = { id: 'unread', seq: 3, approvedAtSeconds: 1, inFlightSinceSeconds: 1, ids: [], resources: [] }
    await putRaw(of, unread)
    expect(await owned.forgetKey({ id: ID, isUnreadAccepted: false })).toEqual({
      ok: false,
      reason: { code: 'ACCOUNT_UNREAD' },
    })
    expect(importedAddresses(await session.open())).toHaveLength(1)
    await stores.bundles.save({ ...bundleOf(1), account: '0x9d8A62f656a8d1615C1294fd71e9CFb3E4855A4F', seq: 0 })
    expect(await owned.forgetKey({ id: ID, isUnreadAccepted: true })).toMatchObject({
      reason: { code: 'ACCOUNT_IN_USE' },
    })
  },
)

it('removes a key despite an unreadable row once the user accepts it, or if the row is of another wallet', async () => {
  const { stores, owned } = await opened()
  await putRaw('executions', { id: 'unread', seq: 3, approvedAtSeconds: 1, ids: [], resources: [] })
  await owned.importKey(KEY, 'Old')
  expect(await owned.forgetKey({ id: ID, isUnreadAccepted: true })).toEqual({ ok: true })
  await owned.importKey(KEY, 'Old')
  await stores.executions.list()
  await stores.former.note(SECOND.address)
  expect(await owned.forgetKey({ id: ID, isUnreadAccepted: false })).toEqual({ ok: true })
})
