import { depositAddressOf } from '../../../src/core/deposit-address/requote.ts'
import type { NewestRequest } from '../../../src/wallet/deposit-address/requote.ts'
import type { Flow } from './flows.ts'
import type { World } from './world.ts'

/** This request follows the requote. */
export const REQUOTE = `0x${'5c'.repeat(32)}`

export const PAYMENT = `0x${'9a'.repeat(32)}`
const WORDS = { fill: ['pending', 'pending', 'success'], refund: ['pending', 'failure', 'refund'] } as const

/** The open address gets an amount other than quoted. */
export function isRequoted({ approved }: Flow): boolean {
  return approved.intent.payment === 'openAddress' && approved.plan[0]?.kind === 'depositAddress'
}

export function newestRequestOf({ approved }: Flow): NewestRequest {
  const { plan, intent } = approved
  const depositAddress = depositAddressOf(plan, intent)
  if (depositAddress === undefined) return { answer: 'refused' }
  const { originChainId: chainId, originCurrency: currency, refundTo } = intent
  return { answer: 'told', request: { requestId: REQUOTE, depositAddress, chainId, currency, refundTo } }
}

/** The original stays pending, and the requote continues. */
export function requotedStatusOf(world: World, { approved, outcome }: Flow, requestId: string): unknown {
  const key = `${approved.id} ${requestId}`
  const asked = world.asked.get(key) ?? 0
  world.asked.set(key, asked + 1)
  if (requestId !== REQUOTE) {
    return asked === 0 ? { status: 'waiting' } : { status: 'pending', inTxHashes: [PAYMENT], txHashes: [] }
  }
  const words = WORDS[outcome]
  const status = words[Math.min(asked, words.length - 1)]
  const isOver = status === 'success' || status === 'refund'
  return { status, inTxHashes: [PAYMENT], txHashes: isOver ? [`0x${outcome}`] : [] }
}
