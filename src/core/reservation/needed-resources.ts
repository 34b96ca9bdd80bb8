import type { Item } from '../execution/item.ts'
import { outpointKey } from '../families/bitcoin/transaction/transaction.ts'
import { ITEM_KINDS } from '../families/items.ts'
import { nonceIn } from './reservation.ts'
import { resourceOf } from './resources.ts'

/** The nonces or coins that a plan's steps will reserve. */
export function needsOf(plan: readonly Item[]): readonly string[] {
  const needs = plan.flatMap((item) => {
    const resource = resourceOf(item)
    if ('inputs' in item) return item.inputs.map((input) => `${resource} ${outpointKey(input)}`)
    return ITEM_KINDS[item.kind].reserves === 'ofChain' ? [] : [resource]
  })
  return [...new Set(needs.map((need) => need.toLowerCase()))]
}

/**
 * Whether a name stands against a need; a used nonce stands against nothing.
 * @param nextNonce is undefined where no node tells
 */
export function isAgainst(name: string, need: string, nextNonce: number | undefined): boolean {
  const held = nonceIn(name)
  if (held) return held.resource === need && (nextNonce === undefined || held.nonce >= nextNonce)
  return name === need || name === `unbroadcast on ${need}` || name.startsWith(`${need} `)
}
