import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { OWNER } from './accounts.ts'
import { FEED_CHAINS, type Hex, PRICE_FEEDS, SEQUENCER_FEED } from './chains.ts'
import { rpc } from './rpc.ts'
import type { SentTransaction } from './transactions.ts'
import { startWorld, type World } from './world.ts'
import type { WorldChain } from './world-chain.ts'

const SOMEBODY: Hex = '0x00000000000000000000000000000000000ca11e'
let world: World
beforeAll(async () => {
  world = await startWorld()
})
afterAll(() => world?.stop())

async function call(method: 'GET' | 'POST' | 'DELETE', path: string, body?: unknown) {
  const text = typeof body === 'string' ? body : JSON.stringify(body)
  const answer = await fetch(`${world.line.control}${path}`, { method, ...(body === undefined ? {} : { body: text }) })
  return { status: answer.status, body: await answer.json() }
}
const post = (path: string, body?: unknown) => call('POST', path, body)
const ok = (body: unknown) => ({ status: 200, body })

function chain(id: number): WorldChain {
  const found = world.chains.find((candidate) => candidate.id === id)
  if (!found) throw new Error(`no chain ${id}`)
  return found
}
const height = async (id: number) => Number(await rpc(chain(id).nodeUrl, 'eth_blockNumber'))
const balance = async (id: number, address: Hex) =>
  BigInt(await rpc<Hex>(chain(id).nodeUrl, 'eth_getBalance', [address, 'latest']))
const timestamp = async (id: number) =>
  Number((await rpc<{ timestamp: Hex }>(chain(id).nodeUrl, 'eth_getBlockByNumber', ['latest', false])).timestamp)
async function sent(id: number, from: Hex): Promise<readonly SentTransaction[]> {
  const { body } = await call('GET', `/transactions?chainId=${id}&from=${from}`)
  return (body as { transactions: SentTransaction[] }).transactions
}

test('the world is told as in the ready line, to any page', async () => {
  expect(await call('GET', '/world')).toEqual(ok(world.line))
  const answer = await fetch(`${world.line.control}/world`, { headers: { origin: 'https://dapp.example' } })
  expect(answer.headers.get('access-control-allow-origin')).toBe('*')
})

test('the faucet gives every currency of every chain, or exactly what is asked', async () => {
  const { body } = await post('/fund', { address: SOMEBODY })
  expect((body as { payments: unknown[] }).payments).toHaveLength(12)
  expect(await balance(999, SOMEBODY)).toBe(10n * 10n ** 18n)
  await post('/fund', { address: SOMEBODY, chainId: 999, currency: 'native', amount: '7' })
  expect(await balance(999, SOMEBODY)).toBe(10n * 10n ** 18n + 7n)
})

test('a balance is set to any amount, also to nothing', async () => {
  await post('/balance', { address: SOMEBODY, chainId: 8453, currency: 'native', amount: '5' })
  expect(await balance(8453, SOMEBODY)).toBe(5n)
  for (const amount of ['123', '0']) {
    const set = await post('/balance', { address: SOMEBODY, chainId: 8453, currency: 'usdc', amount })
    expect(set).toEqual(ok({ address: SOMEBODY, currency: 'usdc', amount }))
    const token = chain(8453).tokens[0]?.address
    const data = `0x70a08231${SOMEBODY.slice(2).padStart(64, '0')}`
    expect(`${BigInt(await rpc<Hex>(chain(8453).nodeUrl, 'eth_call', [{ to: token, data }, 'latest']))}`).toBe(amount)
  }
})

test('a balance on an exchange is set, and one on Bitcoin is not', async () => {
  const onA = { address: SOMEBODY, chainId: 1337, currency: 'usdc-perps' }
  const { body } = await post('/exchangeA/fund', { address: SOMEBODY, amount: '7' })
  for (const amount of ['5', '0']) {
    expect(await post('/balance', { ...onA, amount })).toEqual(
      ok({ address: SOMEBODY, currency: (body as { currency: string }).currency, amount }),
    )
  }
  expect(await post('/balance', { ...onA, currency: 'doge', amount: '5' })).toMatchObject({
    status: 400,
    body: { message: expect.stringContaining('currency: expected one of') },
  })
  const { body: opened } = await post('/exchangeB/accounts', { address: SOMEBODY })
  const { accountIndex } = opened as { accountIndex: number }
  const onB = { address: `${accountIndex}`, chainId: 3586256, amount: '9' }
  expect(await post('/balance', onB)).toMatchObject(ok({ accountIndex, currency: '0', amount: '9' }))
  const fundB = await post('/exchangeB/fund', { accountIndex, amount: '1' })
  expect(fundB).toMatchObject(ok({ balance: '10' }))
  expect(await post('/balance', { address: 'bc1q', chainId: 8253038, amount: '5' })).toMatchObject({
    status: 400,
    body: { message: expect.stringContaining('chainId: ') },
  })
})

