import type { BalanceView, PriceView } from '../../../../src/api/views/balances.ts'
import * as data from '../../data.ts'
import type { Scene } from '../../scene-making.ts'

const HELD = [
  ['AERO', 'Aerodrome', 640_000n, 1_250_000n],
  ['DAI', 'Dai', 999_900n, 990_000n],
  ['LINK', 'Chainlink', 18_400_000n, 2_500_000n],
  ['ZRX', '0x Protocol', 310_000n, 100_000n],
] as const

const addressOf = (at: number) => `0x${`${at + 1}`.repeat(40)}`
const held: readonly BalanceView[] = HELD.map(([symbol, name, , value], at) => ({
  currency: { chainId: 8453, address: addressOf(at), symbol, name, decimals: 6, isNative: false },
  account: data.OWN,
  known: true,
  value,
}))
const prices: readonly PriceView[] = HELD.map(([, , millionths], at) => ({
  chainId: 8453,
  address: addressOf(at),
  price: millionths * 10n ** 12n,
  saidAtSeconds: data.nowSeconds() - 20,
}))

const many = (change: Partial<typeof data.wallet.settings> = {}): Scene => ({
  hash: '#/',
  freshAnswers: () => {
    let settings = { ...data.wallet.settings, ...change }
    return {
      'wallet.get': () => ({ ...data.wallet, settings }),
      'balances.list': () => [...data.balances, ...held],
      'prices.list': () => [...data.prices, ...prices],
      'settings.set': ({ tokenOrder = settings.tokenOrder, hidesSmall = settings.hidesSmall }) => {
        settings = { ...settings, tokenOrder, hidesSmall }
        return { ok: true, settings }
      },
    }
  },
})

export const TOKEN_LIST_SCENES: Readonly<Record<string, Scene>> = {
  'home-many': many(),
  'home-many-panel': { ...many(), place: 'panel' },
  'home-small-hidden': many({ hidesSmall: true }),
}
