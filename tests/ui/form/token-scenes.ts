import type { Page } from 'playwright'
import type { TokenView } from '../../../src/api/methods/custom-tokens.ts'
import type { BalanceView } from '../../../src/api/views/balances.ts'
import type { Currency } from '../../../src/core/money/currency.ts'
import type { Imitation } from '../../../src/core/money/custom-token.ts'
import { type Act, click, toReview } from '../acting.ts'
import * as data from '../data.ts'
import { never } from '../fake-client.ts'
import { draftWith, proven, type Scene } from '../scene-making.ts'

export const PASTED = '0x5FbDB2315678afecb367f032d93F642f64180aa3'
const token = (chainId: number, symbol: string, name: string, decimals = 18): Currency => ({
  chainId,
  address: PASTED,
  symbol,
  name,
  decimals,
  isNative: false,
})
const PEPPER = token(8453, 'PEP', 'Pepper')
const FALSE_USDC = token(8453, 'USDC', 'USD Coin', 6)
const nothing = (chainId: number): TokenView => ({ chainId, found: 'nothing' })
const unread = (chainId: number): TokenView => ({ chainId, found: 'unread', why: { code: 'TIMEOUT' } })
const found = (currency: Currency): TokenView => ({ chainId: currency.chainId, found: 'token', currency })
const has = (currency: Currency) => ({ currency, account: data.OWN, known: true, value: 4_200n * 10n ** 18n }) as const

const other = (last: string, currency: Currency): Currency => ({
  ...currency,
  address: `${PASTED.slice(0, -3)}${last}`,
})
const FALSE_COIN = other('aa0', FALSE_USDC)
const UNREAD = other('bb1', token(1, 'ZEST', 'Zest'))
const RENAMED = other('cc2', token(999, 'Verylongsymboltoken', 'A name that is as long as a name can be'))
export const ADDED = [PEPPER, FALSE_COIN, UNREAD, RENAMED]
export const addedBalances: readonly BalanceView[] = [
  { ...has(PEPPER), unlisted: 'added' },
  { ...has(FALSE_COIN), value: 1_000_000_000_000n, unlisted: 'added' },
  { currency: UNREAD, account: data.OWN, known: false, why: { code: 'TIMEOUT' }, unlisted: 'added' },
  { ...has(RENAMED), value: 123_456_789_012_345_678_901_234_567_890n, unlisted: 'added' },
]
const saidAtSeconds = data.nowSeconds() - 20
const withAdded = (scene: Scene, tokens: readonly Currency[] = ADDED, most = 30): Scene => ({
  ...scene,
  freshAnswers: () => {
    let kept = tokens
    return {
      ...scene.answers,
      'balances.list': () => [
        ...data.balances,
        ...addedBalances.filter(({ currency }) => kept.some(({ address }) => address === currency.address)),
      ],
      'prices.list': () => [
        ...data.prices,
        { chainId: PEPPER.chainId, address: PEPPER.address, price: 2n * 10n ** 15n, saidAtSeconds },
      ],
      'token.added': () => ({ tokens: kept, most }),
      'token.remove': ({ address }) => {
        kept = kept.filter((each) => each.address !== address)
        return null
      },
      'token.add': () => {
        kept = [PEPPER]
        return { outcome: 'added' }
      },
    }
  },
})

const finding = (views: readonly TokenView[] | Promise<never>): Scene => ({
  hash: '#/form',
  answers: { 'token.find': () => views },
})
const said = ({ chainId, address, symbol, name, decimals }: Currency) => ({
  ...{ chainId, address },
  said: { symbol, name, decimals },
})
const buying = (currency: Currency, imitation?: Imitation): Scene => {
  const expected = { currency, value: 1_250n * 10n ** BigInt(currency.decimals) }
  return {
    hash: '#/form',
    draft: draftWith({ to: said(currency) }),
    answers: {
      'token.balance': () => has(currency),
      'quote.ask': () =>
        proven(
          data.reviewOf({ expected, minimum: expected, cost: undefined, customTokens: [{ currency, imitation }] }),
        ),
    },
  }
}

export const TOKEN_SCENES: Readonly<Record<string, Scene>> = {
  'form-token-found': finding([nothing(1), found(PEPPER), nothing(999)]),
  'form-token-false': finding([nothing(1), found(FALSE_USDC), unread(999)]),
  'form-token-none': finding([nothing(1), nothing(8453), nothing(999)]),
  'form-token-silent': finding([nothing(1), unread(8453), unread(999)]),
  'form-token-asking': finding(never()),
  'form-token': buying(PEPPER),
  'form-token-imitating': buying(FALSE_USDC, { kind: 'of', of: data.currency(8453, 'USDC') }),
  'home-added': withAdded({ hash: '#/' }),
  'home-added-full': withAdded({ hash: '#/' }, ADDED, ADDED.length),
  'form-added': withAdded({ hash: '#/form' }),
  'form-token-added': withAdded(buying(PEPPER)),
  'form-token-new': withAdded(buying(PEPPER), []),
  'form-token-leaves': { ...buying(PEPPER), draft: draftWith({ from: said(PEPPER), amount: '5' }) },
}

async function paste(page: Page): Promise<void> {
  await click(page, 'to')
  await page.getByRole('combobox').fill(PASTED)
}
const pasting = (scene: string): Act => ({ scene, play: paste })

const scrolledTo = (testId: string) => (page: Page) => page.getByTestId(testId).scrollIntoViewIfNeeded()

export const TOKEN_ACTS: Readonly<Record<string, Act>> = {
  'home-added-shown': { scene: 'home-added', play: scrolledTo('added-tokens') },
  'form-token-new-shown': { scene: 'form-token-new', play: scrolledTo('add-token') },
  'home-added-full-shown': { scene: 'home-added-full', play: scrolledTo('added-tokens') },
  'form-added-choose': { scene: 'form-added', play: (page) => click(page, 'from') },
  'form-added-off': {
    scene: 'form-added',
    play: async (page) => {
      await click(page, 'from')
      await page.getByTestId('remove-token').first().click()
      await page.getByTestId('put-token-back').scrollIntoViewIfNeeded()
    },
  },
  'form-paste': pasting('form-token-found'),
  'form-paste-false': pasting('form-token-false'),
  'form-paste-none': pasting('form-token-none'),
  'form-paste-silent': pasting('form-token-silent'),
  'form-paste-asking': pasting('form-token-asking'),
  'review-token': { scene: 'form-token', play: toReview },
  'review-token-imitating': { scene: 'form-token-imitating', play: toReview },
}
