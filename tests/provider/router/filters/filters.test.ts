import { beforeEach, describe, expect, it } from 'vitest'
import { createRouter } from '../../../../src/provider/router/router.ts'
import { ACCOUNT, createWallet, ORIGIN, openPort } from '../../stand.ts'

const HASH = `0x${'ab'.repeat(32)}`
const OTHER = 'https://other.example'

let wallet: ReturnType<typeof createWallet>
let newest: number
let asked: string[]
let ports: ReturnType<typeof createWallet>['ports']
let port: ReturnType<typeof openPort>
beforeEach(() => {
  wallet = createWallet()
  newest = 16
  asked = []
  ports = {
    ...wallet.ports,
    read: async (chainId, method, params) => {
      asked.push(`${chainId} ${method} ${JSON.stringify(params)}`)
      if (method === 'eth_blockNumber') return `0x${newest.toString(16)}`
      if (method === 'eth_getBlockByNumber') return { number: params[0], hash: `hash ${params[0]}`, transactions: [] }
      if (method === 'eth_newPendingTransactionFilter') return '0x1'
      if (method === 'eth_getFilterChanges') return [HASH]
      if (method === 'eth_uninstallFilter') return true
      return [{ logIndex: '0x0', asked: params[0] }]
    },
  }
  port = openPort(createRouter(ports))
})

async function ask(method: string, params: unknown, from = port) {
  const key = from.say(method, params)
  await expect.poll(() => from.answerTo(key), { interval: 1 }).toBeDefined()
  return from.answerTo(key)
}

async function create(method: string, params: unknown = [], from = port): Promise<string> {
  const answer = await ask(method, params, from)
  expect(answer).toHaveProperty('result')
  return `${answer?.['result']}`
}

const gone = { error: { code: -32000, message: 'filter not found' } }
const logsAsked = () => asked.filter((each) => each.includes('eth_getLogs'))

describe('filters', () => {
  it('28: tells each new block once', async () => {
    const id = await create('eth_newBlockFilter')
    expect(await ask('eth_getFilterChanges', [id])).toMatchObject({ result: [] })
    newest = 18
    const both = await Promise.all([ask('eth_getFilterChanges', [id]), ask('eth_getFilterChanges', [id])])
    expect(both.map((each) => each?.['result'])).toEqual([['hash 0x11', 'hash 0x12'], []])
    expect(await ask('eth_getFilterLogs', [id])).toMatchObject(gone)
  })

  it('tells new logs once, of the filter’s own blocks alone', async () => {
    const id = await create('eth_newFilter', [{ address: ACCOUNT, topics: [HASH], fromBlock: 18, toBlock: '0x13' }])
    newest = 17
    expect(await ask('eth_getFilterChanges', [id])).toMatchObject({ result: [] })
    newest = 24
    expect(await ask('eth_getFilterChanges', [id])).toMatchObject({ result: [{ logIndex: '0x0' }] })
    newest = 30
    expect(await ask('eth_getFilterChanges', [id])).toMatchObject({ result: [] })
    const wanted = { address: ACCOUNT, topics: [HASH], fromBlock: '0x12', toBlock: '0x13' }
    expect(logsAsked()).toEqual([`1 eth_getLogs ${JSON.stringify([wanted])}`])
  })

  it('reads a failed range again', async () => {
    const id = await create('eth_newFilter', [{}])
    newest = 20
    const { read } = ports
    let isDown = true
    const flaky: typeof read = (...call) =>
      isDown && call[1] === 'eth_getLogs' ? Promise.reject(new Error('down')) : read(...call)
    port = openPort(createRouter({ ...ports, read: flaky }))
    const again = await create('eth_newFilter', [{}])
    newest = 21
    expect(await ask('eth_getFilterChanges', [again])).toHaveProperty('error')
    isDown = false
    expect(await ask('eth_getFilterChanges', [again])).toMatchObject({ result: [{ asked: { fromBlock: '0x15' } }] })
    expect(await ask('eth_getFilterChanges', [id])).toMatchObject(gone)
  })

  it('gives all logs of a filter, without asking for blocks to come', async () => {
    const id = await create('eth_newFilter', [{ address: ACCOUNT }])
    expect(await ask('eth_getFilterLogs', [id])).toMatchObject({ result: [{ asked: { address: ACCOUNT } }] })
    const later = await create('eth_newFilter', [{ fromBlock: `0x${'f'.repeat(64)}`, toBlock: `0x${'f'.repeat(64)}` }])
    expect(await ask('eth_getFilterLogs', [later])).toMatchObject({ result: [] })
  })

  it('takes pending transactions from the node, whose id the page never sees', async () => {
    const id = await create('eth_newPendingTransactionFilter')
    expect(id).not.toBe('0x1')
    expect(await ask('eth_getFilterChanges', [id])).toMatchObject({ result: [HASH] })
    expect(await ask('eth_uninstallFilter', [id])).toMatchObject({ result: true })
    expect(await ask('eth_uninstallFilter', [id])).toMatchObject({ result: false })
    expect(await ask('eth_getFilterChanges', [id])).toMatchObject(gone)
    expect(await ask('eth_getFilterChanges', ['0x1'])).toMatchObject(gone)
  })

  it('belongs to one page: another page or origin neither reads nor ends it', async () => {
    const router = createRouter(ports)
    port = openPort(router)
    const id = await create('eth_newBlockFilter')
    for (const stranger of [openPort(router), openPort(router, { origin: OTHER })]) {
      expect(await ask('eth_getFilterChanges', [id], stranger)).toMatchObject(gone)
      expect(await ask('eth_uninstallFilter', [id], stranger)).toMatchObject({ result: false })
    }
    expect(await ask('eth_getFilterChanges', [id])).toMatchObject({ result: [] })
  })

  it('ends after five unused minutes, with its chain, and with its page', async () => {
    const [first, second] = [await create('eth_newBlockFilter'), await create('eth_newBlockFilter')]
    wallet.clock.now += 200_000
    await ask('eth_getFilterChanges', [first])
    wallet.clock.now += 200_000
    expect(await ask('eth_getFilterChanges', [second])).toMatchObject(gone)
    expect(await ask('eth_getFilterChanges', [first])).toMatchObject({ result: [] })
    wallet.chains.set(ORIGIN, 10)
    expect(await ask('eth_getFilterChanges', [first])).toMatchObject(gone)
  })

  it('has at most 64 of an origin; a closed page frees its own', async () => {
    const router = createRouter(ports)
    port = openPort(router)
    const page = openPort(router)
    for (let count = 0; count < 64; count += 1) await create('eth_newBlockFilter', [], page)
    expect(await ask('eth_newBlockFilter', [])).toMatchObject({ error: { code: -32002 } })
    expect(await ask('eth_newBlockFilter', [], openPort(router, { origin: OTHER }))).toHaveProperty('result')
    page.close()
    await expect.poll(() => ask('eth_newBlockFilter', [])).toHaveProperty('result')
  })

  it.each([
    ['eth_newFilter', [{ address: 'x' }]],
    ['eth_newFilter', [{ blockHash: HASH }]],
    ['eth_getFilterChanges', []],
    ['eth_getFilterChanges', ['filter']],
    ['eth_subscribe', ['newPendingTransactions']],
    ['eth_subscribe', []],
  ])('%s with %j is refused', async (method, params) => {
    expect(await ask(method, params)).toMatchObject({ error: { code: -32602 } })
    expect(asked).toEqual([])
  })
})

