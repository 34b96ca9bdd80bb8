import { type Currency, isSameCurrency } from '../../money/currency.ts'
import { currencyOf } from '../../profiles/profile.ts'
import { isDisguised } from '../../text/look-alike-symbol.ts'
import type { Context } from '../context.ts'

/** The depth of the route's currencies. */
const DEEPEST = 5

type Described = Readonly<{ at: string; chainId: number; address: string; decimals: number }>

/** Reports false currency descriptions; none is ever used. */
export function checkDescriptions(context: Context): void {
  const { intent, quote, report } = context
  const sides = [
    ['details.currencyIn.currency', quote.details.currencyIn.currency, intent.originCurrency],
    ['details.currencyOut.currency', quote.details.currencyOut.currency, intent.destinationCurrency],
  ] as const
  for (const [at, said, asked] of sides) {
    if (said.symbol !== asked.symbol && isDisguised(said.symbol, [asked.symbol])) {
      report('M03', `${at}.symbol`, { says: 'currencyDescribedFalsely', symbol: asked.symbol })
    } else if (said.decimals !== asked.decimals || said.symbol !== asked.symbol) {
      report('C14', at, { says: 'currencyDescribedFalsely', symbol: asked.symbol })
    }
  }
  for (const said of describedIn(quote.details, 'details', DEEPEST)) {
    if (sides.some(([at]) => at === said.at)) continue
    const known = knownAs(said, context)
    if (known && known.decimals !== said.decimals) {
      report('C14', said.at, { says: 'currencyDescribedFalsely', symbol: known.symbol })
    }
  }
}

function knownAs({ chainId, address }: Described, { intent, profile }: Context): Currency | undefined {
  const own = [intent.originCurrency, intent.destinationCurrency]
  return own.find((each) => isSameCurrency(each, { chainId, address })) ?? currencyOf(profile, chainId, address)
}

function describedIn(value: unknown, at: string, depth: number): readonly Described[] {
  if (typeof value !== 'object' || value === null || depth === 0) return []
  const [chainId, address, decimals] = ['chainId', 'address', 'decimals'].map((key): unknown => Reflect.get(value, key))
  if (typeof chainId === 'number' && typeof address === 'string' && typeof decimals === 'number') {
    return [{ at, chainId, address, decimals }]
  }
  return Object.entries(value).flatMap(([key, each]) => describedIn(each, `${at}.${key}`, depth - 1))
}
