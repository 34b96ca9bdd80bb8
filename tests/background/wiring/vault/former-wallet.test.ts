import { describe, expect, it } from 'vitest'
import { historyHandlers } from '../../../../entrypoints/background/handlers/history.ts'
import { clearFormerWallet, restoredAccounts } from '../../../../entrypoints/background/wiring/vault/former-wallet.ts'
import { devnet } from '../../../../src/core/profiles/devnet.ts'
import { executionRowOf } from '../../../../src/store/executions/row.ts'
import type { SecondCopyStorage } from '../../../../src/store/second-copies/storage.ts'
import { countWaitingForUnlock } from '../../../../src/wallet/engine/waiting-for-unlock.ts'
import { approved, loseDatabase, newPlace, putRaw, withEmptyDisk } from '../../../store/stand.ts'
import { openTestStores } from '../../stores.ts'

withEmptyDisk()

const OLD = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266'
const IMPORTED = '0x9d8A62f656a8d1615C1294fd71e9CFb3E4855A4F'
const NEW = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'
const ether = { chainId: 1, address: '0x0', symbol: 'ETH', name: 'Ether', decimals: 18, isNative: true }
const RUNNING = 'running'
const ENDED = 'ended'
const ORIGIN = 'https://shop.example'

async function livedIn(place?: SecondCopyStorage) {
  const stores = await openTestStores({ place })
  await stores.accounts.set([
    { id: 'evm-0', index: 0, label: 'Daily', address: OLD },
    { id: 'key-9d', label: 'Old phone', address: IMPORTED },
  ])
  await stores.cachedBalances.change(OLD, [OLD], () => [{ currency: ether, value: 5n, readAtSeconds: 1 }])
  await stores.valueReadings.change(OLD, [OLD], () => [{ atSeconds: 1, millionths: 5n, prices: {} }])
  await stores.sites.grant({ origin: ORIGIN, accounts: [OLD], grantedAtSeconds: 1 })
  await stores.prompts.save({
    id: 'p',
    ticket: 't',
    origin: ORIGIN,
    key: 'k',
    createdAtSeconds: 1,
    callKeys: ['k'],
    kind: 'connect',
  })
  await stores.exchangeBKeys.set({
    accountIndex: 7,
    l1Address: OLD,
    apiKeyIndex: 4,
    publicKey: `0x${'ab'.repeat(40)}`,
    sinceSeconds: 1,
    state: 'active',
  })
  await stores.exchangeBAccounts.choose(OLD, 7)
  await stores.addressBook.save({ name: 'Ann', family: 'evm', address: NEW })
  await stores.addedTokens.add({ ...ether, address: NEW, isNative: false })
  await stores.watched.set([{ id: 'watch-1', family: 'bitcoin', address: 'bc1qcold', label: 'Cold' }])
  await stores.bitcoinAccounts.add([{ script: 'p2wpkh', index: 0, extendedPublicKey: 'zpub' }])
  await stores.safeguards.set({ askPassword: 'always', dayLimitUsd: 500, coldAccounts: [OLD] })
  await stores.paid.add({ atSeconds: 1, payees: [NEW] })
  await stores.settings.change({ expert: true, exchangeFeeLimitUsd: 25, theme: 'dark' })
  await stores.executions.begin(approved({ id: RUNNING }))
  await stores.executions.begin(approved({ id: ENDED, stage: { stage: 'failed', end: { reason: 'abandoned' } } }))
  return stores
}

async function left(stores: Awaited<ReturnType<typeof openTestStores>>) {
  const { expert, exchangeFeeLimitUsd, theme } = await stores.settings.read()
  return {
    accounts: (await stores.accounts.list()).length,
    balances: (await stores.cachedBalances.of(OLD)).length,
    values: (await stores.valueReadings.of(OLD)).length,
    sites: (await stores.sites.list()).length,
    prompts: (await stores.prompts.list()).length,
    keys: (await stores.exchangeBKeys.list()).length,
    chosen: (await stores.exchangeBAccounts.all()).length,
    names: (await stores.addressBook.list()).length,
    tokens: (await stores.addedTokens.list()).length,
    watched: (await stores.watched.list()).length,
    bitcoin: (await stores.bitcoinAccounts.list()).length,
    safeguards: (await stores.safeguards.read()).askPassword,
    paid: (await stores.paid.list()).length,
    settings: [expert, exchangeFeeLimitUsd, theme],
    transfers: (await stores.executions.list({ limit: 9 })).map(({ id }) => id),
    journals: (await Promise.all([RUNNING, ENDED].map(stores.executions.journal))).map((each) => each.length > 0),
  }
}

