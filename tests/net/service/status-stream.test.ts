import type { AddressInfo } from 'node:net'
import { afterEach, describe, expect, it } from 'vitest'
import { WebSocket as NodeWebSocket, type WebSocket as Socket, WebSocketServer } from 'ws'
import type { ServiceStatus } from '../../../src/core/execution/service-status.ts'
import { createStatusStream } from '../../../src/net/service/status-stream.ts'

const ID = `0x${'1a'.repeat(32)}`
const OTHER = `0x${'2b'.repeat(32)}`
const READY = { type: 'connection', status: 'ready', data: { id: 'x' } }
const update = (requestId: string, status: string) => ({
  event: 'request.status.updated',
  data: { status, requestId, updatedAt: 1, originChainId: 1, destinationChainId: 8453 },
  publishedAt: 2,
})

/** Browsers deliver binary frames as Blobs. */
class BrowserWebSocket extends NodeWebSocket {
  constructor(url: string) {
    super(url)
    this.binaryType = 'blob' as 'arraybuffer'
  }
}

type Frame = Readonly<{ type: string; filters: Readonly<{ id: string }> }>
type Client = Readonly<{ socket: Socket; frames: Frame[] }>

const stops: (() => void | Promise<void>)[] = []
afterEach(async () => {
  for (const stop of stops.splice(0).reverse()) await stop()
})

/** The server is ready by default. */
async function serve({ ready = true } = {}) {
  const server = new WebSocketServer({ port: 0, host: '127.0.0.1' })
  const clients: Client[] = []
  server.on('connection', (socket) => {
    const client: Client = { socket, frames: [] }
    clients.push(client)
    socket.on('message', (data) => client.frames.push(JSON.parse(String(data)) as Frame))
    if (ready) socket.send(JSON.stringify(READY))
  })
  await new Promise<void>((resolve) => server.once('listening', resolve))
  stops.push(async () => {
    for (const client of server.clients) client.terminate()
    await new Promise<void>((resolve) => server.close(() => resolve()))
  })
  return { url: `ws://127.0.0.1:${(server.address() as AddressInfo).port}`, clients }
}

/** Timers fire only by the test. */
function open(url: string, random = 0.5) {
  const timers: { milliseconds: number; call: () => void }[] = []
  const clock = { now: 1_700_000_000_000 }
  const stream = createStatusStream({
    WebSocket: BrowserWebSocket as unknown as typeof globalThis.WebSocket,
    url,
    random: () => random,
    nowMilliseconds: () => clock.now,
    after: (milliseconds, call) => {
      const timer = { milliseconds, call }
      timers.push(timer)
      return () => void (timers.includes(timer) && timers.splice(timers.indexOf(timer), 1))
    },
  })
  const watch = (id: string) => {
    const heard: ServiceStatus[] = []
    const stop = stream.watch(id, (status) => heard.push(status))
    stops.push(stop)
    return { heard, stop }
  }
  const fire = () => {
    const due = timers.splice(0)
    for (const { call } of due) call()
    return due.map(({ milliseconds }) => milliseconds)
  }
  return { watch, timers, fire, clock }
}

const until = (claim: () => boolean) => expect.poll(claim, { interval: 2 }).toBe(true)
const words = (heard: readonly ServiceStatus[]) => heard.map((status) => status.word)

describe('the stream', () => {
  it('opens one connection with the first watch, subscribes each request, and closes after the last', async () => {
    const { url, clients } = await serve()
    const { watch } = open(url)
    expect(clients).toHaveLength(0)
    const [one, two] = [watch(ID), watch(OTHER)]
    const again = watch(ID.toUpperCase().replace('0X', '0x'))
    await until(() => clients[0]?.frames.length === 2)
    expect(clients[0]?.frames.map(({ filters }) => filters.id)).toStrictEqual([ID, OTHER])
    clients[0]?.socket.send(JSON.stringify(update(ID, 'pending')))
    await until(() => one.heard.length === 1 && again.heard.length === 1)
    expect(two.heard).toStrictEqual([])
    again.stop()
    one.stop()
    await until(() => clients[0]?.frames.at(-1)?.type === 'unsubscribe')
    expect(clients[0]?.frames.at(-1)?.filters.id).toBe(ID)
    two.stop()
    two.stop()
    await until(() => clients[0]?.socket.readyState === NodeWebSocket.CLOSED)
    expect(clients).toHaveLength(1)
  })

  it('subscribes what is added later, and opens again after it was closed', async () => {
    const { url, clients } = await serve()
    const { watch } = open(url)
    const one = watch(ID)
    await until(() => clients[0]?.frames.length === 1)
    watch(OTHER).stop()
    await until(() => clients[0]?.frames.length === 3)
    one.stop()
    watch(ID)
    await until(() => clients[1]?.frames.length === 1)
  })

  it('takes frames as bytes, wrapped frames, and words that nobody knows', async () => {
    const { url, clients } = await serve()
    const { heard } = open(url).watch(ID)
    await until(() => clients[0]?.frames.length === 1)
    const { socket } = clients[0] as Client
    socket.send(Buffer.from(JSON.stringify(update(ID, 'pending'))), { binary: true })
    socket.send(JSON.stringify({ data: update(ID.toUpperCase().replace('0X', '0x'), 'settling') }))
    await until(() => heard.length === 2)
    expect(words(heard)).toStrictEqual(['pending', 'settling'])
    expect(heard[1]?.status).toBe('unknown')
  })

  it('ignores what it cannot read and what it did not ask for', async () => {
    const { url, clients } = await serve()
    const { heard } = open(url).watch(ID)
    await until(() => clients[0]?.frames.length === 1)
    const { socket } = clients[0] as Client
    const bad = [
      '',
      'not json',
      '[]',
      'null',
      '{"event":"request.status.updated"}',
      JSON.stringify({ type: 'subscribe', status: 'success', data: { event: 'request.status.updated' } }),
      JSON.stringify({ type: 'error', message: 'no' }),
      JSON.stringify({ ...update(ID, 'success'), event: 'request.created' }),
      JSON.stringify(update(OTHER, 'success')),
      JSON.stringify(update('0x1', 'success')),
      JSON.stringify({ ...update(ID, ''), data: { requestId: ID, status: 7 } }),
      JSON.stringify(update(ID, 'success')).replace('"status"', '"status":"failure","status"'),
      JSON.stringify(update(ID, 'x'.repeat(100_000))),
    ]
    for (const frame of bad) socket.send(frame)
    socket.send(Buffer.from([0xff, 0xfe]), { binary: true })
    socket.send(JSON.stringify(READY))
    socket.send(JSON.stringify(update(ID, 'pending')))
    await until(() => heard.length > 0)
    expect(words(heard)).toStrictEqual(['pending'])
    expect(clients[0]?.frames).toHaveLength(1)
  })

  it('says nothing before the server is ready, and takes its silence for nothing', async () => {
    const { url, clients } = await serve({ ready: false })
    const { watch, timers } = open(url)
    const { heard } = watch(ID)
    await until(() => clients[0]?.socket.readyState === NodeWebSocket.OPEN)
    expect([clients[0]?.frames, heard, timers]).toStrictEqual([[], [], []])
    clients[0]?.socket.send(JSON.stringify(READY))
    await until(() => clients[0]?.frames.length === 1)
  })
})

