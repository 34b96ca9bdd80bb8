import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { count } from '../../count.ts'
import { bridgeBody, type Harness, startHarness } from './harness.ts'

// FUZZ_COUNT and FUZZ_SEED lengthen or repeat a run.
const numRuns = count('FUZZ_COUNT', { usual: 1_000, deep: 5_000 })
const seed = Number(process.env['FUZZ_SEED'] ?? 20_261_121)
const AT_ONCE = 20
/** Every other call carries it, to reach keyed and open paths. */
const KEY = 'fuzzer'

let devnet: Harness

beforeAll(async () => {
  devnet = await startHarness(5)
  devnet.service.control.setKey({ key: KEY })
})
afterAll(() => devnet?.stop())

const PATHS = [
  ...[
    '/quote/v2',
    '/quote',
    '/quote/v2',
    '/price',
    '/transactions/index',
    '/transactions/deposit-address/reindex',
    '/transactions/single',
    '/authorize',
  ],
  ...[
    '/execute/permits',
    '/currencies/v2',
    '/intents/status',
    '/intents/status/v2',
    '/intents/status/v3',
    '/chains',
    '/requests/v3',
    '/',
  ],
  ...['/execute', '/execute', '/deposit-addresses/v1'],
]
const FIELDS = [
  ...['user', 'originChainId', 'destinationChainId', 'originCurrency', 'destinationCurrency', 'amount', 'tradeType'],
  ...['recipient', 'refundTo', 'protocolVersion', 'useDepositAddress', 'strict', 'topupGas', 'topupGasAmount', 'txs'],
  ...[
    'subsidizeFees',
    'sponsoredFeeComponents',
    'slippageTolerance',
    'ttl',
    'referrer',
    'usePermit',
    'permitExpiry',
    'authorizationList',
    'fixedRate',
    'explicitDeposit',
    'enableTrueExactOutput',
    'additionalData',
    'txsGasLimit',
    'appFees',
    'recoveryAddress',
    'kind',
    'requestId',
    'walletChainId',
    'wallet',
    'nonce',
    'id',
    'tx',
    'chainId',
    'txHash',
    'executionKind',
    'executionOptions',
    'data',
    '__proto__',
  ],
]

const hexText = (bytes: number) =>
  fc.uint8Array({ minLength: bytes, maxLength: bytes }).map((array) => `0x${Buffer.from(array).toString('hex')}`)
const nearly = fc.oneof(
  fc.constantFrom(
    1,
    8453,
    999,
    0,
    -1,
    2 ** 53,
    1e21,
    '',
    '0',
    '1',
    '9'.repeat(77),
    'EXACT_OUTPUT',
    'v2',
    null,
    true,
    '10000',
  ),
  hexText(20),
  hexText(32),
  fc.constant('0x0000000000000000000000000000000000000000'),
  fc.bigInt(0n, 10n ** 24n).map(String),
  fc.jsonValue({ maxDepth: 3 }),
)
const changes = fc.dictionary(fc.constantFrom(...FIELDS), nearly, { maxKeys: 4 })

const rawCall = {
  executionKind: 'rawCalls',
  data: { chainId: 1, to: '0x00000000000000000000000000000000000000f2', data: '0x', value: '0' },
}
const callFields = fc.dictionary(fc.constantFrom('chainId', 'to', 'data', 'value', 'authorizationList'), nearly, {
  maxKeys: 2,
})

// Half are almost valid, to pass the first checks.
const bodyText = fc.oneof(
  {
    weight: 5,
    arbitrary: changes.map((changed) => JSON.stringify({ ...bridgeBody(devnet.user.address), ...changed })),
  },
  { weight: 3, arbitrary: changes.map((changed) => JSON.stringify(changed)) },
  {
    weight: 2,
    arbitrary: fc
      .tuple(changes, callFields)
      .map(([changed, call]) => JSON.stringify({ ...rawCall, data: { ...rawCall.data, ...call }, ...changed })),
  },
  { weight: 1, arbitrary: fc.json() },
  { weight: 1, arbitrary: fc.string({ unit: 'binary' }) },
)
const question = fc.record({
  path: fc.oneof({ weight: 9, arbitrary: fc.constantFrom(...PATHS) }, { weight: 1, arbitrary: fc.webPath() }),
  query: fc.option(fc.oneof(hexText(32), fc.webQueryParameters()), { nil: undefined }),
  method: fc.constantFrom('POST', 'POST', 'POST', 'GET', 'PUT'),
  body: bodyText,
  hasKey: fc.boolean(),
})

type Question = Readonly<{ path: string; query: string | undefined; method: string; body: string; hasKey: boolean }>

async function isAnswered({ path, query, method, body, hasKey }: Question) {
  const asked = query === undefined ? path : `${path}?requestId=${query}`
  const headers = hasKey ? { 'x-api-key': KEY } : {}
  const { status, text } = await devnet.call(
    asked.startsWith('/') ? asked : `/${asked}`,
    method === 'GET' ? { headers } : { method, headers, body },
  )
  expect(status, `${method} ${asked} ${body} answered ${text}`).toBeLessThan(500)
  const answer: unknown = JSON.parse(text)
  if (status === 200) return
  // service-facts.md 2: POST /execute has its own shape.
  const [field, sentence] = path === '/execute' && method === 'POST' ? ['error', /./s] : ['message', /.: ./s]
  expect(answer, `${asked} ${body}`).toHaveProperty(field as string, expect.stringMatching(sentence))
}

test(
  `${numRuns} malformed calls are each answered in one of the shapes, and leave it serving`,
  async () => {
    const batch = fc.array(question, { minLength: AT_ONCE, maxLength: AT_ONCE })
    const property = fc.asyncProperty(batch, async (questions) => {
      await Promise.all(questions.map(isAnswered))
    })
    await fc.assert(property, { numRuns: Math.ceil(numRuns / AT_ONCE), seed, endOnFailure: true })
    const quote = await devnet.quote()
    await devnet.carryOut(quote)
    await devnet.untilStatus(quote, 'success')
  },
  60_000 + numRuns * 20,
)
