import { useEffect, useState } from 'preact/hooks'
import type { LimitsView } from '../../api/form-views.ts'
import { type Currency, isSameCurrency } from '../../core/currency.ts'
import { useApp } from '../state/app.ts'
import { useVisible } from '../state/clock.ts'
import type { Sides } from './sides.ts'

/** How often the service is asked what it pays out on a way, while the form is seen: it may be another amount soon. */
const ASKED_MILLISECONDS = 60_000

/** What the service says of the way that was chosen; undefined while nothing is known, and where there is no way. */
export function useLimits(account: string, sides: Sides, isChosen: boolean): LimitsView | undefined {
  const { client } = useApp()
  const isVisible = useVisible()
  const [found, setFound] = useState<Readonly<{ key: string; limits: LimitsView }> | undefined>(undefined)
  const way = isChosen && account ? wayOf(sides) : undefined
  const key = way ? [account, way.from.chainId, way.from.address, way.to.chainId, way.to.address].join(' ') : ''
  useEffect(() => {
    if (!way || !isVisible) return
    let isHere = true
    const ask = () =>
      client.call('route.limits', { account, from: refOf(way.from), to: refOf(way.to) }).then(
        (limits) => isHere && limits && setFound({ key, limits }),
        // A word that is not said changes nothing: the quote says the rest.
        () => undefined,
      )
    void ask()
    const timer = setInterval(() => void ask(), ASKED_MILLISECONDS)
    return () => {
      isHere = false
      clearInterval(timer)
    }
  }, [client, key, isVisible])
  return found?.key === key ? found.limits : undefined
}

/** Both ends, where they are two. */
export function wayOf({ from, to }: Sides): Readonly<{ from: Currency; to: Currency }> | undefined {
  return from && to && !isSameCurrency(from, to) ? { from, to } : undefined
}

function refOf({ chainId, address }: Currency): Readonly<{ chainId: number; address: string }> {
  return { chainId, address }
}
