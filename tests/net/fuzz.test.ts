import { describe, expect, it } from 'vitest'
import { devnet } from '../../src/core/profiles/devnet.ts'
import { decodeQuoteText } from '../../src/core/quote/quote.ts'
import type { QuoteRequest } from '../../src/core/quote/quote-request.ts'
import { isReason, saying } from '../../src/core/reason/reason.ts'
import { isPlain } from '../../src/core/text/untrusted-text.ts'
import { makeFinding } from '../../src/core/verify/make-finding.ts'
import { createBitcoinClient } from '../../src/net/families/bitcoin/client.ts'
import { readBitcoinReceived } from '../../src/net/families/bitcoin/received.ts'
import { createEvmClient } from '../../src/net/families/evm/client.ts'
import { createExchangeAClient } from '../../src/net/families/exchange-a/client.ts'
import { createExchangeBClient } from '../../src/net/families/exchange-b/client.ts'
import { readExchangeBReceived } from '../../src/net/families/exchange-b/received.ts'
import type { Fetch } from '../../src/net/http/request.ts'
import { createPageRpc } from '../../src/net/nodes/page-rpc.ts'
import { createServiceClient } from '../../src/net/service/client.ts'
import { decodeStatusFrame } from '../../src/net/service/status-frame.ts'
import { inclusionOf } from './bitcoin-stand.ts'
import { type Draw, drawing, golden, mangled, mutated } from './hostile.ts'

const USER = `0x${'11'.repeat(20)}`
const OTHER = `0x${'22'.repeat(20)}`
const HASH = `0x${'ab'.repeat(32)}` as const
const TXID = 'ab'.repeat(32)
const B_HASH = 'cd'.repeat(40)
const ADDRESS = 'bc1qcr8te4kr609gcawutmrza0j4xv80jy8z306fyu'
const WORD = `0x${'0'.repeat(62)}06`
const TEXT = `0x${'0'.repeat(62)}20${'0'.repeat(63)}4${'55534443'.padEnd(64, '0')}`
/** One input and one output of 1 000 satoshis. */
const LISTED = {
  ...{ id: TXID, height: 101, version: 4, timestamp: 1_700_000_000, bits: 0x207f_ffff, nonce: 1 },
  ...{ merkle_root: TXID, previousblockhash: TXID },
}
const RAW = `0200000001${'00'.repeat(32)}0000000000ffffffff01e80300000000000016${'00'.repeat(22)}00000000`

/** `FUZZ_RUNS` sets the answers per question. */
const RUNS = Number(process.env['FUZZ_RUNS'] ?? 60)

/** Changes each honest answer, and sometimes its status or type. */
function liar(honest: (path: string, asked: unknown) => unknown, draw: Draw): Fetch {
  return async (input, init) => {
    const path = new URL(`${input}`).pathname + new URL(`${input}`).search
    let asked: unknown
    try {
      asked = JSON.parse(`${init?.body ?? ''}`)
    } catch {}
    const said = honest(path, asked)
    const changed = mutated(said, draw)
    const text = mangled(typeof changed === 'string' ? changed : (JSON.stringify(changed) ?? ''), draw)
    const status = draw(5) > 0 ? 200 : ([201, 400, 401, 404, 422, 429, 500, 503][draw(8)] ?? 200)
    const type = draw(20) > 0 ? 'application/json' : ''
    return new Response(text, { status, headers: type === '' ? {} : { 'content-type': type } })
  }
}

/** Each answer is a value, or a plain sentence with our reason. */
async function tell(name: string, ask: () => unknown): Promise<void> {
  let answer: unknown
  try {
    answer = await ask()
  } catch (error) {
    expect.fail(`${name} threw ${error instanceof Error ? error.stack : String(error)}`)
  }
  if (typeof answer !== 'object' || answer === null) return
  const said = answer as Readonly<Record<string, unknown>>
  const isFailure = said['ok'] === false || (typeof said['result'] === 'string' && said['result'] !== 'accepted')
  if (!isFailure) return
  const { message, reason } = said
  expect(typeof message === 'string' && message !== '' && message.length < 700, `${name}: ${String(message)}`).toBe(
    true,
  )
  expect(isPlain(String(message)), `${name}: ${JSON.stringify(message)}`).toBe(true)
  if ('at' in said) return
  expect(isReason(reason), `${name}: ${JSON.stringify(said)}`).toBe(true)
  expect(Object.values(Object(reason)).every((each) => typeof each !== 'string' || isPlain(each))).toBe(true)
}

