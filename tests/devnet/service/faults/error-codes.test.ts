import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { type Hex, ZERO_ADDRESS } from '../../chains.ts'
import { bridgeBody, type Harness, startHarness } from '../harness.ts'
import type { QuoteAnswer } from '../quote/quote.ts'
import { ERROR_CODES } from './error-codes.ts'

let devnet: Harness
const OTHER: Hex = '0x00000000000000000000000000000000000e0c0d'
const BITCOIN = 8_253_038
const BTC = 'bc1qqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqmql8k8'
const BITCOIN_ADDRESS = 'bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4'

beforeAll(async () => {
  devnet = await startHarness(4)
})
beforeEach(() => devnet.service.control.clearFaults())
afterAll(() => devnet?.stop())

/** service-facts.md 2, in its order. */
const PUBLISHED = [
  ...['AMOUNT_TOO_LOW', 'CHAIN_DISABLED', 'EXTRA_TXS_NOT_SUPPORTED', 'FORBIDDEN', 'INSUFFICIENT_FUNDS'],
  ...['INSUFFICIENT_LIQUIDITY', 'INVALID_ADDRESS', 'INVALID_EXTRA_TXS', 'INVALID_GAS_LIMIT_FOR_DEPOSIT_SPECIFIED_TXS'],
  ...['INVALID_INPUT_CURRENCY', 'INVALID_OUTPUT_CURRENCY', 'INVALID_RECIPIENT', 'INVALID_SLIPPAGE_TOLERANCE'],
  ...['NO_INTERNAL_SWAP_ROUTES_FOUND', 'NO_QUOTES', 'NO_SWAP_ROUTES_FOUND', 'PRICE_FETCH_FAILED', 'REQUEST_TIMED_OUT'],
  ...['ROUTE_TEMPORARILY_RESTRICTED', 'RPC_HTTP_ERROR', 'SANCTIONED_CURRENCY', 'SANCTIONED_WALLET_ADDRESS'],
  ...['SERVICE_UNAVAILABLE', 'SOLANA_TX_TOO_LARGE', 'SWAP_IMPACT_TOO_HIGH', 'UNAUTHORIZED', 'UNSUPPORTED_CHAIN'],
  ...['UNSUPPORTED_CURRENCY', 'UNSUPPORTED_EXECUTION_TYPE', 'UNSUPPORTED_ROUTE', 'USER_RECIPIENT_MISMATCH'],
  ...['DESTINATION_TX_FAILED', 'ERC20_ROUTER_ADDRESS_NOT_FOUND', 'UNKNOWN_ERROR', 'SWAP_QUOTE_FAILED', 'PERMIT_FAILED'],
  'BLOCKED_WALLET_ADDRESS',
]
const BY_FAULT_ALONE = ['ERC20_ROUTER_ADDRESS_NOT_FOUND', 'SERVICE_UNAVAILABLE', 'SOLANA_TX_TOO_LARGE', 'UNKNOWN_ERROR']

type Answer = Readonly<{ status: number; body: unknown }>
type Json = Readonly<Record<string, unknown>>
const usdc = (chainId: number) => devnet.chain(chainId).tokens[0]?.address
const quote = (changes: Json) => devnet.post('/quote/v2', { ...bridgeBody(devnet.user.address), ...changes })
const swap = () => ({ destinationChainId: 1, destinationCurrency: usdc(1) })

async function during(set: () => unknown, ask: () => Promise<Answer>, reset: () => unknown): Promise<Answer> {
  set()
  try {
    return await ask()
  } finally {
    reset()
  }
}
const incident = (chainId: number, flags: Json, calm: Json) =>
  during(
    () => devnet.service.control.setIncident(chainId, flags),
    () => quote({}),
    () => devnet.service.control.setIncident(chainId, calm),
  )
const screened = (list: string, entry: string) =>
  during(
    () => devnet.service.control.setScreening({ [list]: [entry] }),
    () => quote({ recipient: OTHER }),
    () => devnet.service.control.setScreening({ [list]: [] }),
  )
