import type { IntentInput } from '../../core/intent/intent.ts'
import { type Amount, type Currency, isSameCurrency } from '../../core/money/currency.ts'
import type { Profile } from '../../core/profiles/profile.ts'
import type { Balance } from '../balances/currency-balances.ts'
import type { AskedQuote } from '../quotes/proven-quote.ts'
import { fundingSources } from './funding-sources.ts'

export type FundingPorts = Readonly<{
  profile: Profile
  balances: (account: string) => Promise<readonly Balance[]>
  ask: (input: IntentInput) => Promise<AskedQuote>
}>

/** Asks for one funding transfer per missing amount, from the first provable source. */
export async function quoteFunding(
  missing: readonly Amount[],
  { account, balances: held }: Readonly<{ account: string; balances: readonly Balance[] }>,
  ports: Pick<FundingPorts, 'profile' | 'ask'>,
): Promise<readonly AskedQuote[]> {
  let balances = held
  const legs: AskedQuote[] = []
  for (const amount of missing) {
    const leg = await bringOne(amount, account, balances, ports)
    legs.push(leg)
    if (leg.state === 'proven') balances = balancesWithout(leg.open.quote.pays, balances)
  }
  return legs
}

// A transfer of only the gas may not be worth its fees.
const WORTHWHILE: readonly bigint[] = [1n, 4n, 16n]

async function bringOne(
  { currency, value }: Amount,
  account: string,
  balances: readonly Balance[],
  ports: Pick<FundingPorts, 'profile' | 'ask'>,
): Promise<AskedQuote> {
  let last: AskedQuote = {
    state: 'unavailable',
    code: 'NO_SOURCE',
    why: { code: 'NO_SOURCE', symbol: currency.symbol },
    retryable: false,
  }
  for (const source of fundingSources(currency, balances, ports.profile)) {
    for (const times of currency.isNative ? WORTHWHILE : [1n]) {
      last = withoutTicks(
        await ports.ask({
          user: account,
          originChainId: source.chainId,
          originCurrency: source.address,
          destinationChainId: currency.chainId,
          destinationCurrency: currency.address,
          amount: value * times,
          tradeType: 'EXACT_OUTPUT',
          recipient: account,
          refundTo: account,
          slippageBasisPoints: undefined,
          mostIn: heldOf(source, balances),
        }),
      )
      if (last.state === 'proven') return last
      if (!isTooSmall(last)) break
    }
  }
  return last
}

// A bundle is approved whole, without boxes to tick per transfer.
function withoutTicks(asked: AskedQuote): AskedQuote {
  const ticks = asked.state === 'proven' ? asked.open.quote.ticks : []
  return ticks.length > 0 ? { state: 'refused', findings: ticks } : asked
}

function isTooSmall(asked: AskedQuote): boolean {
  const isJudged = asked.state === 'refused' || asked.state === 'override'
  return isJudged && asked.findings.every(({ code, level }) => code === 'L05' || level === 'warn')
}

function heldOf(source: Currency, balances: readonly Balance[]): bigint | undefined {
  const held = balances.find(({ currency }) => isSameCurrency(currency, source))
  return held?.known ? held.value : undefined
}

/** Subtracts a payment from balances. */
export function balancesWithout(paid: Amount, balances: readonly Balance[]): readonly Balance[] {
  return balances.map((each) => {
    return each.known && isSameCurrency(each.currency, paid.currency)
      ? { ...each, value: each.value > paid.value ? each.value - paid.value : 0n }
      : each
  })
}
