import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { bridgeBody, type Harness, startHarness, transactionOf, until } from '../harness.ts'
import { orderIdOf } from '../quote/order.ts'

let devnet: Harness
const EVIL = '0x000000000000000000000000000000000000dead'

beforeAll(async () => {
  devnet = await startHarness(2)
})
beforeEach(() => devnet.service.control.clearFaults())
afterAll(() => devnet?.stop())

const set = (fault: unknown) => devnet.service.control.setFault(fault)

test.each([
  [429, ['message']],
  [401, ['message', 'errorCode']],
  [500, ['message', 'errorCode', 'requestId']],
  [503, ['message', 'errorCode', 'requestId']],
])('status %i answers in its shape, as often as told', async (status, keys) => {
  set({ kind: 'status', path: '/chains', status, times: 2 })
  for (const _ of [1, 2]) {
    const answer = await devnet.call('/chains')
    expect(answer.status).toBe(status)
    expect(Object.keys(JSON.parse(answer.text))).toEqual(keys)
  }
  expect((await devnet.call('/chains')).status).toBe(200)
})

test('status carries the body it is given', async () => {
  set({ kind: 'status', status: 400, body: { message: 'no', errorCode: 'NO_QUOTES' }, times: 1 })
  const answer = await devnet.call('/chains')
  expect([answer.status, answer.text]).toEqual([400, '{"message":"no","errorCode":"NO_QUOTES"}'])
})

test('delay holds back one path and lets others pass', async () => {
  set({ kind: 'delay', path: '/quote', ms: 600_000 })
  const waiting = new AbortController()
  let answered = false
  const init = { method: 'POST', body: '{}', signal: waiting.signal }
  const delayed = devnet.call('/quote/v2', init).then(
    () => {
      answered = true
    },
    () => undefined,
  )
  expect((await devnet.call('/chains')).status).toBe(200)
  expect(answered).toBe(false)
  waiting.abort()
  await delayed
})

test('drop closes the socket without an answer', async () => {
  set({ kind: 'drop', path: '/chains', times: 1 })
  await expect(devnet.call('/chains')).rejects.toThrow()
  expect((await devnet.call('/chains')).status).toBe(200)
})

test('html answers a page where JSON is due', async () => {
  set({ kind: 'html', path: '/chains' })
  const answer = await devnet.call('/chains')
  expect(answer.headers.get('content-type')).toContain('text/html')
  expect(answer.text).toMatch(/^<!doctype html>/)
})

test('truncate cuts an answer in half, or at a byte', async () => {
  const { text } = await devnet.call('/chains')
  set({ kind: 'truncate', path: '/chains', times: 1 })
  expect((await devnet.call('/chains')).text).toBe(text.slice(0, Math.floor(text.length / 2)))
  set({ kind: 'truncate', path: '/chains', bytes: 10, times: 1 })
  expect((await devnet.call('/chains')).text).toBe(text.slice(0, 10))
})

test('duplicate serves a call twice, and the caller gets the second answer', async () => {
  const before = devnet.service.control.requests().length
  set({ kind: 'duplicate', path: '/quote', times: 1 })
  const quote = await devnet.quote()
  const [newest, lost] = devnet.service.control.requests()
  expect(devnet.service.control.requests()).toHaveLength(before + 2)
  expect(newest?.requestId).toBe(quote.requestId)
  expect(lost).toMatchObject({ user: devnet.user.address, status: 'waiting' })
  await devnet.quote()
  expect(devnet.service.control.requests()).toHaveLength(before + 3)
})

test('a duplicated refusal is a refusal', async () => {
  set({ kind: 'duplicate', path: '/quote', times: 1 })
  expect((await devnet.post('/quote/v2', {})).status).toBe(400)
})

test('reorder lets a later answer overtake an earlier one', async () => {
  set({ kind: 'reorder', path: '/chains', times: 1, ms: 60_000 })
  const answered: string[] = []
  const note = (name: string) => () => answered.push(name)
  const first = devnet.call('/chains').then(note('first'))
  await until(() => ((devnet.service.control.listFaults() as readonly unknown[]).length === 0 ? true : undefined))
  await devnet.call('/swap-sources').then(note('other'))
  const second = devnet.call('/chains').then(note('second'))
  await Promise.all([first, second])
  expect(answered).toEqual(['other', 'second', 'first'])
})

