import { afterEach, describe, expect, it, vi } from 'vitest'
import { balanceHandlers } from '../../../entrypoints/background/handlers/balances.ts'
import { forgetRemovedAccounts } from '../../../entrypoints/background/sites/forget-removed-accounts.ts'
import type { Currency } from '../../../src/core/money/currency.ts'
import type { CleanTokenMetadata } from '../../../src/core/money/custom-token.ts'
import { devnet } from '../../../src/core/profiles/devnet.ts'
import { balanceGroups } from '../../../src/ui/home/balances/balance-groups.ts'
import type { BalancePorts } from '../../../src/wallet/balances/balance-ports.ts'
import { SLOW_CHAIN_MILLISECONDS } from '../../../src/wallet/balances/slow-reads.ts'
import { createTransfersInFlight } from '../../../src/wallet/notifications/badge.ts'
import { USER } from '../../core/honest.ts'
import { withEmptyDisk } from '../../store/stand.ts'
import { openTestStores } from '../stores.ts'

withEmptyDisk()

const CALLER = { id: 'page' } as never
const USDC_ON_BASE = '0x833589fCD6eDb6E08f4c7C32D4f71b54bdA02913'
const FALSE_USDC: Currency = {
  ...{ chainId: 8453, address: '0x5FbDB2315678afecb367f032d93F642f64180aa3' },
  ...{ symbol: 'USDC', name: 'USD Coin', decimals: 6, isNative: false },
}
const held: Currency = { ...FALSE_USDC, chainId: 1337, address: `0x${'7'.repeat(32)}`, name: 'USDC (Spot)' }

/** One foreign USDC is at an exchange. */
async function stand(
  says: CleanTokenMetadata = FALSE_USDC,
  balance: BalancePorts['balance'] = async () => ({ ok: true, value: 1_000_000n }),
) {
  const told: string[] = []
  const stores = await openTestStores()
  await stores.accounts.set([{ id: 'evm-0', index: 0, label: 'Daily', address: USER }])
  const priced: string[] = []
  const balances = {
    profile: devnet,
    balance,
    isShared: async () => false,
    heldBesides: async () => [{ currency: held, value: 5n }],
    tokenAt: async () => ({ ok: true, value: says }),
  }
  const prices = {
    of: async (all: readonly Currency[]) => {
      priced.push(...all.map(({ address }) => address))
      return []
    },
  }
  const handlers = balanceHandlers({
    profile: devnet,
    stores,
    wallet: { money: { balances }, prices } as never,
    moving: createTransfersInFlight(),
    changed: () => void told.push('balances'),
  })
  const ask = { account: USER }
  return {
    stores,
    priced,
    told,
    list: async () => handlers['balances.list'](ask, CALLER),
    cached: async () => handlers['balances.cached'](ask, CALLER),
    past: async (symbol?: string) => handlers['values.past']({ ...ask, ...(symbol && { symbol }) }, CALLER),
    kept: async () => (await handlers['balances.cached'](ask, CALLER))?.balances ?? [],
    prices: () => handlers['prices.list'](ask, CALLER),
  }
}