const illNode = (kind: 'error' | 'timeout', changes: Json = {}, method?: string) =>
  during(
    () => devnet.service.control.setNodeFault(1, method === undefined ? { kind } : { kind, method }),
    () => quote(changes),
    () => devnet.service.control.setNodeFault(1),
  )

const NATURAL: Readonly<Record<string, () => Promise<Answer>>> = {
  AMOUNT_TOO_LOW: () => quote({ amount: '1' }),
  CHAIN_DISABLED: () => incident(8453, { disabled: true }, { disabled: false }),
  EXTRA_TXS_NOT_SUPPORTED: () => quote({ useDepositAddress: true, txs: [{ to: OTHER, value: '0', data: '0x' }] }),
  async FORBIDDEN() {
    devnet.service.control.setKey({ key: 'plain', sponsors: false })
    const headers = { 'content-type': 'application/json', 'x-api-key': 'plain' }
    const body = JSON.stringify({ ...bridgeBody(devnet.user.address), subsidizeFees: true })
    const { status, text } = await devnet.call('/quote/v2', { method: 'POST', headers, body })
    return { status, body: JSON.parse(text) }
  },
  INSUFFICIENT_FUNDS: () =>
    quote({
      user: BITCOIN_ADDRESS,
      amount: '1000000',
      originChainId: BITCOIN,
      originCurrency: BTC,
      recipient: OTHER,
      useDepositAddress: true,
    }),
  INSUFFICIENT_LIQUIDITY: () => quote({ amount: `1${'0'.repeat(30)}` }),
  INVALID_ADDRESS: () => quote({ recipient: 'nobody' }),
  INVALID_EXTRA_TXS: () => quote({ txs: [{ data: '0x' }] }),
  INVALID_GAS_LIMIT_FOR_DEPOSIT_SPECIFIED_TXS: () => quote({ gasLimitForDepositSpecifiedTxs: 'much' }),
  INVALID_INPUT_CURRENCY: () => quote({ originCurrency: 5 }),
  INVALID_OUTPUT_CURRENCY: () => quote({ destinationCurrency: 5 }),
  INVALID_RECIPIENT: () => quote({ recipient: ZERO_ADDRESS }),
  INVALID_SLIPPAGE_TOLERANCE: () => quote({ slippageTolerance: '10001' }),
  NO_INTERNAL_SWAP_ROUTES_FOUND: () => quote({ destinationChainId: 999, disableOriginSwaps: true }),
  NO_QUOTES: () => quote({ fixedRate: '2' }),
  NO_SWAP_ROUTES_FOUND: () => quote({ destinationChainId: 999, includedSwapSources: ['elsewhere'] }),
  PRICE_FETCH_FAILED: () =>
    during(
      () => devnet.service.control.setPrice('hype', '0'),
      () => quote({ originChainId: 999, useDepositAddress: true }),
      () => devnet.service.control.setPrice('hype', '40'),
    ),
  REQUEST_TIMED_OUT: () => illNode('timeout'),
  ROUTE_TEMPORARILY_RESTRICTED: () => incident(8453, { partialDisableLimit: 1 }, { partialDisableLimit: 0 }),
  RPC_HTTP_ERROR: () => illNode('error'),
  SANCTIONED_CURRENCY: () => screened('sanctionedCurrencies', `8453:${ZERO_ADDRESS}`),
  SANCTIONED_WALLET_ADDRESS: () => screened('sanctionedWallets', OTHER.toUpperCase()),
  BLOCKED_WALLET_ADDRESS: () => screened('blockedWallets', OTHER),
  SWAP_IMPACT_TOO_HIGH: () => quote({ ...swap(), amount: '4000000000000000000000' }),
  UNAUTHORIZED: () => quote({ subsidizeFees: true }),
  UNSUPPORTED_CHAIN: () => quote({ destinationChainId: 10 }),
  UNSUPPORTED_CURRENCY: () => quote({ originCurrency: OTHER }),
  UNSUPPORTED_EXECUTION_TYPE: () => quote({ topupGas: true }),
  UNSUPPORTED_ROUTE: () => quote({ destinationChainId: 1 }),
  USER_RECIPIENT_MISMATCH: () => quote({ destinationChainId: BITCOIN, destinationCurrency: BTC }),
  DESTINATION_TX_FAILED: () => quote({ recipient: usdc(8453) }),
  SWAP_QUOTE_FAILED: () => illNode('error', swap(), 'eth_call'),
  async PERMIT_FAILED() {
    const dollars = { originCurrency: usdc(1), destinationCurrency: usdc(8453), amount: '50000000', usePermit: true }
    const { steps, requestId } = (await quote(dollars)).body as QuoteAnswer
    expect(steps.map(({ id }) => id)).toEqual(['authorize1'])
    return devnet.post(`/execute/permits?signature=0x${'11'.repeat(65)}`, { kind: 'eip3009', requestId })
  },
}