test('an answer that nothing overtakes comes in the end', async () => {
  set({ kind: 'reorder', path: '/chains', ms: 1 })
  expect((await devnet.call('/chains')).status).toBe(200)
})

test('error refuses quotes alone, with the code, its status and its shape', async () => {
  set({ kind: 'error', errorCode: 'NO_QUOTES', message: 'amount: nobody offers that', times: 1 })
  expect((await devnet.call('/chains')).status).toBe(200)
  const answer = await devnet.post('/quote/v2', bridgeBody(devnet.user.address))
  expect(answer).toEqual({ status: 400, body: { message: 'amount: nobody offers that', errorCode: 'NO_QUOTES' } })
})

describe('lies', () => {
  test('a lie changes one place of an answer, and leaves the order id as it was', async () => {
    set({ kind: 'lie', at: 'steps[0].items[0].data.to', value: EVIL, times: 1 })
    const quote = await devnet.quote()
    expect(transactionOf(quote.steps[0]).to).toBe(EVIL)
    expect(orderIdOf(quote.protocol.v2.orderData)).toBe(quote.protocol.v2.orderId)
    expect(transactionOf((await devnet.quote()).steps[0]).to).not.toBe(EVIL)
  })

  test('a lie in the order without recompute breaks its id', async () => {
    set({ kind: 'lie', at: 'protocol.v2.orderData.output.payments[0].recipient', value: EVIL })
    const { orderData, orderId } = (await devnet.quote()).protocol.v2
    expect(orderIdOf(orderData)).not.toBe(orderId)
  })

  test.each([
    ['output.payments[0].recipient', EVIL],
    ['output.payments[0].minimumAmount', '1'],
    ['inputs[0].refunds[0].recipient', EVIL],
    ['fees[0]', { recipientChainId: 'base', recipient: EVIL, currencyChainId: 'base', currency: EVIL, amount: '1' }],
    ['output.payments[1]', { recipient: EVIL, currency: EVIL, minimumAmount: '1', expectedAmount: '1' }],
  ])('a recomputed lie at %s is in the order, its id, the calldata and the signature', async (place, value) => {
    set({ kind: 'lie', at: `protocol.v2.orderData.${place}`, value, recompute: true, times: 1 })
    const quote = await devnet.quote({ includeProtocolData: true })
    const { orderData, orderId } = quote.protocol.v2
    expect(orderData).toHaveProperty(place, value)
    expect(orderIdOf(orderData)).toBe(orderId)
    expect(transactionOf(quote.steps[0]).data).toContain(orderId.slice(2))
  })

  test('lies can add a step and take a field away', async () => {
    set({ kind: 'lie', at: 'steps[0]', operation: 'insert', value: { id: 'gift' } })
    set({ kind: 'lie', at: 'fees', operation: 'remove' })
    const quote = await devnet.quote()
    expect(quote.steps.map(({ id }) => id)).toEqual(['gift', 'deposit'])
    expect(quote).not.toHaveProperty('fees')
  })

  test('a lie about chains strikes the chains alone', async () => {
    set({ kind: 'lie', path: '/chains', at: 'chains[0].protocol.v2.depository', value: EVIL })
    expect((await devnet.call('/chains')).text).toContain(EVIL)
    expect(JSON.stringify(await devnet.quote())).not.toContain(EVIL)
  })

  test('an error is never lied about, and uses nothing up', async () => {
    set({ kind: 'lie', at: 'details.sender', value: EVIL, times: 1 })
    expect((await devnet.post('/quote/v2', {})).status).toBe(400)
    expect((await devnet.quote()).details.sender).toBe(EVIL)
  })
})

test('a fault for one wallet leaves the others alone', async () => {
  const { user } = devnet
  set({ kind: 'status', status: 503, user: user.address })
  expect((await devnet.post('/quote/v2', bridgeBody(user.address))).status).toBe(503)
  expect((await devnet.post('/quote/v2', bridgeBody(EVIL))).status).toBe(200)
})

test('a fault for one wallet strikes its status questions', async () => {
  const quote = await devnet.quote()
  set({ kind: 'status-word', word: 'settling', user: devnet.user.address, times: 2 })
  expect((await devnet.status(quote)).status).toBe('settling')
  expect((await devnet.status(quote)).status).toBe('settling')
  expect((await devnet.status(quote)).status).toBe('waiting')
})
