import { once } from 'node:events'
import { WebSocket } from 'ws'
import type { Hex } from '../../devnet/chains.ts'
import type { ReadyLine } from '../../devnet/world.ts'
import { type Listening, minedAt, sendFunded } from './heads.ts'
import { posted } from './load.ts'
import { nativeBody, newAddress } from './routes.ts'

/** By `performance.now`. */
export type Crossed = Readonly<{ minedMs: number; seenMs: number; filledMs: number }>

export type Ready = Readonly<{
  /** Returns after the last fill; throws when one fails. */
  deposit: () => Promise<readonly Crossed[]>
  close: () => void
}>

type Quote = Readonly<{
  requestId: string
  steps: readonly Readonly<{
    items: readonly Readonly<{ data: Readonly<{ from: Hex; to: Hex; data: Hex; value: string }> }>[]
  }>[]
}>
type Frame = Readonly<{ event?: string; data: Readonly<{ requestId: string; status: string }> }>

const ASKED_AT_ONCE = 50

/** Each quote has its own user. */
export async function readyToCross(world: ReadyLine, origin: Listening, count: number): Promise<Ready> {
  const quotes: Quote[] = []
  while (quotes.length < count) {
    const some = Array.from({ length: Math.min(ASKED_AT_ONCE, count - quotes.length) }, () =>
      posted<Quote>(`${world.service}/quote/v2`, nativeBody()),
    )
    quotes.push(...(await Promise.all(some)))
  }
  const stream = await streamOf(world.stream, quotes)
  return { deposit: () => deposit(quotes, stream, origin), close: () => stream.close() }
}

async function deposit(quotes: readonly Quote[], stream: WebSocket, origin: Listening): Promise<readonly Crossed[]> {
  const seen = new Map<string, number>()
  const filled = new Map<string, number>()
  const all = new Promise<void>((resolve, reject) => {
    stream.on('message', (data) => {
      const { event, data: update } = JSON.parse(String(data)) as Frame
      if (event !== 'request.status.updated') return
      const { requestId, status } = update
      if (status === 'pending') seen.set(requestId, performance.now())
      if (status === 'success') filled.set(requestId, performance.now())
      if (status === 'failure') reject(new Error(`${requestId}: expected a fill, got a failure`))
      if (filled.size === quotes.length) resolve()
    })
  })
  const hashes = quotes.map((quote) => {
    const data = quote.steps.at(-1)?.items[0]?.data
    if (!data) throw new Error(`${quote.requestId}: expected a deposit`)
    return sendFunded(origin, { ...data, value: BigInt(data.value) })
  })
  const [sent] = await Promise.all([Promise.all(hashes), all])
  return Promise.all(
    quotes.map(async ({ requestId }, at) => ({
      minedMs: await minedAt(origin, sent[at] ?? '0x'),
      seenMs: seen.get(requestId) ?? Number.NaN,
      filledMs: filled.get(requestId) ?? Number.NaN,
    })),
  )
}

/** The floor: as many bare payments at once on the destination's node; returns milliseconds. */
export async function payAtOnce(destination: Listening, count: number): Promise<number> {
  const began = performance.now()
  const payments = Array.from({ length: count }, () =>
    sendFunded(destination, { from: newAddress(), to: newAddress(), value: 1n }),
  )
  const mined = await Promise.all((await Promise.all(payments)).map((hash) => minedAt(destination, hash)))
  return Math.max(...mined) - began
}

async function streamOf(url: string, quotes: readonly Quote[]): Promise<WebSocket> {
  const stream = new WebSocket(url)
  await once(stream, 'message')
  const subscribed = new Promise<void>((resolve) => {
    let left = quotes.length
    const count = () => {
      left -= 1
      if (left === 0) stream.off('message', count)
      if (left === 0) resolve()
    }
    stream.on('message', count)
  })
  for (const { requestId } of quotes) {
    stream.send(JSON.stringify({ type: 'subscribe', event: 'request.status.updated', filters: { id: requestId } }))
  }
  await subscribed
  return stream
}