test('keys, limits, incidents, late fills and restarts of the stream are passed on', async () => {
  expect(await post('/keys', { key: 'k1' })).toMatchObject(ok({ key: 'k1' }))
  expect(await call('DELETE', '/keys/k1')).toEqual(ok([]))
  expect(await post('/limits', { quotesPerMinute: 900_000 })).toMatchObject(ok({ quotesPerMinute: 900_000 }))
  expect(await post('/incidents/999', { surgeEnabled: true })).toMatchObject(ok({ surgeEnabled: true }))
  expect((await post('/incidents/999', { surge: true })).status).toBe(400)
  await post('/incidents/999', { surgeEnabled: false })
  expect(await post('/incidents/12345', { disabled: true })).toMatchObject({
    status: 400,
    body: { message: expect.stringContaining('id: expected one of the chains 1, ') },
  })
  expect(await post('/screening', { blockedWallets: [SOMEBODY] })).toMatchObject(ok({ blockedWallets: [SOMEBODY] }))
  expect((await post('/screening', { blocked: [] })).status).toBe(400)
  await post('/screening', { blockedWallets: [] })
  expect(await post('/solver/fail', { count: 0, failReason: 'SLIPPAGE' })).toEqual(
    ok({ count: 0, failReason: 'SLIPPAGE' }),
  )
  expect((await post('/solver/fail', { count: 0, failReason: 'no' })).status).toBe(400)
  expect(await post('/solver/delay', { count: 0 })).toEqual(ok({ count: 0 }))
  expect(await post('/solver/release')).toEqual(ok({ count: 0 }))
  expect(await post('/stream/close')).toEqual(ok({ closed: true }))
})

test('the faults that there are tell what they do', async () => {
  const { body } = await call('GET', '/faults/kinds')
  expect((body as { kind: string }[]).map(({ kind }) => kind)).toEqual(expect.arrayContaining(['duplicate', 'reorder']))
  expect((await post('/faults', { kind: 'reorder', times: 1 })).body).toMatchObject({ kind: 'reorder', ms: 2_000 })
  expect(await call('DELETE', '/faults')).toEqual(ok([]))
})

test('the service’s own way to a node can be made to fail, whatever the public one does', async () => {
  const set = await post('/nodes/999/fault', { kind: 'mute', side: 'service', method: 'eth_sendRawTransaction' })
  const fault = { kind: 'mute', method: 'eth_sendRawTransaction' }
  expect(set).toEqual(ok({ chainId: 999, side: 'service', fault }))
  expect(Number(await rpc(chain(999).rpcUrl, 'eth_chainId'))).toBe(999)
  for (const bad of [
    { kind: 'mute' },
    { kind: 'mute', method: 'a b' },
    { kind: 'gone', side: 'service' },
    { kind: 'drop', side: 'back' },
  ]) {
    expect((await post('/nodes/999/fault', bad)).status).toBe(400)
  }
  expect(await call('DELETE', '/nodes/999/fault')).toEqual(ok({ chainId: 999, fault: null }))
})

test('without automatic mining a transaction waits, and is listed with its nonce until it is mined', async () => {
  expect(await post('/automine', { chainId: 8453, enabled: false })).toEqual(ok({ enabled: false }))
  const transaction = { from: OWNER.address, to: SOMEBODY, value: '0x1' }
  const hash = await rpc(chain(8453).rpcUrl, 'eth_sendTransaction', [transaction])
  const before = await height(8453)
  expect((await sent(8453, OWNER.address)).at(-1)).toMatchObject({ hash, to: SOMEBODY, blockNumber: null })
  expect(await post('/mine', { chainId: 8453, blocks: 2 })).toEqual(ok({ blockNumber: before + 2 }))
  const after = await sent(8453, OWNER.address)
  expect(after.at(-1)).toMatchObject({ hash, blockNumber: before + 1 })
  expect(after.map(({ nonce }) => nonce)).toEqual(after.map((_, index) => index))
  expect(await post('/automine', { chainId: 8453, enabled: true })).toEqual(ok({ enabled: true }))
})

