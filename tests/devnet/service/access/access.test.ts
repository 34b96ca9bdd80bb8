import { createServer } from 'node:http'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { WebSocket } from 'ws'
import { listenOn } from '../../ports.ts'
import { bridgeBody, type Harness, startHarness, until } from '../harness.ts'
import type { QuoteAnswer } from '../quote/quote.ts'
import { signatureOf } from '../requests/webhooks.ts'

let devnet: Harness

beforeAll(async () => {
  devnet = await startHarness(1)
})
afterAll(() => devnet?.stop())
afterEach(() => {
  devnet.service.control.limitAnonymous({ quotesPerMinute: 1_000_000, callsPerMinute: 1_000_000 })
})

const ask = async (path: string, key: string | undefined, body?: unknown) => {
  const headers = { 'content-type': 'application/json', ...(key === undefined ? {} : { 'x-api-key': key }) }
  const init = body === undefined ? { headers } : { method: 'POST', headers, body: JSON.stringify(body) }
  const { status, text } = await devnet.call(path, init)
  return { status, body: JSON.parse(text) }
}
const bridge = (changes: Readonly<Record<string, unknown>> = {}) => ({ ...bridgeBody(devnet.user.address), ...changes })

test('a key is optional, and an unknown one is refused', async () => {
  devnet.service.control.setKey({ key: 'known' })
  expect((await ask('/chains', undefined)).status).toBe(200)
  expect((await ask('/chains', 'known')).status).toBe(200)
  const refused = { status: 401, body: { message: 'x-api-key: no such key', errorCode: 'UNAUTHORIZED' } }
  expect(await ask('/chains', 'unknown')).toEqual(refused)
  expect(await ask('/quote/v2', 'unknown', bridge())).toEqual(refused)
  devnet.service.control.removeKey('known')
  expect(await ask('/chains', 'known')).toEqual(refused)
})

test('each caller has limits of its own, and a new minute lifts them', async () => {
  devnet.service.control.setKey({ key: 'slow', callsPerMinute: 2 })
  devnet.service.control.limitAnonymous({ quotesPerMinute: 1 })
  const statuses = async (key: string | undefined, path: string, body?: unknown) => {
    const answers = [await ask(path, key, body), await ask(path, key, body), await ask(path, key, body)]
    return answers.map(({ status }) => status)
  }
  await devnet.world.clock.advance(60_000)
  expect(await statuses('slow', '/chains')).toEqual([200, 200, 429])
  expect(await statuses(undefined, '/quote/v2', bridge())).toEqual([200, 429, 429])
  expect(Object.keys((await ask('/quote/v2', undefined, bridge())).body)).toEqual(['message'])
  expect((await ask('/chains', undefined)).status).toBe(200)
  await devnet.world.clock.advance(60_000)
  expect((await ask('/quote/v2', undefined, bridge())).status).toBe(200)
})

test('a sponsor pays the selected fees, up to a cap', async () => {
  devnet.service.control.setKey({ key: 'sponsor' })
  const all = (await ask('/quote/v2', 'sponsor', bridge({ subsidizeFees: true }))).body as QuoteAnswer
  expect(all.details.currencyOut.amount).toBe(all.details.currencyIn.amount)
  expect(all.fees.subsidized.amount).toBe(all.fees.relayer.amount)
  expect(all.feeSponsorship?.quoted).toMatchObject({
    selectedComponents: ['execution', 'swap', 'relay', 'app'],
    capHit: false,
    userPaysTotal: { amount: '0' },
  })
  const some = bridge({ subsidizeFees: true, sponsoredFeeComponents: ['relay'], maxSubsidizationAmount: '10000' })
  const capped = (await ask('/quote/v2', 'sponsor', some)).body as QuoteAnswer
  expect(capped.feeSponsorship?.quoted).toMatchObject({
    selectedComponents: ['relay'],
    capHit: true,
    maxSubsidizationAmount: '10000',
    sponsoredTotal: { amountUsd: '0.010000' },
  })
  const { sponsoredTotal, userPaysTotal } = capped.feeSponsorship?.quoted ?? {}
  expect(BigInt(sponsoredTotal?.amount ?? 0) + BigInt(userPaysTotal?.amount ?? 0)).toBe(
    BigInt(capped.fees.relayer.amount),
  )
  await devnet.carryOut(capped)
  await devnet.untilStatus(capped, 'success')
  const listed = await ask(`/requests/v3?id=${capped.requestId}`, 'sponsor')
  expect(listed.body.requests[0]).toMatchObject({
    id: capped.requestId,
    status: 'success',
    data: { feeSponsorship: { actual: { sponsorPayment: { amount: sponsoredTotal?.amount } } } },
  })
  expect((await ask('/requests/v3', undefined)).status).toBe(401)
})

