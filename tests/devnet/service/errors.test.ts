import { afterAll, beforeAll, expect, test } from 'vitest'
import { ZERO_ADDRESS } from '../chains.ts'
import { rpc } from '../rpc.ts'
import { bridgeBody, type Harness, startHarness } from './harness.ts'

let devnet: Harness

beforeAll(async () => {
  devnet = await startHarness(3)
})
afterAll(() => devnet?.stop())

const refused = (change: Readonly<Record<string, unknown>>) =>
  devnet.post('/quote/v2', { ...bridgeBody(devnet.user.address), ...change })
const usdc = (chainId: number) => devnet.chain(chainId).tokens[0]?.address

test.each([
  ['originChainId', 10, 'UNSUPPORTED_CHAIN'],
  ['destinationChainId', 10, 'UNSUPPORTED_CHAIN'],
  ['originCurrency', `0x${'12'.repeat(20)}`, 'UNSUPPORTED_CURRENCY'],
  ['destinationCurrency', 'doge', 'UNSUPPORTED_CURRENCY'],
  ['includedSwapSources', ['elsewhere'], 'NO_SWAP_ROUTES_FOUND', { destinationChainId: 999 }],
  ['disableOriginSwaps', true, 'NO_INTERNAL_SWAP_ROUTES_FOUND', { destinationChainId: 999 }],
  ['destinationChainId', 1, 'UNSUPPORTED_ROUTE'],
  ['amount', '1', 'AMOUNT_TOO_LOW'],
  ['topupGas', true, 'UNSUPPORTED_EXECUTION_TYPE'],
  ['usePermit', true, 'UNSUPPORTED_EXECUTION_TYPE'],
])('%s %j answers the shape with a code alone', async (...row: readonly unknown[]) => {
  const [field, value, errorCode, also] = row as [string, unknown, string, object | undefined]
  const { status, body } = await refused({ ...also, [field]: value })
  expect({ status, body }).toEqual({ status: 400, body: { message: expect.any(String), errorCode } })
  expect((body as { message: string }).message).toContain(`${field === 'destinationChainId' ? 'destination' : field}`)
})

test('destination calls that cannot be carried out are refused', async () => {
  expect((await refused({ txs: [{ data: '0x' }] })).body).toMatchObject({ errorCode: 'INVALID_EXTRA_TXS' })
  const call = { to: devnet.user.address, value: '0', data: '0x' }
  expect((await refused({ txs: [call], useDepositAddress: true })).body).toMatchObject({
    errorCode: 'EXTRA_TXS_NOT_SUPPORTED',
  })
})

test('sponsorship without a key is not authorized', async () => {
  const { status, body } = await refused({ subsidizeFees: true })
  expect({ status, body }).toEqual({ status: 401, body: { message: expect.any(String), errorCode: 'UNAUTHORIZED' } })
})

test('more than the solver has answers the shape with the request', async () => {
  const { status, body } = await refused({ amount: `1${'0'.repeat(30)}` })
  expect(status).toBe(400)
  expect(body).toEqual({
    message: expect.stringContaining('amount: '),
    errorCode: 'INSUFFICIENT_LIQUIDITY',
    requestId: expect.stringMatching(/^0x[0-9]{10}[0-9a-f]{54}$/),
  })
  expect((await refused({ amount: '9'.repeat(78) })).body).toMatchObject({ errorCode: 'INSUFFICIENT_LIQUIDITY' })
})

test('a recipient that refuses the money answers the shape with simulation data', async () => {
  const { status, body } = await refused({ recipient: usdc(8453) })
  expect(status).toBe(400)
  expect(body).toEqual({
    message: expect.stringContaining('recipient: '),
    errorCode: 'DESTINATION_TX_FAILED',
    errorData: expect.stringMatching(/^0x/),
    requestId: expect.stringMatching(/^0x[0-9a-f]{64}$/),
    approxSimulatedBlock: expect.any(Number),
    failedCallData: {
      from: expect.stringMatching(/^0x[0-9a-f]{40}$/),
      to: usdc(8453),
      data: '0x',
      value: expect.stringMatching(/^[0-9]+$/),
    },
  })
})

test.each([
  ['/quote/v2', 'not json', 400, 'body: expected JSON'],
  ['/quote/v2', '', 400, 'body: expected JSON'],
  ['/quote', `${'['.repeat(33)}${']'.repeat(33)}`, 400, 'body: nested deeper than 32 levels'],
  ['/quote/v2', `"${'x'.repeat(1024 * 1024)}"`, 413, 'body: larger than 1048576 bytes'],
  ['/transactions/index', '[', 400, 'body: expected JSON'],
  ['/quote/v2', '[]', 400, 'body: expected a JSON object, got an array'],
  ['/nowhere', '{}', 404, 'POST /nowhere: no such endpoint'],
])('POST %s with a bad body answers a sentence alone', async (path, body, status, message) => {
  const answer = await devnet.call(path, { method: 'POST', body })
  expect(answer.status).toBe(status)
  expect(JSON.parse(answer.text)).toEqual({ message })
})

test.each(['/intents/status/v3', '/intents/status'])('%s refuses ids in words', async (path) => {
  const ask = async (query: string) => {
    const { status, text } = await devnet.call(path + query)
    return [status, JSON.parse(text).message]
  }
  const unknown = `0x${'12'.repeat(32)}`
  expect(await ask('')).toEqual([400, 'requestId: is required'])
  expect(await ask('?requestId=0x12')).toEqual([400, 'requestId: expected 0x and 64 hex digits'])
  expect(await ask(`?requestId=${unknown}`)).toEqual([404, `requestId: no request ${unknown}`])
})

test('every answer can be read from any origin and carries the date of the world', async () => {
  await devnet.world.clock.advance(86_400_000)
  const advanced = devnet.world.clock.now()
  const { headers } = await devnet.call('/chains')
  expect(headers.get('access-control-allow-origin')).toBe('*')
  expect(headers.get('content-type')).toContain('application/json')
  // The header counts whole seconds.
  expect(Date.parse(headers.get('date') ?? '')).toBeGreaterThan(advanced - 1_000)
  const preflight = await devnet.call('/quote/v2', {
    method: 'OPTIONS',
    headers: { origin: 'null', 'access-control-request-method': 'POST', 'access-control-request-headers': 'x-api-key' },
  })
  expect(preflight.headers.get('access-control-allow-headers')).toContain('x-api-key')
})

test('what the chain records point at exists', async () => {
  const { chains } = JSON.parse((await devnet.call('/chains')).text)
  for (const { iconUrl, httpRpcUrl, id, vmType } of chains) {
    expect((await fetch(iconUrl)).headers.get('content-type')).toContain('image/svg+xml')
    if (vmType === 'evm') expect(Number(await rpc(httpRpcUrl, 'eth_chainId'))).toBe(id)
  }
  const hash = await devnet.carryOut(await devnet.quote())
  const page = await devnet.call(new URL(`${chains[0].explorerUrl}/tx/${hash}`).pathname)
  expect(JSON.parse(page.text)).toMatchObject({ transaction: { hash }, receipt: { status: '0x1' } })
  expect((await devnet.call(`/explorer/1/address/${ZERO_ADDRESS}`)).status).toBe(200)
})
