import { beforeEach, describe, expect, it } from 'vitest'
import type { READ_METHODS } from '../../../src/provider/methods/node-reads.ts'
import { createRouter, type Router } from '../../../src/provider/router/router.ts'
import { ProviderRpcError } from '../../../src/provider/rpc-error.ts'
import { ACCOUNT, createWallet, ORIGIN, openPort, settle } from '../stand.ts'

let wallet: ReturnType<typeof createWallet>
let router: Router
let port: ReturnType<typeof openPort>
beforeEach(() => {
  wallet = createWallet()
  router = createRouter(wallet.ports)
  port = openPort(router)
})

async function ask(method: string, params?: unknown) {
  const key = port.say(method, params)
  await settle()
  return port.answerTo(key)
}

const HASH = `0x${'ab'.repeat(32)}`
const CALL = { from: ACCOUNT, to: ACCOUNT, data: '0x', value: '0x0' }

const HONEST: { readonly [M in keyof typeof READ_METHODS]: readonly unknown[] } = {
  eth_blobBaseFee: [],
  eth_blockNumber: [],
  eth_call: [CALL, 'latest', { [ACCOUNT]: { balance: '0x1', stateDiff: { [HASH]: HASH } } }],
  eth_createAccessList: [CALL, 'pending'],
  eth_estimateGas: [CALL],
  eth_feeHistory: ['0x4', 'latest', [10, 50]],
  eth_gasPrice: [],
  eth_getBalance: [ACCOUNT, 'latest'],
  eth_getBlockByHash: [HASH, true],
  eth_getBlockByNumber: ['0x10', false],
  eth_getBlockReceipts: ['0x10'],
  eth_getBlockTransactionCountByHash: [HASH],
  eth_getBlockTransactionCountByNumber: ['latest'],
  eth_getCode: [ACCOUNT, { blockHash: HASH }],
  eth_getLogs: [{ address: [ACCOUNT], topics: [HASH, null, [HASH]], fromBlock: '0x1', toBlock: 'latest' }],
  eth_getProof: [ACCOUNT, ['0x0'], 'latest'],
  eth_getStorageAt: [ACCOUNT, '0x0', 'latest'],
  eth_getTransactionByBlockHashAndIndex: [HASH, '0x0'],
  eth_getTransactionByBlockNumberAndIndex: ['latest', '0x0'],
  eth_getTransactionByHash: [HASH],
  eth_getTransactionCount: [ACCOUNT, 'pending'],
  eth_getTransactionReceipt: [HASH],
  eth_maxPriorityFeePerGas: [],
  eth_syncing: [],
}

