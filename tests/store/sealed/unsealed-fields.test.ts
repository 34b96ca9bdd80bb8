import { HDKey } from '@scure/bip32'
import { describe, expect, it } from 'vitest'
import { accountAddresses } from '../../../src/core/families/bitcoin/account.ts'
import { accountPath } from '../../../src/core/families/bitcoin/derivation-path.ts'
import { withPromptDigests } from '../../../src/store/sites/prompt-digests.ts'
import { createPromptStore, type StoredPrompt } from '../../../src/store/sites/prompts.ts'
import { reachOf } from '../../../src/wallet/families/bitcoin/account-scan.ts'
import { SEED } from '../../core/sign/bitcoin-peer.ts'
import { memory } from '../../wallet/silent.ts'
import { newWorker, putRaw, withEmptyDisk } from '../stand.ts'
import { changesOf } from './changes-of.ts'
import { FIRST, raw, SITE, THIEF, wallet } from './sealed-profile.ts'

withEmptyDisk()

const { publicExtendedKey } = HDKey.fromMasterSeed(SEED).derive(accountPath({ script: 'p2wpkh', index: 0 }))
const ACCOUNT = { script: 'p2wpkh', index: 0, extendedPublicKey: publicExtendedKey } as const
const HUGE = [2 ** 31 - 1, 2 ** 31, 2 ** 40, Number.MAX_SAFE_INTEGER]

async function eachPlain(
  store: 'settings' | 'sites',
  key: string,
  more: readonly unknown[],
  check: (at: string) => Promise<void>,
) {
  const row = await raw({ store, key })
  const plain: unknown = Reflect.get(Object(row), 'plain')
  expect(plain).toBeDefined()
  const foreign = more.map((other) => [JSON.stringify(other), other] as const)
  for (const [at, changed] of [...changesOf(plain), ...foreign]) {
    await (store === 'settings'
      ? putRaw(store, { ...Object(row), plain: changed }, key)
      : putRaw(store, { ...Object(row), plain: changed }))
    await check(at)
  }
}

it('no change of a plain setting loosens a sealed one', async () => {
  const { worker } = await wallet()
  const limits = async () => {
    const { expert, routerLimitUsd, exchangeFeeLimitUsd, autoLockMinutes } = await worker().settings.read()
    return { expert, routerLimitUsd, exchangeFeeLimitUsd, autoLockMinutes }
  }
  await worker().settings.change({ routerLimitUsd: 100, autoLockMinutes: 5 })
  await worker().settings.change({ theme: 'dark', language: 'de', bitcoinGapLimit: 20 })
  const before = await limits()
  const loose = { expert: true, routerLimitUsd: null, exchangeFeeLimitUsd: 25, autoLockMinutes: 240 }
  await eachPlain('settings', 'settings', [loose, { ...loose, theme: 'dark' }], async (at) => {
    expect(await limits(), at).toEqual(before)
  })
})

it("no change of a site's chain grants an account", async () => {
  const { worker } = await wallet()
  await worker().sites.grant({ origin: SITE, accounts: [FIRST], grantedAtSeconds: 1 })
  await worker().sites.putOn(SITE, 1)
  const forged = { accounts: [THIEF], origin: 'https://other.example', grantedAtSeconds: 9, insistedOn: 'shop' }
  await eachPlain('sites', SITE, [forged, { chainId: 1, ...forged }], async (at) => {
    const site = await worker().sites.get(SITE)
    expect([site?.origin, site?.accounts, site?.grantedAtSeconds, site?.insistedOn], at).toEqual([
      SITE,
      [FIRST],
      1,
      undefined,
    ])
  })
})

it('no site gains a grant by a change of the sites with window.ethereum', async () => {
  const { worker } = await wallet()
  await worker().compatibleSites.set({ origin: SITE, isMetaMask: false })
  const row = await raw({ store: 'settings', key: 'compatibleSites' })
  for (const [at, changed] of changesOf(row)) {
    await putRaw('settings', changed, 'compatibleSites')
    expect(await worker().sites.list(), at).toEqual([])
  }
})

it("no change of Bitcoin's scan result leads to another wallet's address, or to one that can't be derived", async () => {
  const { worker } = await wallet()
  await worker().bitcoinAccounts.set([ACCOUNT])
  await worker().bitcoinAccounts.see(publicExtendedKey, { receive: 3, change: 2, lookedThroughAtSeconds: 5 })
  await worker().bitcoinAccounts.lookFurther(publicExtendedKey, 40)
  const thief = { script: 'p2tr', index: 9, extendedPublicKey: 'xpub-of-a-thief' }
  const more = HUGE.flatMap((at) => [
    { [publicExtendedKey]: { ...thief, seen: { receive: at, change: at, lookedThroughAtSeconds: 5 } } },
    { [publicExtendedKey]: { shown: { receive: at, change: at } } },
    { [publicExtendedKey]: { furthest: at } },
  ])
  await eachPlain('settings', 'bitcoinAccounts', more, async (where) => {
    const [account, ...others] = await worker().bitcoinAccounts.list()
    if (!account) throw new Error(`expected the account: ${where}`)
    expect([others, account], where).toMatchObject([[], ACCOUNT])
    for (const chain of ['receive', 'change'] as const) {
      const most = Math.max(reachOf(account, chain), account.furthest ?? 0)
      expect(most, where).toBeLessThanOrEqual(100_000)
      expect(accountAddresses(account)(chain, most).address, where).toMatch(/^bc1q/)
    }
  })
})

describe('a prompt', () => {
  const prompt: StoredPrompt = {
    ...{ id: 'a', ticket: 't', origin: SITE, key: 'k', createdAtSeconds: 1, callKeys: ['c'], asks: undefined },
    ...{ kind: 'message', account: FIRST, message: '0x6869' },
  }

  it('is noticed with any one of its fields changed', async () => {
    const kept = memory()
    const open = () => withPromptDigests({ crypto, store: createPromptStore(newWorker()), memory: kept })
    await open().save(prompt)
    let changes = 0
    for (const [at, changed] of changesOf(prompt)) {
      if (at === '.added' || at.startsWith('.id')) continue
      await putRaw('prompts', changed)
      const stored = await open().load('a')
      if (stored) expect(await open().isIntact(stored), at).toBe(false)
      changes += 1
    }
    expect(changes).toBeGreaterThan(10)
  })
})
