import type { RequestListener } from 'node:http'
import * as v from 'valibot'
import { afterEach, describe, expect, it } from 'vitest'
import { createEvmClient } from '../../../src/net/families/evm/client.ts'
import { PRIORITY_CEILING_WEI, PRIORITY_FLOOR_WEI } from '../../../src/net/families/evm/fees.ts'
import { logsTo } from '../../../src/net/families/evm/tokens/erc20.ts'
import { createRpc } from '../../../src/net/nodes/rpc.ts'
import { type Asked, answering, answeringAsked, answeringAsNode, serve, type TestServer } from '../servers.ts'

const TRANSFER = '0xddf252ad1be2c89b69c2b068fc378daa952ba7f163c4a11628f55a4df523b3ef'
const word = (address: string) => `0x${'00'.repeat(12)}${address.slice(2)}`

const servers: TestServer[] = []
afterEach(async () => {
  await Promise.all(servers.splice(0).map((server) => server.stop()))
})

async function nodeOf(listener: RequestListener): Promise<string> {
  const server = await serve(listener)
  servers.push(server)
  return server.url
}

function node(results: Readonly<Record<string, unknown>>): Promise<string> {
  const error = { code: -32601, message: 'the method does not exist' }
  return nodeOf(answeringAsNode(({ method }) => (method in results ? { result: results[method] } : { error })))
}

async function asked(answer: unknown, status = 200) {
  const server = await serve(answering(answer, { status }))
  servers.push(server)
  return createRpc({ fetch, url: server.url })('eth_test', [], v.string())
}

describe('JSON-RPC', () => {
  it('takes the result of its own question', async () => {
    expect(await asked({ jsonrpc: '2.0', id: 1, result: 'yes' })).toStrictEqual({ ok: true, value: 'yes' })
  })

  it('keeps the code and the cleaned words of an error, whatever the HTTP status', async () => {
    const error = { code: -32000, message: 'nonce\u202e too\nlow\u0000', data: '0x' }
    const failure = { ok: false, code: -32000, message: 'nonce too low' }
    expect(await asked({ jsonrpc: '2.0', id: 1, error })).toMatchObject(failure)
    expect(await asked({ jsonrpc: '2.0', id: null, error }, 429)).toMatchObject(failure)
  })

  it.each<[string, unknown]>([
    ['an answer to another question', { jsonrpc: '2.0', id: 2, result: 'yes' }],
    ['no result and no error', { jsonrpc: '2.0', id: 1 }],
    ['a result of another kind', { jsonrpc: '2.0', id: 1, result: 5 }],
    ['a list', [{ jsonrpc: '2.0', id: 1, result: 'yes' }]],
    ['text that is not JSON', '<html>'],
    ['the result said twice', '{"jsonrpc":"2.0","id":1,"result":"no","result":"yes"}'],
  ])('refuses %s', async (_name, answer) => {
    expect(await asked(answer)).toMatchObject({
      ok: false,
      code: undefined,
      message: expect.stringContaining('eth_test'),
    })
  })
})

