import { describe, expect, it } from 'vitest'
import type { PriceView } from '../../../../src/api/views/balances.ts'
import { currencyTitle } from '../../../../src/core/money/currency-title.ts'
import { currencyChoices } from '../../../../src/ui/form/currency/currency-choices.ts'
import { noBalances } from '../../data.ts'
import { balances, CUSTOM_TOKEN, chains } from '../../exchanges/data.ts'
import { galleryPage } from '../../page.ts'

const PRICES: Readonly<Record<string, bigint>> = { ETH: 2_500n, BTC: 60_000n, USDC: 1n }
const prices = balances.map(({ currency: { chainId, address, symbol } }): PriceView => {
  const dollars = PRICES[symbol]
  return {
    chainId,
    address,
    saidAtSeconds: 0,
    price: dollars === undefined ? undefined : dollars * 10n ** 18n,
  }
})
const named = (choices: ReturnType<typeof currencyChoices>) =>
  choices.map(({ currency, chain }) => `${currencyTitle(currency)} on ${chain.name}`)

describe('what can be chosen', () => {
  it('begins with what the account has, the most valuable first, what has no price after it', () => {
    const choices = currencyChoices({ chains, balances: [...balances, CUSTOM_TOKEN], prices })
    const held = choices.filter(({ isHeld }) => isHeld)
    expect(choices.slice(0, held.length)).toEqual(held)
    expect(named(held).slice(0, 3)).toEqual(['ETH on Ethereum', 'BTC on Bitcoin', 'USDC (Perps) on Hyperliquid'])
    expect(named(held).slice(-1)).toEqual(['PURR (Spot) on Hyperliquid'])
  })

  it('is as the profile has it where nothing is held, and each once', () => {
    const choices = currencyChoices({ chains, balances: noBalances, prices })
    const pinned = chains.flatMap((chain) => chain.currencies.map((currency) => ({ currency, chain })))
    expect(choices.map(({ currency, chain }) => ({ currency, chain }))).toEqual(pinned)
    const some = currencyChoices({ chains, balances, prices: undefined })
    expect(new Set(named(some)).size).toBe(pinned.length)
  })

  it('is pinned by the profile alone', () => {
    const choices = currencyChoices({ chains, balances: [...balances, CUSTOM_TOKEN], prices })
    expect(named(choices.filter(({ isPinned }) => !isPinned))).toEqual(['PURR (Spot) on Hyperliquid'])
  })
})

describe('the list of what can be chosen', () => {
  const open = galleryPage()

  it('has what is held on top, marks what the wallet knows by itself, and says what it does not', async () => {
    const page = await open('form-custom-token-choice')
    expect(await page.locator('.option-group').first().textContent()).toBe('With a balance')
    const pinned = page.getByRole('option', { name: 'USDC on Ethereum' })
    expect(await pinned.getByRole('img', { name: 'Verified: on Causeway’s own list' }).count()).toBe(1)
    const other = page.getByRole('option', { name: 'PURR (Spot) on Hyperliquid' })
    expect(await other.getByRole('img', { name: /^Verified/ }).count()).toBe(0)
    expect(await other.textContent()).toContain('Not on Causeway’s list')
  })

  it('warns of what is chosen and not on the list, and of nothing else', async () => {
    const page = await open('form-custom-token')
    const said = await page.getByTestId('custom-token').allTextContents()
    expect(said).toEqual([expect.stringMatching(/PURR \(Spot\) isn’t on Causeway’s list.*only from Hyperliquid/)])
    const known = await open('form-exchange')
    expect(await known.getByTestId('custom-token').count()).toBe(0)
  })
})
