import { useEffect, useState } from 'preact/hooks'
import type { RouteLimitsView } from '../../../api/views/quotes.ts'
import { type Currency, isSameCurrency } from '../../../core/money/currency.ts'
import { useApp } from '../../state/app.ts'
import { useVisible } from '../../state/page/clock.ts'
import type { ChosenCurrencies } from '../sides/chosen-currencies.ts'

/** Asked only while the form is visible; the limits change often. */
const ASKED_MILLISECONDS = 60_000

/** Undefined while unread, and where no route exists. */
export function useLimits(account: string, sides: ChosenCurrencies, isChosen: boolean): RouteLimitsView | undefined {
  const { client } = useApp()
  const isVisible = useVisible()
  const [found, setFound] = useState<Readonly<{ key: string; limits: RouteLimitsView }> | undefined>(undefined)
  const way = isChosen && account ? routeOf(sides) : undefined
  const key = way ? [account, way.from.chainId, way.from.address, way.to.chainId, way.to.address].join(' ') : ''
  useEffect(() => {
    if (!way || !isVisible) return
    let isHere = true
    const ask = () =>
      client.call('route.limits', { account, from: refOf(way.from), to: refOf(way.to) }).then(
        (limits) => isHere && limits && setFound({ key, limits }),
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

export function routeOf({ from, to }: ChosenCurrencies): Readonly<{ from: Currency; to: Currency }> | undefined {
  return from && to && !isSameCurrency(from, to) ? { from, to } : undefined
}

function refOf({ chainId, address }: Currency): Readonly<{ chainId: number; address: string }> {
  return { chainId, address }
}
