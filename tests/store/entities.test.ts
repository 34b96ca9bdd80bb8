import { describe, expect, it } from 'vitest'
import { createBitcoinAccounts } from '../../src/store/accounts/bitcoin.ts'
import { createExchangeBKeyStore } from '../../src/store/accounts/exchange-b-keys.ts'
import { createFirstSeenChains } from '../../src/store/first-seen-chains.ts'
import { createSettings } from '../../src/store/settings/settings.ts'
import { createCompatibleSiteStore } from '../../src/store/sites/compatible.ts'
import { createConnectedSites } from '../../src/store/sites/connected.ts'
import { createPromptStore } from '../../src/store/sites/prompts.ts'
import { ethInput } from '../core/honest.ts'
import { newWorker, openRows, putRaw, putSealed, withEmptyDisk } from './stand.ts'

withEmptyDisk()

const openBitcoinAccounts = (database = newWorker().database) => createBitcoinAccounts(openRows(database), database)

describe('open approvals', () => {
  const connect = {
    kind: 'connect',
    id: 'c',
    ticket: 't1',
    origin: 'https://a.example',
    key: 'connect',
    createdAtSeconds: 2,
    callKeys: ['connect'],
  } as const
  const wish = {
    ...connect,
    kind: 'intent',
    id: 'i',
    key: 'k',
    input: ethInput,
    callsId: '0x1',
    createdAtSeconds: 1,
    callKeys: ['k'],
  } as const

  it('outlive the worker, oldest first, until they are removed', async () => {
    await createPromptStore(newWorker()).save(connect)
    await createPromptStore(newWorker()).save(wish)
    const approvals = createPromptStore(newWorker())
    expect(await approvals.list()).toStrictEqual([wish, connect])
    expect(await approvals.load('i')).toStrictEqual(wish)
    await approvals.remove('i')
    await approvals.remove('i')
    expect(await approvals.load('i')).toBeUndefined()
    expect(await approvals.list()).toStrictEqual([connect])
  })

  it('of typed data come back whole, whatever their fields are called', async () => {
    const message = JSON.parse('{"__proto__":"a","constructor":"b","toJSON":{"prototype":"c"},"$bigint":"1"}')
    const types = { One: [{ name: '__proto__', type: 'string' }] }
    const typedData = { types, primaryType: 'One', domain: {}, message }
    const row = { ...connect, kind: 'typedData', id: 'd', account: '0x1', typedData } as const
    await createPromptStore(newWorker()).save(row)
    const read = await createPromptStore(newWorker()).load('d')
    expect(JSON.stringify(read?.kind === 'typedData' && read.typedData.message)).toBe(JSON.stringify(message))
  })

  it('Couldn’t read that again are not saved', async () => {
    const broken = { ...wish, input: { ...ethInput, amount: '1' } } as never
    await expect(createPromptStore(newWorker()).save(broken)).rejects.toThrow('read again')
  })

  it('that cannot be read are reported, left out and kept', async () => {
    const worker = newWorker()
    await putRaw('prompts', { ...wish, input: { ...ethInput, amount: '1' } })
    expect(await createPromptStore(worker).list()).toStrictEqual([])
    expect(worker.damages).toMatchObject([{ store: 'prompts', key: 'i', why: /^input\.amount/ }])
    expect(await worker.database.read('prompts', (store) => store.count())).toBe(1)
  })
})

