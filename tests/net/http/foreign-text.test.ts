import type { RequestListener } from 'node:http'
import * as v from 'valibot'
import { afterEach, describe, expect, it } from 'vitest'
import type { Reason } from '../../../src/core/reason/reason.ts'
import { createBitcoinClient } from '../../../src/net/families/bitcoin/client.ts'
import { createExchangeAClient } from '../../../src/net/families/exchange-a/client.ts'
import { createExchangeBClient } from '../../../src/net/families/exchange-b/client.ts'
import { createRpc } from '../../../src/net/nodes/rpc.ts'
import { createServiceClient } from '../../../src/net/service/client.ts'
import { answering, serve, type TestServer } from '../servers.ts'

const servers: TestServer[] = []
afterEach(async () => {
  await Promise.all(servers.splice(0).map((server) => server.stop()))
})

const ASKED: Readonly<
  Record<string, (url: string) => Promise<Readonly<{ ok: true }> | Readonly<{ ok: false; reason: Reason }>>>
> = {
  'a node': (url) => createRpc({ fetch, url })('eth_test', [], v.string()),
  'an explorer': (url) => createBitcoinClient({ fetch, explorerUrl: url }).satsPerVbyte(1),
  'the service': (url) =>
    createServiceClient({
      fetch,
      profile: { service: { url, name: 'Relay', streamUrl: 'ws://127.0.0.1:1', keyHeader: 'x-api-key' } },
    }).chains(),
  'exchange A': (url) => createExchangeAClient({ fetch, url, nowMilliseconds: Date.now }).mids(),
  'exchange B': (url) => createExchangeBClient({ fetch, url }).account(1),
}

const limited: RequestListener = (_request, response) =>
  void response.writeHead(429, { 'content-type': 'text/plain', 'retry-after': '7' }).end('Too many requests')

const ANSWERS: readonly (readonly [string, RequestListener, Reason])[] = [
  ['429 in plain text', answering('slow down', { status: 429, type: 'text/plain' }), { code: 'TOO_OFTEN' }],
  ['429 with Retry-After', limited, { code: 'TOO_OFTEN' }],
  ['429 in JSON without words', answering({}, { status: 429 }), { code: 'TOO_OFTEN' }],
  [
    'a web page with 502',
    answering('<html><h1>Bad gateway</h1></html>', { status: 502, type: 'text/html' }),
    { code: 'HOST_TROUBLE', status: '502' },
  ],
  ...['{', '{"steps":[{"id":"dep', '[{"a":1},', '{"a":"}]', '[1,2', '{"a":"\\"'].map(
    (text) => [`JSON cut off at ${text}`, answering(text), { code: 'CUT_OFF' }] as const,
  ),
]

describe.each(Object.entries(ASKED))('%s', (_who, ask) => {
  it.each(ANSWERS)('that answers %s is told so', async (_name, listener, reason) => {
    const server = await serve(listener)
    servers.push(server)
    expect(await ask(server.url)).toMatchObject({ ok: false, reason })
  })
})

it('a broadcast whose answer is cut off stays unknown', async () => {
  const server = await serve(answering('{"status":"err","response":"Insuffi'))
  servers.push(server)
  const a = createExchangeAClient({ fetch, url: server.url, nowMilliseconds: Date.now })
  expect(await a.submit('{}')).toMatchObject({ result: 'unknown' })
  const b = createExchangeBClient({ fetch, url: server.url })
  expect(await b.send({ bytes: 'x=1', hash: 'ab'.repeat(40) })).toMatchObject({ result: 'unknown' })
})

it('a broadcast that exchanges throttle stays unknown, and is told as throttled', async () => {
  const server = await serve(limited)
  servers.push(server)
  const unknown = { result: 'unknown', reason: { code: 'TOO_OFTEN' } }
  const a = createExchangeAClient({ fetch, url: server.url, nowMilliseconds: Date.now })
  expect(await a.submit('{}')).toMatchObject(unknown)
  const b = createExchangeBClient({ fetch, url: server.url })
  expect(await b.send({ bytes: 'x=1', hash: 'ab'.repeat(40) })).toMatchObject(unknown)
})
