import { connect, createServer, type Server, type Socket } from 'node:net'
import { LOOPBACK, listen, listenOn, type PortChoice, type ServerName } from './ports.ts'

/**
 * How a node misbehaves: `error` answers each request with HTTP 503, `delay` holds each request back by milliseconds,
 * `drop` takes requests and answers none, `mute` lets the node act on a method's requests and keeps its answers, `forget`
 * has a method that is asked by a hash know nothing of it.
 */
export type NodeFault = Readonly<
  | { kind: 'error' }
  | { kind: 'delay'; milliseconds: number }
  | { kind: 'drop' }
  | { kind: 'mute' | 'forget'; method: string }
>

/** The door to a node: its public URL. Closed, connections are refused; the node behind keeps all its state. */
export type Gateway = Readonly<{
  url: string
  isOpen: () => boolean
  open: () => Promise<void>
  close: () => Promise<void>
  /** Takes effect for all requests from now on; without a fault, the node is well again. */
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

/** Opens a door to the node at `nodeUrl`. It passes bytes on, so HTTP and WebSocket both work. */
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

/** Joins a client with the node; the fault is looked at for each piece that the client sends. */
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
    // One connection asks one thing after the other: from here on its answers are kept.
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

// Another hash of the same length, so that the request is as long as it says.
function withoutHash(data: Buffer, method: string): Buffer {
  const asked = new RegExp(`("${method}","params":\\["0x)[0-9a-f]{64}`, 'gi')
  return Buffer.from(data.toString('latin1').replace(asked, `$1${'f'.repeat(64)}`), 'latin1')
}
