import { describe, expect, it } from 'vitest'
import { currenciesOf } from '../../../src/core/chain/chain.ts'
import type { Currency } from '../../../src/core/money/currency.ts'
import type { ValueReading } from '../../../src/core/money/value-readings.ts'
import { devnet } from '../../../src/core/profiles/devnet.ts'
import type { ListedBalance } from '../../../src/wallet/balances/currency-balances.ts'
import { createValueRecorder, pricedReading } from '../../../src/wallet/balances/value-readings.ts'
import type { ServicePrice } from '../../../src/wallet/prices/service-prices.ts'
import { STRANGER, USER } from '../../core/honest.ts'

const NOW = 1_760_000_000
const PINNED = devnet.chains.flatMap((chain) => currenciesOf(chain))
const currency = (symbol: string): Currency => {
  const found = PINNED.find((each) => each.symbol === symbol)
  if (!found) throw new Error(`no ${symbol} is pinned`)
  return found
}
const [ETH, USDC] = [currency('ETH'), currency('USDC')]
const ether: ListedBalance = { currency: ETH, account: USER, known: true, value: 10n ** 18n }
const dollars: ListedBalance = { currency: USDC, account: USER, known: true, value: 5_000_000n }
const price = ({ chainId, address }: Currency, dollarsEach: bigint, saidAtSeconds = NOW): ServicePrice => ({
  ...{ chainId, address, price: dollarsEach * 10n ** 18n, saidAtSeconds },
  askedAtSeconds: saidAtSeconds,
})
const PRICES = [price(ETH, 2_500n), price(USDC, 1n)]
const read = (...balances: readonly ListedBalance[]) => ({ balances, atSeconds: NOW })

describe('a reading', () => {
  it('is the whole value, with the price of each pinned token', () => {
    expect(pricedReading(read(ether, dollars), PRICES, NOW)?.reading).toEqual({
      atSeconds: NOW,
      millionths: 2_505_000_000n,
      prices: { ETH: 2_500n * 10n ** 18n, USDC: 10n ** 18n },
    })
  })

  it('counts shared money once, and neither counts nor names an added token', () => {
    const added: ListedBalance = { ...ether, unlisted: 'added' }
    const reading = pricedReading(read({ ...ether, isShared: true }, dollars, added), PRICES, NOW)?.reading
    expect(reading).toMatchObject({ millionths: 5_000_000n, prices: { USDC: 10n ** 18n } })
    expect(Object.keys(reading?.prices ?? {})).toEqual(['USDC'])
  })

  it('needs no balance where the account has no address', () => {
    const none: ListedBalance = { currency: ETH, account: USER, known: false, why: { code: 'NO_OWN_ADDRESS' } }
    expect(pricedReading(read(none, dollars), PRICES, NOW)?.reading.millionths).toBe(5_000_000n)
  })

  it.each<[what: string, balances: readonly ListedBalance[], prices: readonly ServicePrice[], now: number]>([
    ['a chain is silent', [{ ...dollars, known: false, why: { code: 'TIMEOUT' } }, ether], PRICES, NOW],
    ['some addresses are unread', [{ ...ether, isPartial: true }, dollars], PRICES, NOW],
    ['money is arriving', [{ ...ether, pending: 1n }, dollars], PRICES, NOW],
    ['a price is unasked', [ether, dollars], [price(USDC, 1n)], NOW],
    ['no token has a price', [ether], [{ ...price(ETH, 1n), price: undefined }], NOW],
    ['a price is old', [ether, dollars], [price(ETH, 2_500n, NOW - 601), price(USDC, 1n)], NOW],
    ['the balances are old', [ether, dollars], [price(ETH, 1n, NOW + 601), price(USDC, 1n, NOW + 601)], NOW + 601],
  ])('is none where %s', (_, balances, prices, now) => {
    expect(pricedReading(read(...balances), prices, now)).toBeUndefined()
  })
})

function stand({ isMoneyMoving = false } = {}) {
  const rows = new Map<string, readonly ValueReading[]>()
  const state = { writes: 0, isMoneyMoving }
  const readings = createValueRecorder({
    accounts: async () => [USER],
    store: {
      change: async (account, _accounts, of) => {
        const after = of(rows.get(account) ?? [])
        if (!after) return
        state.writes += 1
        rows.set(account, after)
      },
    },
    isMoneyMoving: async () => state.isMoneyMoving,
  })
  const note = (account: string, atSeconds: number, balances = [ether], prices = [price(ETH, 2_500n, atSeconds)]) =>
    readings.note(account, { balances, atSeconds }, prices, atSeconds)
  return { note, of: (account: string) => rows.get(account) ?? [], state }
}

describe('the recorder', () => {
  it('writes once an hour at most', async () => {
    const { note, of, state } = stand()
    for (let minute = 0; minute <= 120; minute += 1) await note(USER, NOW + minute * 60)
    expect(of(USER).map(({ atSeconds }) => atSeconds - NOW)).toEqual([0, 3_600, 7_200])
    expect(state.writes).toBe(3)
  })

  it('records nothing while a transfer carries the money, and then the whole', async () => {
    const { note, of, state } = stand({ isMoneyMoving: true })
    await note(USER, NOW)
    expect(of(USER)).toEqual([])
    state.isMoneyMoving = false
    await note(USER, NOW + 60)
    expect(of(USER)).toHaveLength(1)
  })

  it('records nothing of an account that the wallet has no longer', async () => {
    const { note, of } = stand()
    await note(STRANGER, NOW)
    expect(of(STRANGER)).toEqual([])
  })

  it('records nothing of an account that never had money, but an account that is emptied', async () => {
    const { note, of } = stand()
    const empty = [{ ...ether, value: 0n }]
    await note(USER, NOW, empty)
    expect(of(USER)).toEqual([])
    await note(USER, NOW + 3_600)
    await note(USER, NOW + 7_200, empty)
    expect(of(USER).map(({ millionths }) => millionths)).toEqual([2_500_000_000n, 0n])
  })

  it('leaves out a token that never had a price, and waits for one that had', async () => {
    const { note, of } = stand()
    const both = [ether, dollars]
    const unpriced = (of: Currency, atSeconds: number) => ({ ...price(of, 1n, atSeconds), price: undefined })
    await note(USER, NOW, both, [price(ETH, 2_500n), unpriced(USDC, NOW)])
    const later = NOW + 3_600
    await note(USER, later, both, [unpriced(ETH, later), price(USDC, 1n, later)])
    expect(of(USER).map(({ millionths }) => millionths)).toEqual([2_500_000_000n])
  })
})
