import { afterEach, describe, expect, it } from 'vitest'
import { createEvmClient } from '../../../src/net/families/evm/client.ts'
import { type Asked, answeringAsked, serve, type TestServer } from '../servers.ts'

const HASH = `0x${'ab'.repeat(32)}`
const BLOCK = `0x${'cd'.repeat(32)}`
const ACCOUNT = `0x${'11'.repeat(20)}`
const BEHIND = { ok: false, reason: { code: 'NODE_BEHIND' } }
const MINED_AT = 100n

const servers: TestServer[] = []
afterEach(async () => {
  await Promise.all(servers.splice(0).map((server) => server.stop()))
})

/** The transaction is in block 100. */
async function balancer() {
  const state = { height: 110n, posts: 0, now: 1_700_000_000_000 }
  const receipt = {
    transactionHash: HASH,
    status: '0x1',
    blockNumber: `0x${MINED_AT.toString(16)}`,
    blockHash: BLOCK,
    gasUsed: '0x5208',
    logs: [],
  }
  const result = ({ method }: Asked) => {
    const isThere = state.height >= MINED_AT
    if (method === 'eth_blockNumber') return `0x${state.height.toString(16)}`
    if (method === 'eth_getTransactionCount') return isThere ? '0x8' : '0x7'
    return method === 'eth_getTransactionReceipt' && isThere ? receipt : null
  }
  const server = await serve(
    answeringAsked((asked) => {
      state.posts += 1
      const one = (each: Asked) => ({ jsonrpc: '2.0', id: each.id, result: result(each) })
      return Array.isArray(asked) ? asked.map(one) : one(asked as Asked)
    }),
  )
  servers.push(server)
  const evm = createEvmClient({
    fetch,
    nodeUrls: [server.url],
    chainId: 1,
    finality: { by: 'depth', blocks: 1 },
    nowMilliseconds: () => state.now,
  })
  return { state, evm }
}

describe('a balancer with one node that lags', () => {
  it('takes back no receipt and no nonce, as long as another node answers now and then', async () => {
    const { state, evm } = await balancer()
    for (let turn = 0; turn < 30; turn += 1) {
      state.height = 110n + BigInt(turn)
      expect(await evm.receipt(HASH)).toMatchObject({ ok: true, value: { blockNumber: MINED_AT } })
      state.now += 30_000
      state.height = MINED_AT - 5n + BigInt(turn % 5)
      expect(await evm.receipt(HASH)).toMatchObject(BEHIND)
      expect(await evm.isKnown(HASH)).toMatchObject(BEHIND)
      expect(await evm.nonce(ACCOUNT, 'latest')).toMatchObject(BEHIND)
      expect(await evm.finalHeight()).toMatchObject(BEHIND)
      state.now += 30_000
    }
  })

  it('is a reorganisation after two minutes without a block as new', async () => {
    const { state, evm } = await balancer()
    await evm.receipt(HASH)
    state.height = 95n
    state.now += 119_000
    expect(await evm.receipt(HASH)).toMatchObject(BEHIND)
    state.now += 1_000
    expect(await evm.receipt(HASH)).toStrictEqual({ ok: true, value: undefined })
    expect(await evm.finalHeight()).toStrictEqual({ ok: true, value: 95n })
    state.height = 94n
    expect(await evm.finalHeight()).toMatchObject(BEHIND)
  })

  it('is asked for its height in the same list as what it is asked for', async () => {
    const { state, evm } = await balancer()
    await Promise.all([evm.receipt(HASH), evm.isKnown(HASH), evm.finalHeight()])
    expect(state.posts).toBe(1)
  })

  it('is believed at once where the block is as new and the transaction is not there', async () => {
    const { state, evm } = await balancer()
    state.height = 99n
    await evm.receipt(HASH)
    expect(await evm.receipt(HASH)).toStrictEqual({ ok: true, value: undefined })
  })
})