describe('grants', () => {
  it('are replaced, read and revoked by origin', async () => {
    const sites = createConnectedSites(openRows())
    const site = { origin: 'https://a.example', accounts: ['0x1'], grantedAtSeconds: 5 }
    await sites.grant(site)
    await sites.grant({ ...site, accounts: ['0x2'] })
    expect(await sites.list()).toStrictEqual([{ ...site, accounts: ['0x2'] }])
    expect(await sites.get('https://a.example')).toMatchObject({ accounts: ['0x2'] })
    await sites.revoke('https://a.example')
    expect(await sites.get('https://a.example')).toBeUndefined()
  })

  it('keep the chain that a site is on, over restarts and a new grant, until they are revoked', async () => {
    const sites = () => createConnectedSites(openRows())
    const site = { origin: 'https://a.example', accounts: ['0x1'], grantedAtSeconds: 5 }
    expect(await sites().putOn(site.origin, 10)).toBe(false)
    expect(await sites().list()).toStrictEqual([])
    await sites().grant(site)
    expect(await sites().putOn(site.origin, 10)).toBe(true)
    await sites().grant({ ...site, accounts: ['0x2'] })
    expect(await sites().get(site.origin)).toStrictEqual({ ...site, accounts: ['0x2'], chainId: 10 })
    await sites().revoke(site.origin)
    await sites().grant(site)
    expect(await sites().get(site.origin)).not.toHaveProperty('chainId', 10)
  })

  it('are remembered as they were written last, also where they are read while that is done', async () => {
    const sites = createConnectedSites(openRows())
    const site = { origin: 'https://a.example', accounts: ['0x1'], grantedAtSeconds: 7 }
    const asOnDisk = () => createConnectedSites(openRows()).get(site.origin)
    expect(await sites.get(site.origin)).toBeUndefined()
    for (const write of [
      () => sites.grant(site),
      () => sites.putOn(site.origin, 10),
      () => sites.answerAsIfFunded(site.origin, false),
      () => sites.revoke(site.origin),
      () => sites.grant({ ...site, accounts: ['0x2'] }),
    ]) {
      const reads = sites.get(site.origin)
      await Promise.all([write(), sites.get(site.origin), reads])
      expect(await sites.get(site.origin)).toStrictEqual(await asOnDisk())
      expect(await sites.get(site.origin)).toStrictEqual(await asOnDisk())
    }
  })

  it('stay when only their chain cannot be read', async () => {
    const site = { origin: 'https://a.example', accounts: ['0x1'], grantedAtSeconds: 5 }
    await createConnectedSites(openRows()).grant(site)
    await openRows().changePlain({ store: 'sites', key: site.origin }, () => ({ chainId: '0x1' }))
    expect(await createConnectedSites(openRows()).get(site.origin)).toMatchObject({ ...site, chainId: undefined })
  })

  it('keep whether a site is answered as if funded, over restarts and a new grant, until they are revoked', async () => {
    const sites = () => createConnectedSites(openRows())
    const site = { origin: 'https://a.example', accounts: ['0x1'], grantedAtSeconds: 5 }
    expect(await sites().answerAsIfFunded(site.origin, false)).toBe(false)
    await sites().grant(site)
    expect(await sites().get(site.origin)).not.toHaveProperty('readsAsIfFunded')
    expect(await sites().answerAsIfFunded(site.origin, false)).toBe(true)
    await sites().putOn(site.origin, 10)
    await sites().grant({ ...site, accounts: ['0x2'] })
    const kept = { ...site, accounts: ['0x2'], chainId: 10, readsAsIfFunded: false }
    expect(await sites().get(site.origin)).toStrictEqual(kept)
    await sites().revoke(site.origin)
    await sites().grant(site)
    expect(await sites().get(site.origin)).not.toHaveProperty('readsAsIfFunded')
  })

  it('take a wish that cannot be read for one against answers as if funded', async () => {
    const site = { origin: 'https://a.example', accounts: ['0x1'], grantedAtSeconds: 5 }
    await createConnectedSites(openRows()).grant(site)
    await openRows().changePlain({ store: 'sites', key: site.origin }, () => ({ readsAsIfFunded: 'sometimes' }))
    expect(await createConnectedSites(openRows()).get(site.origin)).toStrictEqual({ ...site, readsAsIfFunded: false })
  })

  it('keep the listed name that was typed for them, until they are granted anew without one', async () => {
    const sites = createConnectedSites(openRows())
    const site = { origin: 'https://a.example', accounts: ['0x1'], grantedAtSeconds: 5 }
    await sites.grant({ ...site, insistedOn: 'a.example' })
    await sites.putOn(site.origin, 10)
    expect(await sites.get(site.origin)).toMatchObject({ insistedOn: 'a.example', chainId: 10 })
    await sites.grant(site)
    expect(await sites.get(site.origin)).not.toHaveProperty('insistedOn')
  })

  it('that cannot be read grant nothing', async () => {
    const [store, key] = ['sites', 'https://a.example'] as const
    await openRows().change({ store, key }, () => ({ content: { accounts: 'all', grantedAtSeconds: 5 } }))
    expect(await createConnectedSites(openRows()).get(key)).toBeUndefined()
  })
})

