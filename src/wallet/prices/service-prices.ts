import { type Currency, isSameCurrency } from '../../core/money/currency.ts'
import type { Price } from '../../core/money/price.ts'

type Said = Readonly<{ price: Price | undefined }>

type Named = Pick<Currency, 'chainId' | 'address'>

/** Times are epoch seconds. */
export type ServicePrice = Named &
  Readonly<{ price?: Price | undefined; saidAtSeconds: number; askedAtSeconds: number }>

export type ServicePricesPorts = Readonly<{
  /** Undefined means no answer or no turn. */
  ask: (currency: Named) => Promise<Said | undefined>
  load: () => Promise<readonly ServicePrice[]>
  save: (prices: readonly ServicePrice[]) => Promise<void>
  changed: () => void
  nowSeconds: () => number
}>

export type ServicePrices = Readonly<{
  /** Known prices at once; old ones are refreshed. */
  of: (currencies: readonly Named[]) => Promise<readonly ServicePrice[]>
  /** From memory, which no disk changes; asks where due. */
  heard: (currency: Named) => Price | undefined
  settled: () => Promise<void>
}>

/** Requests are this far apart, seconds, answered or not. */
const APART_SECONDS = 60
/** Age of an unanswered request. */
const UNANSWERED_SECONDS = 3_600
/** Older prices expire. */
const MOST_SECONDS = 24 * 3_600
const MOST_KEPT = 200

export function createServicePrices(ports: ServicePricesPorts): ServicePrices {
  let asking: Promise<void> = Promise.resolve()
  const underWay = new Set<string>()
  const heard = new Map<string, Readonly<{ price: Price | undefined; atSeconds: number }>>()
  const askedAt = new Map<string, number>()

  async function refresh(due: readonly Named[]): Promise<void> {
    const answers: (readonly [asked: Named & Readonly<{ askedAtSeconds: number }>, answer: Said | undefined])[] = []
    for (const { chainId, address } of due) {
      const askedAtSeconds = ports.nowSeconds()
      const answer = await ports.ask({ chainId, address }).catch(() => undefined)
      answers.push([{ chainId, address, askedAtSeconds }, answer])
      if (answer) heard.set(nameOf({ chainId, address }), { price: answer.price, atSeconds: askedAtSeconds })
    }
    const known = await ports.load()
    const asked = answers.map(([each, answer]): ServicePrice => {
      const before = known.find((other) => isSameCurrency(other, each))
      const saidAtSeconds = answer
        ? each.askedAtSeconds
        : (before?.saidAtSeconds ?? each.askedAtSeconds - UNANSWERED_SECONDS)
      return { ...each, price: (answer ?? before)?.price, saidAtSeconds }
    })
    const others = known.filter((each) => !asked.some((other) => isSameCurrency(each, other)))
    await ports.save([...asked, ...others].slice(0, MOST_KEPT))
  }

  function request(due: readonly Named[], now: number): void {
    for (const each of due) {
      underWay.add(nameOf(each))
      askedAt.set(nameOf(each), now)
    }
    asking = asking
      .then(() => refresh(due))
      .catch(() => undefined)
      .then(() => {
        for (const each of due) underWay.delete(nameOf(each))
        ports.changed()
      })
  }

  return {
    of: async (currencies) => {
      const now = ports.nowSeconds()
      const known = await ports.load()
      const find = (currency: Named) => known.find((each) => isSameCurrency(each, currency))
      const due = currencies.filter((each) => {
        const asked = find(each)?.askedAtSeconds
        // A clock set back must not stop requests.
        const isDue = asked === undefined || asked > now || asked <= now - APART_SECONDS
        return isDue && !underWay.has(nameOf(each))
      })
      if (due.length > 0) request(due, now)
      return currencies.flatMap((each) => find(each) ?? []).filter((each) => each.saidAtSeconds > now - MOST_SECONDS)
    },
    heard: (currency) => {
      const [now, name] = [ports.nowSeconds(), nameOf(currency)]
      const isDue = Math.abs(now - (askedAt.get(name) ?? 0)) >= APART_SECONDS
      if (isDue && !underWay.has(name)) request([currency], now)
      const known = heard.get(name)
      return known && Math.abs(now - known.atSeconds) < MOST_SECONDS ? known.price : undefined
    },
    settled: () => asking,
  }
}

function nameOf({ chainId, address }: Named): string {
  return `${chainId} ${address.toLowerCase()}`
}
