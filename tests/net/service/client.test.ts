import type { RequestListener, ServerResponse } from 'node:http'
import { afterAll, afterEach, beforeAll, describe, expect, expectTypeOf, it } from 'vitest'
import { currenciesOf } from '../../../src/core/chain/chain.ts'
import { devnet } from '../../../src/core/profiles/devnet.ts'
import { decodeQuote } from '../../../src/core/quote/quote.ts'
import { quoteRequest } from '../../../src/core/quote/quote-request.ts'
import { createServiceClient, type ServiceClient } from '../../../src/net/service/client.ts'
import type { TrackingPorts } from '../../../src/wallet/engine/deposit-tracking.ts'
import type { QuotePorts } from '../../../src/wallet/quotes/proven-quote.ts'
import { golden } from '../../contract/golden.ts'
import { ethInput, intentOf } from '../../core/honest.ts'
import { startWorld, type World } from '../../devnet/world.ts'
import { answering, serve, type TestServer } from '../servers.ts'

const NATIVE = `0x${'00'.repeat(20)}`
const ID = `0x${'1a'.repeat(32)}`
const HASH = `0x${'2b'.repeat(32)}`
const REINDEX = ['POST', '/base/transactions/deposit-address/reindex']
const question = quoteRequest(intentOf(ethInput), devnet)

const servers: TestServer[] = []
afterEach(async () => {
  await Promise.all(servers.splice(0).map((server) => server.stop()))
})

const at = (url: string): ServiceClient =>
  createServiceClient({
    fetch,
    profile: { service: { url, name: 'Relay', streamUrl: 'ws://127.0.0.1:1', keyHeader: 'x-api-key' } },
  })

async function answered(listener: RequestListener): Promise<ServiceClient> {
  const server = await serve(listener)
  servers.push(server)
  return at(`${server.url}/`)
}

