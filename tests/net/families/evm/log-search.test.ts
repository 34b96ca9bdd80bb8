import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { createEvmClient, type EvmClient } from '../../../../src/net/families/evm/client.ts'
import { answeringAsNode, serve, type TestServer } from '../../servers.ts'

const DEPOSITORY = `0x${'d0'.repeat(20)}`
const TOPIC = `0x${'01'.repeat(32)}`
const HEIGHT = 5_000
const SECONDS_A_BLOCK = 2
const START = 1_700_000_000
const SINCE = START + (HEIGHT - 2_000) * SECONDS_A_BLOCK

const quantity = (value: number) => `0x${value.toString(16)}`
const word = (value: number) => `0x${value.toString(16).padStart(64, '0')}`
const WANTED = { address: DEPOSITORY, topics: [[TOPIC, word(9)]] }

/** The node limits blocks per answer and has a log in each 700th. */
let most = Number.POSITIVE_INFINITY
let ranges: (readonly [from: number, to: number])[] = []
let server: TestServer
let evm: EvmClient

beforeAll(async () => {
  server = await serve(
    answeringAsNode(({ method, params: [first] }) => {
      if (method === 'eth_getBlockByNumber') {
        const number = first === 'latest' ? HEIGHT : Number(first)
        const timestamp = quantity(START + number * SECONDS_A_BLOCK)
        return { result: { number: quantity(number), hash: word(number), timestamp } }
      }
      const filter = first as Readonly<{ fromBlock: string; toBlock: string }>
      const [from, to] = [Number(filter.fromBlock), Number(filter.toBlock)]
      ranges.push([from, to])
      if (to - from >= most) return { error: { code: -32_000, message: 'range too wide' } }
      const blocks = Array.from({ length: to - from + 1 }, (_, at) => from + at).filter((at) => at % 700 === 0)
      const log = { address: DEPOSITORY, topics: [TOPIC], data: '0x' }
      return { result: blocks.map((at) => ({ ...log, blockNumber: quantity(at), transactionHash: word(at) })) }
    }),
  )
  evm = createEvmClient({ fetch, nodeUrls: [server.url], chainId: 1 })
})
afterAll(() => server?.stop())
beforeEach(() => {
  most = Number.POSITIVE_INFINITY
  ranges = []
})

it('reads all logs of a contract since a moment, from a block that is surely older', async () => {
  const logs = await evm.logsSince(WANTED, SINCE)
  expect(logs.ok && logs.value.map(({ transactionHash }) => Number(transactionHash))).toEqual([
    0, 700, 1_400, 2_100, 2_800, 3_500, 4_200, 4_900,
  ])
  expect(ranges).toEqual([[0, HEIGHT]])
})

it('reads them in parts where a node answers for fewer blocks at once', async () => {
  most = 1_000
  const logs = await evm.logsSince(WANTED, SINCE)
  expect(logs.ok && logs.value).toHaveLength(8)
  expect(ranges.slice(1)).toEqual([
    [0, 999],
    [1_000, 1_999],
    [2_000, 2_999],
    [3_000, 3_999],
    [4_000, 4_999],
    [5_000, 5_000],
  ])
})

it('gives no part for the whole where a node does not answer for all of the time', async () => {
  most = 500
  expect(await evm.logsSince(WANTED, SINCE)).toMatchObject({ ok: false, reason: { code: 'NOT_SAID' } })
})
