import { createServer } from 'node:http'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { WebSocket } from 'ws'
import { ZERO_ADDRESS } from '../../chains.ts'
import { listenOn } from '../../ports.ts'
import { bridgeBody, type Harness, startHarness, until } from '../harness.ts'
import type { QuoteAnswer } from '../quote/quote.ts'
import { signatureOf } from '../requests/webhooks.ts'
import type { ApiKey } from './keys.ts'

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
})

describe('a sponsor', () => {
  const usdc = (chainId: number) => devnet.chain(chainId).tokens[0]?.address
  const balanceOf = (key: string) =>
    (devnet.service.control.keys() as readonly ApiKey[]).find((each) => each.key === key)?.balance ?? 0n
  const listed = async (key: string, query: string) => (await ask(`/requests/v3?${query}`, key)).body.requests
  const sponsored = async (key: string, changes: Readonly<Record<string, unknown>> = {}) => {
    const { status, body } = await ask('/quote/v2', key, bridge({ subsidizeFees: true, ...changes }))
    expect(status, JSON.stringify(body)).toBe(200)
    return body as QuoteAnswer
  }

  test('pays in USDC once the request is filled, and the quote says how much', async () => {
    devnet.service.control.setKey({ key: 'payer', balance: '1000000' })
    const quote = await sponsored('payer')
    const { quoted, actual } = quote.feeSponsorship ?? {}
    expect(actual).toMatchObject({ ...quoted, sponsorPayment: { address: usdc(8453), chainId: 8453 } })
    const amount = BigInt(actual?.sponsorPayment.amount ?? 0)
    // The payment is rounded up to whole millionths of a dollar.
    expect(Number(amount) / 1e6).toBeCloseTo(Number(quoted?.sponsoredTotal.amountUsd), 5)
    expect((await listed('payer', `id=${quote.requestId}`))[0].data.feeSponsorship).not.toHaveProperty('actual')
    expect(balanceOf('payer')).toBe(1_000_000n)
    await devnet.carryOut(quote)
    await devnet.untilStatus(quote, 'success')
    expect(balanceOf('payer')).toBe(1_000_000n - amount)
    const [request] = await listed('payer', `id=${quote.requestId}`)
    expect(request).toMatchObject({
      id: quote.requestId,
      status: 'success',
      data: { feeSponsorship: { quoted, actual } },
    })
  })

  test('pays at the prices of the fill', async () => {
    devnet.service.control.setKey({ key: 'late' })
    devnet.service.control.pauseSolver()
    const quote = await sponsored('late', { sponsoredFeeComponents: ['relay'] })
    await devnet.carryOut(quote)
    devnet.service.control.setPrice('eth', '5000')
    devnet.service.control.resumeSolver()
    await devnet.untilStatus(quote, 'success')
    devnet.service.control.setPrice('eth', '2500')
    const [request] = await listed('late', `id=${quote.requestId}`)
    const { actual } = request.data.feeSponsorship
    const quoted = Number(quote.feeSponsorship?.actual.sponsorPayment.amount)
    expect(Number(actual.sponsorPayment.amount) / quoted).toBeCloseTo(2, 3)
  })

  test('that cannot pay makes the request fail; what comes to nothing costs it nothing', async () => {
    devnet.service.control.setKey({ key: 'broke', balance: '1' })
    const quote = await sponsored('broke')
    await devnet.carryOut(quote)
    expect(await devnet.untilStatus(quote, 'refund')).toMatchObject({ failReason: 'SPONSOR_BALANCE_TOO_LOW' })
    devnet.service.control.setKey({ key: 'broke', balance: '1000000' })
    devnet.service.control.failNext(1)
    const failing = await sponsored('broke')
    await devnet.carryOut(failing)
    await devnet.untilStatus(failing, 'refund')
    expect(balanceOf('broke')).toBe(1_000_000n)
    expect((await listed('broke', `id=${failing.requestId}`))[0].data.feeSponsorship).not.toHaveProperty('actual')
  })

  test('without the right to sponsor is forbidden to', async () => {
    devnet.service.control.setKey({ key: 'plain', sponsors: false })
    const answer = await ask('/quote/v2', 'plain', bridge({ subsidizeFees: true }))
    expect(answer).toEqual({ status: 403, body: { message: expect.any(String), errorCode: 'FORBIDDEN' } })
    expect((await ask('/quote/v2', 'plain', bridge())).status).toBe(200)
  })

  test('takes over what the solver’s swap costs, and no rent where there is none', async () => {
    devnet.service.control.setKey({ key: 'swapper' })
    const swap = { ...bridge({ originCurrency: usdc(1), destinationCurrency: ZERO_ADDRESS, amount: '5000000000' }) }
    // Pools may still be returning to the previous price.
    const plain = await until(async () => {
      const { status, body } = await ask('/quote/v2', undefined, swap)
      const isBack = status === 200 && Math.abs(Number(body.details.swapImpact.percent)) < 1
      return isBack ? (body as QuoteAnswer) : undefined
    })
    const part = (name: 'swap' | 'rent', quote: QuoteAnswer) => quote.feeSponsorship?.quoted.components[name]
    const some = await sponsored('swapper', { ...swap, sponsoredFeeComponents: ['swap', 'rent'] })
    const cost = Number(part('swap', some)?.total.amountUsd)
    expect(cost).toBeGreaterThan(0)
    expect(part('swap', some)).toMatchObject({ selected: true, userPays: { amount: '0' } })
    expect(part('rent', some)).toMatchObject({ selected: true, total: { amount: '0' } })
    expect(Number(plain.details.expandedPriceImpact.swap.usd)).toBeCloseTo(-cost, 2)
    // The sponsored amount arrives, less the cost of swapping more.
    const gained = Number(some.details.currencyOut.amountUsd) - Number(plain.details.currencyOut.amountUsd)
    expect(gained / cost).toBeGreaterThan(0.95)
    expect(gained).toBeLessThanOrEqual(cost)
    await devnet.carryOut(some)
    await devnet.untilStatus(some, 'success')
    const [request] = await listed('swapper', `id=${some.requestId}`)
    expect(Number(request.data.feeSponsorship.actual.sponsorPayment.amount) / 1e6).toBeCloseTo(cost, 4)
  })

  test('lists requests by what is asked for, its own by its key', async () => {
    devnet.service.control.setKey({ key: 'lister' })
    const body = bridge({ useDepositAddress: true, refundTo: devnet.user.address })
    const [first, second] = [await ask('/quote/v2', 'lister', body), await ask('/quote/v2', 'lister', body)]
    const ids = async (query: string) => (await listed('lister', query)).map(({ id }: { id: string }) => id)
    const others = await ask('/quote/v2', undefined, body)
    expect(await ids('limit=1')).toEqual([others.body.requestId])
    expect(await ids('apiKey=lister')).toEqual([second.body.requestId, first.body.requestId])
    expect(await ids('apiKey=lister&limit=1')).toEqual([second.body.requestId])
    expect(await ids(`term=${first.body.requestId}`)).toEqual([first.body.requestId])
    const address = first.body.steps[0].depositAddress
    expect(await ids(`depositAddress=${address.toUpperCase().replace('0X', '0x')}`)).toEqual([first.body.requestId])
    expect(await ids('apiKey=lister&status=success')).toEqual([])
    expect(await ids(`user=${ZERO_ADDRESS}`)).toEqual([])
    expect((await ask('/requests/v3?limit=51', 'lister')).body.message).toContain('limit: ')
    expect((await ask('/requests/v3', undefined)).status).toBe(401)
    const { body: older } = await ask(`/requests/v2?id=${others.body.requestId}`, undefined)
    expect(older.requests).toMatchObject([{ id: others.body.requestId, data: { failReason: 'N/A', inTxs: [] } }])
    expect((await ask(`/requests/v2?hash=0x${'00'.repeat(32)}`, undefined)).body.requests).toEqual([])
  })
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
