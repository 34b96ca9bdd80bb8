import { connect, createServer, type Server, type Socket } from 'node:net'
import { LOOPBACK, listen, listenOn, type PortChoice, type ServerName } from './ports.ts'

/**
 * `error` answers HTTP 503, `delay` is in milliseconds, `drop` never answers. `mute` keeps a method's answers,
 * `forget` hides a hash from a method.
 */
export type NodeFault = Readonly<
  | { kind: 'error' }
  | { kind: 'delay'; milliseconds: number }
  | { kind: 'drop' }
  | { kind: 'mute' | 'forget'; method: string }
>

/** A node's public URL; when closed, the node behind keeps its state. */
export type Gateway = Readonly<{
  url: string
  isOpen: () => boolean
  open: () => Promise<void>
  close: () => Promise<void>
  /** Without a fault, the node recovers. */
  setFault: (fault?: NodeFault) => void
}>

type State = { server: Server; sockets: Set<Socket>; fault: NodeFault | undefined }

const UNAVAILABLE = [
  'HTTP/1.1 503 Service Unavailable',
  'access-control-allow-origin: *',
  'access-control-allow-headers: *',
  'content-type: application/json',
  'content-length: 2',
  'connection: close',
  '',
  '{}',
].join('\r\n')

/** Opens a byte proxy to the node, for HTTP and WebSocket. */
export async function openGateway(nodeUrl: string, name: ServerName, choice: PortChoice): Promise<Gateway> {
  const nodePort = Number(new URL(nodeUrl).port)
  const state: State = { server: createServer(), sockets: new Set(), fault: undefined }
  state.server.on('connection', (client) => join(client, nodePort, state))
  const port = await listen(state.server, name, choice)
  return {
    url: `http://${LOOPBACK}:${port}`,
    isOpen: () => state.server.listening,
    open: async () => {
      if (!state.server.listening) await listenOn(state.server, port)
    },
    close: () => close(state),
    setFault: (fault) => {
      state.fault = fault
    },
  }
}

function close(state: State): Promise<void> {
  for (const socket of state.sockets) socket.destroy()
  if (!state.server.listening) return Promise.resolve()
  return new Promise((resolve) => state.server.close(() => resolve()))
}

function join(client: Socket, nodePort: number, state: State): void {
  const node = connect(nodePort, LOOPBACK).setNoDelay()
  client.setNoDelay()
  for (const [socket, other] of [
    [client, node],
    [node, client],
  ] as const) {
    state.sockets.add(socket)
    socket.on('error', () => other.destroy())
    socket.on('close', () => {
      state.sockets.delete(socket)
      other.destroy()
    })
  }
  client.on('data', (data) => {
    const { fault } = state
    // Requests of a connection are sequential, so all later answers are kept.
    if (fault?.kind === 'mute' && data.includes(`"${fault.method}"`)) node.unpipe(client).resume()
    pass(data, client, node, fault)
  })
  node.pipe(client)
}

function pass(data: Buffer, client: Socket, node: Socket, fault: NodeFault | undefined): void {
  if (fault?.kind === 'drop') return
  if (fault?.kind === 'error') client.end(UNAVAILABLE)
  else if (fault?.kind === 'delay') setTimeout(() => node.write(data), fault.milliseconds)
  else if (fault?.kind === 'forget') node.write(withoutHash(data, fault.method))
  else node.write(data)
}

// The same length, so that the request's length remains true.
function withoutHash(data: Buffer, method: string): Buffer {
  const asked = new RegExp(`("${method}","params":\\["0x)[0-9a-f]{64}`, 'gi')
  return Buffer.from(data.toString('latin1').replace(asked, `$1${'f'.repeat(64)}`), 'latin1')
}