describe('settings', () => {
  const defaults = {
    autoLockMinutes: 15,
    computerIdleMinutes: 5,
    hideAmounts: false,
    notifies: true,
    theme: 'system',
    language: 'system' as const,
    currency: 'USD' as const,
    tokenOrder: 'value' as const,
    hidesSmall: false,
    expert: false,
    routerLimitUsd: null,
    bitcoinGapLimit: 20 as const,
    exchangeFeeLimitUsd: 5 as const,
  }

  it('are the defaults until changed, and change field by field', async () => {
    const settings = createSettings(openRows(newWorker().database))
    expect(await settings.read()).toStrictEqual(defaults)
    expect(await settings.change({ theme: 'dark' })).toStrictEqual({ ...defaults, theme: 'dark' })
    await settings.change({ autoLockMinutes: 5, theme: undefined })
    const read = await createSettings(openRows(newWorker().database)).read()
    expect(read).toStrictEqual({ ...defaults, theme: 'dark', autoLockMinutes: 5 })
  })

  it.each([['torn'], [null], [[]], [7]])('are the defaults when %j is stored in their place', async (stored) => {
    await putSealed('settings', stored)
    expect(await createSettings(openRows(newWorker().database)).read()).toStrictEqual(defaults)
  })

  it('lose only the field that is damaged', async () => {
    await openRows().changePlain({ store: 'settings', key: 'settings' }, () => ({ hideAmounts: true, theme: 7 }))
    await putSealed('settings', { autoLockMinutes: 1e9, expert: true })
    const read = await createSettings(openRows(newWorker().database)).read()
    expect(read).toStrictEqual({ ...defaults, hideAmounts: true, expert: true })
  })
})

describe('first-seen chain metadata', () => {
  const chain = {
    id: 1,
    vmType: 'evm',
    slug: 'ethereum',
    depository: '0xdead',
    contracts: {},
    solverAddresses: [],
    firstSeenAtSeconds: 1,
  }

  it('stay what they were the first time', async () => {
    const pinned = createFirstSeenChains(newWorker())
    expect(await pinned.see([chain])).toStrictEqual([chain])
    const changed = { ...chain, depository: '0xbeef', firstSeenAtSeconds: 2 }
    expect(await pinned.see([changed])).toStrictEqual([chain])
    expect(await pinned.list()).toStrictEqual([chain])
  })

  it('that cannot be read are reported and not written over', async () => {
    const worker = newWorker()
    await putRaw('chains', { id: 1, slug: 5 })
    expect(await createFirstSeenChains(worker).see([chain])).toStrictEqual([chain])
    expect(await createFirstSeenChains(worker).list()).toStrictEqual([])
    expect(worker.damages[0]).toMatchObject({ store: 'chains', key: '1' })
  })
})

