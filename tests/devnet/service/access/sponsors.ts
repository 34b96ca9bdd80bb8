import type { Asset } from '../chain.ts'
import { assetOf, type Registry } from '../chains/registry.ts'
import { codeOnly } from '../errors.ts'
import { costIn, type MicroUsd, type Prices, valueInUsd } from '../prices.ts'
import type { SponsorshipObject } from '../quote/sponsorship.ts'
import type { Keys } from './keys.ts'

/** Smallest unit. interface.md, `sponsorPayment`. */
export type SponsorPayment = Readonly<{ amount: string; address: string; chainId: number }>

type Sponsored = Readonly<{ apiKey: string | undefined; sponsorship: SponsorshipObject | undefined }>

/** Keys with a prepaid balance, in USDC of the settling chain. */
export type Sponsors = Readonly<{
  /** UNAUTHORIZED (401) without a key, FORBIDDEN (403) without the right. */
  admit: (apiKey: string | undefined) => void
  paymentFor: (sponsorship: SponsorshipObject) => SponsorPayment
  /** Charges a request's sponsorship; false if the balance is too low, undefined without sponsorship. */
  charge: (request: Sponsored) => SponsorPayment | undefined | false
  /** `usd` in millionths of a dollar. */
  chargeCost: (apiKey: string, usd: MicroUsd) => SponsorPayment | false
  /** Returns the charge of a failed request. */
  giveBack: (apiKey: string | undefined, payment: SponsorPayment | undefined) => void
}>

/** Makes the sponsors of these keys. */
export function sponsorsOf(tools: Readonly<{ keys: Keys; registry: Registry; prices: Prices }>): Sponsors {
  const { keys, registry, prices } = tools
  const settling = settlingAsset(registry)
  const paymentOf = (usd: MicroUsd): SponsorPayment => ({
    amount: `${costIn(prices, settling.currency, usd)}`,
    address: settling.currency.address,
    chainId: settling.chain.id,
  })
  const paymentFor = ({ sponsoredTotal: { currency, amount } }: SponsorshipObject) => {
    const end = registry.get(currency.chainId)
    if (!end) throw new RangeError(`chainId: no chain ${currency.chainId}`)
    return paymentOf(valueInUsd(prices, assetOf(end, currency.address, 'currency').currency, BigInt(amount)))
  }
  return {
    admit(apiKey) {
      const key = apiKey === undefined ? undefined : keys.find(apiKey)
      if (!key) {
        throw codeOnly(401, 'UNAUTHORIZED', 'subsidizeFees: sponsorship needs an API key, and this call carries none')
      }
      if (!key.sponsors) throw codeOnly(403, 'FORBIDDEN', 'subsidizeFees: this API key may not sponsor')
    },
    paymentFor,
    charge({ apiKey, sponsorship }) {
      if (!sponsorship || apiKey === undefined) return undefined
      const payment = paymentFor(sponsorship)
      return keys.pay(apiKey, BigInt(payment.amount)) && payment
    },
    chargeCost(apiKey, usd) {
      const payment = paymentOf(usd)
      return keys.pay(apiKey, BigInt(payment.amount)) && payment
    },
    giveBack(apiKey, payment) {
      if (apiKey !== undefined && payment) keys.pay(apiKey, -BigInt(payment.amount))
    },
  }
}

/** USDC on Base, as live sponsors pay (service-facts.md, fixtures). */
export function settlingAsset(registry: Registry): Asset {
  const assets = [...registry.values()].flatMap(({ chain }) =>
    chain.tokens.filter(({ group }) => group === 'usdc').map((currency) => ({ chain, currency })),
  )
  const found = assets.find(({ chain }) => chain.slug === 'base') ?? assets[0]
  const [end] = registry.values()
  if (found) return found
  if (!end) throw new RangeError('families: expected a chain, got none')
  return { chain: end.chain, currency: end.chain.native }
}
