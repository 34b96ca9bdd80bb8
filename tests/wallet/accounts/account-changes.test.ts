import { beforeEach, describe, expect, it } from 'vitest'
import type { OwnAccount, WatchedAccount } from '../../../src/wallet/accounts/account.ts'
import { type AccountChanges, createAccountChanges } from '../../../src/wallet/accounts/account-changes.ts'
import { missingAccounts } from '../../../src/wallet/accounts/missing.ts'

const FIRST = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266'
const SECOND = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'
const THIRD = '0x3C44CdDdB6a900fa2b585dd299e03d12FA4293BC'
const BITCOIN = 'bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4'

let accounts: readonly OwnAccount[]
let watched: readonly WatchedAccount[]
let sealed: Set<string>
let inUse: string[]
let isLocked: boolean
let isWhole: boolean
let fails: 'set' | 'unseal' | undefined
let owned: AccountChanges
beforeEach(() => {
  accounts = [{ id: 'evm-0', index: 0, label: 'Account 1', address: FIRST }]
  watched = []
  sealed = new Set()
  isLocked = false
  isWhole = true
  fails = undefined
  let names = 0
  inUse = []
  owned = createAccountChanges({
    useOf: async (address) => (inUse.includes(address) ? 'signing' : undefined),
    list: async () => accounts,
    isWhole: async () => isWhole,
    isChanged: async () => false,
    stored: async () => accounts,
    set: async (next) => {
      if (fails === 'set') throw new Error('killed')
      accounts = next
      isWhole = true
    },
    watched: async () => watched,
    setWatched: async (next) => {
      watched = next
    },
    derive: async (index) => {
      if (isLocked) return undefined
      return { id: `evm-${index}`, index, label: '', address: [FIRST, SECOND][index] ?? THIRD }
    },
    seal: async (typed, whyNot) => {
      const reason = isLocked ? ({ code: 'LOCKED' } as const) : whyNot(typed)
      if (reason) return { ok: false, reason }
      sealed.add(typed)
      return { ok: true, id: `key-${typed.slice(2).toLowerCase()}`, address: typed }
    },
    imported: async () => [...sealed].map((address) => ({ id: `key-${address.slice(2).toLowerCase()}`, address })),
    unseal: async (id) => {
      if (fails === 'unseal') throw new Error('disk full')
      if (isLocked) return false
      for (const address of sealed) if (id.endsWith(address.slice(2).toLowerCase())) sealed.delete(address)
      return true
    },
    randomName: () => `${names++}`,
    names: async () => ({ ofWords: (number) => `Account ${number}`, imported: (number) => `Key ${number}` }),
  })
})
const labels = () => accounts.map(({ label }) => label)

