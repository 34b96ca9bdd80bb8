import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { type WebSocket, WebSocketServer } from 'ws'
import { openWire, type Wire } from './wire.ts'

type Question = Readonly<{ id: number; method: string; params: readonly unknown[] }>

let server: WebSocketServer
let wire: Wire
let connections: WebSocket[]

/** Every method is answered with its params, but for those that say what else to do. */
function answer(socket: WebSocket, { id, method, params }: Question): void {
  if (method === 'die') socket.terminate()
  else if (method === 'revert') {
    socket.send(JSON.stringify({ jsonrpc: '2.0', id, error: { code: 3, message: 'reverted', data: '0x08c379a0' } }))
  } else if (method !== 'silence') socket.send(JSON.stringify({ jsonrpc: '2.0', id, result: params }))
}

beforeEach(async () => {
  connections = []
  server = new WebSocketServer({ port: 0, host: '127.0.0.1' })
  server.on('connection', (socket) => {
    connections.push(socket)
    socket.on('message', (data) => answer(socket, JSON.parse(String(data))))
  })
  await once(server, 'listening')
  wire = openWire(`http://127.0.0.1:${(server.address() as AddressInfo).port}`)
})
afterEach(() => {
  wire.close()
  for (const socket of connections) socket.terminate()
  server.close()
})

test('many questions go over one connection, each to its own answer', async () => {
  const answers = await Promise.all(Array.from({ length: 100 }, (_, each) => wire.ask('echo', [each])))
  expect(answers).toEqual(Array.from({ length: 100 }, (_, each) => [each]))
  expect(connections).toHaveLength(1)
})

test('a refusal carries its code and its data', async () => {
  await expect(wire.ask('revert', [])).rejects.toMatchObject({
    name: 'RpcError',
    code: 3,
    message: 'revert: reverted',
    data: '0x08c379a0',
  })
})

test('what waits when the connection is lost is refused, and the next question makes a new one', async () => {
  const waiting = wire.ask('silence', [])
  await expect(wire.ask('die', [])).rejects.toThrow('was lost')
  await expect(waiting).rejects.toThrow('was lost')
  expect(await wire.ask('echo', [1])).toEqual([1])
  expect(connections).toHaveLength(2)
})

test('nobody there, or closed: refused at once', async () => {
  const nowhere = openWire('http://127.0.0.1:9')
  await expect(nowhere.ask('echo', [])).rejects.toThrow('ECONNREFUSED')
  wire.close()
  await expect(wire.ask('echo', [])).rejects.toThrow('is closed')
  expect(connections).toHaveLength(0)
})
