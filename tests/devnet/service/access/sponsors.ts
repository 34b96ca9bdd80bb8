import type { Asset } from '../chain.ts'
import { assetOf, type Registry } from '../chains/registry.ts'
import { codeOnly } from '../errors.ts'
import { costIn, type MicroUsd, type Prices, worth } from '../prices.ts'
import type { SponsorshipObject } from '../quote/sponsorship.ts'
import type { Keys } from './keys.ts'

/** What a sponsor pays: an amount in the smallest unit of a currency. interface.md, `sponsorPayment`. */
export type SponsorPayment = Readonly<{ amount: string; address: string; chainId: number }>

/** What a request owes to its sponsor's generosity. */
type Sponsored = Readonly<{ apiKey: string | undefined; sponsorship: SponsorshipObject | undefined }>

/** Who pays for others: each key out of a balance that was paid in ahead, in USDC of the chain that settles. */
export type Sponsors = Readonly<{
  /** Refuses sponsorship that nobody pays: UNAUTHORIZED (401) without a key, FORBIDDEN (403) for one that may not. */
  admit: (apiKey: string | undefined) => void
  /** What a sponsorship comes to at the prices of now. */
  paymentFor: (sponsorship: SponsorshipObject) => SponsorPayment
  /**
   * Takes what a request's sponsor pays off its balance and returns it; nothing without sponsorship. False, with nothing
   * taken, when the balance does not suffice.
   */
  charge: (request: Sponsored) => SponsorPayment | undefined | false
  /** The same for a cost in millionths of a dollar. */
  chargeCost: (apiKey: string, usd: MicroUsd) => SponsorPayment | false
  /** Gives back what was charged for a request that came to nothing. */
  giveBack: (apiKey: string | undefined, payment: SponsorPayment | undefined) => void
}>

/** The sponsors among the keys. */
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
    return paymentOf(worth(prices, assetOf(end, currency.address, 'currency').currency, BigInt(amount)))
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

// Live sponsors pay in USDC on Base (service-facts.md, fixtures); without that, in the first USDC there is.
function settlingAsset(registry: Registry): Asset {
  const assets = [...registry.values()].flatMap(({ chain }) =>
    chain.tokens.filter(({ group }) => group === 'usdc').map((currency) => ({ chain, currency })),
  )
  const found = assets.find(({ chain }) => chain.slug === 'base') ?? assets[0]
  const [end] = registry.values()
  if (found) return found
  if (!end) throw new RangeError('families: expected a chain, got none')
  return { chain: end.chain, currency: end.chain.native }
}
