import type { ApiHandlers } from '../../../src/api/server.ts'
import type { Profile } from '../../../src/core/profiles/profile.ts'
import { openLocalRates } from '../wiring/market-prices.ts'
import type { Wallet } from '../wiring/wallet.ts'

/** Answers pages about currency rates. */
export function localRateHandlers(
  parts: Readonly<{ profile: Profile; node: Wallet['node'] }>,
): Pick<ApiHandlers, 'rate.get'> {
  const rateOf = openLocalRates(parts)
  return { 'rate.get': async ({ currency }) => (await rateOf(currency)) ?? null }
}
