import type { Handlers } from '../../src/api/server.ts'
import { intent } from '../../src/core/intent.ts'
import { currencyOf, type Profile } from '../../src/core/profile.ts'
import { quoteRequest } from '../../src/core/quote-request.ts'
import { withOwnSides } from '../../src/wallet/own-sides.ts'
import { createRouteLimits } from '../../src/wallet/route-limits.ts'
import { nowSeconds } from './clock.ts'
import type { Wallet } from './wallet.ts'

type Parts = Readonly<{
  profile: Profile
  wallet: Readonly<{
    service: Pick<Wallet['service'], 'routeLimit' | 'price' | 'priced'>
    money: Pick<Wallet['money'], 'own'>
  }>
}>

/** Answers what the form asks of a way before it asks for a quote. */
export function limitHandlers({ profile, wallet }: Parts): Pick<Handlers, 'route.limits'> {
  const { service, money } = wallet
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
      const own = await withOwnSides(
        {
          ...{ account, amount, tradeType: 'EXACT_INPUT' },
          ...{ originChainId: from.chainId, originCurrency: from.address },
          ...{ destinationChainId: to.chainId, destinationCurrency: to.address },
        },
        money.own,
      )
      const frozen = own.ok ? intent(own.value, profile) : undefined
      if (!frozen?.ok) return undefined
      const answer = await service.priced(quoteRequest(frozen.intent, profile))
      return answer.ok ? answer.priced.fee : undefined
    },
    nowSeconds,
  })
  return {
    'route.limits': async ({ account, from: leaving, to: arriving }) => {
      const from = currencyOf(profile, leaving.chainId, leaving.address)
      const to = currencyOf(profile, arriving.chainId, arriving.address)
      return from && to ? await limitsOf({ account, from, to }) : null
    },
  }
}
