import type { Server } from 'node:http'
import * as v from 'valibot'
import { type WebSocket, WebSocketServer } from 'ws'
import { servePlainly, turnAway } from '../door.ts'
import { messageOnly } from '../errors.ts'
import type { Faults } from '../faults/faults.ts'
import { tell } from '../faults/lies.ts'
import { statusOf } from './status.ts'
import type { Transfer, Transfers } from './transfers.ts'

/** service-facts.md 4. */
const EVENT = 'request.status.updated'
const MAX_FRAME_BYTES = 64 * 1024
const MAX_SUBSCRIPTIONS = 1_000
const NOTHING = Buffer.alloc(0)

const FRAME = v.object(
  {
    type: v.picklist(['subscribe', 'unsubscribe'], 'expected subscribe or unsubscribe'),
    event: v.literal(EVENT, `expected ${EVENT}`),
    filters: v.object(
      {
        id: v.pipe(
          v.string('expected a request id'),
          v.regex(/^0x[0-9a-fA-F]{64}$/, 'expected 0x and 64 hex digits'),
          v.toLowerCase(),
        ),
      },
      'expected an object with id',
    ),
  },
  'expected a JSON object',
)

export type Stream = Readonly<{
  /** Closes connections that a fault `stream-close` strikes. */
  applyFaults: () => void
  /** Like a rolling restart. */
  closeAll: () => void
  stop: () => Promise<void>
}>

/** `now` in epoch milliseconds. */
export type StreamTools = Readonly<{
  transfers: Transfers
  faults: Faults
  now: () => number
  isKey: (key: string) => boolean
}>

/**
 * Serves the status stream (service-facts.md 4).
 *
 * Late subscribers get no replay.
 */
export function serveStream(server: Server, tools: StreamTools): Stream {
  const { transfers, faults, now } = tools
  const sockets = new WebSocketServer({ noServer: true, maxPayload: MAX_FRAME_BYTES })
  const subscriptions = new Map<WebSocket, Set<string>>()
  /** Held back by a fault until the next update. */
  const held = new WeakMap<WebSocket, readonly unknown[]>()
  const send = (socket: WebSocket, frame: unknown) => socket.send(JSON.stringify(frame))
  const closeIfTold = (socket: WebSocket, user: string | undefined) => {
    if (faults.take('stream-close', { user }).length > 0) socket.close(1012, 'service restart')
  }

  const receive = (socket: WebSocket, ids: Set<string>, text: string) => {
    const frame = v.safeParse(FRAME, parse(text), { abortEarly: true })
    if (!frame.success) {
      const [issue] = frame.issues
      return send(socket, { type: 'error', message: `${v.getDotPath(issue) ?? 'frame'}: ${issue.message}` })
    }
    const { type, event, filters } = frame.output
    if (type === 'unsubscribe') ids.delete(filters.id)
    else if (ids.size >= MAX_SUBSCRIPTIONS) {
      return send(socket, { type: 'error', message: `filters.id: more than ${MAX_SUBSCRIPTIONS} subscriptions` })
    } else ids.add(filters.id)
    send(socket, { type, status: 'success', data: { event, filters } })
    closeIfTold(socket, transfers.byId(filters.id)?.user)
  }

  server.on('upgrade', (request, socket, head) => {
    if (head.length > 0) socket.unshift(head)
    if (request.headers.upgrade?.toLowerCase() !== 'websocket') return servePlainly(server, request, socket)
    sockets.handleUpgrade(request, socket, NOTHING, (opened) => sockets.emit('connection', opened, request))
  })
  sockets.on('wsClientError', ({ message }, socket) => turnAway(socket, messageOnly(400, `upgrade: ${message}`)))
  sockets.on('connection', (socket, request) => {
    socket.on('error', () => socket.terminate())
    // service-facts.md 4: the key is a query parameter.
    const key = new URL(request.url ?? '/', 'ws://service').searchParams.get('apiKey')
    if (key !== null && !tools.isKey(key)) return socket.close(1008, 'unknown API key')
    const ids = new Set<string>()
    subscriptions.set(socket, ids)
    socket.on('message', (data) => receive(socket, ids, String(data)))
    socket.on('close', () => subscriptions.delete(socket))
    send(socket, { type: 'connection', status: 'ready', data: { id: crypto.randomUUID() } })
    closeIfTold(socket, undefined)
  })

  const publish = (transfer: Transfer) => {
    const listening = [...subscriptions].filter(([, ids]) => ids.has(transfer.requestId))
    if (listening.length === 0) return
    const { user } = transfer
    if (faults.take('stream-silent', { user }).length > 0) return
    const [word] = faults.take('status-word', { path: '/stream', user })
    const status = statusOf(transfer)
    const data = { ...status, status: word?.word ?? status.status, requestId: transfer.requestId }
    const lies = faults.take('lie', { path: '/stream', user })
    const frame = lies.reduce<unknown>((told, lie) => tell(told, lie), { event: EVENT, data, publishedAt: now() })
    const isHeld = faults.take('stream-reorder', { user }).length > 0
    const copies = faults.take('stream-duplicate', { user }).length > 0 ? [frame, frame] : [frame]
    for (const [socket] of listening) {
      const before = held.get(socket) ?? []
      held.delete(socket)
      if (isHeld) held.set(socket, [...copies, ...before])
      else for (const each of [...copies, ...before]) send(socket, each)
    }
  }
  const stopPublishing = transfers.onChange(publish)

  return {
    applyFaults() {
      for (const [socket, ids] of subscriptions) {
        const users = [...ids].map((id) => transfers.byId(id)?.user)
        for (const user of users.length > 0 ? users : [undefined]) closeIfTold(socket, user)
      }
    },
    closeAll() {
      for (const socket of sockets.clients) socket.close(1012, 'service restart')
    },
    async stop() {
      stopPublishing()
      for (const socket of sockets.clients) socket.terminate()
      await new Promise<void>((resolve) => sockets.close(() => resolve()))
    },
  }
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