type Questions = Readonly<Record<string, (draw: Draw) => unknown>>

function fuzz(questions: Questions): void {
  it.each(Object.entries(questions))('%s', async (name, ask) => {
    for (let seed = 1; seed <= RUNS; seed += 1) await tell(`${name} (${seed})`, () => ask(drawing(seed)))
  })
}

describe('a service that says anything', () => {
  const of = (honest: unknown) => (draw: Draw) =>
    createServiceClient({ fetch: liar(() => honest, draw), profile: devnet, apiKey: async () => 'key' })
  const signed = { signature: `0x${'77'.repeat(65)}`, body: {} }
  const address = {
    requestId: HASH,
    depositAddress: OTHER,
    chainId: 1,
    currency: USER,
    refundTo: USER,
  }
  const listed = {
    requests: [
      {
        id: HASH,
        status: 'success',
        recipient: USER,
        data: {
          failReason: null,
          inTxs: [{ txHash: HASH, chainId: 1 }],
          outTxs: [{ txHash: HASH, chainId: 8453 }],
          route: { actual: { origin: { outputCurrency: { currency: { chainId: 1, address: USER } } } } },
        },
        protocol: {
          orderId: HASH,
          deposit: { origin: { amount: '1', chainId: 1, currency: USER, depository: OTHER } },
        },
      },
    ],
  }
  const names = ['native', 'erc20', 'calls', 'sponsored', 'swaps', 'permit', 'bitcoin-origin', 'exchange-a-withdrawal']
  const quotes = Object.fromEntries(
    names.map((name) => [
      `a quote: ${name}`,
      async (draw: Draw) => {
        const answer = await of(golden(`quote-${name}`))(draw).quote({} as QuoteRequest)
        if (!answer.ok) return answer
        const decoded = decodeQuoteText(answer.text)
        if (decoded.ok) return decoded
        // An answer that is no quote becomes a finding.
        const found = makeFinding(decoded.code, decoded.at, { says: 'answerNotAQuote', why: saying(decoded.message) })
        expect(isPlain(found.at)).toBe(true)
        return { ok: false, at: found.at, message: found.message }
      },
    ]),
  )
  fuzz({
    ...quotes,
    'a status': (draw) => of(golden('status-v3-success'))(draw).status(HASH),
    'a price': (draw) => of({ price: 1234.5 })(draw).price({ chainId: 1, address: USER }),
    'what it would come to': (draw) => of(golden('price'))(draw).priced({} as QuoteRequest),
    'the list of chains': (draw) => of(golden('chains'))(draw).chains(),
    'an index': (draw) => of(golden('transactions-index'))(draw).index({ chainId: 1, txHash: HASH, requestId: HASH }),
    'a mapping': (draw) => of(golden('permit-taken'))(draw).authorize(signed),
    'a permit': (draw) => of(golden('permit-taken'))(draw).permit(signed),
    'a deposit address': (draw) => of(address)(draw).newestRequest(OTHER),
    'a list of requests': (draw) => of(listed)(draw).requestsOf(HASH),
    'a limit': (draw) =>
      of({ enabled: true, solver: { capacityPerRequest: '5' } })(draw).routeLimit({
        originChainId: 1,
        destinationChainId: 8453,
        currency: 'usdc',
      }),
    'an error': (draw) => of(golden('error-with-simulation'))(draw).status(HASH),
    'a frame of the stream': (draw) =>
      decodeStatusFrame(mangled(JSON.stringify(mutated(golden('stream-update'), draw)) ?? '', draw)),
  })
})

