import { randomInt } from 'node:crypto'
import type { Hex } from 'viem'
import { privateKeyToAccount } from 'viem/accounts'
import { WebSocket } from 'ws'
import { KEY } from './ours.ts'
import type { Prepared, Subject } from './subject.ts'

/** Bare code's order of steps, and its source of the fill. */
export type FloorWay = Readonly<{ order: 'together' | 'afterReceipt'; fill: 'stream' | 'poll' }>

type Transaction = Readonly<{ to: Hex; data: Hex; value: string; gas: string; maxFeePerGas: string }>
type Quote = Readonly<{
  requestId: string
  steps: readonly Readonly<{ items: readonly Readonly<{ data: Transaction }>[] }>[]
}>

const account = privateKeyToAccount(`0x${KEY}`)
const RECEIPT_EVERY_MS = 50
const STATUS_EVERY_MS = 1_000

/** Only fetch and viem's signature: no verification, storage or second check. */
export function floor(port: number, { order, fill }: FloorWay): Subject {
  const url = `http://127.0.0.1:${port}`
  // A fresh nonce, or an approval would repeat earlier bytes that are already included.
  let nonce = randomInt(1_000_000, 1_000_000_000)

  async function rpc(method: string, params: readonly unknown[]): Promise<unknown> {
    const body = JSON.stringify({ jsonrpc: '2.0', id: 1, method, params })
    const response = await fetch(`${url}/node/8453`, { method: 'POST', body })
    return ((await response.json()) as { result: unknown }).result
  }

  async function receipt(hash: unknown): Promise<void> {
    while (!(await rpc('eth_getTransactionReceipt', [hash]))) await pause(RECEIPT_EVERY_MS)
  }

  async function filled(requestId: string): Promise<void> {
    for (;;) {
      const response = await fetch(`${url}/intents/status/v3?requestId=${requestId}`)
      if (((await response.json()) as { status: string }).status === 'success') return
      await pause(STATUS_EVERY_MS)
    }
  }

  function sign({ to, data, value, gas, maxFeePerGas }: Transaction) {
    nonce += 1
    const terms = { gas: BigInt(gas), maxFeePerGas: BigInt(maxFeePerGas), maxPriorityFeePerGas: 1n }
    return account.signTransaction({ chainId: 8453, type: 'eip1559', to, data, value: BigInt(value), nonce, ...terms })
  }

  return {
    prepare: async (): Promise<Prepared> => {
      const asked = await fetch(`${url}/quote/v2`, { method: 'POST', body: '{}' })
      const { requestId, steps } = (await asked.json()) as Quote
      const pushed = fill === 'stream' ? heard(port, requestId) : undefined
      await pushed?.ready
      return {
        requestId,
        execute: async () => {
          let last: unknown
          for (const [index, step] of steps.entries()) {
            const [item] = step.items
            if (!item) throw new Error('expected an item')
            last = await rpc('eth_sendRawTransaction', [await sign(item.data)])
            if (order === 'afterReceipt' && index < steps.length - 1) await receipt(last)
          }
          const sentMs = performance.now()
          if (!pushed) await filled(requestId)
          else await pushed.filled
          return { sentMs, doneMs: performance.now(), knownMs: performance.now() }
        },
      }
    },
  }
}

function heard(port: number, requestId: string) {
  const socket = new WebSocket(`ws://127.0.0.1:${port}`)
  const ready = new Promise<void>((resolve) => socket.once('open', resolve))
  const subscription = { type: 'subscribe', event: 'request.status.updated', filters: { id: requestId } }
  const subscribed = ready.then(() => socket.send(JSON.stringify(subscription)))
  const filled = new Promise<void>((resolve) => {
    socket.on('message', (data) => {
      const frame = JSON.parse(String(data)) as { data?: { requestId?: string; status?: string } }
      if (frame.data?.requestId !== requestId || frame.data.status !== 'success') return
      socket.close()
      resolve()
    })
  })
  return { ready: subscribed, filled }
}

function pause(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds))
}