const everything = {
  accounts: 2,
  balances: 1,
  values: 1,
  sites: 1,
  prompts: 1,
  keys: 1,
  chosen: 1,
  names: 1,
  tokens: 1,
  watched: 1,
  bitcoin: 1,
  safeguards: 'always',
  paid: 1,
  settings: [true, 25, 'dark'],
  transfers: [RUNNING, ENDED],
  journals: [true, true],
}
const nothing = {
  accounts: 0,
  balances: 0,
  values: 0,
  sites: 0,
  prompts: 0,
  keys: 0,
  chosen: 0,
  names: 0,
  tokens: 0,
  watched: 0,
  bitcoin: 0,
  safeguards: 'never',
  paid: 0,
  settings: [false, 5, 'dark'],
  transfers: [RUNNING],
  journals: [true, false],
}

describe('what a wallet left outside its vault', () => {
  it('is forgotten when another wallet is made, but for running transfers, and for how it all looks', async () => {
    const stores = await livedIn()
    const forgotten: string[] = []
    const besides = {
      forgetDrafts: async () => void forgotten.push('drafts'),
      forgetCompatibility: async () => void forgotten.push('window.ethereum'),
    }
    await clearFormerWallet({ stores, ...besides }, [NEW])
    expect(await left(stores)).toEqual(nothing)
    expect(forgotten).toEqual(['drafts', 'window.ethereum'])
  })

  it('has no second copy any more when another wallet is made, and all of it before', async () => {
    const place = newPlace()
    const lived = await livedIn(place)
    loseDatabase()
    // Reloadable data and open prompts are not copied.
    expect(await left(await openTestStores({ place }))).toEqual({ ...everything, balances: 0, values: 0, prompts: 0 })
    const besides = { forgetDrafts: async () => undefined, forgetCompatibility: async () => undefined }
    await clearFormerWallet({ stores: lived, ...besides }, [NEW])
    loseDatabase()
    expect(await left(await openTestStores({ place }))).toEqual(nothing)
    expect([...place.texts.values()].join()).not.toContain(IMPORTED)
  })

  it('is all there when the same wallet comes back, but for keys of exchanges, which its new vault does not have', async () => {
    const stores = await livedIn()
    const uncalled = () => Promise.reject(new Error('expected no call'))
    const besides = { forgetDrafts: uncalled, forgetCompatibility: uncalled }
    await clearFormerWallet({ stores, ...besides }, [NEW, OLD.toLowerCase()])
    expect(await left(stores)).toEqual({ ...everything, keys: 0 })
  })

  it('is forgotten in the end, wherever it was stopped', async () => {
    for (const stopped of ['cachedBalances', 'sites', 'prompts', 'exchangeBKeys', 'addressBook', 'watched'] as const) {
      loseDatabase()
      const stores = await livedIn()
      const dies = () => Promise.reject(new Error('killed'))
      const dying = { keepOnly: dies, revokeAll: dies, forget: dies, remove: dies, set: dies }
      const killed = { ...stores, [stopped]: { ...stores[stopped], ...dying } }
      const besides = { forgetDrafts: async () => undefined, forgetCompatibility: async () => undefined }
      await expect(clearFormerWallet({ stores: killed, ...besides }, [NEW])).rejects.toThrow()
      expect((await left(stores)).accounts).toBe(2)
      await clearFormerWallet({ stores, ...besides }, [NEW])
      expect(await left(stores)).toEqual({ ...nothing, transfers: [RUNNING] })
    }
  })
})

