import { afterEach, expect, it } from 'vitest'
import type { Finality } from '../../../../src/core/chain/finality.ts'
import { createEvmClient } from '../../../../src/net/families/evm/client.ts'
import { answeringAsNode, serve, type TestServer } from '../../servers.ts'

const USER = `0x${'11'.repeat(20)}`
const hash = `0x${'ab'.repeat(32)}`
const DEPTH = { by: 'depth', blocks: 12 } as const

const servers: TestServer[] = []
afterEach(async () => {
  await Promise.all(servers.splice(0).map((server) => server.stop()))
})

/** The head is 100 and `finalized` 36; nonces equal block numbers. */
async function nodeOf(finality: Finality, finalized: unknown = '0x24') {
  const numbered = (at: unknown) => (at === 'finalized' ? finalized : at)
  const server = await serve(
    answeringAsNode(({ method, params: [first, second] }) => {
      if (method === 'eth_blockNumber') return { result: '0x64' }
      if (method === 'eth_getTransactionCount') return { result: numbered(second) }
      const number = numbered(first)
      return { result: number === null ? null : { hash, number, timestamp: `0x1${String(number).slice(2)}` } }
    }),
  )
  servers.push(server)
  return createEvmClient({ fetch, nodeUrls: [server.url], chainId: 1, finality })
}

it('takes the block of the tag, where the chain has one', async () => {
  const evm = await nodeOf({ by: 'finalizedTag' })
  expect(await evm.finalHeight()).toEqual({ ok: true, value: 36n })
  expect(await evm.nonce(USER, 'finalized')).toEqual({ ok: true, value: 36 })
  expect(await evm.finalizedBlock()).toEqual({ ok: true, value: { number: 36n, atSeconds: 0x124 } })
})

it('counts the depth from the newest block, that one counted, where the chain has a depth', async () => {
  const evm = await nodeOf(DEPTH)
  expect(await evm.finalHeight()).toEqual({ ok: true, value: 89n })
  expect(await evm.nonce(USER, 'finalized')).toEqual({ ok: true, value: 89 })
  expect(await evm.finalizedBlock()).toEqual({ ok: true, value: { number: 89n, atSeconds: 0x159 } })
})

it('has nothing final in a chain that is shorter than the depth but its first block', async () => {
  expect(await (await nodeOf({ by: 'depth', blocks: 200 })).finalHeight()).toEqual({ ok: true, value: 0n })
})

it('is no answer where a node has no such block', async () => {
  const evm = await nodeOf({ by: 'finalizedTag' }, null)
  expect(await evm.finalHeight()).toMatchObject({ ok: false, reason: { code: 'NOT_SAID' } })
  expect(await evm.finalizedBlock()).toMatchObject({ ok: false, reason: { code: 'NOT_SAID' } })
})