describe('the accounts of the wallet', () => {
  it('get the next one of the recovery words, whatever else was added between', async () => {
    expect(await owned.addNext()).toEqual({ ok: true, label: 'Account 2' })
    expect(await owned.importKey('0x976EA74026E726554dB657fA54763abd0C3a0aa9', 'Cold')).toEqual({
      ok: true,
      label: 'Cold',
    })
    expect(await owned.addNext()).toEqual({ ok: true, label: 'Account 3' })
    expect(accounts.map(({ index }) => index)).toEqual([0, 1, undefined, 2])
    expect(labels()).toEqual(['Account 1', 'Account 2', 'Cold', 'Account 3'])
  })

  it('take no address twice, and say which account has it', async () => {
    expect(await owned.importKey(FIRST, '')).toEqual({ ok: false, reason: { code: 'OWN_ALREADY', label: 'Account 1' } })
    await owned.importKey(SECOND, 'Old')
    await owned.hide('key-70997970c51812dc3a010c7d01b50e0d17dc79c8', true)
    expect(await owned.watch(SECOND, 'Mine')).toEqual({ ok: false, reason: { code: 'OWN_HIDDEN', label: 'Old' } })
    expect(await owned.addNext()).toMatchObject({ ok: false, reason: { code: 'IMPORTED_ALREADY', label: 'Old' } })
    expect(accounts).toHaveLength(2)
  })

  it('are made one after another, so that two clicks give two accounts', async () => {
    await Promise.all([owned.addNext(), owned.addNext()])
    expect(accounts.map(({ id }) => id)).toEqual(['evm-0', 'evm-1', 'evm-2'])
  })

  it('are named with what a person typed, without the space around it', async () => {
    await owned.rename('evm-0', '  My \n savings  ')
    expect(labels()).toEqual(['My savings'])
    expect(await owned.rename('evm-0', ' \t ')).toMatchObject({ ok: false })
    expect(await owned.rename('evm-7', 'x')).toMatchObject({ ok: false })
    await owned.rename('evm-0', 'ä'.repeat(90))
    expect([...(labels()[0] ?? '')]).toHaveLength(40)
  })

  it('are told apart by their names: no two have one, however it is written', async () => {
    await owned.addNext()
    await owned.watch(BITCOIN, 'Cold')
    for (const taken of ['Account 1', ' account 1 ', 'cold', 'ａccount 1']) {
      expect(await owned.rename('evm-1', taken)).toMatchObject({ ok: false, reason: { code: 'NAME_TAKEN' } })
      expect(await owned.importKey(THIRD, taken)).toMatchObject({ ok: false, reason: { code: 'NAME_TAKEN' } })
      expect(await owned.watch(THIRD, taken)).toMatchObject({ ok: false, reason: { code: 'NAME_TAKEN' } })
    }
    expect(sealed.size).toBe(0)
    expect(await owned.rename('evm-1', 'ACCOUNT 2')).toEqual({ ok: true })
    expect(labels()).toEqual(['Account 1', 'ACCOUNT 2'])
  })

  it('are numbered as they come from the words, and imported keys for themselves, past names that are taken', async () => {
    await owned.watch(BITCOIN, 'Account 2')
    await owned.importKey('0x976EA74026E726554dB657fA54763abd0C3a0aa9', '')
    expect(await owned.importKey('0x14dC79964da2C08b23698B3D3cc7Ca32193d9955', '')).toEqual({
      ok: true,
      label: 'Key 2',
    })
    await owned.addNext()
    expect(labels()).toEqual(['Account 1', 'Key 1', 'Key 2', 'Account 3'])
  })

  it('change places, within their list only', async () => {
    await owned.addNext()
    await owned.move('evm-1', -1)
    expect(accounts.map(({ id }) => id)).toEqual(['evm-1', 'evm-0'])
    await owned.move('evm-1', -1)
    expect(accounts.map(({ id }) => id)).toEqual(['evm-1', 'evm-0'])
  })

  it('are hidden but for one', async () => {
    await owned.addNext()
    expect(await owned.hide('evm-0', true)).toEqual({ ok: true })
    expect(await owned.hide('evm-1', true)).toMatchObject({ ok: false })
    expect(await owned.hide('evm-0', false)).toEqual({ ok: true })
  })

  it('change nothing while the wallet is locked', async () => {
    isLocked = true
    expect(await owned.addNext()).toEqual({ ok: false, reason: { code: 'LOCKED' } })
    expect(await owned.importKey(SECOND, '')).toMatchObject({ ok: false })
    expect(accounts).toHaveLength(1)
  })

  it('are forgotten with their key where it was imported, and never where it comes from the words', async () => {
    await owned.importKey(SECOND, 'Old')
    expect(await owned.forgetKey({ id: 'evm-0', isUnreadAccepted: false })).toMatchObject({ ok: false })
    isLocked = true
    expect(
      await owned.forgetKey({ id: 'key-70997970c51812dc3a010c7d01b50e0d17dc79c8', isUnreadAccepted: false }),
    ).toMatchObject({ ok: false })
    expect(accounts).toHaveLength(2)
    isLocked = false
    expect(
      await owned.forgetKey({ id: 'key-70997970c51812dc3a010c7d01b50e0d17dc79c8', isUnreadAccepted: false }),
    ).toEqual({ ok: true })
    expect(sealed.size).toBe(0)
    expect(labels()).toEqual(['Account 1'])
  })
})

describe('an imported account whose transfer is under way', () => {
  it('is not forgotten before that has ended', async () => {
    await owned.importKey(SECOND, 'Old')
    inUse = [SECOND]
    const id = 'key-70997970c51812dc3a010c7d01b50e0d17dc79c8'
    expect(await owned.forgetKey({ id, isUnreadAccepted: false })).toEqual({
      ok: false,
      reason: { code: 'ACCOUNT_IN_USE' },
    })
    expect([accounts.length, sealed.size]).toEqual([2, 1])
    inUse = []
    expect(await owned.forgetKey({ id, isUnreadAccepted: false })).toEqual({ ok: true })
  })
})