describe('reading through the wallet', () => {
  it.each(Object.entries(HONEST))('%s goes to the node of the site’s chain as it was asked', async (method, params) => {
    wallet.chains.set(ORIGIN, 10)
    expect(await ask(method, params)).toMatchObject({ result: '0x7' })
    expect(wallet.reads).toEqual([{ chainId: 10, method, params }])
  })

  it('sends a node no more params than were given, and a list where there were none', async () => {
    await ask('eth_getBalance', [ACCOUNT])
    await ask('eth_blockNumber')
    await ask('eth_blockNumber', {})
    expect(wallet.reads.map(({ params }) => params)).toEqual([[ACCOUNT], [], []])
  })

  it.each([
    ['eth_getBalance', []],
    ['eth_getBalance', ['vitalik.eth', 'latest']],
    ['eth_getBalance', [ACCOUNT, 'newest']],
    ['eth_getBalance', [ACCOUNT, 'latest', 1]],
    ['eth_getBalance', [ACCOUNT, -17]],
    ['eth_getBalance', [ACCOUNT, 1.5]],
    ['eth_getBalance', [ACCOUNT, '']],
    ['eth_getBalance', { address: ACCOUNT }],
    ['eth_blockNumber', [1]],
    ['eth_call', [{ ...CALL, authorizationList: [] }, 'latest']],
    ['eth_call', [{ ...CALL, to: 'x' }]],
    ['eth_call', [CALL, 'latest', { [ACCOUNT]: { storage: {} } }]],
    ['eth_call', [CALL, 'latest', {}, {}]],
    ['eth_call', [{ ...CALL, value: '-1' }]],
    ['eth_call', [{ ...CALL, data: '0x0' }]],
    ['eth_feeHistory', [0, 'latest', []]],
    ['eth_call', ['0x']],
    ['eth_getLogs', [{ topics: [HASH, HASH, HASH, HASH, HASH] }]],
    ['eth_getProof', [ACCOUNT, Array.from({ length: 257 }, () => '0x0'), 'latest']],
    ['eth_feeHistory', [5_000, 'latest', []]],
    ['eth_getTransactionReceipt', ['0xab']],
  ])('%s with %j does not reach the node', async (method, params) => {
    expect(await ask(method, params)).toMatchObject({
      error: { code: -32602, message: expect.stringContaining(method) },
    })
    expect(wallet.reads).toEqual([])
  })

  const call = { from: ACCOUNT, to: ACCOUNT }
  it.each<[string, unknown[], unknown[]]>([
    ['eth_getTransactionByBlockHashAndIndex', [HASH, 0], [HASH, '0x0']],
    ['eth_getTransactionByBlockNumberAndIndex', [17, 10], ['0x11', '0xa']],
    ['eth_getBalance', [ACCOUNT, null], [ACCOUNT, 'latest']],
    ['eth_getBalance', [ACCOUNT, '17'], [ACCOUNT, '0x11']],
    ['eth_getBlockByNumber', ['0x01'], ['0x1', false]],
    ['eth_getStorageAt', [ACCOUNT, 3, 'latest'], [ACCOUNT, '0x3', 'latest']],
    ['eth_getStorageAt', [ACCOUNT, HASH, 'latest'], [ACCOUNT, HASH, 'latest']],
    ['eth_estimateGas', [{ ...call, gasLimit: 21_000, data: '' }], [{ ...call, gas: '0x5208', data: '0x' }]],
    ['eth_call', [{ ...call, gas: null, value: '1000', isFee: 1 }, null], [{ ...call, value: '0x3e8' }, 'latest']],
    ['eth_call', [{ ...call, gas: 1, gasLimit: 2 }], [{ ...call, gas: '0x1' }]],
    ['eth_call', [{ to: ACCOUNT, from: '' }, 'latest', null], [{ to: ACCOUNT }, 'latest']],
    ['eth_feeHistory', [4, '10', [50]], ['0x4', '0xa', [50]]],
    ['eth_getLogs', [{ address: ACCOUNT, fromBlock: 5, limit: 5 }], [{ address: ACCOUNT, fromBlock: '0x5' }]],
  ])('%s with %j is read as nodes read it', async (method, sent, passed) => {
    expect(await ask(method, sent)).toMatchObject({ result: '0x7' })
    expect(wallet.reads).toEqual([{ chainId: 1, method, params: passed }])
  })

  it.each([
    'eth_sign',
    'eth_signTransaction',
    'eth_sendRawTransaction',
    'wallet_signAuthorization',
    'eth_newFilters',
    'eth_getWork',
    'debug_traceCall',
    'anvil_setBalance',
    'evm_mine',
    'admin_peers',
    'txpool_content',
  ])('%s is not passed on', async (method) => {
    expect(await ask(method, [])).toMatchObject({
      error: { code: 4200, message: `The method "${method}" does not exist / is not available.` },
    })
    expect(wallet.reads).toEqual([])
  })

  it('hands the node’s error through as it is, the data of a revert too', async () => {
    const error = { code: 3, message: 'execution reverted: no', data: '0x08c379a0' }
    const read = () => Promise.reject(new ProviderRpcError(error.code, error.message, error.data))
    port = openPort(createRouter({ ...wallet.ports, read }))
    expect(await ask('eth_call', [CALL])).toMatchObject({ error })
  })

  it('answers a hundred questions at once', async () => {
    for (let count = 0; count < 100; count += 1) port.say('eth_call', [CALL])
    await settle()
    expect(port.told.filter((each) => 'result' in each)).toHaveLength(100)
  })

  it('lets 2,000 reads of an origin wait, in all its pages, and answers the rest with -32002', async () => {
    const held: (() => void)[] = []
    const read = () => new Promise((resolve) => held.push(() => resolve('0x7')))
    const queued = createRouter({ ...wallet.ports, read })
    const [one, two] = [openPort(queued), openPort(queued)]
    for (let count = 0; count < 1_001; count += 1) for (const each of [one, two]) each.say('eth_blockNumber')
    await settle()
    const refused = [...one.told, ...two.told].filter((each) => JSON.stringify(each).includes('-32002'))
    expect(refused).toHaveLength(2)
    const key = one.say('eth_accounts')
    await settle()
    expect(one.answerTo(key)).toMatchObject({ result: [] })
    expect(held).toHaveLength(4)
  })

  it('gives each site its turn, and never asks a chain more than four at once', async () => {
    const asked: string[] = []
    const held: (() => void)[] = []
    const read = async (_: number, __: string, [text]: readonly unknown[]) => {
      asked.push(`${text}`.slice(0, 4))
      await new Promise<void>((resolve) => held.push(resolve))
      return '0x7'
    }
    const queued = createRouter({ ...wallet.ports, read })
    const [flood, other] = [openPort(queued), openPort(queued, { origin: 'https://other.example' })]
    for (let count = 0; count < 50; count += 1) flood.say('eth_getBalance', [`0xaa${ACCOUNT.slice(4)}`])
    await settle()
    other.say('eth_getBalance', [`0xbb${ACCOUNT.slice(4)}`])
    await settle()
    expect([asked.length, held.length]).toEqual([4, 4])
    for (const answer of held.splice(0, 2)) answer()
    await settle()
    expect(asked.slice(4).toSorted()).toEqual(['0xaa', '0xbb'])
    flood.close()
    while (held.length > 0) {
      for (const answer of held.splice(0)) answer()
      await settle()
    }
    // The closed page's other reads were dropped.
    expect(asked).toHaveLength(6)
  })
})
