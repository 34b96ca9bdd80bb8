import { once } from 'node:events'
import { WebSocket } from 'ws'
import type { Hex } from '../../devnet/chains.ts'
import { type Ask, openWire } from '../../devnet/service/evm/wire.ts'

/** A node that is asked and listened to. */
export type Listening = Readonly<{
  ask: Ask
  /** When each block was told of, by its hash, as `performance.now` has it. */
  blocks: ReadonlyMap<string, number>
  close: () => void
}>

/** Connects to a node, lets anybody send there without a key, and notes when each block comes. */
export async function listenTo(rpcUrl: string): Promise<Listening> {
  const wire = openWire(rpcUrl)
  await wire.ask('anvil_autoImpersonateAccount', [true])
  const blocks = new Map<string, number>()
  const socket = new WebSocket(rpcUrl.replace('http', 'ws'))
  socket.on('message', (data) => {
    const { params } = JSON.parse(String(data)) as { params?: { result: { hash: string } } }
    if (params) blocks.set(params.result.hash, performance.now())
  })
  await once(socket, 'open')
  socket.send(JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'eth_subscribe', params: ['newHeads'] }))
  await once(socket, 'message')
  return {
    ask: wire.ask,
    blocks,
    close() {
      socket.terminate()
      wire.close()
    },
  }
}

/** A transaction of somebody without a key; returns its hash. */
export type Sending = Readonly<{ from: Hex; to: Hex; data?: Hex; value: bigint }>

/** Gives the sender ten of the native currency and sends. */
export async function sendFunded({ ask }: Listening, { from, to, data, value }: Sending): Promise<Hex> {
  await ask('anvil_setBalance', [from, `0x${(10n ** 19n).toString(16)}`])
  return ask('eth_sendTransaction', [
    { from, to, data: data ?? '0x', value: `0x${value.toString(16)}`, gas: '0x30d40' },
  ])
}

/** Waits for the block of a transaction; returns when it came. */
export async function minedAt({ ask, blocks }: Listening, hash: Hex): Promise<number> {
  for (;;) {
    const receipt = await ask<Readonly<{ blockHash: string }> | null>('eth_getTransactionReceipt', [hash])
    const atMs = receipt ? blocks.get(receipt.blockHash) : undefined
    if (atMs !== undefined) return atMs
    await new Promise((resolve) => setTimeout(resolve, 5))
  }
}
