import type { Hex } from '../chain.ts'
import type { Payment, Sent } from '../destination.ts'
import { paymentCall } from './fill.ts'
import type { Lane } from './lane.ts'
import type { Call } from './transfer.ts'

export function payer(lanes: ReadonlyMap<number, Lane>, solver: Hex) {
  const payments = new Map<string, Promise<Sent>>()
  const once = (key: string, chainId: number, call: Call): Promise<Sent> => {
    const before = payments.get(key)
    if (before) return before
    const sent = sendOn(lanes, chainId, call)
    payments.set(key, sent)
    // Nothing was sent, so a retry is safe.
    sent.catch(() => payments.delete(key))
    return sent
  }
  return {
    pay: (payment: Payment) => once(payment.key, payment.chain.id, paymentCall(payment, solver)),
    once,
  }
}

async function sendOn(lanes: ReadonlyMap<number, Lane>, chainId: number, call: Call): Promise<Sent> {
  const lane = lanes.get(chainId)
  if (!lane) throw new RangeError(`chainId: no lane to chain ${chainId}`)
  const sent = await lane.send(call)
  return { txHashes: [sent.hash], confirmed: (signal) => lane.confirm(sent, signal) }
}