describe('Bitcoin accounts', () => {
  const account = { script: 'p2wpkh', index: 0, extendedPublicKey: 'xpub1' } as const
  const seen = { receive: 3, change: 1, lookedThroughAtSeconds: 9 }
  const shown = { receive: 4, change: 2 }

  it('outlive the worker with what was found of each', async () => {
    await openBitcoinAccounts().add([account, { ...account, extendedPublicKey: 'xpub2' }])
    await openBitcoinAccounts().see('xpub2', seen)
    await openBitcoinAccounts().see('xpub3', seen)
    expect(await openBitcoinAccounts().list()).toStrictEqual([
      account,
      { ...account, extendedPublicKey: 'xpub2', seen, shown },
    ])
  })

  it('are added to what is there, of which nothing that was found is forgotten', async () => {
    const accounts = openBitcoinAccounts()
    await accounts.add([account])
    const other = { ...account, extendedPublicKey: 'xpub2' }
    await Promise.all([accounts.see('xpub1', seen), accounts.add([account, other])])
    expect(await accounts.list()).toStrictEqual([{ ...account, seen, shown }, other])
    await accounts.forget()
    expect(await accounts.list()).toStrictEqual([])
  })

  it('remember the highest addresses that were shown, though less was found of them later', async () => {
    const accounts = openBitcoinAccounts()
    await accounts.add([account])
    await accounts.see('xpub1', { ...seen, receive: 20 })
    await accounts.see('xpub1', { ...seen, change: 5 })
    await accounts.see('xpub1', { receive: 0, change: 0, lookedThroughAtSeconds: 10 })
    const [kept] = await openBitcoinAccounts().list()
    expect(kept?.seen).toMatchObject({ receive: 0, change: 0 })
    expect(kept?.shown).toStrictEqual({ receive: 21, change: 6 })
  })

  it('that cannot be read are none, so that the vault makes them again', async () => {
    await putSealed('bitcoinAccounts', [{ ...account, script: 'p2sh' }])
    expect(await openBitcoinAccounts().list()).toStrictEqual([])
  })
})

describe('sites with window.ethereum', () => {
  it('outlive the worker, each once, until they are turned off', async () => {
    const store = () => createCompatibleSiteStore(newWorker().database)
    await store().set({ origin: 'https://a.example', isMetaMask: false })
    await store().set({ origin: 'https://b.example', isMetaMask: false })
    await store().set({ origin: 'https://a.example', isMetaMask: true })
    expect(await store().list()).toStrictEqual([
      { origin: 'https://b.example', isMetaMask: false },
      { origin: 'https://a.example', isMetaMask: true },
    ])
    await store().remove('https://b.example')
    expect(await store().list()).toStrictEqual([{ origin: 'https://a.example', isMetaMask: true }])
  })

  it('that cannot be read are off', async () => {
    await putRaw('settings', [{ origin: 5 }, { origin: 'https://a.example', isMetaMask: false }], 'compatibleSites')
    const sites = createCompatibleSiteStore(newWorker().database)
    expect(await sites.list()).toStrictEqual([{ origin: 'https://a.example', isMetaMask: false }])
  })
})

describe('API keys of exchange B', () => {
  const key = {
    accountIndex: 7,
    l1Address: '0x70997970C51812dc3A010C7d01b50e0d17dc79C8',
    apiKeyIndex: 4,
    publicKey: `0x${'ab'.repeat(40)}`,
    sinceSeconds: 9,
  } as const
  const active = { ...key, state: 'active' } as const
  const signed = { bytes: 'tx_type=8&tx_info=', hash: 'cd'.repeat(40), nonce: 0n, expiresAtMs: 10 }
  const registering = { ...key, accountIndex: 8, state: 'registering', signed } as const

  it('outlive the worker, one for an account, with what is posted for them', async () => {
    const store = () => createExchangeBKeyStore(openRows(newWorker().database))
    await store().set({ ...active, accountIndex: 8 })
    await Promise.all([store().set(active), store().set(registering)])
    const kept = await store().list()
    expect(kept.toSorted((a, b) => a.accountIndex - b.accountIndex)).toStrictEqual([active, registering])
    await store().remove(7)
    await store().remove(77)
    expect(await store().list()).toStrictEqual([registering])
  })

  it('that cannot be read are left out', async () => {
    await putSealed('exchangeBKeys', [active, { ...active, publicKey: '0xab' }, { ...key, state: 'revoking' }])
    expect(await createExchangeBKeyStore(openRows(newWorker().database)).list()).toStrictEqual([active])
    await putSealed('exchangeBKeys', 'nonsense')
    expect(await createExchangeBKeyStore(openRows(newWorker().database)).list()).toStrictEqual([])
  })
})
