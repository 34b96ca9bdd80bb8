import type { ServiceStatus } from '../../core/execution/service-status.ts'
import { decodeStatusFrame, frameText, STATUS_EVENT } from './status-frame.ts'

export type StatusStreamPorts = Readonly<{
  WebSocket: typeof globalThis.WebSocket
  url: string
  /** Returns its stop. */
  after: (milliseconds: number, call: () => void) => () => void
  nowMilliseconds: () => number
  /** From 0 up to 1, to spread reconnections. */
  random: () => number
}>

/** Pushes are a reason to look, never proof. */
export type StatusStream = Readonly<{
  /** The last stop closes the connection. */
  watch: (requestId: string, onUpdate: (status: ServiceStatus) => void) => () => void
}>

const FIRST_PAUSE_MILLISECONDS = 1_000
const LONGEST_PAUSE_MILLISECONDS = 30_000
const MOST_LOSSES = 10
/** Limits per second; a flooding connection is dropped, and retried after the longest pause. */
const MOST_MESSAGES = 250
const MOST_BYTES = 1024 * 1024
const SECOND_MILLISECONDS = 1_000
/** A connection that lasted this long resets the backoff. */
const PROVEN_MILLISECONDS = 10_000

/** Makes one connection for all watches, with backoff (service facts 4). Polling covers a dead one. */
export function createStatusStream(ports: StatusStreamPorts): StatusStream {
  const watchers = new Map<string, Set<(status: ServiceStatus) => void>>()
  let connection: Connection | undefined
  let stopPause: (() => void) | undefined
  let losses = 0

  function connect(): void {
    stopPause = undefined
    connection = openConnection(ports, {
      ready: () => {
        for (const requestId of watchers.keys()) connection?.send('subscribe', requestId)
      },
      proven: () => {
        losses = 0
      },
      update: (requestId, status) => {
        for (const listener of [...(watchers.get(requestId) ?? [])]) listener(status)
      },
      lost: (isFlood) => {
        connection = undefined
        losses = isFlood ? MOST_LOSSES : losses
        const pause = Math.min(LONGEST_PAUSE_MILLISECONDS, FIRST_PAUSE_MILLISECONDS * 2 ** losses)
        losses = Math.min(losses + 1, MOST_LOSSES)
        stopPause = ports.after(Math.round(pause * (0.75 + ports.random() / 2)), connect)
      },
    })
  }

  function leave(requestId: string): void {
    watchers.delete(requestId)
    connection?.send('unsubscribe', requestId)
    if (watchers.size > 0) return
    stopPause?.()
    stopPause = undefined
    connection?.close()
    connection = undefined
    losses = 0
  }

  return {
    watch: (requestId, onUpdate) => {
      const id = requestId.toLowerCase()
      // The same function may watch twice.
      const listener = (status: ServiceStatus) => onUpdate(status)
      const known = watchers.get(id)
      const listeners = known ?? new Set()
      watchers.set(id, listeners.add(listener))
      if (!connection && !stopPause) connect()
      else if (!known) connection?.send('subscribe', id)
      return () => {
        if (listeners.delete(listener) && listeners.size === 0 && watchers.get(id) === listeners) leave(id)
      }
    },
  }
}

type Connection = Readonly<{
  /** Before ready, `ready` itself subscribes everything. */
  send: (type: 'subscribe' | 'unsubscribe', requestId: string) => void
  close: () => void
}>

type Heard = Readonly<{
  ready: () => void
  proven: () => void
  update: (requestId: string, status: ServiceStatus) => void
  lost: (isFlood: boolean) => void
}>

// After `close` it stays silent; `lost` is called at most once, never synchronously.
function openConnection({ WebSocket, url, after, nowMilliseconds }: StatusStreamPorts, heard: Heard): Connection {
  let isReady = false
  let stopTimer: () => void = () => {}
  let socket: WebSocket | undefined
  let isOver = false
  // Blobs are read asynchronously; later frames must not overtake them.
  let inOrder: Promise<unknown> = Promise.resolve()

  const end = (): boolean => {
    const wasOver = isOver
    isOver = true
    isReady = false
    stopTimer()
    return !wasOver
  }
  const lose = (isFlood = false) => {
    if (!end()) return
    socket?.close()
    heard.lost(isFlood)
  }
  const isFlooded = floodOf({ nowMilliseconds })
  const receive = (text: string | undefined) => {
    const frame = isOver || text === undefined ? undefined : decodeStatusFrame(text)
    if (frame?.frame === 'update') heard.update(frame.requestId, frame.status)
    if (frame?.frame !== 'ready' || isReady) return
    isReady = true
    stopTimer = after(PROVEN_MILLISECONDS, heard.proven)
    heard.ready()
  }

  try {
    socket = new WebSocket(url)
    socket.addEventListener('message', ({ data }) => {
      if (isOver) return
      if (isFlooded(sizeOf(data))) return lose(true)
      inOrder = inOrder
        .then(() => frameText(data))
        .then(receive)
        .catch(() => undefined)
    })
    socket.addEventListener('close', () => lose())
    socket.addEventListener('error', () => lose())
  } catch {
    // A page's policy or a bad URL throws at once.
    stopTimer = after(0, lose)
  }

  return {
    send: (type, id) => {
      if (isReady && socket?.readyState === WebSocket.OPEN) {
        socket.send(JSON.stringify({ type, event: STATUS_EVENT, filters: { id } }))
      }
    },
    close: () => {
      end()
      socket?.close()
    },
  }
}

// Setting the clock back starts a new second.
function floodOf({ nowMilliseconds }: Pick<StatusStreamPorts, 'nowMilliseconds'>): (bytes: number) => boolean {
  let since = Number.NEGATIVE_INFINITY
  let messages = 0
  let bytes = 0
  return (more) => {
    const now = nowMilliseconds()
    if (now - since >= SECOND_MILLISECONDS || now < since) {
      since = now
      messages = 0
      bytes = 0
    }
    messages += 1
    bytes += more
    return messages > MOST_MESSAGES || bytes > MOST_BYTES
  }
}

function sizeOf(data: unknown): number {
  if (typeof data === 'string') return data.length
  return data instanceof Blob ? data.size : 0
}