describe('a node that says anything', () => {
  const log = {
    address: OTHER,
    topics: [
      '0xddf252ad1be2c89b69c2b068fc378daa952ba7f163c4a11628f55a4df523b3ef',
      `0x${USER.slice(2).padStart(64, '0')}`,
      `0x${OTHER.slice(2).padStart(64, '0')}`,
    ],
    data: WORD,
    blockNumber: '0x5',
    transactionHash: HASH,
  }
  const block = { hash: HASH, number: '0x64', timestamp: '0x6000', baseFeePerGas: '0x3b9aca00' }
  const call = { status: '0x1', returnData: WORD, gasUsed: '0x5208', logs: [log] }
  type Asked = Readonly<{ id: number; method: string; params: readonly unknown[] }>
  const resultOf = ({ method, params }: Asked): unknown => {
    switch (method) {
      case 'eth_getBlockByNumber':
        return block
      case 'eth_getTransactionReceipt':
        return {
          ...{ transactionHash: HASH, status: '0x1', blockNumber: '0x5', blockHash: HASH, gasUsed: '0x5208' },
          ...{ logs: [log], effectiveGasPrice: '0x1', l1Fee: '0x1' },
        }
      case 'eth_getTransactionByHash':
        return { hash: HASH, from: USER, to: OTHER, value: '0x5' }
      case 'eth_getCode':
        return '0x6001'
      case 'eth_getLogs':
        return [log]
      case 'eth_feeHistory':
        return { reward: [['0x1'], ['0x2']] }
      case 'eth_simulateV1': {
        const [{ blockStateCalls = [] } = {}] = params as readonly Readonly<{ blockStateCalls?: { calls?: [] }[] }>[]
        return blockStateCalls.map(({ calls = [] }) => ({ calls: calls.map(() => call) }))
      }
      case 'eth_call': {
        const [{ data, input = data } = {}] = params as readonly Readonly<{ data?: string; input?: string }>[]
        return ['0x95d89b41', '0x06fdde03', '0x54fd4d50'].includes(input ?? '') ? TEXT : WORD
      }
      case 'eth_sendRawTransaction':
        return HASH
      default:
        return '0x5208'
    }
  }
  const answerTo = (asked: Asked) => ({ jsonrpc: '2.0', id: asked.id, result: resultOf(asked) })
  const honest = (_path: string, asked: unknown) =>
    Array.isArray(asked) ? asked.map((each: Asked) => answerTo(each)) : answerTo(asked as Asked)
  const evm = (draw: Draw) =>
    createEvmClient({ fetch: liar(honest, draw), nodeUrls: ['http://node.invalid'], chainId: 1 })
  const tried = { from: USER, to: OTHER, data: '0x', value: 1n } as const
  const number = { standard: 'eip3009', contract: OTHER, owner: USER, nonce: 5n } as const
  const about = {
    calls: [tried],
    user: USER,
    recipient: OTHER,
    tokens: [OTHER],
    spenders: [OTHER],
    depositories: [OTHER],
  }
  fuzz({
    chainId: (draw) => evm(draw).chainId(),
    tokenBalance: (draw) => evm(draw).tokenBalance(OTHER, USER),
    tokenDecimals: (draw) => evm(draw).tokenDecimals(OTHER),
    tokenSymbol: (draw) => evm(draw).tokenSymbol(OTHER),
    tokenAt: async (draw) => {
      const answer = await evm(draw).tokenAt(OTHER)
      if (answer.ok && answer.value) {
        const { symbol, name, decimals } = answer.value
        expect([symbol, name].every((each) => isPlain(each) && each !== '' && each.length <= 120)).toBe(true)
        expect(decimals).toBeLessThanOrEqual(36)
      }
      return answer
    },
    tokenDomain: (draw) => evm(draw).tokenDomain(OTHER),
    allowance: (draw) => evm(draw).allowance(OTHER, USER, OTHER),
    isPermitUsed: (draw) => evm(draw).isPermitUsed(number),
    permitRevocation: (draw) => evm(draw).permitRevocation({ number, token: OTHER, signedAtSeconds: 24_600 }),
    hasAuthorizations: (draw) => evm(draw).hasAuthorizations(OTHER, USER),
    loggedApprovals: (draw) => evm(draw).loggedApprovals(USER),
    permit2Allowance: (draw) => evm(draw).permit2Allowance(OTHER, { owner: USER, token: OTHER, spender: OTHER }),
    loggedInPermit2: (draw) => evm(draw).loggedInPermit2(OTHER, USER),
    depositAddress: (draw) => evm(draw).depositAddress(OTHER, HASH, USER),
    isContract: (draw) => evm(draw).isContract(OTHER),
    addressOfName: (draw) => evm(draw).addressOfName('causeway.eth'),
    fees: (draw) => evm(draw).fees(),
    estimateGas: (draw) => evm(draw).estimateGas(tried),
    tryCall: (draw) => evm(draw).tryCall(tried),
    revertWords: async (draw) => {
      const words = (await evm(draw).revertWords(tried, 1n)) ?? ''
      expect(isPlain(words), words).toBe(true)
    },
    nonce: (draw) => evm(draw).nonce(USER, 'finalized'),
    simulate: (draw) => evm(draw).simulate([tried]),
    effects: (draw) => evm(draw).effects(about),
    simulateFunded: (draw) => evm(draw).simulateFunded({ account: USER, calls: [tried], depositories: [OTHER] }),
    sendRaw: (draw) => evm(draw).sendRaw('0x02'),
    finalHeight: (draw) => evm(draw).finalHeight(),
    finalizedBlock: (draw) => evm(draw).finalizedBlock(),
    minedAtSeconds: (draw) => evm(draw).minedAtSeconds(HASH),
    received: (draw) => evm(draw).received(HASH, { currency: OTHER, isNative: false, recipient: OTHER }),
    nativeReceived: (draw) => evm(draw).nativeReceived({ txHash: HASH, recipient: USER }),
    'a question of a page': async (draw) => {
      const { said } = await createPageRpc({ fetch: liar(honest, draw), urls: ['http://node.invalid'] })({
        method: 'eth_chainId',
        params: [],
      })
      expect(['result', 'error', 'nothing']).toContain(said)
    },
  })
})

