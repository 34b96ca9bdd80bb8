import type { RequestListener } from 'node:http'
import { afterEach, describe, expect, it } from 'vitest'
import { createBitcoinClient } from '../../../src/net/families/bitcoin/client.ts'
import { createExchangeAClient } from '../../../src/net/families/exchange-a/client.ts'
import type { Fetch } from '../../../src/net/http/request.ts'
import { withSignInCheck } from '../../../src/net/http/sign-in-page.ts'
import { createServiceClient } from '../../../src/net/service/client.ts'
import { isWithheldFromKey } from '../../../src/net/service/errors.ts'
import { answering, serve, type TestServer } from '../servers.ts'

const servers: TestServer[] = []
afterEach(async () => {
  await Promise.all(servers.splice(0).map((server) => server.stop()))
})

const PAGE = answering('<html>Welcome to our café</html>', { type: 'text/html' })
const SIGN_IN = { ok: false, reason: { code: 'SIGN_IN' } }

const REFUSING = answering('<html>Sign in</html>', { status: 403, type: 'text/html' })

const LED: RequestListener = (_request, response) =>
  void response.writeHead(302, { location: 'https://portal.test/login' }).end()

async function network(through: Readonly<Record<string, unknown>> = {}, portalAnswer = PAGE) {
  const portal = await serve((request, response) => {
    const host = `${request.headers['x-host']}`
    if (host in through) answering(through[host])(request, response)
    else portalAnswer(request, response)
  })
  servers.push(portal)
  const clock = { now: 1_000_000 }
  const asked: string[] = []
  const led: Fetch = (input, init) => {
    const { host, pathname } = new URL(`${input}`)
    asked.push(host)
    return fetch(`${portal.url}${pathname}`, { ...init, headers: { ...init?.headers, 'x-host': host } })
  }
  const checked = withSignInCheck(led, () => clock.now)
  const service = createServiceClient({
    fetch: checked,
    profile: { service: { url: 'https://s.test', name: 'S', streamUrl: 'ws://127.0.0.1:1', keyHeader: 'x-api-key' } },
  })
  const exchange = createExchangeAClient({ fetch: checked, url: 'https://a.test', nowMilliseconds: () => clock.now })
  const explorer = (host = 'e.test') => createBitcoinClient({ fetch: checked, explorerUrl: `https://${host}` })
  return { clock, asked, service, exchange, explorer }
}

describe('a network that answers every host with a web page', () => {
  it('is named from the second host on, and no further host is asked', async () => {
    const { asked, service, exchange, explorer } = await network()
    expect(await service.chains()).toMatchObject({ ok: false, reason: { code: 'NOT_JSON' } })
    expect(await exchange.mids()).toMatchObject(SIGN_IN)
    expect(await explorer().satsPerVbyte(1)).toMatchObject(SIGN_IN)
    expect(await service.chains()).toMatchObject({ ...SIGN_IN, code: 'SIGN_IN', retryable: true })
    expect(asked).toEqual(['s.test', 'a.test', 'e.test', 's.test'])
  })

  it('is named where it leads every host to its own page', async () => {
    const { asked, service, exchange, explorer } = await network({}, LED)
    expect(await service.chains()).toMatchObject({ ok: false, reason: { code: 'REDIRECTED' } })
    expect(await exchange.mids()).toMatchObject(SIGN_IN)
    expect(await explorer().satsPerVbyte(1)).toMatchObject(SIGN_IN)
    expect(asked).toEqual(['s.test', 'a.test', 'e.test'])
  })

  it.each([
    ['refuses all with one', REFUSING],
    ['names no type', answering('\n<!DOCTYPE html><title>Sign in</title>', { type: '' })],
    ['refuses all without a type', answering('<html>Sign in</html>', { status: 403, type: '' })],
    ['says so (RFC 6585)', answering('<html>Sign in</html>', { status: 511, type: 'text/html' })],
  ])('is named where it %s', async (_how, page) => {
    const { service, exchange, explorer } = await network({}, page)
    await service.chains()
    expect(await exchange.mids()).toMatchObject(SIGN_IN)
    expect(await explorer().satsPerVbyte(1)).toMatchObject(SIGN_IN)
    expect(await service.chains()).toMatchObject({ ...SIGN_IN, code: 'SIGN_IN', retryable: true })
  })

  it('is no refusal of a key, also before a second host is asked', async () => {
    const { service } = await network({}, REFUSING)
    const answer = await service.chains()
    expect(answer.ok || isWithheldFromKey(answer)).toBe(false)
    expect(answer).toMatchObject({ status: undefined, reason: { code: 'NOT_JSON' } })
  })

  it('leaves a payment unknown', async () => {
    const { service, exchange } = await network()
    await service.chains()
    expect(await exchange.submit('{}')).toMatchObject({ result: 'unknown', reason: { code: 'SIGN_IN' } })
  })
})

describe('a web page blames its own host', () => {
  it('where two hosts refuse with one while others answer', async () => {
    const { clock, service, exchange, explorer } = await network({ 'e.test': { 1: 2 } }, REFUSING)
    await explorer().satsPerVbyte(1)
    await service.chains()
    clock.now += 9_999
    expect(await exchange.mids()).not.toMatchObject(SIGN_IN)
    clock.now += 1
    expect(await exchange.mids()).toMatchObject(SIGN_IN)
  })

  it('where it alone refuses', async () => {
    const { service } = await network({}, REFUSING)
    await service.chains()
    expect(await service.chains()).toMatchObject({ ok: false, code: 'NOT_JSON' })
  })

  it('where it alone answers so, however often', async () => {
    const { service } = await network()
    await service.chains()
    expect(await service.chains()).toMatchObject({ ok: false, code: 'NOT_JSON' })
  })

  it('where another answers as it should meanwhile', async () => {
    const { service, exchange, explorer } = await network({ 'e.test': { 1: 2 } })
    await service.chains()
    expect(await explorer().satsPerVbyte(1)).toMatchObject({ ok: true })
    expect(await exchange.mids()).toMatchObject({ ok: false, reason: { code: 'NOT_JSON' } })
  })

  it('where the other page is long past', async () => {
    const { clock, service, exchange } = await network()
    await service.chains()
    clock.now += 60_000
    expect(await exchange.mids()).not.toMatchObject(SIGN_IN)
  })

  it('but not because the user’s own node answers', async () => {
    const { service, exchange, explorer } = await network({ '127.0.0.1:9': { 1: 2 } })
    await service.chains()
    await explorer('127.0.0.1:9').satsPerVbyte(1)
    expect(await exchange.mids()).toMatchObject(SIGN_IN)
  })
})
