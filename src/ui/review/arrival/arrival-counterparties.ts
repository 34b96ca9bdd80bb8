import type { RecipientView } from '../../../api/views/counterparties.ts'
import type { ArrivalPayee, Review } from '../../../core/review/review.ts'
import { type Risk, risksOf } from '../risks/risk.ts'

/** `takes` may spend tokens from then on; `keeps` is called and may keep some. */
export type ArrivalRole = 'paid' | 'takes' | 'keeps' | 'called'

/** The wallet has no key for it. */
export type ArrivalCounterparty = Readonly<{
  address: string
  chainId: number
  parts: readonly ArrivalRole[]
  token: ArrivalPayee['token']
}>

/** Without own and watched addresses. */
export function arrivalCounterparties({ calls }: Pick<Review, 'calls'>): readonly ArrivalCounterparty[] {
  const found = new Map<string, ArrivalCounterparty>()
  const add = ({ address, chainId, isOwn, watchedAs }: Somebody, part: ArrivalRole, token?: ArrivalPayee['token']) => {
    if (isOwn || watchedAs !== undefined) return
    const before = found.get(address)
    const parts = [...new Set([...(before?.parts ?? []), part])]
    found.set(address, { address, chainId, parts, token: before?.token ?? token })
  }
  for (const { payees, spenders, called, data } of calls) {
    for (const payee of payees) add(payee, 'paid', payee.token)
    for (const spender of spenders) add(spender, 'takes')
    if (called.mayKeep) add(called, 'keeps')
    if (data !== '0x') add(called, 'called')
  }
  return [...found.values()]
}

/**
 * Calls on arrival are never simulated. An unnamed, never paid receiver or spender therefore needs a tick. An address
 * without an answer counts as a stranger.
 */
export function arrivalRisksOf(known: RecipientView | undefined, parts: readonly ArrivalRole[]): readonly Risk[] {
  if (known?.isOwn) return []
  const isPaid = parts.includes('paid')
  const isTaking = parts.includes('takes')
  const risks: readonly Risk[] = [
    // A contract is expected as target or spender. As receiver it may be unable to pass on the money.
    ...risksOf(known).filter((risk) => risk !== 'contract' || isPaid),
    ...(isTaking && known?.isContract === false ? (['ordinary'] as const) : []),
    ...(isTaking && (!known || known.isContract === null) ? (['unread'] as const) : []),
    ...(!isTaking && parts.includes('called') && known?.isContract === false ? (['empty'] as const) : []),
  ]
  const isGetting = isPaid || isTaking || parts.includes('keeps')
  const isKnown = known !== undefined && (known.isKnown || known.name !== null)
  return risks.length === 0 && isGetting && !isKnown ? ['stranger'] : risks
}

type Somebody = Pick<ArrivalPayee, 'address' | 'chainId' | 'isOwn' | 'watchedAs'>