describe('records that a former wallet left', () => {
  const besides = { forgetDrafts: async () => undefined, forgetCompatibility: async () => undefined }
  const DAMAGED = 'damaged'

  async function replaced() {
    const before = await livedIn()
    await putRaw('executions', { id: DAMAGED, seq: 1, approvedAtSeconds: 1, ids: [], resources: [], execution: 'torn' })
    await before.executions.list()
    await expect.poll(async () => (await before.unreadable.list()).map(({ id }) => id)).toEqual([DAMAGED])
    return owned(NEW, OTHER_ENTROPY)
  }
  async function owned(address: string, entropy?: typeof OTHER_ENTROPY) {
    const stores = await openTestStores({}, entropy)
    await clearFormerWallet({ stores, ...besides }, [address])
    await stores.accounts.set([{ id: 'evm-0', index: 0, label: 'Daily', address }])
    return { stores, pages: historyHandlers({ ...HISTORY, stores }) }
  }
  const OTHER_ENTROPY = new Uint8Array(16).fill(2)
  const CALLER = {} as never
  const HISTORY = {
    profile: devnet,
    changed: () => undefined,
    moving: { newest: () => [RUNNING], count: () => 1, see: () => true },
    nodeOf: () => undefined,
  }

  it('are shown as those of another wallet, and wait for no unlock of this one', async () => {
    const { stores, pages } = await replaced()
    const marks = (all: readonly Readonly<{ id: string; isOfFormerWallet?: true | undefined }>[]) =>
      all.map(({ id, isOfFormerWallet }) => [id, isOfFormerWallet])
    expect(marks(await pages['executions.list']({}, CALLER))).toEqual([[RUNNING, true]])
    expect(marks(await pages['unreadable.list']({}, CALLER))).toEqual([[DAMAGED, true]])
    expect(await pages['moving.list']({}, CALLER)).toEqual({ executions: [], count: 0 })
    expect((await pages['history.list']({}, CALLER)).rows).toEqual([])
    expect(await countWaitingForUnlock(stores, new Set())).toBe(1)
    expect(await countWaitingForUnlock(stores, await stores.former.ofOthers())).toBe(0)
    await stores.executions.begin(approved({ id: 'own' }))
    expect(marks(await pages['executions.list']({}, CALLER))).toContainEqual(['own', undefined])
    expect(await countWaitingForUnlock(stores, await stores.former.ofOthers())).toBe(1)
  })

  it('are this wallet’s own again when its words come back, also those that ended meanwhile', async () => {
    const { stores } = await replaced()
    await stores.executions.begin(approved({ id: 'second' }))
    const ended = { stage: { stage: 'failed', end: { reason: 'abandoned' } } } as const
    await putRaw('executions', executionRowOf({ ...approved({ id: RUNNING }), ...ended, seq: 5 }, ''))
    const { pages } = await owned(OLD)
    const shown = await pages['executions.list']({}, CALLER)
    expect(shown.map(({ id, isOfFormerWallet }) => [id, isOfFormerWallet]).sort()).toEqual([
      [RUNNING, undefined],
      ['second', true],
    ])
    expect(await pages['unreadable.list']({}, CALLER)).toMatchObject([{ id: DAMAGED }])
    expect((await pages['unreadable.list']({}, CALLER))[0]?.isOfFormerWallet).toBeUndefined()
  })
})

describe('accounts that recovery words bring back', () => {
  const former = [
    { id: 'evm-0', index: 0, label: 'Daily', address: OLD },
    { id: 'key-9d', label: 'Old phone', address: IMPORTED },
    { id: 'evm-1', index: 1, label: 'Savings', address: NEW, isHidden: true },
  ]

  it('are all that came from them, as they were called; imported keys are not among them', () => {
    const first = { index: 0, address: OLD.toLowerCase() }
    expect(restoredAccounts(former, first).map(({ label }) => label)).toEqual(['Daily', 'Savings'])
  })

  it('are none of other words, also where their first account was imported, or was another one of the former', () => {
    for (const address of [IMPORTED, NEW]) expect(restoredAccounts(former, { index: 0, address })).toEqual([])
    expect(restoredAccounts([], { index: 0, address: OLD })).toEqual([])
  })
})
