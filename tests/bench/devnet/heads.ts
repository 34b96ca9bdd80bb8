import { once } from 'node:events'
import { WebSocket } from 'ws'
import type { Hex } from '../../devnet/chains.ts'
import type { Ask } from '../../devnet/service/evm/wire.ts'

export type Listening = Readonly<{
  ask: Ask
  /** Arrival time by block hash, by `performance.now`. */
  blocks: ReadonlyMap<string, number>
  close: () => void
}>

type Message = Readonly<{
  id?: number
  result?: unknown
  error?: Readonly<{ message: string }>
  params?: Readonly<{ result: Readonly<{ hash: string }> }>
}>

/** Connects to a node, allows sends without a key and records block arrivals. */
export async function listenTo(rpcUrl: string): Promise<Listening> {
  const blocks = new Map<string, number>()
  const open = new Map<number, (answer: Message) => void>()
  const socket = new WebSocket(rpcUrl.replace('http', 'ws'))
  let lastId = 0
  // One WebSocket; HTTP calls would cost this process ten times as much.
  const ask: Ask = async <Result>(method: string, params: readonly unknown[]) => {
    lastId += 1
    const id = lastId
    const answer = await new Promise<Message>((resolve) => {
      open.set(id, resolve)
      socket.send(JSON.stringify({ jsonrpc: '2.0', id, method, params }))
    })
    open.delete(id)
    if (answer.error) throw new Error(`${method}: ${answer.error.message}`)
    return answer.result as Result
  }
  socket.on('message', (data) => {
    const message = JSON.parse(String(data)) as Message
    if (message.params) blocks.set(message.params.result.hash, performance.now())
    else if (message.id !== undefined) open.get(message.id)?.(message)
  })
  await once(socket, 'open')
  await ask('anvil_autoImpersonateAccount', [true])
  await ask('eth_subscribe', ['newHeads'])
  return { ask, blocks, close: () => socket.terminate() }
}

export type Sending = Readonly<{ from: Hex; to: Hex; data?: Hex; value: bigint }>

/** Funds the sender, then sends; returns the hash. */
export async function sendFunded({ ask }: Listening, { from, to, data, value }: Sending): Promise<Hex> {
  await ask('anvil_setBalance', [from, `0x${(10n ** 19n).toString(16)}`])
  return ask('eth_sendTransaction', [
    { from, to, data: data ?? '0x', value: `0x${value.toString(16)}`, gas: '0x30d40' },
  ])
}

export async function minedAt({ ask, blocks }: Listening, hash: Hex): Promise<number> {
  for (;;) {
    const receipt = await ask<Readonly<{ blockHash: string }> | null>('eth_getTransactionReceipt', [hash])
    const atMs = receipt ? blocks.get(receipt.blockHash) : undefined
    if (atMs !== undefined) return atMs
    await new Promise((resolve) => setTimeout(resolve, 5))
  }
}
