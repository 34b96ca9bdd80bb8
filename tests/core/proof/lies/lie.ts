import { type Facts, knownFact } from '../../../../src/core/chain/facts.ts'
import { type Order, orderIdOf } from '../../../devnet/service/quote/order.ts'
import type { Honest } from '../../honest/case.ts'
import { at, changed, type Json, leavesOf, type Path, pathOf } from '../../honest/json.ts'
import { signatureOf } from '../../honest/order.ts'
import type { Asked } from '../judge.ts'

/** `warn` demands a finding or tick; `neutral` demands the honest quote's plan and display. */
export type Fate = 'refuse' | 'override' | 'warn' | 'neutral'

/** Applies to an honest answer, or returns undefined. One of `codes` must be found, by default the lie's id. */
export type Lie = Readonly<{
  id: string
  what: string
  fate: Fate
  tell: (honest: Honest) => Asked | undefined
  codes?: readonly string[]
}>

type Change = (honest: Honest) => Json | undefined

export function lie(id: string, what: string, fate: Fate, change: Change, ...codes: readonly string[]): Lie {
  const tell = (honest: Honest) => {
    const quote = change(honest)
    if (quote === undefined || quote === honest.quote) return undefined
    return { ...honest, quote, facts: simulatedFor(honest, quote) }
  }
  return { id, what, fate, tell, ...(codes.length > 0 ? { codes } : {}) }
}

// The simulation shows the router's deposit for the false order.
function simulatedFor({ facts, quote: before }: Honest, quote: Json): Facts {
  const { origin } = facts
  const id = (of: Json) => at(of, ['protocol', 'v2', 'orderId'])
  const orderId = id(quote)
  if (origin.family !== 'evm' || !origin.simulation.known || typeof orderId !== 'string' || orderId === id(before)) {
    return facts
  }
  const { value, from } = origin.simulation
  const deposits = value.deposits.map((deposit) => ({ ...deposit, orderId }))
  return { ...facts, origin: { ...origin, simulation: knownFact({ ...value, deposits }, from) } }
}

export function falseFacts(
  id: string,
  what: string,
  fate: Fate,
  change: (honest: Honest) => Facts | undefined,
  ...codes: readonly string[]
): Lie {
  const tell = (honest: Honest) => {
    const facts = change(honest)
    return facts && { ...honest, facts }
  }
  return { id, what, fate, tell, ...(codes.length > 0 ? { codes } : {}) }
}

/** The address has no role in honest quotes; the second form is its ABI word without `0x`. */
export const EVIL = '0x976EA74026E726554dB657fA54763abd0C3a0aa9'
export const EVIL_WORD = EVIL.slice(2).toLowerCase().padStart(64, '0')

export function edit(path: string, to: (before: Json, honest: Honest) => Json | undefined): Change {
  return (honest) => {
    const before = at(honest.quote, pathOf(path))
    if (before === undefined) return undefined
    const after = to(before, honest)
    return after === undefined ? undefined : changed(honest.quote, pathOf(path), after)
  }
}

export function put(path: string, value: Json): Change {
  return edit(path, () => value)
}

export function add(path: string, value: (honest: Honest) => Json | undefined): Change {
  return (honest) => {
    const around = at(honest.quote, pathOf(path).slice(0, -1))
    const added = value(honest)
    return around === undefined || around === null || added === undefined
      ? undefined
      : changed(honest.quote, pathOf(path), added)
  }
}

export function times(numerator: bigint, denominator: bigint): (before: Json) => Json {
  return (before) => ((BigInt(String(before)) * numerator) / denominator).toString()
}

const ORDER: Path = ['protocol', 'v2', 'orderData']

/** Changes the order, then refits the id, calldata, memos and solver's signature. */
export function inOrder(path: string, to: (before: Json, honest: Honest) => Json | undefined): Change {
  return (honest) => {
    const lied = edit(`protocol.v2.orderData.${path}`, to)(honest)
    return lied === undefined ? undefined : rebound(lied)
  }
}

/** Rewrites the order id everywhere; undefined without an order. */
export function rebound(quote: Json): Json | undefined {
  const before = String(at(quote, ['protocol', 'v2', 'orderId']))
  const order: Order = JSON.parse(JSON.stringify(at(quote, ORDER)))
  const after = idOrNone(order)
  if (after === undefined) return undefined
  const inText = (text: string) => Buffer.from(text).toString('hex')
  const carried = [
    [before.slice(2), after.slice(2)],
    [inText(before), inText(after)],
    [BigInt(before).toString(), BigInt(after).toString()],
  ] as const
  const moved = leavesOf(quote).reduce((left, { path, value }) => {
    if (typeof value !== 'string' || path.includes('orderData')) return left
    const next = carried.reduce((text, [from, to]) => text.replaceAll(from, to), value)
    return next === value ? left : changed(left, path, next)
  }, quote)
  const signature = ['protocol', 'v2', 'orderSignature']
  return at(moved, signature) === undefined ? moved : changed(moved, signature, signatureOf(after))
}

function idOrNone(order: Order): `0x${string}` | undefined {
  try {
    return orderIdOf(order)
  } catch {
    return undefined
  }
}

export function lastData({ quote }: Honest): string {
  const steps = at(quote, ['steps'])
  return `steps[${Array.isArray(steps) ? steps.length - 1 : 0}].items[0].data`
}

export function isByTransaction({ route, input }: Honest): boolean {
  const routes = ['deposit', 'transfer', 'swap', 'localSwap', 'send', 'openAddress', 'strictAddress']
  return routes.includes(route) && !input.paidElsewhere
}

export function isDeposit({ route }: Honest): boolean {
  return route === 'deposit'
}

export function where(test: (honest: Honest) => boolean, change: Change): Change {
  return (honest) => (test(honest) ? change(honest) : undefined)
}