describe('questions of one moment', () => {
  const METHODS = ['eth_a', 'eth_b', 'eth_c'] as const
  const result = ({ id, method }: Asked) => ({ jsonrpc: '2.0', id, result: method })
  const is = (value: string) => ({ ok: true, value })

  /** Asks each method twice and records each post. */
  async function together(ofList: (asked: readonly Asked[]) => unknown, methods: readonly string[] = METHODS) {
    const posts: (readonly string[])[] = []
    const answer = (asked: Asked | readonly Asked[]) => {
      posts.push([asked].flat().map(({ method }) => method))
      return Array.isArray(asked) ? ofList(asked) : result(asked as Asked)
    }
    const url = await nodeOf(answeringAsked(answer))
    const pauses: number[] = []
    const rpc = createRpc({ fetch, url, pause: async (milliseconds) => void pauses.push(milliseconds) })
    const ask = () => Promise.all([...methods, ...methods].map((method) => rpc(method, [], v.string())))
    return { posts, pauses, answers: (await ask()).slice(0, methods.length), ask }
  }

  it('go in one list, the same one once, and answers find them in any order', async () => {
    const { posts, answers } = await together((list) => list.map(result).reverse())
    expect(posts).toStrictEqual([METHODS])
    expect(answers).toStrictEqual(METHODS.map(is))
  })

  it('go in several lists when there are very many', async () => {
    const many = Array.from({ length: 50 }, (_, at) => `eth_${at}`)
    const { posts, answers } = await together((list) => list.map(result), many)
    expect(posts.map(({ length }) => length)).toStrictEqual([24, 24, 2])
    expect(answers).toStrictEqual(many.map(is))
  })

  it.each<[string, unknown]>([
    ['refuses lists with an error', { jsonrpc: '2.0', id: null, error: { code: -32600, message: 'Invalid Request' } }],
    ['refuses lists with a list', [{ jsonrpc: '2.0', id: null, error: { code: -32600, message: 'no' } }]],
    ['refuses lists in plain text', 'batches are not supported'],
  ])('go one by one to a node that %s, from then on', async (_name, answer) => {
    const { posts, answers, ask } = await together(() => answer)
    expect(answers).toStrictEqual(METHODS.map(is))
    await ask()
    expect(posts.filter(({ length }) => length > 1)).toHaveLength(1)
  })

  it('leave the one alone that the list leaves out, answers twice, or gives to another', async () => {
    const left = await together((list) => list.slice(1).map(result))
    expect(left.answers).toMatchObject([{ ok: false }, is('eth_b'), is('eth_c')])
    const twice = await together((list) => [...list.map(result), { jsonrpc: '2.0', id: 2, result: 'another' }])
    expect(twice.answers).toMatchObject([is('eth_a'), { ok: false }, is('eth_c')])
    const error = { code: -32000, message: 'header not found' }
    const failing = await together((list) =>
      list.map((each) => (each.id === 3 ? { jsonrpc: '2.0', id: 3, error } : result(each))),
    )
    expect(failing.answers).toMatchObject([is('eth_a'), is('eth_b'), { ok: false, ...error }])
  })

  it('are asked again after a pause where they were too many, and lists go on', async () => {
    const many = Array.from({ length: 24 }, (_, at) => `eth_${at}`)
    let lists = 0
    const limited = { code: -32005, message: 'limit exceeded' }
    const node = (list: readonly Asked[]) => {
      lists += 1
      return list.map((each) =>
        lists === 1 && each.id === 3 ? { jsonrpc: '2.0', id: 3, error: limited } : result(each),
      )
    }
    const { posts, pauses, answers, ask } = await together(node, many)
    expect(answers).toStrictEqual(many.map(is))
    expect([posts, pauses]).toStrictEqual([[many, ['eth_2']], [1_000]])
    await ask()
    expect(posts.map(({ length }) => length)).toStrictEqual([24, 1, 24])
  })

  it('are all asked again where the whole list was too many, a few times', async () => {
    let lists = 0
    const limited = { jsonrpc: '2.0', id: null, error: { code: -32005, message: 'limit exceeded' } }
    const once = await together((list) => {
      lists += 1
      return lists === 1 ? limited : list.map(result)
    })
    expect([once.answers, once.posts, once.pauses]).toStrictEqual([METHODS.map(is), [METHODS, METHODS], [1_000]])
    const always = await together(() => limited)
    expect(always.answers).toMatchObject(METHODS.map(() => ({ ok: false, code: -32005 })))
    expect([always.posts, always.pauses]).toStrictEqual([
      [METHODS, METHODS, METHODS],
      [1_000, 3_000],
    ])
  })

  it('fail together when nothing comes, and are not asked again one by one', async () => {
    const server = await serve(
      answering({ jsonrpc: '2.0', error: { code: -32005, message: 'slow down' } }, { status: 429 }),
    )
    servers.push(server)
    let posts = 0
    const counting: typeof fetch = (...request) => {
      posts += 1
      return fetch(...request)
    }
    const rpc = createRpc({ fetch: counting, url: server.url })
    const busy = await Promise.all(METHODS.map((method) => rpc(method, [], v.string())))
    expect(busy).toMatchObject(METHODS.map(() => ({ ok: false, code: -32005 })))
    await server.stop()
    const silent = await Promise.all(METHODS.map((method) => rpc(method, [], v.string())))
    expect(silent).toMatchObject(METHODS.map(() => ({ ok: false, transport: 'offline' })))
    expect(posts).toBe(2)
  })

  it('never hold bytes that are handed over, nor the same ones handed over twice', async () => {
    const bytes = ['eth_sendRawTransaction', 'eth_a', 'eth_b']
    const { posts } = await together((list) => list.map(result), bytes)
    expect(posts).toHaveLength(3)
    expect(posts.filter((each) => each.includes('eth_sendRawTransaction'))).toStrictEqual([
      ['eth_sendRawTransaction'],
      ['eth_sendRawTransaction'],
    ])
  })
})