test('what waits can be evicted from the mempool, and only that', async () => {
  await post('/automine', { chainId: 999, enabled: false })
  const transaction = { from: OWNER.address, to: SOMEBODY, value: '0x1' }
  const hash = await rpc(chain(999).rpcUrl, 'eth_sendTransaction', [transaction])
  expect(await post('/evict', { chainId: 999, hash })).toEqual(ok({ hash }))
  expect(await rpc(chain(999).rpcUrl, 'eth_getTransactionByHash', [hash])).toBeNull()
  expect(await post('/evict', { chainId: 999, hash })).toMatchObject({
    status: 400,
    body: { message: expect.stringContaining('hash: ') },
  })
  expect(await post('/evict', { chainId: 999, hash: '0x1' })).toMatchObject({ status: 400 })
  await post('/automine', { chainId: 999, enabled: true })
})

test('blocks come by interval, and again by transaction', async () => {
  expect(await post('/interval', { chainId: 999, seconds: 1 })).toEqual(ok({ seconds: 1 }))
  const before = await height(999)
  await expect.poll(() => height(999)).toBeGreaterThan(before)
  expect(await post('/interval', { chainId: 999, seconds: 0 })).toEqual(ok({ seconds: 0 }))
  const { body } = await post('/fund', { address: SOMEBODY, chainId: 999, currency: 'hype' })
  expect(body).toMatchObject({ payments: [{ mined: true }] })
})

test('the clock moves the service and every chain alike', async () => {
  const [before, chainBefore] = [world.clock.now(), await timestamp(1)]
  const { body } = await post('/clock/advance', { seconds: 3_600 })
  expect((body as { now: number }).now).toBeGreaterThanOrEqual(before + 3_600_000)
  expect((await timestamp(1)) - chainBefore).toBeGreaterThanOrEqual(3_600)
  for (const id of [8453, 999]) expect(Math.abs((await timestamp(id)) - (await timestamp(1)))).toBeLessThanOrEqual(1)
})

test('a reorg takes a transaction back, and time goes on from where it was', async () => {
  const { body } = await post('/fund', { address: SOMEBODY, chainId: 1, currency: 'eth' })
  const hash = (body as { payments: { hash: Hex }[] }).payments[0]?.hash
  expect(await rpc(chain(1).nodeUrl, 'eth_getTransactionReceipt', [hash])).not.toBeNull()
  const [before, timeBefore] = [await height(1), await timestamp(1)]
  expect(await post('/reorg', { chainId: 1, depth: 2 })).toEqual(ok({ blockNumber: before }))
  expect(await rpc(chain(1).nodeUrl, 'eth_getTransactionReceipt', [hash])).toBeNull()
  await post('/mine', { chainId: 1, blocks: 1 })
  expect(await timestamp(1)).toBeGreaterThanOrEqual(timeBefore)
})

test('a reorg may be as deep as the last block is above the safe one', async () => {
  await post('/mine', { chainId: 1, blocks: 80 })
  const before = await height(1)
  expect(BigInt(`${await rpc(chain(1).nodeUrl, 'eth_getBalance', [SOMEBODY, 'safe'])}`)).toBeGreaterThanOrEqual(0n)
  expect(await post('/reorg', { chainId: 1, depth: 32 })).toEqual(ok({ blockNumber: before }))
})