describe('an explorer that says anything', () => {
  const status = { confirmed: true, block_height: 100, block_hash: TXID, block_time: 1_700_000_000 }
  const turnover = { funded_txo_count: 1, funded_txo_sum: 1_000, spent_txo_count: 0, spent_txo_sum: 0, tx_count: 1 }
  const honest = (path: string): unknown => {
    if (path.endsWith('/utxo')) return [{ txid: TXID, vout: 0, value: 1_000, status }]
    if (path.endsWith('/txs')) return [{ txid: TXID, status }]
    if (path.endsWith('/hex')) return RAW
    if (path.endsWith('/outspends')) return [{ spent: true, txid: TXID, vin: 0, status }]
    if (path.endsWith('/merkle-proof')) return { block_height: 100, merkle: [TXID], pos: 0 }
    if (path.endsWith('/header')) return '00'.repeat(80)
    if (path.includes('/blocks/1')) return [LISTED]
    if (path.includes('/block')) return path.endsWith('height') ? '100' : TXID
    if (path.endsWith('/fee-estimates')) return { '1': 20, '6': 3.5 }
    if (path.includes('/address/')) return { address: ADDRESS, chain_stats: turnover, mempool_stats: turnover }
    return path === '/tx' ? TXID : { txid: TXID, status }
  }
  const bitcoin = (draw: Draw) =>
    createBitcoinClient({ fetch: liar(honest, draw), explorerUrl: 'http://explorer.invalid' })
  const inclusion = (draw: Draw) =>
    inclusionOf(bitcoin(draw), liar(honest, draw), ['http://explorer.invalid', 'http://explorer.invalid/second'])
  fuzz({
    statistics: (draw) => bitcoin(draw).statistics(ADDRESS),
    unspent: (draw) => bitcoin(draw).unspent(ADDRESS),
    history: (draw) => bitcoin(draw).history(ADDRESS),
    place: (draw) => bitcoin(draw).place(TXID),
    transaction: (draw) => bitcoin(draw).transaction(TXID),
    outspend: (draw) => bitcoin(draw).outspend({ txid: TXID, vout: 0 }),
    tipHeight: (draw) => bitcoin(draw).tipHeight(),
    blockHash: (draw) => bitcoin(draw).blockHash(100),
    coinbase: (draw) => bitcoin(draw).coinbase(TXID),
    satsPerVbyte: (draw) => bitcoin(draw).satsPerVbyte(1),
    leastSatsPerVbyte: (draw) => bitcoin(draw).leastSatsPerVbyte(),
    broadcast: (draw) => bitcoin(draw).broadcast(RAW),
    inclusion: (draw) => inclusion(draw)(TXID),
    received: (draw) =>
      readBitcoinReceived(
        { ...bitcoin(draw), inclusion: inclusion(draw) },
        { txid: TXID, recipient: ADDRESS, ownScripts: [] },
      ),
  })
})