describe('subscriptions', () => {
  async function tick() {
    const [timer] = wallet.timers.splice(0)
    expect(timer?.milliseconds).toBe(2_000)
    timer?.call()
    await expect.poll(() => wallet.timers, { interval: 1 }).toHaveLength(1)
  }
  const heard = (from = port) => from.messages().map((each) => each['message'])
  const told = (subscription: string, result: object) => ({
    type: 'eth_subscription',
    data: { subscription, result: expect.objectContaining(result) },
  })

  it('28: tells heads and logs as messages, once per block time and chain', async () => {
    const heads = await create('eth_subscribe', ['newHeads'])
    const logs = await create('eth_subscribe', ['logs', { address: ACCOUNT }])
    const same = await create('eth_subscribe', ['logs', { address: ACCOUNT }])
    expect(wallet.timers).toHaveLength(1)
    newest = 17
    asked = []
    await tick()
    const found = { asked: { address: ACCOUNT, fromBlock: '0x11', toBlock: '0x11' } }
    expect(heard()).toEqual([told(heads, { number: '0x11' }), told(logs, found), told(same, found)])
    expect(JSON.stringify(heard())).not.toContain('transactions')
    expect(asked).toHaveLength(3)
    await tick()
    expect(heard()).toHaveLength(3)
  })

  it('tells its own page alone, and reads nothing when no page listens', async () => {
    const router = createRouter(ports)
    port = openPort(router)
    const strangers = [openPort(router), openPort(router, { origin: OTHER })]
    const id = await create('eth_subscribe', ['newHeads'])
    for (const each of strangers) expect(await ask('eth_unsubscribe', [id], each)).toMatchObject({ result: false })
    newest = 17
    await tick()
    expect(heard()).toHaveLength(1)
    for (const each of strangers) expect(heard(each)).toEqual([])
    expect(await ask('eth_unsubscribe', [id])).toMatchObject({ result: true })
    asked = []
    wallet.timers.splice(0)[0]?.call()
    await ask('eth_accounts', [])
    expect([asked, wallet.timers]).toEqual([[], []])
  })

  it('ends with its page and where its site has another chain', async () => {
    const router = createRouter(ports)
    const [closed, kept] = [openPort(router), openPort(router, { origin: OTHER })]
    port = openPort(router)
    for (const each of [port, closed, kept]) await create('eth_subscribe', ['newHeads'], each)
    closed.close()
    wallet.chains.set(ORIGIN, 10)
    newest = 17
    await tick()
    expect([port, closed, kept].map((each) => heard(each).length)).toEqual([0, 0, 1])
  })

  it('is begun again by the same call, and is not told twice', async () => {
    const key = crypto.randomUUID()
    for (let times = 0; times < 2; times += 1) {
      port.say('eth_subscribe', ['newHeads'], key)
      await expect.poll(() => port.answerTo(key)).toHaveProperty('result')
    }
    await ask('eth_blockNumber', [])
    newest = 17
    await tick()
    expect(heard()).toHaveLength(1)
  })

  it('has at most 16 of an origin', async () => {
    for (let count = 0; count < 16; count += 1) await create('eth_subscribe', ['newHeads'])
    expect(await ask('eth_subscribe', ['newHeads'])).toMatchObject({ error: { code: -32002 } })
  })
})