describe('a node that lies or errs', () => {
  const hash = `0x${'ab'.repeat(32)}` as const
  const other = `0x${'cd'.repeat(32)}` as const
  const receipt = {
    transactionHash: hash,
    status: '0x1',
    blockNumber: '0x10',
    blockHash: other,
    gasUsed: '0x5208',
    logs: [],
  }
  const at = async (results: Readonly<Record<string, unknown>>) =>
    createEvmClient({ fetch, nodeUrls: [await node(results)], chainId: 1 })

  it.each([
    'missing trie node 5f (path ) state 0x1 is not available',
    'required historical state unavailable (reexec=128)',
    'distance to target block exceeds maximum proof window',
    'state already pruned',
  ])('says of an old block that its state is dropped: %s', async (message) => {
    const failing = await nodeOf(answeringAsNode(() => ({ error: { code: -32000, message } })))
    const evm = createEvmClient({ fetch, nodeUrls: [failing], chainId: 1 })
    const owner = `0x${'11'.repeat(20)}`
    expect(await evm.balance(owner, 5n)).toMatchObject({ ok: false, reason: { code: 'STATE_PRUNED' } })
    expect(await evm.balance(owner)).not.toMatchObject({ reason: { code: 'STATE_PRUNED' } })
  })

  it.each<[string, unknown]>([
    ['a number', 1],
    ['no digits', '0x'],
    ['leading zeros', '0x01'],
    ['no prefix', '10'],
    ['a sign', '-0x1'],
    ['a fraction', '0x1.8'],
    ['more than 256 bits', `0x1${'0'.repeat(64)}`],
    ['nothing', null],
  ])('is not believed when a quantity is %s', async (_name, result) => {
    expect(await (await at({ eth_getBalance: result })).balance(`0x${'11'.repeat(20)}`)).toMatchObject({ ok: false })
  })

  it('is not believed about a nonce or a chain past what can be counted', async () => {
    const evm = await at({ eth_chainId: '0xffffffffffffffff', eth_getTransactionCount: '0xffffffffffffffff' })
    expect(await evm.chainId()).toMatchObject({ ok: false })
    expect(await evm.nonce(`0x${'11'.repeat(20)}`, 'pending')).toMatchObject({ ok: false })
  })

  it('is believed when it says what it was asked', async () => {
    const evm = await at({ eth_getTransactionReceipt: receipt })
    expect(await evm.receipt(hash.toUpperCase().replace('0X', '0x'))).toMatchObject({ ok: true })
  })

  it('is read for what a chain took, and for nothing where it does not say all of it', async () => {
    const charged = async (changes: Readonly<Record<string, unknown>>) => {
      const answer = await (await at({ eth_getTransactionReceipt: { ...receipt, ...changes } })).receipt(hash)
      return answer.ok ? answer.value?.charge : answer
    }
    const said = { effectiveGasPrice: '0x64' }
    const gas = { gasUsed: 21_000n, gasPriceWei: 100n }
    expect(await charged(said)).toEqual({ ...gas, dataFeeWei: 0n })
    // OP stack rollups say this; zeros mean no operator's fee.
    const onRollup = { ...said, l1Fee: '0x3b9aca00', operatorFeeScalar: '0x0', operatorFeeConstant: '0x0' }
    expect(await charged(onRollup)).toEqual({ ...gas, dataFeeWei: 1_000_000_000n })
    expect(await charged({ ...said, l1Fee: null })).toEqual({ ...gas, dataFeeWei: 0n })
    for (const unread of [
      {},
      { effectiveGasPrice: 100 },
      { ...said, l1Fee: '12' },
      { ...onRollup, operatorFeeConstant: '0x1' },
    ]) {
      expect(await charged(unread)).toBeUndefined()
    }
  })

  it('is not believed that a reverted transaction moved a token', async () => {
    const [currency, recipient] = [`0x${'aa'.repeat(20)}`, `0x${'bb'.repeat(20)}`]
    const log = { address: currency, topics: [TRANSFER, word(currency), word(recipient)], data: word(recipient) }
    const what = { currency, isNative: false, recipient }
    const evm = await at({ eth_getTransactionReceipt: { ...receipt, status: '0x0', logs: [log] } })
    expect(await evm.received(hash, what)).toStrictEqual({ ok: true, value: { value: 0n } })
    const paid = await at({ eth_getTransactionReceipt: { ...receipt, logs: [log] } })
    const value = BigInt(recipient)
    expect(await paid.received(hash, what)).toStrictEqual({ ok: true, value: { value, logs: [{ at: 0, value }] } })
  })

  it('is not believed when it speaks of another transaction', async () => {
    const evm = await at({
      eth_getTransactionReceipt: { ...receipt, transactionHash: other },
      eth_getTransactionByHash: { hash: other, from: `0x${'11'.repeat(20)}`, to: null, value: '0x0' },
    })
    expect(await evm.receipt(hash)).toMatchObject({ ok: false })
    expect(await evm.isKnown(hash)).toMatchObject({ ok: false })
  })

  it('is not believed when a receipt has no status or a crooked log', async () => {
    const { status: _, ...old } = receipt
    const log = { address: '0x12', topics: [], data: '0x' }
    for (const result of [old, { ...receipt, logs: [log] }, { ...receipt, status: '0x2' }]) {
      expect(await (await at({ eth_getTransactionReceipt: result })).receipt(hash)).toMatchObject({ ok: false })
    }
  })

  it('is not believed to have sent what it does not name', async () => {
    expect(await (await at({ eth_sendRawTransaction: 'ok' })).sendRaw('0x02')).toMatchObject({ result: 'unknown' })
  })
})