describe('exchanges that say anything', () => {
  const tokens = [{ name: 'USDC', fullName: null, index: 0, tokenId: `0x${'6d'.repeat(16)}`, weiDecimals: 8 }]
  const updates = [
    { time: 5, hash: HASH, delta: { type: 'internalTransfer', user: USER, destination: OTHER, usdc: '1.5', fee: '0' } },
    {
      time: 6,
      hash: HASH,
      delta: {
        ...{ type: 'send', user: OTHER, destination: USER, destinationDex: '', token: 'USDC', amount: '1' },
        nonce: 7,
      },
    },
  ]
  const toldByA: Readonly<Record<string, unknown>> = {
    clearinghouseState: { withdrawable: '12.5' },
    spotClearinghouseState: { balances: [{ coin: 'USDC', token: 0, total: '5', hold: '1' }] },
    perpDexs: [null, { name: 'xyz' }],
    spotMeta: { tokens },
    userAbstraction: 'default',
    userNonFundingLedgerUpdates: updates,
  }
  const honestA = (path: string, asked: unknown) =>
    path.endsWith('/info') ? toldByA[`${Reflect.get(Object(asked), 'type')}`] : { status: 'ok', response: {} }
  const a = (draw: Draw) =>
    createExchangeAClient({ fetch: liar(honestA, draw), url: 'http://a.invalid', nowMilliseconds: () => 0 })
  const info = '{"ToAccountIndex":7,"AssetIndex":3,"ToRouteType":0,"Amount":5000000}'
  const transaction = {
    ...{ code: 200, hash: B_HASH, type: 12, status: 3, account_index: 8, nonce: 5, block_height: 9, info },
    executed_at: 1_700_000_000_000,
  }
  const key = { account_index: 7, api_key_index: 3, nonce: 5, public_key: 'ee'.repeat(40) }
  const honestB = (path: string): unknown => {
    if (path.includes('accountsByL1Address')) {
      return { code: 200, sub_accounts: [{ index: 7, l1_address: USER }] }
    }
    if (path.includes('/account?')) {
      const account = { index: 7, l1_address: USER, collateral: '5.5', available_balance: '5' }
      return { code: 200, accounts: [account] }
    }
    if (path.includes('nextNonce')) return { code: 200, nonce: 5 }
    if (path.includes('apikeys')) return { code: 200, api_keys: [key] }
    if (path.includes('transferFeeInfo')) return { code: 200, transfer_fee_usdc: 3_000_000 }
    return path.includes('/tx?') ? transaction : { code: 200, tx_hash: B_HASH }
  }
  const authorization = async () => ({ ok: true, value: 'token' }) as const
  const b = (draw: Draw) =>
    createExchangeBClient({ fetch: liar(honestB, draw), url: 'http://b.invalid', authorization })
  const currency = devnet.chains.find(({ id }) => id === 3_586_256)?.native
  fuzz({
    'A: withdrawable': (draw) => a(draw).withdrawable(USER, ''),
    'A: spotHoldings': (draw) => a(draw).spotHoldings(USER),
    'A: dexes': (draw) => a(draw).dexes(),
    'A: spotTokens': (draw) => a(draw).spotTokens(),
    'A: isUnified': (draw) => a(draw).isUnified(USER),
    'A: movements': (draw) => a(draw).movements(USER, 0),
    'A: submit': (draw) => a(draw).submit('{}'),
    'B: accountsOf': (draw) => b(draw).accountsOf(USER),
    'B: account': (draw) => b(draw).account(7),
    'B: nextNonce': (draw) => b(draw).nextNonce(7, 3),
    'B: apiKeys': (draw) => b(draw).apiKeys(7),
    'B: transferFee': (draw) => b(draw).transferFee(7, 8),
    'B: transaction': (draw) => b(draw).transaction(B_HASH),
    'B: send': (draw) => b(draw).send({ bytes: '', hash: B_HASH }),
    'B: received': (draw) => currency && readExchangeBReceived(b(draw), { hash: B_HASH, currency, recipient: '7' }),
  })
})