describe('a lost connection', () => {
  it('is opened again after 1, 2, 4 … 30 seconds, and subscribes everything again', async () => {
    const { url, clients } = await serve()
    const { watch, timers, fire } = open(url)
    watch(ID)
    watch(OTHER)
    const pauses: number[] = []
    for (let count = 1; count <= 7; count += 1) {
      await until(() => clients[count - 1]?.frames.length === 2)
      clients[count - 1]?.socket.close(1012, 'service restart')
      await until(() => timers.length === 1 && timers[0]?.milliseconds !== 10_000)
      pauses.push(...fire())
    }
    expect(pauses).toStrictEqual([1_000, 2_000, 4_000, 8_000, 16_000, 30_000, 30_000])
  })

  it('counts as the first one again once a connection has served for a while', async () => {
    const { url, clients } = await serve()
    const { watch, timers, fire } = open(url)
    watch(ID)
    for (const [count, pause] of [1_000, 2_000].entries()) {
      await until(() => clients[count]?.frames.length === 1)
      clients[count]?.socket.terminate()
      await until(() => timers.length === 1 && timers[0]?.milliseconds === pause)
      fire()
    }
    await until(() => clients[2]?.frames.length === 1)
    expect(fire()).toStrictEqual([10_000])
    clients[2]?.socket.terminate()
    await until(() => timers[0]?.milliseconds === 1_000)
  })

  it.each([
    [0, 750],
    [0.999, 1_250],
  ])('waits a little less or more by chance (%d)', async (random, pause) => {
    const { watch, timers } = open('ws://127.0.0.1:1', random)
    watch(ID)
    await until(() => timers.length === 1)
    expect(timers[0]?.milliseconds).toBe(pause)
  })

  it('is not opened again when nobody watches any more', async () => {
    const { watch, timers } = open('ws://127.0.0.1:1')
    const { stop } = watch(ID)
    await until(() => timers.length === 1)
    stop()
    expect(timers).toStrictEqual([])
  })

  it('is tried again when the platform refuses to open one at all', async () => {
    const { watch, timers, fire } = open('not a url')
    watch(ID)
    expect(fire()).toStrictEqual([0])
    expect(timers.map(({ milliseconds }) => milliseconds)).toStrictEqual([1_000])
  })
})

describe('a connection that brings too much', () => {
  const text = JSON.stringify(update(ID, 'pending'))

  it.each([
    ['1,000 messages a second', () => Array.from({ length: 1_000 }, () => text)],
    ['100 messages of 1 MB', () => Array.from({ length: 100 }, () => 'x'.repeat(1_000_000))],
    ['the same as bytes', () => Array.from({ length: 100 }, () => Buffer.alloc(1_000_000))],
  ])('is dropped, and tried again after the longest pause: %s', async (_how, flood) => {
    const { url, clients } = await serve()
    const { watch, timers, fire } = open(url)
    const { heard } = watch(ID)
    await until(() => clients[0]?.frames.length === 1)
    for (const frame of flood()) clients[0]?.socket.send(frame)
    await until(() => timers.some(({ milliseconds }) => milliseconds === 30_000))
    await until(() => clients[0]?.socket.readyState === NodeWebSocket.CLOSED)
    expect(heard.length).toBeLessThanOrEqual(250)
    fire()
    await until(() => clients[1]?.frames.length === 1)
    clients[1]?.socket.send(text)
    const before = heard.length
    await until(() => heard.length > before)
  })

  it('is kept as long as no second brings more than can be meant', async () => {
    const { url, clients } = await serve()
    const { watch, clock } = open(url)
    const { heard } = watch(ID)
    await until(() => clients[0]?.frames.length === 1)
    for (const sent of [200, 400, 600]) {
      for (let count = 0; count < 200; count += 1) clients[0]?.socket.send(text)
      await until(() => heard.length === sent)
      clock.now += 1_000
    }
    expect(clients).toHaveLength(1)
  })
})
