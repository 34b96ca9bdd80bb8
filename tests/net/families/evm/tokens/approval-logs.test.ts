import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { createEvmClient, type EvmClient } from '../../../../../src/net/families/evm/client.ts'
import { USER } from '../../../../core/honest.ts'
import { answeringAsNode, serve, type TestServer } from '../../../servers.ts'

const APPROVAL = '0x8c5be1e5ebec7d5bd14f71427d1e84f3dd0314c0f7b2291e5b200ac8c7c3b925'
const TOKEN = `0x${'a1'.repeat(20)}`
const SPENDER = `0x${'b2'.repeat(20)}`
const word = (address: string) => `0x${address.slice(2).toLowerCase().padStart(64, '0')}`
const HEIGHT = 200_000

const log = (blockNumber: number, change: object = {}) => ({
  address: TOKEN,
  topics: [APPROVAL, word(USER), word(SPENDER)],
  data: `0x${'f'.repeat(64)}`,
  blockNumber: `0x${blockNumber.toString(16)}`,
  ...change,
})

let most = Number.POSITIVE_INFINITY
let logs: readonly object[] = []
let filters: { fromBlock: string; toBlock: string; topics: readonly string[] }[] = []
let server: TestServer
let evm: EvmClient
beforeAll(async () => {
  server = await serve(
    answeringAsNode(({ method, params }) => {
      if (method === 'eth_blockNumber') return { result: `0x${HEIGHT.toString(16)}` }
      const filter = params[0] as (typeof filters)[number]
      filters.push(filter)
      const span = Number(filter.toBlock) - Number(filter.fromBlock)
      return span > most ? { error: { code: -32_005, message: 'range too wide' } } : { result: logs }
    }),
  )
  evm = createEvmClient({ fetch, nodeUrls: [server.url], chainId: 1 })
})
afterAll(() => server?.stop())
beforeEach(() => {
  most = Number.POSITIVE_INFINITY
  logs = []
  filters = []
})

describe('approvals in the logs of a chain', () => {
  it('are asked for by the account alone, as far back as the chain goes', async () => {
    logs = [log(7), log(9), log(8, { address: SPENDER })]
    expect(await evm.loggedApprovals(USER)).toEqual({
      ok: true,
      value: {
        fromBlock: 0n,
        approvals: [
          { token: TOKEN, spender: SPENDER, blockNumber: 9n },
          { token: SPENDER, spender: SPENDER, blockNumber: 8n },
        ],
      },
    })
    expect(filters).toEqual([{ fromBlock: '0x0', toBlock: '0x30d40', topics: [APPROVAL, word(USER)] }])
  })

  it('are looked for in fewer blocks where the node bounds them, and it is said how far', async () => {
    most = 10_000
    expect(await evm.loggedApprovals(USER)).toMatchObject({ ok: true, value: { fromBlock: 190_000n } })
    expect(filters).toHaveLength(3)
  })

  it('are not known where the node never answers for them', async () => {
    most = 10
    expect(await evm.loggedApprovals(USER)).toMatchObject({ ok: false, message: expect.stringContaining('too wide') })
  })

  it('are none of a collection of NFTs, and none in another form', async () => {
    logs = [log(7, { topics: [APPROVAL, word(USER), word(SPENDER), word(TOKEN)], data: '0x' }), log(8, { data: '0x' })]
    expect(await evm.loggedApprovals(USER)).toMatchObject({ ok: true, value: { approvals: [] } })
  })
})
