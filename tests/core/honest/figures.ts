import { type Chain, currenciesOf } from '../../../src/core/chain/chain.ts'
import { type Currency, sameIdentifier } from '../../../src/core/money/currency.ts'
import { formatDecimal } from '../../../src/lib/decimal.ts'
import type { Terms } from './case.ts'
import { chainsOf } from './order.ts'
import { dollarsFor } from './prices.ts'

export function currencyIn({ input }: Pick<Terms, 'input'>, chain: Chain, address: string): Currency {
  const known = [...currenciesOf(chain), ...(input.currencies ?? [])]
  const found = known.find((each) => each.chainId === chain.id && sameIdentifier(each.address, address))
  if (!found) throw new RangeError(`expected a currency of ${chain.name}, got ${address}`)
  return found
}

/** An Amount as the live service writes it. */
export function amountObject({ isNative, ...currency }: Currency, amount: bigint, minimum = amount, usd = '1.000000') {
  const metadata = { logoURI: 'https://assets.example/icon.png', verified: true, isNative }
  const text = formatDecimal(amount, currency.decimals)
  return {
    currency: { ...currency, metadata },
    amount: amount.toString(),
    amountFormatted: text.includes('.') ? text : `${text}.0`,
    amountUsd: usd,
    minimumAmount: minimum.toString(),
  }
}

const usd = (text: string) => ({ usd: text })
const slippage = { usd: '0.000000', value: '0', percent: '0.00' }

export function detailsOf(terms: Terms) {
  const { input, amountIn, out, minimum, paid } = terms
  const { from, to } = chainsOf(terms)
  const currencies = {
    in: currencyIn(terms, from, input.originCurrency),
    out: currencyIn(terms, to, input.destinationCurrency),
    paid: currencyIn(terms, from, paid?.currency ?? input.originCurrency),
  }
  const moneyIn = amountObject(currencies.in, amountIn)
  const moneyOut = amountObject(currencies.out, out, minimum)
  const refund = amountObject(currencies.paid, paid?.amount ?? amountIn)
  const router = { router: 'relay', includedSwapSources: [] }
  const topupUsd = input.topupGasUsd
  const topup =
    topupUsd === undefined
      ? undefined
      : amountObject(
          to.native,
          (topupUsd * 10n ** 12n) / dollarsFor(to.native.symbol),
          undefined,
          formatDecimal(topupUsd, 6),
        )
  return {
    operation: 'swap',
    sender: input.user,
    recipient: input.recipient,
    currencyIn: moneyIn,
    currencyOut: moneyOut,
    refundCurrency: refund,
    ...(topup ? { currencyGasTopup: topup } : {}),
    totalImpact: { usd: '-0.041623', percent: '-0.02' },
    swapImpact: { usd: '-0.000000', percent: '-0.00' },
    expandedPriceImpact: {
      swap: usd('-0.019996'),
      execution: usd('-0.021627'),
      relay: usd('0'),
      app: usd('0'),
      sponsored: usd('0'),
    },
    rate: '0.9998022491653327',
    slippageTolerance: {
      total: (input.slippageBasisPoints ?? 50).toString(),
      origin: slippage,
      destination: { usd: '1.998682', value: (out - minimum).toString(), percent: '2.00' },
    },
    timeEstimate: 4,
    userBalance: '0',
    fallbackType: 'none',
    isFixedRate: false,
    fixedRateFee: usd('0'),
    route: {
      origin: { inputCurrency: moneyIn, outputCurrency: refund, ...router },
      destination: { inputCurrency: moneyOut, outputCurrency: moneyOut, ...router },
    },
  }
}

/** Honest `fees`: gas in native currency, the rest in the deposited one. */
export function feesOf(terms: Terms) {
  const { input, amountIn, paid } = terms
  const { from } = chainsOf(terms)
  const inPaid = (share: bigint) =>
    amountObject(currencyIn(terms, from, paid?.currency ?? input.originCurrency), (paid?.amount ?? amountIn) / share)
  const nothing = amountObject(currencyIn(terms, from, paid?.currency ?? input.originCurrency), 0n)
  return {
    gas: amountObject(from.native, 1_660n),
    relayer: inPaid(1_000n),
    relayerGas: inPaid(4_000n),
    relayerService: inPaid(2_000n),
    app: nothing,
    subsidized: input.sponsorship ? inPaid(1_000n) : nothing,
  }
}

/** `feeSponsorship.quoted` for full or capped sponsorship. */
export function sponsorshipOf(terms: Terms) {
  const { input } = terms
  const { from } = chainsOf(terms)
  const money = (amount: bigint) => amountObject(currencyIn(terms, from, input.originCurrency), amount)
  const selectedComponents = input.sponsorship?.components ?? ['execution', 'swap', 'relay', 'app']
  const part = (name: string) => ({
    selected: selectedComponents.some((each) => each === name),
    total: money(10n),
    sponsored: money(10n),
    userPays: money(0n),
  })
  return {
    selectedComponents,
    capHit: false,
    components: Object.fromEntries(['execution', 'swap', 'relay', 'app', 'rent'].map((name) => [name, part(name)])),
    sponsoredTotal: money(50n),
    userPaysTotal: money(0n),
    ...(input.sponsorship?.mostUsd === undefined
      ? {}
      : { maxSubsidizationAmount: input.sponsorship.mostUsd.toString() }),
  }
}