describe('the service', () => {
  it('is what the wallet asks for', () => {
    expectTypeOf<ServiceClient['quote']>().toExtend<QuotePorts['quote']>()
    expectTypeOf<ServiceClient['status']>().toExtend<TrackingPorts['status']>()
  })

  it('tells by what status a question with the key was answered, and of none without', async () => {
    const heard: number[] = []
    const server = await serve(answering({ message: 'no such key' }, { status: 401 }))
    servers.push(server)
    const profile = {
      service: { url: server.url, name: 'Relay', streamUrl: 'ws://127.0.0.1:1', keyHeader: 'x-api-key' },
    }
    const keyAnswered = (status: number) => void heard.push(status)
    await createServiceClient({ fetch, profile, apiKey: async () => undefined, keyAnswered }).chains()
    expect(heard).toEqual([])
    await createServiceClient({ fetch, profile, apiKey: async () => 'secret', keyAnswered }).chains()
    expect(heard).toEqual([401])
  })

  it('is asked at constant paths with our own ids, and with the user’s key when there is one', async () => {
    const asked: unknown[] = []
    const server = await serve(async (message, response) => {
      let body = ''
      for await (const chunk of message) body += chunk
      asked.push([message.method, message.url, message.headers['x-api-key'], body])
      answering({ status: 'waiting', chains: [] })(message, response)
    })
    servers.push(server)
    const profile = {
      service: { url: `${server.url}/base/`, name: 'Relay', streamUrl: 'ws://127.0.0.1:1', keyHeader: 'x-api-key' },
    }
    const service = createServiceClient({ fetch, profile, apiKey: async () => 'secret' })
    await service.quote(question)
    await service.status(ID)
    await service.index({ chainId: 1, txHash: HASH, requestId: ID })
    await service.reindex({ chainId: 1, depositAddress: '0xad', targetChainId: 999 })
    await service.reindex({ chainId: 1, depositAddress: '0xad', targetChainId: 1 })
    await service.newestRequest('bc1qaddress')
    await service.requestsOf(HASH)
    await service.priced(question)
    await service.routeLimit({ originChainId: 1, destinationChainId: 8453, currency: 'usdc' })
    await service.price({ chainId: 8253038, address: 'bc1qcurrency' })
    await service.chains()
    expect(asked).toStrictEqual([
      ['POST', '/base/quote/v2', 'secret', JSON.stringify(question)],
      ['GET', `/base/intents/status/v3?requestId=${ID}`, 'secret', ''],
      ['POST', '/base/transactions/index', 'secret', JSON.stringify({ chainId: 1, txHash: HASH, requestId: ID })],
      [...REINDEX, 'secret', JSON.stringify({ chainId: 1, depositAddress: '0xad', targetChainId: 999 })],
      [...REINDEX, 'secret', JSON.stringify({ chainId: 1, depositAddress: '0xad' })],
      ['GET', '/base/deposit-addresses/v1?address=bc1qaddress', 'secret', ''],
      ['GET', `/base/requests/v3?term=${HASH}&limit=50`, 'secret', ''],
      ['POST', '/base/price', 'secret', JSON.stringify(question)],
      ['GET', '/base/config/v2?originChainId=1&destinationChainId=8453&currency=usdc', 'secret', ''],
      ['GET', '/base/currencies/token/price?address=bc1qcurrency&chainId=8253038', 'secret', ''],
      ['GET', '/base/chains', 'secret', ''],
    ])
  })

  it.each(['', 'abc', `${ID}&x=1`, `${ID.slice(0, -1)}`, `${ID}/../../quote`])(
    'is not asked about the request %j',
    async (id) => {
      const service = await answered(() => expect.unreachable())
      expect(await service.status(id)).toMatchObject({ ok: false, retryable: false })
    },
  )

  it('tells the newest request of a deposit address, and what cannot be one is not asked about', async () => {
    const told = { depositAddress: 'bc1q', type: 'open', requestId: ID, chainId: 1, createdAt: 'now', currency: 'c' }
    const request = { requestId: ID, depositAddress: 'bc1q', chainId: 1, currency: 'c', refundTo: undefined }
    const of = async (body: unknown) => (await answered(answering(body))).newestRequest('bc1q')
    expect(await of({ ...told, refundTo: null })).toStrictEqual({ ok: true, request })
    expect(await of({ ...told, refundTo: 'r' })).toStrictEqual({ ok: true, request: { ...request, refundTo: 'r' } })
    expect(await of({ ...told, requestId: '../quote' })).toMatchObject({ ok: false, code: 'UNREADABLE' })
    const service = await answered(() => expect.unreachable())
    for (const address of ['', 'a&b', '../x', 'a'.repeat(101)]) {
      expect(await service.newestRequest(address)).toMatchObject({ ok: false, retryable: false })
    }
  })

  it('tells what was found at a deposit address, or why nothing was looked for', async () => {
    const of = async (body: unknown, status = 200) =>
      (await answered(answering(body, { status }))).reindex({ chainId: 1, depositAddress: '0xad', targetChainId: 2 })
    const found = { money: [{ currency: NATIVE, balance: 100_000_000_000_000_000n }], checked: 2, unread: 0 }
    expect(await of(golden('deposit-address-reindex'))).toStrictEqual({ ok: true, found })
    expect(await of({ triggeredCurrencies: {} })).toMatchObject({ ok: false, code: 'UNREADABLE' })
    expect(await of({ message: 'is of one order' }, 403)).toMatchObject({
      ok: false,
      status: 403,
      reason: { code: 'SAID', words: 'is of one order' },
    })
    expect(await of({ message: 'slow down' }, 429)).toMatchObject({ ok: false, status: 429, retryable: true })
  })

  it('gives a quote as the text that came', async () => {
    const text = '{ "steps" : [] }'
    expect(await (await answered(answering(text))).quote(question)).toMatchObject({
      ok: true,
      text,
      body: { steps: [] },
    })
  })
})

