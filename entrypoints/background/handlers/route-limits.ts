import type { ApiHandlers } from '../../../src/api/server.ts'
import { intent } from '../../../src/core/intent/intent.ts'
import { isSameCurrency } from '../../../src/core/money/currency.ts'
import { currencyOf, type Profile } from '../../../src/core/profiles/profile.ts'
import { quoteRequest } from '../../../src/core/quote/quote-request.ts'
import type { TransferFromAccount } from '../../../src/wallet/quotes/own-address-ports.ts'
import { withOwnAddresses } from '../../../src/wallet/quotes/own-addresses.ts'
import { createRouteLimits } from '../../../src/wallet/quotes/route-limits.ts'
import { nowSeconds } from '../wiring/browser/clock.ts'
import type { Wallet } from '../wiring/wallet.ts'

type Parts = Readonly<{
  profile: Profile
  wallet: Readonly<{
    service: Pick<Wallet['service'], 'routeLimit' | 'price' | 'priced'>
    money: Pick<Wallet['money'], 'own'>
  }>
}>

/** Answers the form about route limits and unsignable routes' prices. */
export function routeLimitHandlers({ profile, wallet }: Parts): Pick<ApiHandlers, 'route.limits' | 'price.ask'> {
  const { service, money } = wallet
  const priced = async (asked: TransferFromAccount) => {
    const own = await withOwnAddresses(asked, money.own)
    const frozen = own.ok ? intent(own.value, profile) : undefined
    if (!frozen?.ok) return undefined
    const answer = await service.priced(quoteRequest(frozen.intent, profile))
    return answer.ok ? answer.priced : undefined
  }
  const limitsOf = createRouteLimits({
    limit: async ({ chainId: originChainId }, { chainId: destinationChainId, symbol }) => {
      const answer = await service.routeLimit({ originChainId, destinationChainId, currency: symbol.toLowerCase() })
      return answer.ok ? answer.limit : undefined
    },
    price: async (currency) => {
      const answer = await service.price(currency)
      return answer.ok ? answer.price : undefined
    },
    fee: async ({ account, from, to }, amount) => {
      const plain = { account, amount, tradeType: 'EXACT_INPUT' as const }
      const origin = { originChainId: from.chainId, originCurrency: from.address }
      const destination = { destinationChainId: to.chainId, destinationCurrency: to.address }
      return (await priced({ ...plain, ...origin, ...destination }))?.fee
    },
    nowSeconds,
  })
  return {
    'price.ask': async (transfer) => {
      const { arrives, pays } = (await priced(transfer)) ?? {}
      const from = { chainId: transfer.originChainId, address: transfer.originCurrency }
      const to = { chainId: transfer.destinationChainId, address: transfer.destinationCurrency }
      if (!arrives || !isSameCurrency(arrives, to)) return null
      return { arrives: arrives.amount, pays: pays && isSameCurrency(pays, from) ? pays.amount : null }
    },
    'route.limits': async ({ account, from: leaving, to: arriving }) => {
      const from = currencyOf(profile, leaving.chainId, leaving.address)
      const to = currencyOf(profile, arriving.chainId, arriving.address)
      return from && to ? await limitsOf({ account, from, to }) : null
    },
  }
}
