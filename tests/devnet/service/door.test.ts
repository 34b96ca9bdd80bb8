import { connect } from 'node:net'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Harness, startHarness } from './harness.ts'

let devnet: Harness

beforeAll(async () => {
  devnet = await startHarness(3)
})
afterAll(() => devnet?.stop())

function answerTo(bytes: string): Promise<Readonly<{ status: number; body: unknown }>> {
  const socket = connect(Number(new URL(devnet.service.url).port), '127.0.0.1')
  return new Promise((resolve, reject) => {
    const pieces: Buffer[] = []
    socket.on('data', (piece) => pieces.push(piece)).on('error', reject)
    socket.on('end', () => {
      const [head = '', text = ''] = Buffer.concat(pieces).toString().split('\r\n\r\n')
      expect(head.toLowerCase()).toContain('content-type: application/json')
      resolve({ status: Number(head.split(' ')[1]), body: JSON.parse(text) })
    })
    socket.write(bytes)
  })
}

const call = (line: string, ...headers: readonly string[]) => `${[line, ...headers].join('\r\n')}\r\n\r\n`
const HOST = 'host: localhost'

test.each([
  ['no HTTP', 'hello\r\n\r\n', 400, 'request: expected HTTP/1.1, got '],
  ['a path of 20 KB', call(`GET /${'a'.repeat(20_000)} HTTP/1.1`, HOST), 431, 'headers: larger than 16384 bytes'],
  ['a header of 70 KB', call('GET /chains HTTP/1.1', HOST, `x: ${'a'.repeat(70_000)}`), 431, 'headers: larger than'],
  [
    'a length that is none',
    call('POST /quote HTTP/1.1', HOST, 'content-length: ten'),
    400,
    'request: expected HTTP/1.1',
  ],
  [
    'a chunk that is none',
    `${call('POST /quote HTTP/1.1', HOST, 'transfer-encoding: chunked')}zz\r\n`,
    400,
    'request: expected HTTP/1.1',
  ],
  ['a host that is none', call('GET /chains HTTP/1.1', 'host: a b@c'), 400, 'host: Invalid host header'],
  ['no path', call('OPTIONS * HTTP/1.1', HOST), 400, 'path: Invalid URL'],
  ['a proxy', call('CONNECT example.org:443 HTTP/1.1', HOST), 404, 'CONNECT: this is no proxy'],
  [
    'another expectation',
    call('POST /quote HTTP/1.1', HOST, 'expect: a miracle'),
    417,
    'expect: expected 100-continue, got "a miracle"',
  ],
  [
    'a WebSocket by POST',
    call('POST / HTTP/1.1', HOST, 'connection: upgrade', 'upgrade: websocket'),
    400,
    'upgrade: Invalid HTTP method',
  ],
  [
    'a WebSocket without a key',
    call('GET / HTTP/1.1', HOST, 'connection: upgrade', 'upgrade: websocket'),
    400,
    'upgrade: Missing or invalid Sec-WebSocket-Key header',
  ],
])('%s is answered with a sentence', async (_, bytes, status, message) => {
  const answer = await answerTo(bytes)
  expect(answer).toEqual({ status, body: { message: expect.stringContaining(message) } })
})

test('a call that names no host is served', async () => {
  expect(await answerTo(call('GET /chains/health?chainId=1 HTTP/1.0'))).toEqual({
    status: 200,
    body: { healthy: true },
  })
})

test.each([
  ['GET', '/chains/health?chainId=1', '', 200, { healthy: true }],
  ['POST', '/quote/v2', '{"user":1}', 400, { message: expect.stringContaining('user: expected a string') }],
])('a %s that offers h2c is served as it stands', async (method, path, body, status, expected) => {
  const offer = ['connection: upgrade, http2-settings', 'upgrade: h2c', 'http2-settings: AAMAAABkAARAAAAAAAIAAAAA']
  const answer = await answerTo(
    call(`${method} ${path} HTTP/1.0`, HOST, ...offer, `content-length: ${body.length}`) + body,
  )
  expect(answer).toEqual({ status, body: expect.objectContaining(expected) })
})

const good = Buffer.from(`${call('POST /quote/v2 HTTP/1.1', HOST, 'content-length: 2', 'connection: close')}{}`)
const spoiled = fc
  .tuple(fc.nat(good.length - 1), fc.nat(8), fc.uint8Array({ maxLength: 12 }))
  .map(([at, cut, bytes]) => Buffer.concat([good.subarray(0, at), bytes, good.subarray(at + cut)]))
const anything = fc.oneof(
  { weight: 4, arbitrary: spoiled },
  { weight: 1, arbitrary: fc.uint8Array({ maxLength: 300 }).map((bytes) => Buffer.from(bytes)) },
)

function allFor(bytes: Uint8Array): Promise<string> {
  const socket = connect(Number(new URL(devnet.service.url).port), '127.0.0.1')
  return new Promise((resolve) => {
    const pieces: Buffer[] = []
    socket.on('data', (piece) => pieces.push(piece)).on('error', () => undefined)
    socket.on('close', () => resolve(Buffer.concat(pieces).toString()))
    socket.end(bytes)
  })
}

test('whatever bytes come, what goes back is JSON with a message, and it goes on serving', async () => {
  const property = fc.asyncProperty(anything, async (bytes) => {
    const text = await allFor(bytes)
    if (text === '' || /^HTTP\/1\.1 (200|204) /.test(text)) return
    const body = text.slice(text.indexOf('\r\n\r\n') + 4)
    expect(JSON.parse(body), `${bytes} was answered ${text}`).toMatchObject({ message: expect.stringMatching(/: ./) })
  })
  await fc.assert(property, { numRuns: 300, seed: 20_261_122, endOnFailure: true })
  expect(await answerTo(call('GET /chains/health?chainId=1 HTTP/1.0'))).toMatchObject({ status: 200 })
})
