import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { WebSocket } from 'ws'
import { type Harness, startHarness, until } from '../harness.ts'

type Frame = Readonly<Record<string, unknown>> & Readonly<{ data?: Readonly<Record<string, unknown>> }>
type Connection = Readonly<{ frames: Frame[]; closed: () => boolean; send: (frame: unknown) => void }>

let devnet: Harness
const sockets: WebSocket[] = []
const EVENT = 'request.status.updated'

beforeAll(async () => {
  devnet = await startHarness(4)
})
afterEach(() => {
  devnet.service.control.clearFaults()
  for (const socket of sockets.splice(0)) socket.terminate()
})
afterAll(() => devnet?.stop())

function connect(): Connection {
  const socket = new WebSocket(devnet.service.streamUrl)
  sockets.push(socket)
  const frames: Frame[] = []
  let closed = false
  socket.on('message', (data) => frames.push(JSON.parse(String(data))))
  socket.on('close', () => {
    closed = true
  })
  return {
    frames,
    closed: () => closed,
    send: (frame) => socket.send(typeof frame === 'string' ? frame : JSON.stringify(frame)),
  }
}

const frame = (connection: Connection, index: number) => until(() => connection.frames[index])
const statuses = ({ frames }: Connection) => frames.flatMap(({ event, data }) => (event ? [data?.['status']] : []))
const subscribe = (id: string) => ({ type: 'subscribe', event: EVENT, filters: { id } })

async function subscribed(id: string): Promise<Connection> {
  const connection = connect()
  await frame(connection, 0)
  connection.send(subscribe(id))
  await frame(connection, 1)
  return connection
}

test('a subscriber is greeted, acknowledged, and told each change', async () => {
  const quote = await devnet.quote()
  const connection = await subscribed(quote.requestId)
  const [greeting, acknowledgement] = connection.frames
  expect(greeting).toEqual({ type: 'connection', status: 'ready', data: { id: expect.any(String) } })
  const filters = { id: quote.requestId }
  expect(acknowledgement).toEqual({ type: 'subscribe', status: 'success', data: { event: EVENT, filters } })
  const hash = await devnet.carryOut(quote)
  await until(() => (statuses(connection).includes('success') ? true : undefined))
  expect(statuses(connection)).toEqual(['pending', 'submitted', 'success'])
  expect(connection.frames.at(-1)).toEqual({
    event: EVENT,
    data: { ...(await devnet.status(quote)), requestId: quote.requestId, inTxHashes: [hash] },
    publishedAt: expect.any(Number),
  })
})

test('who unsubscribed, and who asked about another request, is told nothing', async () => {
  const quote = await devnet.quote()
  const gone = await subscribed(quote.requestId)
  gone.send({ ...subscribe(quote.requestId), type: 'unsubscribe' })
  expect(await frame(gone, 2)).toMatchObject({ type: 'unsubscribe', status: 'success' })
  const other = await subscribed(`0x${'12'.repeat(32)}`)
  const witness = await subscribed(quote.requestId)
  await devnet.carryOut(quote)
  await until(() => (statuses(witness).includes('success') ? true : undefined))
  expect([statuses(gone), statuses(other)]).toEqual([[], []])
})

test.each([
  ['not json', 'frame: '],
  [{ type: 'shout' }, 'type: expected subscribe or unsubscribe'],
  [{ type: 'subscribe', event: 'weather' }, 'event: expected request.status.updated'],
  [{ type: 'subscribe', event: EVENT, filters: { id: '0x1' } }, 'filters.id: expected 0x and 64 hex digits'],
])('%j gets an error frame, and the connection lives on', async (bad, sentence) => {
  const connection = connect()
  await frame(connection, 0)
  connection.send(bad)
  expect(await frame(connection, 1)).toEqual({ type: 'error', message: expect.stringContaining(sentence) })
  connection.send(subscribe(`0x${'12'.repeat(32)}`))
  expect(await frame(connection, 2)).toMatchObject({ status: 'success' })
})

test('stream-close ends what is connected, and new connections until it is cleared', async () => {
  const connection = connect()
  await frame(connection, 0)
  devnet.service.control.setFault({ kind: 'stream-close' })
  await until(() => (connection.closed() ? true : undefined))
  const next = connect()
  await until(() => (next.closed() ? true : undefined))
  devnet.service.control.clearFaults()
  expect(await frame(connect(), 0)).toMatchObject({ status: 'ready' })
})

test('stream-close for one wallet ends its connections only', async () => {
  const quote = await devnet.quote()
  const own = await subscribed(quote.requestId)
  const other = await subscribed(`0x${'12'.repeat(32)}`)
  devnet.service.control.setFault({ kind: 'stream-close', user: devnet.user.address })
  await until(() => (own.closed() ? true : undefined))
  expect(other.closed()).toBe(false)
})

test('stream-silent keeps connections open and tells nothing', async () => {
  devnet.service.control.setFault({ kind: 'stream-silent' })
  const quote = await devnet.quote()
  const connection = await subscribed(quote.requestId)
  await devnet.carryOut(quote)
  await devnet.untilStatus(quote, 'success')
  expect([statuses(connection), connection.closed()]).toEqual([[], false])
})

test('an unknown word, and a lie, can be told on the stream', async () => {
  const quote = await devnet.quote()
  const connection = await subscribed(quote.requestId)
  devnet.service.control.setFault({ kind: 'status-word', path: '/stream', word: 'settling', times: 1 })
  devnet.service.control.setFault({ kind: 'lie', path: '/stream', at: 'data.originChainId', value: 7, times: 1 })
  await devnet.carryOut(quote)
  await until(() => (statuses(connection).includes('success') ? true : undefined))
  expect(statuses(connection)).toEqual(['settling', 'submitted', 'success'])
  expect(connection.frames.filter(({ data }) => data?.['originChainId'] === 7)).toHaveLength(1)
})
