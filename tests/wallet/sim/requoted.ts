import { depositAddressOf } from '../../../src/core/successor.ts'
import type { NewestRequest } from '../../../src/wallet/successor.ts'
import type { Flow } from './flows.ts'
import type { World } from './world.ts'

/** The request that takes over in the model. */
export const SUCCESSOR = `0x${'5c'.repeat(32)}`

export const PAYMENT = `0x${'9a'.repeat(32)}`
const WORDS = { fill: ['pending', 'pending', 'success'], refund: ['pending', 'failure', 'refund'] } as const

/** Whether a crossing waits for a payment to an open address; in the model another amount than the quoted one is paid. */
export function isRequoted({ approved }: Flow): boolean {
  return approved.intent.payment === 'openAddress' && approved.plan[0]?.kind === 'depositAddress'
}

/** What the service of the model says of the address of a crossing. */
export function newestRequestOf({ approved }: Flow): NewestRequest {
  const { plan, intent } = approved
  const depositAddress = depositAddressOf(plan, intent)
  if (depositAddress === undefined) return { answer: 'refused' }
  const { originChainId: chainId, originCurrency: currency, refundTo } = intent
  return { answer: 'told', request: { requestId: SUCCESSOR, depositAddress, chainId, currency, refundTo } }
}

/** Seen at the second look; then it stays pending for ever, and the one that took over goes on. */
export function requotedStatusOf(world: World, { approved, ending }: Flow, requestId: string): unknown {
  const key = `${approved.id} ${requestId}`
  const asked = world.asked.get(key) ?? 0
  world.asked.set(key, asked + 1)
  if (requestId !== SUCCESSOR) {
    return asked === 0 ? { status: 'waiting' } : { status: 'pending', inTxHashes: [PAYMENT], txHashes: [] }
  }
  const words = WORDS[ending]
  const status = words[Math.min(asked, words.length - 1)]
  const isOver = status === 'success' || status === 'refund'
  return { status, inTxHashes: [PAYMENT], txHashes: isOver ? [`0x${ending}`] : [] }
}