test('webhooks reach the key that asked, signed, again and again until they are taken', async () => {
  const taken: { headers: NodeJS.Dict<string | string[]>; body: string }[] = []
  let refusals = 2
  const hook = createServer((request, response) => {
    let body = ''
    request.on('data', (chunk) => {
      body += chunk
    })
    request.on('end', () => {
      refusals -= 1
      if (refusals < 0) taken.push({ headers: request.headers, body })
      response.writeHead(refusals < 0 ? 200 : 500).end()
    })
  })
  const port = await listenOn(hook, 0)
  devnet.service.control.setKey({ key: 'hooked', webhookUrl: `http://127.0.0.1:${port}/` })
  const quote = (await ask('/quote/v2', 'hooked', bridge())).body as QuoteAnswer
  await devnet.carryOut(await devnet.quote())
  await devnet.carryOut(quote)
  await until(() => (taken.length === 3 ? true : undefined))
  hook.close()
  const events = taken.map(({ body }) => JSON.parse(body))
  expect(new Set(events.map(({ data }) => data.requestId))).toEqual(new Set([quote.requestId]))
  expect(events.map(({ data }) => data.status).sort()).toEqual(['pending', 'submitted', 'success'])
  for (const { headers, body } of taken) {
    const timestamp = Number(headers['x-signature-timestamp'])
    expect(headers['x-signature-sha256']).toBe(signatureOf('hooked', timestamp, body))
  }
})

test('the stream takes a known key, and is closed on an unknown one and by a restart', async () => {
  devnet.service.control.setKey({ key: 'listener' })
  const closed = (query: string, onOpen: () => void = () => undefined) =>
    new Promise<number>((resolve) => {
      const socket = new WebSocket(`${devnet.service.streamUrl}${query}`)
      socket.on('message', onOpen)
      socket.on('close', resolve)
    })
  expect(await closed('/?apiKey=nobody')).toBe(1008)
  expect(await closed('/?apiKey=listener', devnet.service.control.closeStream)).toBe(1012)
})

test('an incident stands in the record, and refuses quotes until it is over', async () => {
  const { setIncident } = devnet.service.control
  const refusal = async (changes = {}) => (await ask('/quote/v2', undefined, bridge(changes))).body.errorCode
  setIncident(8453, { disabled: true })
  const { chains } = (await ask('/chains', undefined)).body
  expect(chains.find(({ id }: { id: number }) => id === 8453)).toMatchObject({ disabled: true })
  expect(await refusal()).toBe('CHAIN_DISABLED')
  setIncident(8453, { disabled: false, partialDisableLimit: 100 })
  expect(await refusal()).toBe('ROUTE_TEMPORARILY_RESTRICTED')
  expect(await refusal({ amount: '10000000000000000' })).toBeUndefined()
  setIncident(8453, { partialDisableLimit: 0, blockProductionLagging: true, surgeEnabled: true })
  expect(await refusal()).toBeUndefined()
  setIncident(1, { depositEnabled: false })
  expect(await refusal()).toBe('CHAIN_DISABLED')
  setIncident(1, { depositEnabled: true })
  expect(await refusal()).toBeUndefined()
  expect(() => setIncident(1, { disabled: 'yes' })).toThrow('disabled: expected a boolean')
})