describe('a node', () => {
  test('that is stopped refuses connections, and comes back at the same URL with its state', async () => {
    const { rpcUrl } = chain(1)
    const before = await height(1)
    expect(await post('/chains/1/stop')).toEqual(ok({ chainId: 1, running: false }))
    await expect(fetch(rpcUrl)).rejects.toMatchObject({ cause: { code: 'ECONNREFUSED' } })
    expect(await post('/chains/1/start')).toEqual(ok({ chainId: 1, running: true }))
    expect(Number(await rpc(rpcUrl, 'eth_blockNumber'))).toBe(before)
  })

  test('that is one of two is ill by itself, and knows nothing of what it forgets', async () => {
    const [first = '', second = ''] = world.line.chains[1]?.nodes ?? []
    expect(second).not.toBe('')
    const { rpcUrl } = chain(1)
    expect(first).toBe(rpcUrl)
    const hash = await rpc<Hex>(first, 'eth_sendTransaction', [{ from: OWNER.address, to: SOMEBODY, value: '0x1' }])
    const receiptAt = (url: string) => rpc(url, 'eth_getTransactionReceipt', [hash])
    await expect.poll(() => receiptAt(second)).not.toBeNull()
    const fault = { kind: 'forget', method: 'eth_getTransactionReceipt' }
    expect(await post('/nodes/1/fault', { ...fault, node: 2 })).toEqual(ok({ chainId: 1, fault }))
    expect(await receiptAt(second)).toBeNull()
    expect(await receiptAt(first)).not.toBeNull()
    expect(await rpc(second, 'eth_getTransactionByHash', [hash])).not.toBeNull()
    expect((await post('/nodes/1/fault', { ...fault, node: 3 })).status).toBe(400)
    expect(await call('DELETE', '/nodes/1/fault')).toEqual(ok({ chainId: 1, fault: null }))
    expect(await receiptAt(second)).not.toBeNull()
  })

  test('that is ill answers 503, late, or not at all, until it is well', async () => {
    const { rpcUrl } = chain(8453)
    const ask = (signal?: AbortSignal) =>
      fetch(rpcUrl, {
        method: 'POST',
        body: '{"jsonrpc":"2.0","id":1,"method":"eth_chainId"}',
        headers: { 'content-type': 'application/json' },
        signal: signal ?? null,
      })
    expect(await post('/nodes/8453/fault', { kind: 'error' })).toEqual(ok({ chainId: 8453, fault: { kind: 'error' } }))
    expect((await ask()).status).toBe(503)
    await post('/nodes/8453/fault', { kind: 'delay', milliseconds: 5 })
    expect((await ask()).status).toBe(200)
    await post('/nodes/8453/fault', { kind: 'drop' })
    await expect(ask(AbortSignal.timeout(100))).rejects.toThrow('aborted')
    await post('/nodes/8453/fault', { kind: 'mute', method: 'eth_blockNumber' })
    expect((await ask()).status).toBe(200)
    await post('/nodes/8453/fault', { kind: 'mute', method: 'eth_chainId' })
    await expect(ask(AbortSignal.timeout(100))).rejects.toThrow('aborted')
    expect(await call('DELETE', '/nodes/8453/fault')).toEqual(ok({ chainId: 8453, fault: null }))
    expect((await ask()).status).toBe(200)
  })
})

test('faults, prices and the solver are passed on to the service', async () => {
  const { body } = await post('/faults', { kind: 'delay', ms: 1 })
  expect(body).toMatchObject({ kind: 'delay', ms: 1 })
  expect((await call('GET', '/faults')).body).toEqual([body])
  expect(await call('DELETE', '/faults')).toEqual(ok([]))
  expect(await post('/price', { group: 'eth', usd: '3000' })).toEqual(ok({ group: 'eth', usd: '3000' }))
  expect(await post('/solver/pause')).toEqual(ok({ paused: true }))
  expect(await post('/solver/resume')).toEqual(ok({ paused: false }))
  expect(await post('/solver/fail', { count: 0 })).toEqual(ok({ count: 0 }))
  expect(await call('GET', '/requests')).toEqual(ok([]))
})

test('feeds and mids follow the price, and can be made to disagree', async () => {
  const latest = async (id: number, address: Hex | undefined) => {
    const data = await rpc<Hex>(chain(id).nodeUrl, 'eth_call', [{ to: address, data: '0xfeaf968c' }, 'latest'])
    return BigInt(`0x${data.slice(2 + 64, 2 + 128)}`)
  }
  const mids = async () => (await post('/exchangeA/mids', { coin: 'BTC' })).body
  const hype = PRICE_FEEDS.find(({ group }) => group === 'hype')?.address
  await post('/price', { group: 'hype', usd: '41.5' })
  for (const id of FEED_CHAINS) await expect.poll(() => latest(id, hype)).toBe(4_150_000_000n)
  expect(await mids()).toMatchObject({ HYPE: '41.5', BTC: '100000.0' })
  const set = { chainId: 8453, feed: 'hype', answer: '4000000000', ageSeconds: 100_000 }
  expect(await post('/feeds', set)).toEqual(ok({ chainId: 8453, feed: 'hype', address: hype, mined: true }))
  expect(await latest(8453, hype)).toBe(4_000_000_000n)
  expect(await latest(1, hype)).toBe(4_150_000_000n)
  const down = { chainId: 8453, feed: 'sequencer', answer: '1' }
  expect(await post('/feeds', down)).toMatchObject(ok({ address: SEQUENCER_FEED.address, mined: true }))
  expect(await post('/exchangeA/mids', { coin: 'HYPE', usd: '39' })).toMatchObject(ok({ HYPE: '39' }))
})

