import type { Item } from '../../../../src/core/execution/item.ts'
import { type Attack, attackOn, takingAll } from './attacks/attacks.ts'
import type { Known, Seen } from './attacks/known.ts'
import type { Done, Stand, Tx } from './chain.ts'
import type { Draw } from './draw.ts'
import { placesOf, TRAP } from './places.ts'
import { depositAddress } from './service/plain.ts'
import type { Answer, Offer } from './service/quote.ts'

export const MOMENTS = ['before', 'frontRun', 'between', 'afterFailure', 'afterLast', 'atFill'] as const
export type Moment = (typeof MOMENTS)[number]

export type Stage = Readonly<{
  stand: Stand
  draw: Draw
  known: Known
  seen: Seen[]
  done: Done[]
  attacks: { name: string; moment: Moment; ok: boolean }[]
  story: string[]
}>

export function stageOf(stand: Stand, draw: Draw, offer: Offer, answer: Answer, plan: readonly Item[]): Stage {
  const { terms, from } = offer
  const { user, refundTo, recipient } = terms.input
  const places = placesOf(stand.chain)
  const payment = answer.order.inputs[0]?.payment
  const seen: Seen[] = []
  const known: Known = {
    ...{ chain: stand.chain, places, user, refundTo, recipient, from, plan, seen },
    amount: terms.amountIn,
    payment: { currency: payment?.currency ?? '', amount: BigInt(payment?.amount ?? 0) },
    orderId: answer.orderId,
    depositAddress: depositAddress(places.DepositAddresses, answer.orderId, user),
    isTrapped: plan.some((item) => item.kind === 'evmTransaction' && item.data.includes(TRAP.slice(2))),
    nowSeconds: terms.nowSeconds,
  }
  return { stand, draw, known, seen, done: [], attacks: [], story: [...offer.setup.map(({ story }) => story)] }
}

export function stageThere(stage: Stage, stand: Stand, { to }: Offer): Stage {
  const { chain } = stand
  return { ...stage, stand, done: [], known: { ...stage.known, chain, places: placesOf(chain), from: to } }
}

/** Draws and runs attacks; `step` follows them in the same block. */
export async function attacksAt(stage: Stage, moment: Moment, least = 0, step?: Tx): Promise<readonly Done[]> {
  const { draw, known, attacks } = stage
  const count = least > 1 || draw.chance(600) ? least + draw.below(4) : 0
  const isAtOnce = known.seen.length > 0 && moment === 'afterLast' && draw.chance(500)
  const others: readonly Attack[] = Array.from({ length: count }, () => attackOn(known, draw))
  const drawn = [...(isAtOnce ? [takingAll(known)] : []), ...others]
  const done = await carry(stage, [...drawn.map(({ tx }) => tx), ...(step ? [step] : [])])
  for (const [at, { name }] of drawn.entries()) attacks.push({ name, moment, ok: done[at]?.ok ?? false })
  return done
}

export async function carry({ stand, done, story }: Stage, txs: readonly Tx[]): Promise<readonly Done[]> {
  const mined = await stand.mine(txs)
  done.push(...mined)
  story.push(...mined.map(({ tx, ok }) => `${ok ? '' : '(reverted) '}${tx.story}`))
  return mined
}