describe('an account between the vault and the list', () => {
  const ID = 'key-70997970c51812dc3a010c7d01b50e0d17dc79c8'

  it('is in the list again where its key could not be removed, and can be removed then', async () => {
    await owned.importKey(SECOND, 'Old')
    fails = 'unseal'
    await expect(owned.forgetKey({ id: ID, isUnreadAccepted: false })).rejects.toThrow('disk full')
    expect(labels()).toEqual(['Account 1', 'Old'])
    fails = undefined
    expect(await owned.forgetKey({ id: ID, isUnreadAccepted: false })).toEqual({ ok: true })
    expect([labels(), sealed.size]).toEqual([['Account 1'], 0])
  })

  it('comes back after a kill between the list and the vault, and after one of an import between the two', async () => {
    watched = [{ id: 'watch-1', family: 'evm', address: SECOND, label: 'Key 1' }]
    fails = 'set'
    await expect(owned.importKey(SECOND, 'Old')).rejects.toThrow('killed')
    expect([labels(), sealed.size]).toEqual([['Account 1'], 1])
    fails = undefined
    expect(await owned.mend()).toBe(true)
    expect(accounts.at(1)).toEqual({ id: ID, address: SECOND, label: 'Key 1' })
    expect(watched).toEqual([])
    expect(await owned.mend()).toBe(false)
    expect(await owned.forgetKey({ id: ID, isUnreadAccepted: false })).toEqual({ ok: true })
  })
})

describe('a list that was lost', () => {
  it('is made again of what the keys give: the first account of the words, and the imported ones', async () => {
    await owned.importKey(SECOND, 'Old')
    accounts = []
    expect(await owned.mend()).toBe(true)
    expect(accounts.map(({ id, label }) => [id, label])).toEqual([
      ['evm-0', 'Account 1'],
      ['key-70997970c51812dc3a010c7d01b50e0d17dc79c8', 'Key 1'],
    ])
  })

  it('has the accounts of the words up to the last one that could be read, and no name twice', async () => {
    accounts = [{ id: 'evm-2', index: 2, label: 'Account 1', address: THIRD }]
    expect(await owned.mend()).toBe(true)
    expect(accounts.map(({ index, label }) => [index, label])).toEqual([
      [2, 'Account 1'],
      [0, 'Account 2'],
      [1, 'Account 3'],
    ])
  })

  it('Couldn’t read is said once where a row, also where nothing of it could be found again', async () => {
    isWhole = false
    expect(await owned.mend()).toBe(true)
    expect(labels()).toEqual(['Account 1'])
    expect(await owned.mend()).toBe(false)
  })

  it('is not followed to a number that nobody has come to by hand', async () => {
    const index = 2_000_000_000
    const asked: number[] = []
    const derive = async (at: number) => void asked.push(at)
    const far = [{ id: `evm-${index}`, index, label: 'Far', address: THIRD }]
    const names = async () => ({ ofWords: (number: number) => `${number}`, imported: (number: number) => `${number}` })
    const ports = { derive, names, imported: async () => [] }
    expect(await missingAccounts({ accounts: far, watched: [] }, ports)).toEqual([])
    expect(asked.length).toBeLessThan(2_000)
  })
})

describe('what is watched', () => {
  it('is an address of any family, in its canonical writing, once', async () => {
    for (const [typed, label] of [
      [SECOND.toLowerCase(), 'Ledger'],
      [` ${BITCOIN.toUpperCase()} `, 'Cold'],
      ['723071', 'Trading'],
    ] as const) {
      expect(await owned.watch(typed, label)).toEqual({ ok: true, label })
    }
    expect(watched.map(({ family, address }) => `${family} ${address}`)).toEqual([
      `evm ${SECOND}`,
      `bitcoin ${BITCOIN}`,
      'exchangeB 723071',
    ])
    expect(await owned.watch(SECOND, 'Again')).toEqual({
      ok: false,
      reason: { code: 'WATCHED_ALREADY', label: 'Ledger' },
    })
    expect(await owned.watch('0x123', 'x')).toMatchObject({ ok: false })
    expect(await owned.watch(THIRD, ' ')).toMatchObject({ ok: false })
  })

  it('is watched no longer once its key is here', async () => {
    await owned.watch(SECOND, 'Ledger')
    await owned.importKey(SECOND, 'Ledger')
    expect(watched).toEqual([])
  })

  it('is renamed, moved and let go', async () => {
    await owned.watch(SECOND, 'a')
    await owned.watch(BITCOIN, 'b')
    await owned.rename('watch-1', 'c')
    await owned.move('watch-1', -1)
    expect(watched.map(({ label }) => label)).toEqual(['c', 'a'])
    await owned.unwatch('watch-1')
    expect(watched.map(({ label }) => label)).toEqual(['a'])
  })
})