describe('a token that the user added', () => {
  it('is read with the rest, told apart from what the profile pins, and never counted with it', async () => {
    const { stores, list, kept } = await stand()
    const before = balanceGroups(await list()).find(({ key }) => key === 'USDC')
    await stores.addedTokens.add(FALSE_USDC)
    for (const balances of [await list(), await kept()]) {
      const found = balances.filter(({ unlisted }) => unlisted)
      expect(found.map(({ unlisted, currency }) => [unlisted, currency.chainId])).toEqual(
        expect.arrayContaining([
          ['added', 8453],
          ['held', 1337],
        ]),
      )
      expect(found).toHaveLength(2)
      const groups = balanceGroups(balances).filter(({ symbol }) => symbol === 'USDC')
      expect(groups.find(({ key }) => key === 'USDC')?.total).toEqual(before?.total)
      expect(groups.filter(({ isUnlisted }) => isUnlisted)).toHaveLength(2)
      const real = groups.find(({ key }) => key === 'USDC')?.rows.map(({ currency }) => currency.address)
      expect(real).toContain(USDC_ON_BASE)
      expect(real).not.toContain(FALSE_USDC.address)
    }
  })

  it('is shown in the decimals that its chain says now', async () => {
    const { stores, list } = await stand({ symbol: 'PEP', name: 'Pepper', decimals: 2 })
    await stores.addedTokens.add(FALSE_USDC)
    const [found] = (await list()).filter(({ unlisted }) => unlisted === 'added')
    expect(found).toMatchObject({ value: 1_000_000n, currency: { symbol: 'PEP', decimals: 2 } })
  })

  it('has a price for exactly its chain and address, or none', async () => {
    const { stores, list, priced, prices } = await stand()
    await stores.addedTokens.add(FALSE_USDC)
    await list()
    await prices()
    expect(priced.filter((address) => address === FALSE_USDC.address)).toHaveLength(1)
  })

  it('is gone at once when it is removed, also from what was kept', async () => {
    const { stores, list, kept, priced, prices } = await stand()
    await stores.addedTokens.add(FALSE_USDC)
    await list()
    await stores.addedTokens.remove(FALSE_USDC)
    expect((await kept()).filter(({ unlisted }) => unlisted).map(({ currency }) => currency.chainId)).toEqual([1337])
    await prices()
    expect(priced).not.toContain(FALSE_USDC.address)
  })
})

describe('a node that hangs', () => {
  afterEach(() => void vi.useRealTimers())

  it('holds back its own balances only, and tells when it answers', async () => {
    const answers: (() => void)[] = []
    const { list, told } = await stand(FALSE_USDC, ({ chainId }) =>
      chainId === 1
        ? new Promise((resolve) => answers.push(() => resolve({ ok: true, value: 7n })))
        : Promise.resolve({ ok: true, value: 1_000_000n }),
    )
    vi.useFakeTimers({ toFake: ['setTimeout'] })
    const listing = list()
    await vi.waitFor(() => expect(answers).not.toHaveLength(0))
    await vi.advanceTimersByTimeAsync(SLOW_CHAIN_MILLISECONDS)
    const balances = await listing
    const there = balances.filter(({ currency }) => currency.chainId === 1)
    expect(there.every((each) => !each.known && each.why.code === 'SLOW')).toBe(true)
    expect(balances.filter(({ known }) => !known)).toEqual(there)
    for (const answer of answers) answer()
    await vi.waitFor(() => expect(told).not.toHaveLength(0))
    const asked = answers.length
    expect((await list()).find(({ currency }) => currency.chainId === 1)).toMatchObject({ known: true, value: 7n })
    expect(answers).toHaveLength(asked)
  })
})

describe('past values', () => {
  it('chart an account from its second reading on, and a token by its symbol', async () => {
    const { stores, list, cached, past } = await stand()
    await list()
    expect((await cached())?.isCharted).toBeUndefined()
    const later = Number.MAX_SAFE_INTEGER
    const readings = [7, 4_007, later].map((atSeconds) => ({
      ...{ atSeconds, millionths: 9n },
      prices: atSeconds === 7 ? {} : { ETH: 25n * 10n ** 20n },
    }))
    await stores.valueReadings.change(USER, [USER], () => readings)
    expect((await cached())?.isCharted).toBe(true)
    expect(await past()).toEqual([
      { atSeconds: 7, millionths: 9n },
      { atSeconds: 4_007, millionths: 9n },
    ])
    expect(await past('ETH')).toEqual([{ atSeconds: 4_007, millionths: 2_500_000_000n }])
    expect(await past('DOGE')).toEqual([])
  })

  it('go with a removed account, and stay with one whose address is closed', async () => {
    const { stores, past } = await stand()
    await stores.valueReadings.change(USER, [USER], () => [{ atSeconds: 7, millionths: 9n, prices: {} }])
    const accounts = { ...stores.accounts, list: async () => [] }
    await forgetRemovedAccounts({ stores: { ...stores, accounts }, sitesChanged: () => undefined })
    expect(await past()).toHaveLength(1)
    await stores.accounts.set([])
    await forgetRemovedAccounts({ stores, sitesChanged: () => undefined })
    expect(await past()).toEqual([])
  })
})