describe('a signature that is handed over', () => {
  const signature = `0x${'ab'.repeat(65)}`
  const body = { kind: 'eip3009', requestId: ID, api: 'swap' }
  const taken = async (answer: unknown, status = 200) =>
    (await answered(answering(answer, { status }))).permit({ signature, body })

  it.each([
    ['authorize', '/authorize'],
    ['permit', '/execute/permits'],
  ] as const)('goes to the one path of its kind, with its body: %s', async (method, path) => {
    const asked: unknown[] = []
    const service = await answered(async (message, response) => {
      let came = ''
      for await (const chunk of message) came += chunk
      asked.push([message.method, message.url, JSON.parse(came)])
      answering({ message: 'taken' })(message, response)
    })
    expect(await service[method]({ signature, body })).toEqual({ result: 'accepted', message: '' })
    expect(asked).toEqual([['POST', `${path}?signature=${signature}`, body]])
  })

  it.each<[string, unknown, number, string]>([
    ['taken', { message: 'Permit taken', steps: [] }, 200, 'accepted'],
    ['taken, with steps that nobody approved', { steps: [{ id: 'approve' }] }, 200, 'rejected'],
    ['refused', { message: 'no', errorCode: 'PERMIT_FAILED' }, 400, 'rejected'],
    ['asked for too often', { message: 'slow down' }, 429, 'unknown'],
    ['met by a fault', { message: 'm' }, 500, 'unknown'],
  ])('%s', async (_name, answer, status, result) => {
    expect(await taken(answer, status)).toMatchObject({ result })
  })

  it('is not sent where it is none', async () => {
    expect(await at('http://127.0.0.1:1').permit({ signature: '0x12', body })).toMatchObject({ result: 'rejected' })
  })
})

describe('a refusal', () => {
  const requestId = ID
  const simulation = {
    errorData: '0x',
    approxSimulatedBlock: 1,
    failedCallData: { from: '', to: '', data: '', value: '' },
  }

  it.each<[string, number, unknown, Record<string, unknown>]>([
    [
      'with simulation data',
      400,
      { message: 'm', errorCode: 'SWAP_QUOTE_FAILED', requestId, ...simulation },
      { code: 'SWAP_QUOTE_FAILED', message: 'm', requestId, retryable: false },
    ],
    [
      'with a code only',
      401,
      { message: 'm', errorCode: 'UNAUTHORIZED' },
      { code: 'UNAUTHORIZED', errorCode: 'UNAUTHORIZED', requestId: undefined, retryable: false },
    ],
    [
      'with a message only',
      429,
      { message: 'slow down' },
      { code: 'TOO_MANY_REQUESTS', errorCode: undefined, message: 'slow down', retryable: true },
    ],
    [
      'with a word of its own for too often',
      429,
      { message: 'slow down', errorCode: 'QUOTA' },
      { code: 'TOO_MANY_REQUESTS', errorCode: 'QUOTA', retryable: true },
    ],
    [
      'with its request',
      500,
      { message: 'm', errorCode: 'UNKNOWN_ERROR', requestId },
      { code: 'UNKNOWN_ERROR', requestId, retryable: true },
    ],
    [
      'of a busy service',
      503,
      { message: 'm', errorCode: 'PRICE_FETCH_FAILED' },
      { code: 'PRICE_FETCH_FAILED', retryable: true },
    ],
    [
      'with a code that nobody knows',
      400,
      { message: 'm', errorCode: 'BRAND_NEW' },
      { code: 'BRAND_NEW', errorCode: 'BRAND_NEW' },
    ],
    [
      'that can be asked again although its status does not say so',
      400,
      { message: 'm', errorCode: 'RPC_HTTP_ERROR' },
      { retryable: true },
    ],
    ['without anything', 400, {}, { code: 'HTTP_400', message: 'The service refused this with HTTP status 400.' }],
    ['of another shape', 400, ['no'], { code: 'HTTP_400' }],
    [
      'with fields of other kinds',
      400,
      { message: 5, errorCode: {}, requestId: 'x' },
      { code: 'HTTP_400', requestId: undefined },
    ],
    ['with marks that turn text around', 400, { message: 'a\u202eb\nc\u0007 <b>d</b>' }, { message: 'ab c <b>d</b>' }],
    ['with an id that is a sentence', 400, { message: 'm', errorCode: 'Click here!' }, { code: 'HTTP_400' }],
  ])('%s is decoded', async (_name, status, body, expected) => {
    const answer = await (await answered(answering(body, { status }))).quote(question)
    expect(answer).toMatchObject({ ok: false, status, ...expected })
  })

  it('that is endless is cut', async () => {
    const answer = await (await answered(answering({ message: 'x'.repeat(9_000) }, { status: 400 }))).quote(question)
    expect(answer.ok || answer.message.length).toBe(300)
  })

  const half = (response: ServerResponse) =>
    void response.writeHead(200, { 'content-type': 'application/json' }).end('{"steps":[{"id":"dep')

  it.each<[string, RequestListener, Record<string, unknown>]>([
    [
      'a page of a proxy',
      answering('<h1>Bad gateway</h1>', { status: 502, type: 'text/html' }),
      { code: 'NOT_JSON', retryable: true },
    ],
    [
      'a page with 429',
      answering('<h1>Slow</h1>', { status: 429, type: 'text/html' }),
      { code: 'TOO_MANY_REQUESTS', retryable: true },
    ],
    ['a page with 200', answering('<h1>Log in</h1>', { type: 'text/html' }), { code: 'NOT_JSON', retryable: true }],
    ['half an answer with 200', (_request, response) => half(response), { code: 'NOT_JSON', retryable: true }],
    ['a fault without a word', answering({}, { status: 500 }), { code: 'HTTP_500', retryable: true }],
    ['an answer of 3 MB', answering(`"${'x'.repeat(3_000_000)}"`), { code: 'TOO_LARGE', retryable: false }],
    [
      'a redirect',
      (_request, response) => void response.writeHead(307, { location: 'http://127.0.0.1:1' }).end(),
      { code: 'REDIRECTED', retryable: false },
    ],
    ['a broken connection', (request) => void request.socket.destroy(), { code: 'OFFLINE', retryable: true }],
  ])('may be %s', async (_name, listener, expected) => {
    expect(await (await answered(listener)).quote(question)).toMatchObject({ ok: false, ...expected })
  })
})