describe('fees', () => {
  const block = { hash: `0x${'ab'.repeat(32)}`, number: '0x1', baseFeePerGas: '0x3b9aca00' }
  const fees = async (results: Readonly<Record<string, unknown>>) =>
    createEvmClient({ fetch, nodeUrls: [await node({ eth_getBlockByNumber: block, ...results })], chainId: 1 }).fees()
  const priority = (value: bigint) => ({ ok: true, value: { maxPriorityFeePerGasWei: value } })

  it('take the node’s priority fee, within a floor and a ceiling', async () => {
    expect(await fees({ eth_maxPriorityFeePerGas: '0x77359400' })).toMatchObject(priority(2_000_000_000n))
    expect(await fees({ eth_maxPriorityFeePerGas: '0x0' })).toMatchObject(priority(PRIORITY_FLOOR_WEI))
    expect(await fees({ eth_maxPriorityFeePerGas: '0xffffffffffffff' })).toMatchObject(priority(PRIORITY_CEILING_WEI))
  })

  it('fall back on what others paid, and then on a tenth of the base fee', async () => {
    const reward = [['0x9'], ['0x5f5e100'], ['0xbebc200'], ['0x11e1a300'], ['0xee6b2800']]
    expect(await fees({ eth_feeHistory: { reward } })).toMatchObject(priority(200_000_000n))
    expect(await fees({})).toMatchObject(priority(100_000_000n))
    expect(await fees({ eth_feeHistory: { reward: [] } })).toMatchObject(priority(100_000_000n))
  })

  it('are not known without a base fee', async () => {
    expect(await fees({ eth_getBlockByNumber: null })).toMatchObject({ ok: false })
    const { baseFeePerGas: _, ...old } = block
    expect(await fees({ eth_getBlockByNumber: old })).toMatchObject({ ok: false })
  })
})

describe('a transfer in the logs', () => {
  const token = `0x${'aa'.repeat(20)}`
  const recipient = `0x${'Bb'.repeat(20)}`
  const topics = [TRANSFER, word(`0x${'cc'.repeat(20)}`), word(recipient)] as const
  const log = { address: token, topics, data: `0x${'00'.repeat(31)}05` }
  const sum = (
    ...logs: readonly (typeof log | Readonly<{ address: string; topics: readonly string[]; data: string }>)[]
  ) =>
    logsTo({ logs }, { currency: token.toUpperCase().replace('0X', '0x'), recipient }).reduce(
      (sum, { value }) => sum + value,
      0n,
    )

  it('counts, and several add up', () => {
    expect(sum(log, { ...log, topics: [TRANSFER, topics[1], topics[2].toLowerCase()] })).toBe(10n)
  })

  it.each<[string, Partial<Readonly<{ address: string; topics: readonly string[]; data: string }>>]>([
    ['of another contract', { address: recipient }],
    ['of another event', { topics: [`0x${'01'.repeat(32)}`, topics[1], topics[2]] }],
    ['to somebody else', { topics: [TRANSFER, topics[2], topics[1]] }],
    ['to an address with something before it', { topics: [TRANSFER, topics[1], `0x01${topics[2].slice(4)}`] }],
    ['of a numbered token (ERC-721)', { topics: [...topics, topics[1]] }],
    ['with too much data', { data: `${log.data}00` }],
    ['without data', { data: '0x' }],
  ])('does not count %s', (_name, change) => {
    expect(sum({ ...log, ...change })).toBe(0n)
  })
})
