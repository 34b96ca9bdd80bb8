// The mock service and nodes for all executors, in a separate process; prints its port.
import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { json } from 'node:stream/consumers'
import type { Hex } from 'viem'
import { type WebSocket, WebSocketServer } from 'ws'
import { createChain, later, quantity } from './chain.ts'
import { freshQuote, INPUT } from './quotes.ts'
import { randomHex } from './random.ts'
import type { Counted, Terms } from './terms.ts'

type Request = { requestId: string; fillHash: string; pays: bigint; isPaid: boolean; filledAtMs: number | undefined }

type Asked = { method?: string; params?: unknown[]; id?: unknown }

let terms: Terms = { rttMs: 0, steps: 1, inclusionMs: 0, canSimulate: false, fillMs: [0, 0] }
let counts: Record<string, number> = {}
const byOrder = new Map<string, Request>()
const listeners = new Map<string, WebSocket>()
const byId = new Map<string, Request>()
const chain = createChain()

const server = createServer(async (request, response) => {
  const body: unknown = request.method === 'POST' ? await json(request) : undefined
  const isControl = request.url?.startsWith('/control')
  const answer = isControl ? control(request, body) : answerTo(request.url ?? '', body)
  const send = () => {
    response.statusCode = answer === undefined ? 404 : 200
    response.setHeader('content-type', 'application/json').end(JSON.stringify(answer ?? { message: 'not here' }))
  }
  if (isControl || terms.rttMs === 0) send()
  else setTimeout(send, terms.rttMs)
})
const sockets = new WebSocketServer({ server })
sockets.on('connection', (socket) => {
  socket.send(JSON.stringify({ type: 'connection', status: 'ready' }))
  socket.on('error', () => undefined)
  socket.on('message', (data) => {
    const { type, filters } = JSON.parse(String(data)) as { type?: string; filters?: { id?: string } }
    if (type === 'subscribe' && filters?.id !== undefined) listeners.set(filters.id, socket)
  })
})

function control({ url = '' }: IncomingMessage, body: unknown): unknown {
  if (url === '/control/terms') {
    terms = body as Terms
    return {}
  }
  if (url === '/control/counts') {
    const counted: Counted = { byName: counts, requests: Object.values(counts).reduce((sum, each) => sum + each, 0) }
    counts = {}
    return counted
  }
  return { filledAtMs: byId.get(url.split('/').at(-1) ?? '')?.filledAtMs ?? null }
}

// A JSON-RPC batch is one request, named after all its calls.
function answerTo(url: string, body: unknown): unknown {
  const asked = [body].flat().map((each) => (each ?? {}) as Asked)
  const name = asked.map(({ method }) => method ?? '').join('+') || url.replace(/\?.*/, '')
  counts[name] = (counts[name] ?? 0) + 1
  if (url.startsWith('/intents/status'))
    return statusOf(byId.get(new URL(url, 'http://host').searchParams.get('requestId') ?? ''))
  if (url.startsWith('/quote')) return quote(body)
  if (url.startsWith('/transactions')) return { message: 'Success' }
  if (!url.startsWith('/node')) return undefined
  return Array.isArray(body) ? asked.map(answerToOne) : asked.map(answerToOne)[0]
}

function answerToOne({ method = '', params = [], id = 1 }: Asked): unknown {
  const result = rpc(method, params)
  const error = { code: -32_601, message: 'the method does not exist' }
  return result === undefined ? { jsonrpc: '2.0', id, error } : { jsonrpc: '2.0', id, result }
}

function rpc(method: string, params: readonly unknown[]): unknown {
  if (method === 'eth_sendRawTransaction') return chain.send(params[0] as Hex, terms, deposited)
  if (method === 'eth_simulateV1') return simulated(params[0])
  return chain.answer(method, params, terms)
}

function simulated(asked: unknown): unknown {
  const { blockStateCalls = [] } = asked as { blockStateCalls?: { calls: unknown[] }[] }
  if (!terms.canSimulate) return undefined
  return blockStateCalls.map(({ calls }) => ({
    calls: calls.map(() => ({ status: '0x1', gasUsed: quantity(60_000), returnData: '0x', logs: [] })),
  }))
}

function quote(body: unknown): unknown {
  const { amount = INPUT.amount } = body as { amount?: string }
  const { requestId, orderId, pays, text } = freshQuote(terms.steps, BigInt(amount))
  const request = { requestId, fillHash: `0x${randomHex(32)}`, pays, isPaid: false, filledAtMs: undefined }
  byOrder.set(orderId.slice(2), request)
  byId.set(requestId, request)
  return JSON.parse(text)
}

// The solver sees a deposit with its block and fills later.
function deposited(data: string): void {
  const request = byOrder.get(data.slice(-64))
  if (!request) return
  request.isPaid = true
  const [least, most] = terms.fillMs
  later(least + Math.random() * (most - least), () => {
    chain.fill(request.fillHash, request.pays)
    request.filledAtMs = performance.timeOrigin + performance.now()
    const frame = { event: 'request.status.updated', data: { requestId: request.requestId, ...statusOf(request) } }
    listeners.get(request.requestId)?.send(JSON.stringify(frame))
  })
}

function statusOf(request: Request | undefined) {
  const isFilled = request?.filledAtMs !== undefined
  return {
    status: isFilled ? 'success' : request?.isPaid ? 'pending' : 'waiting',
    txHashes: isFilled ? [request.fillHash] : [],
    ...{ inTxHashes: [], updatedAt: Date.now(), originChainId: 8453, destinationChainId: 1 },
  }
}

server.keepAliveTimeout = 60_000
server.listen(0, '127.0.0.1', () => console.log((server.address() as AddressInfo).port))
