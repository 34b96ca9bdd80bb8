import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { createServer, type Server, type Socket } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, beforeEach, expect, test, vi } from 'vitest'
import { openWire, type Wire } from './wire.ts'

type Question = Readonly<{ id: number; method: string; params: readonly unknown[] }>

const folder = mkdtempSync(join(tmpdir(), 'causeway-wire-'))
let server: Server
let wire: Wire
let connections: Socket[]
let messages: number
let heads: number
let subscribed: number

function answerTo(socket: Socket, { id, method, params }: Question): readonly unknown[] {
  if (method === 'die') socket.destroy()
  if (method === 'eth_subscribe') subscribed += params[0] === 'newHeads' ? 1 : 0
  if (method === 'mine') socket.write(`${JSON.stringify({ jsonrpc: '2.0', method: 'eth_subscription', params: {} })}\n`)
  if (method === 'revert') return [{ id, error: { code: 3, message: 'reverted', data: '0x08c379a0' } }]
  return ['die', 'silence'].includes(method) ? [] : [{ jsonrpc: '2.0', id, result: params }]
}

/** JSON-RPC: one message answers a batch, in any order; this node sends one line. */
function answer(socket: Socket, asked: Question | readonly Question[]): void {
  const answers = [asked].flat().flatMap((question) => answerTo(socket, question))
  if (answers.length > 0) socket.write(`${JSON.stringify(Array.isArray(asked) ? answers.toReversed() : answers[0])}\n`)
}

function textsIn(data: string): readonly string[] {
  return data.replaceAll('}{', '}\n{').replaceAll(']{', ']\n{').replaceAll('}[', '}\n[').split('\n')
}

beforeEach(async () => {
  connections = []
  messages = 0
  heads = 0
  subscribed = 0
  server = createServer((socket) => {
    connections.push(socket)
    socket.on('error', () => undefined)
    socket.on('data', (data) => {
      for (const text of textsIn(String(data))) {
        messages += 1
        answer(socket, JSON.parse(text))
      }
    })
  })
  const path = join(folder, 'node.ipc')
  server.listen(path)
  await once(server, 'listening')
  wire = openWire(path, () => {
    heads += 1
  })
})
afterEach(() => {
  wire.close()
  for (const socket of connections) socket.destroy()
  server.close()
})
afterAll(() => rmSync(folder, { recursive: true, force: true }))

// The request's fate is unknown: it may be repeated, and a payment isn't abandoned.
const silent = (words: string) => ({ name: 'NodeSilent', reason: 'lost', message: expect.stringContaining(words) })

test('questions of one moment go over one connection in one message, each to its own answer', async () => {
  const answers = await Promise.all(Array.from({ length: 100 }, (_, each) => wire.ask('echo', [each])))
  expect(answers).toEqual(Array.from({ length: 100 }, (_, each) => [each]))
  expect(await wire.ask('echo', ['later'])).toEqual(['later'])
  // The first message subscribes to heads.
  expect([connections.length, messages]).toEqual([1, 3])
})

test('whoever opened it is told of each head, over a connection that was made anew, too', async () => {
  await wire.ask('mine', [])
  expect(heads).toBe(1)
  await expect(wire.ask('die', [])).rejects.toMatchObject(silent('was lost'))
  expect(subscribed).toBe(1)
  await wire.ask('mine', [])
  expect([heads, subscribed]).toEqual([2, 2])
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
  await expect(wire.ask('die', [])).rejects.toMatchObject(silent('was lost'))
  await expect(waiting).rejects.toMatchObject(silent('was lost'))
  expect(await wire.ask('echo', [1])).toEqual([1])
  expect(connections).toHaveLength(2)
})

test('nobody there, or closed: refused at once', async () => {
  const nowhere = openWire(join(folder, 'nobody.ipc'), () => undefined)
  await expect(nowhere.ask('echo', [])).rejects.toMatchObject(silent('ENOENT'))
  wire.close()
  await expect(wire.ask('echo', [])).rejects.toMatchObject(silent('is closed'))
  expect(connections).toHaveLength(0)
})

test('a node that takes a question and never answers is given up in time', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  try {
    await wire.ask('echo', [])
    const waiting = expect(wire.ask('silence', [])).rejects.toMatchObject({ name: 'NodeSilent', reason: 'timeout' })
    await new Promise(setImmediate)
    await vi.advanceTimersByTimeAsync(10_000)
    await waiting
  } finally {
    vi.useRealTimers()
  }
})