test('changes that are asked at once are all made', async () => {
  const age = { chainId: 8453, feed: 'hype', answer: '4000000000', ageSeconds: 10 }
  const asked = Array.from({ length: 20 }, (_, at) => [
    post('/price', { group: 'hype', usd: `${40 + at}` }),
    post('/feeds', age),
    post('/fund', { address: SOMEBODY, chainId: 8453 }),
  ])
  expect((await Promise.all(asked.flat())).map(({ status }) => status)).toEqual(asked.flat().map(() => 200))
})

test.each([
  ['/feeds', { chainId: 999, feed: 'eth', answer: '1' }, 'feed: expected a feed of chain 999'],
  ['/feeds', { chainId: 1, feed: 'sequencer', answer: '1' }, 'feed: expected a feed of chain 1'],
  ['/feeds', { chainId: 1, feed: 'eth' }, 'answer: expected it or ageSeconds, got nothing'],
  ['/feeds', { chainId: 1, feed: 'eth', answer: 1 }, 'answer: expected a string of digits, got 1'],
  ['/exchangeA/mids', { coin: 'DOGE' }, 'coin: expected one of BTC, ETH, HYPE'],
  ['/exchangeA/mids', { coin: 'ETH', usd: 5 }, 'usd: expected dollars as "2500.5", got 5'],
  ['/fund', {}, 'address: expected an address of 0x and 40 hex digits, got nothing'],
  ['/fund', { address: SOMEBODY, chainId: 5 }, 'chainId: expected one of the chain ids 1, 8453, 999, got 5'],
  ['/fund', { address: SOMEBODY, currency: 'doge' }, 'currency: expected the id or address of a currency'],
  ['/fund', { address: SOMEBODY, amount: '5' }, 'currency: expected the currency that the amount is in, got nothing'],
  [
    '/fund',
    { address: SOMEBODY, currency: 'usdc', amount: 1.5 },
    'amount: expected an amount above zero in the smallest unit',
  ],
  [
    '/fund',
    { address: SOMEBODY, currency: 'usdc', amount: '0' },
    'amount: expected an amount above zero in the smallest unit',
  ],
  ['/mine', { chainId: 1, blocks: 'many' }, 'blocks: expected a whole number from 1 to 10000, got "many"'],
  ['/mine', { blocks: 1 }, 'chainId: expected one of the chain ids 1, 8453, 999, got nothing'],
  ['/automine', { chainId: 1, enabled: 'no' }, 'enabled: expected true or false, got "no"'],
  ['/interval', { chainId: 1, seconds: -1 }, 'seconds: expected a whole number from 0 to 86400, got -1'],
  ['/reorg', { chainId: 1, depth: 33 }, 'depth: expected a whole number from 1 to 32, got 33'],
  ['/clock/advance', {}, 'seconds: expected a whole number from 1 to 31536000, got nothing'],
  ['/chains/7/stop', undefined, 'id: expected one of the chain ids 1, 8453, 999, got 7'],
  ['/nodes/1/fault', { kind: 'slow' }, 'kind: expected "error", "delay", "drop", "mute" or "forget", got "slow"'],
  ['/nodes/1/fault', { kind: 'delay' }, 'milliseconds: expected a whole number from 1 to 600000, got nothing'],
  ['/solver/fail', { count: 1.5 }, 'count: expected a whole number from 0 to 1000, got 1.5'],
  ['/faults', { kind: 'gremlin' }, 'kind'],
  ['/price', { group: 'gold', usd: '1' }, 'group: expected one of'],
  ['/mine', 'blocks=1', 'body: expected JSON, got "blocks=1"'],
  ['/mine', '[1]', 'body: expected a JSON object, got [1]'],
])('POST %s with %j is refused with a sentence that names the field', async (path, body, sentence) => {
  expect(await post(path, body)).toEqual({ status: 400, body: { message: expect.stringContaining(sentence) } })
})

test('what is asked of transactions is checked', async () => {
  const message = async (path: string) => (await call('GET', path)).body
  expect(await message('/transactions?from=0x1')).toEqual({ message: expect.stringContaining('chainId: expected') })
  expect(await message('/transactions?chainId=1&from=0x1')).toEqual({
    message: expect.stringContaining('from: expected'),
  })
})

test('an unknown route is not found, with a sentence', async () => {
  expect(await post('/nope')).toEqual({ status: 404, body: { message: expect.stringContaining('no such route') } })
})
