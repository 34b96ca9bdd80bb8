import type { ApiHandlers } from '../../../src/api/server.ts'
import { learnRouteMinimum, type RouteAttempt, routeMinimumOf } from '../../../src/core/intent/learned-minimum.ts'
import type { Profile } from '../../../src/core/profiles/profile.ts'
import { routeAttemptOf } from '../../../src/wallet/quotes/learned-from-quote.ts'
import { withOwnAddresses } from '../../../src/wallet/quotes/own-addresses.ts'
import { nowSeconds } from '../wiring/browser/clock.ts'
import type { Stores } from '../wiring/stores.ts'
import type { Wallet } from '../wiring/wallet.ts'
import { quoteView } from './views/quote.ts'

type Parts = Readonly<{
  profile: Pick<Profile, 'name'>
  stores: Pick<Stores, 'triedAmounts'>
  wallet: Pick<Wallet, 'decisions'> & Readonly<{ money: Pick<Wallet['money'], 'own'> }>
}>

/** Answers the form's quotes, and learns which amounts are too small. */
export function quoteHandlers({ profile, stores, wallet }: Parts): Pick<ApiHandlers, 'quote.ask' | 'route.least'> {
  const note = (attempt: RouteAttempt) =>
    stores.triedAmounts.change((all) => learnRouteMinimum(all, attempt, nowSeconds()))
  return {
    'quote.ask': async (transfer) => {
      const input = await withOwnAddresses(transfer, wallet.money.own)
      if (!input.ok) {
        const { reason: why } = input
        // An imported account never gets an address there, so a retry is useless.
        return { state: 'unavailable', why, code: 'OWN_ADDRESS', retryable: why.code !== 'NO_OWN_ADDRESS' }
      }
      const asked = await wallet.decisions.ask(input.value, { from: 'popup' })
      const attempt = routeAttemptOf(transfer, asked, profile.name)
      // A full disk must not hide the price.
      if (attempt) await note(attempt).catch(() => undefined)
      return quoteView(asked)
    },
    'route.least': async ({ from, to }) => {
      const way = { profile: profile.name, from, to }
      const learned = routeMinimumOf(await stores.triedAmounts.list(), way, nowSeconds())
      return learned ? { refused: learned.refused, worked: learned.worked ?? null } : null
    },
  }
}