/** interface.md, "Errors". */
const SHAPES = {
  code: ['message', 'errorCode'],
  request: ['message', 'errorCode', 'requestId'],
  simulation: ['message', 'errorCode', 'errorData', 'requestId', 'approxSimulatedBlock', 'failedCallData'],
}

function expectCode(errorCode: string, { status, body }: Answer): void {
  const answered = ERROR_CODES[errorCode]
  expect(body).toMatchObject({ errorCode, message: expect.stringMatching(/./) })
  expect(status).toBe(answered?.status)
  expect(Object.keys(body as object).sort()).toEqual([...(SHAPES[answered?.shape ?? 'code'] ?? [])].sort())
}

test('every published code is known, and met naturally unless nothing here can cause it', () => {
  expect(Object.keys(ERROR_CODES).sort()).toEqual([...PUBLISHED].sort())
  expect([...Object.keys(NATURAL), ...BY_FAULT_ALONE].sort()).toEqual([...PUBLISHED].sort())
})

describe('met naturally', () => {
  test.each(Object.keys(NATURAL))('%s', async (errorCode) => {
    const answer = await NATURAL[errorCode]?.()
    expectCode(errorCode, answer ?? { status: 0, body: {} })
    expect((await quote({ recipient: OTHER })).status).toBe(200)
  })
})

test.each(PUBLISHED)('%s is met by a fault', async (errorCode) => {
  devnet.service.control.setFault({ kind: 'error', errorCode, times: 1 })
  expectCode(errorCode, await quote({}))
  expect((await quote({})).status).toBe(200)
})

test('each of the four shapes is met', async () => {
  const shapes = Object.values(ERROR_CODES).map(({ shape }) => shape)
  expect(new Set(shapes)).toEqual(new Set(Object.keys(SHAPES)))
  const { status, body } = await quote({ amount: 'much' })
  expect([status, Object.keys(body as object)]).toEqual([400, ['message']])
})

test('a fill fails for any reason, and so does its refund', async () => {
  devnet.service.control.failNext(1, { failReason: 'SLIPPAGE', refundFailReason: 'REFUND_RECIPIENT_IS_VASP' })
  const failed = await devnet.quote()
  await devnet.carryOut(failed)
  expect(await devnet.untilStatus(failed, 'failure')).toMatchObject({
    failReason: 'SLIPPAGE',
    refundFailReason: 'REFUND_RECIPIENT_IS_VASP',
  })
  devnet.service.control.failNext(1, { failReason: 'SOLVER_CAPACITY_EXCEEDED' })
  const refunded = await devnet.quote()
  await devnet.carryOut(refunded)
  const status = await devnet.untilStatus(refunded, 'refund')
  expect(status).toMatchObject({ failReason: 'SOLVER_CAPACITY_EXCEEDED' })
  expect(status).not.toHaveProperty('refundFailReason')
})