describe('the status', () => {
  it('is decoded, unknown words kept', async () => {
    const service = await answered(answering({ status: 'settling', txHashes: [HASH], updatedAt: 5 }))
    const status = { status: 'unknown', word: 'settling', txHashes: [HASH], updatedAtMilliseconds: 5 }
    expect(await service.status(ID)).toMatchObject({ ok: true, status })
  })

  it.each([[{}], [{ status: '' }], [[]], [null], [{ status: 'success', txHashes: 'none' }]])(
    'is not %j',
    async (body) => {
      const answer = await (await answered(answering(body))).status(ID)
      expect(answer).toMatchObject({ ok: false, code: 'UNREADABLE', retryable: false })
    },
  )
})

describe('pointing to a deposit', () => {
  const deposit = { chainId: 1, txHash: HASH, requestId: ID }

  it('is well when the service does not see it in a block yet', async () => {
    const unseen = await answered(answering({ message: 'not found' }, { status: 404 }))
    expect(await unseen.index(deposit)).toStrictEqual({ ok: true, isSeen: false })
    const seen = await answered(answering({ message: 'Transaction indexed' }))
    expect(await seen.index(deposit)).toStrictEqual({ ok: true, isSeen: true })
    const page = await answered(answering('<h1>404</h1>', { status: 404, type: 'text/html' }))
    expect(await page.index(deposit)).toStrictEqual({ ok: true, isSeen: false })
  })

  it('can be refused', async () => {
    const service = await answered(answering({ message: 'no' }, { status: 400 }))
    expect(await service.index(deposit)).toMatchObject({ ok: false, status: 400 })
  })
})

