import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { WebSocketServer } from 'ws'

/** A service with eternally pending transfers that counts requests. */
export type Quiet = Readonly<{
  /** A devnet's description, for a profile on these ports. */
  world: Readonly<Record<string, unknown>>
  /** Times of status requests by `performance.now()`, milliseconds. */
  askedAt: readonly number[]
  /** Resolves once the stream has this many request ids. */
  subscribed: (count: number) => Promise<void>
  isListenedTo: () => boolean
  forget: () => void
  stop: () => void
}>

// As many nodes as the devnet has.
const NODES = { '1': ['node/1', 'node/1/second'], '8453': ['node/8453'], '999': ['node/999'] }

/** Serves the service, its stream and silent nodes on one port. */
export async function startQuietService(): Promise<Quiet> {
  const askedAt: number[] = []
  const listened = new Set<string>()
  let waiting: (() => void) | undefined
  const server = createServer((request, response) => {
    if (request.url?.startsWith('/intents/status/v3')) askedAt.push(performance.now())
    response.setHeader('content-type', 'application/json').end(answerTo(request.url ?? ''))
  })
  const sockets = new WebSocketServer({ server })
  sockets.on('connection', (socket) => {
    socket.send(JSON.stringify({ type: 'connection', status: 'ready' }))
    socket.on('message', (data) => {
      const id: unknown = JSON.parse(String(data))?.filters?.id
      if (typeof id === 'string') listened.add(id)
      waiting?.()
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  return {
    world: {
      ...{ service: url, stream: url.replace('http', 'ws'), dapp: url },
      chains: Object.fromEntries(
        Object.entries(NODES).map(([id, nodes]) => [id, nodes.map((node) => `${url}/${node}`)]),
      ),
    },
    askedAt,
    subscribed: (count) =>
      new Promise((resolve) => {
        waiting = () => listened.size >= count && resolve()
        waiting()
      }),
    isListenedTo: () => listened.size > 0,
    forget: () => {
      askedAt.length = 0
      listened.clear()
      waiting = undefined
    },
    stop: () => {
      for (const socket of sockets.clients) socket.terminate()
      server.close()
      server.closeAllConnections()
    },
  }
}

function answerTo(url: string): string {
  if (url.startsWith('/node/')) return JSON.stringify({ jsonrpc: '2.0', id: 1, error: { code: -1, message: 'silent' } })
  if (url === '/chains') return JSON.stringify({ chains: [] })
  return JSON.stringify({ status: 'pending', inTxHashes: [], txHashes: [], updatedAt: 1 })
}
