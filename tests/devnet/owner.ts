import { OWNER } from './accounts.ts'
import type { Hex } from './chains.ts'
import { rpc } from './rpc.ts'

const last = new Map<string, Promise<unknown>>()

/** Sends as the owner, one at a time: a node gives simultaneous calls the same nonce. */
export function sendAsOwner(nodeUrl: string, transaction: Readonly<Record<string, unknown>>): Promise<Hex> {
  const send = () => rpc<Hex>(nodeUrl, 'eth_sendTransaction', [{ from: OWNER.address, ...transaction }])
  const sent = (last.get(nodeUrl) ?? Promise.resolve()).then(send, send)
  last.set(nodeUrl, sent)
  return sent
}