describe('chain records', () => {
  const chains = async (body: unknown) => (await answered(answering(body))).chains()

  it('of the interface are read in what the wallet uses', async () => {
    const record = {
      id: 1,
      disabled: false,
      depositEnabled: true,
      blockProductionLagging: true,
      partialDisableLimit: 250,
      vmType: 'evm',
      solverAddresses: ['0xs'],
      httpRpcUrl: 'http://evil.example',
      currency: { symbol: 'ETH', decimals: 18, name: 'Ether' },
      contracts: { approvalProxy: '0xa', v3: { erc20Router: '0xb', odd: 7 }, none: null },
      protocol: { v2: { chainId: 'ethereum', depository: '0xd' } },
    }
    expect(await chains({ chains: [record, { id: 'x' }, null] })).toStrictEqual({
      ok: true,
      dateMilliseconds: expect.any(Number),
      chains: [
        {
          id: 1,
          disabled: false,
          depositEnabled: true,
          blockProductionLagging: true,
          partialDisableLimit: 250,
          vmType: 'evm',
          solverAddresses: ['0xs'],
          nativeSymbol: 'ETH',
          nativeDecimals: 18,
          slug: 'ethereum',
          depository: '0xd',
          contracts: { approvalProxy: '0xa', 'v3.erc20Router': '0xb' },
        },
      ],
    })
  })

  it('that name a chain twice keep both records, so that the contradiction is seen', async () => {
    const answer = await chains({ chains: [{ id: 1 }, { id: 1, disabled: true }] })
    expect(answer).toMatchObject({ ok: true, chains: [{ disabled: false }, { disabled: true }] })
  })

  it('limit nothing where they say no limit that is a number', async () => {
    const limits = await chains({ chains: [{ id: 1 }, { id: 2, partialDisableLimit: 'some' }] })
    expect(limits).toMatchObject({ ok: true, chains: [{ partialDisableLimit: 0 }, { partialDisableLimit: 0 }] })
  })

  it('that are no list are refused', async () => {
    for (const body of [{ chains: {} }, []]) {
      expect(await chains(body)).toMatchObject({ ok: false, code: 'UNREADABLE' })
    }
  })
})

describe('with the reference service', () => {
  let world: World
  beforeAll(async () => {
    world = await startWorld()
  })
  afterAll(() => world?.stop())

  it('every currency that the profile pins has a price', async () => {
    const service = at(world.line.service)
    const [ETH, BTC] = [2_500n * 10n ** 18n, 100_000n * 10n ** 18n]
    const answers = await Promise.all(
      devnet.chains
        .flatMap(currenciesOf)
        .map(async (currency) => [currency.symbol, await service.price(currency)] as const),
    )
    for (const [symbol, answer] of answers) {
      const price = answer.ok ? answer.price : expect.unreachable(`${symbol}: ${answer.message}`)
      expect(price, symbol).toBe({ ETH, BTC, HYPE: 40n * 10n ** 18n }[symbol] ?? 10n ** 18n)
    }
    expect(new Set(answers.map(([symbol]) => symbol)).size).toBeGreaterThan(4)
  })

  it('a quote, its status and the chains are read', async () => {
    const service = at(world.line.service)
    const quote = await service.quote(question)
    const decoded = quote.ok ? decodeQuote(quote.body) : expect.unreachable(quote.message)
    const requestId = decoded.ok ? decoded.quote.steps[0]?.requestId : expect.unreachable(decoded.message)
    expect(await service.status(requestId ?? '')).toMatchObject({ ok: true, status: { word: 'waiting' } })
    const priced = await service.priced(question)
    expect(priced.ok && priced.priced).toMatchObject({
      arrives: { chainId: 8453, amount: decoded.ok && decoded.quote.details.currencyOut.amount },
      fee: { chainId: 1, amount: expect.any(BigInt) },
    })
    const chains = await service.chains()
    expect(chains.ok && chains.chains.map(({ id, slug }) => [id, slug])).toStrictEqual([
      [1, 'ethereum'],
      [8453, 'base'],
      [999, 'hyperevm'],
      [8253038, 'bitcoin'],
      [1337, 'hyperliquid'],
      [3586256, 'lighter'],
    ])
    const refused = await service.quote({ ...question, amount: '1' })
    expect(refused).toMatchObject({ ok: false, errorCode: expect.any(String), retryable: false })
  })
})
