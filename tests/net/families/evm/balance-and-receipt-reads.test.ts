import { afterEach, expect, it } from 'vitest'
import { createEvmClient } from '../../../../src/net/families/evm/client.ts'
import { answeringAsNode, serve, type TestServer } from '../../servers.ts'

const HASH = `0x${'ab'.repeat(32)}`
const TOKEN = `0x${'70'.repeat(20)}`
const USER = `0x${'11'.repeat(20)}`
const TRANSFER = '0xddf252ad1be2c89b69c2b068fc378daa952ba7f163c4a11628f55a4df523b3ef'
const word = (hex: string) => `0x${hex.padStart(64, '0')}`

const servers: TestServer[] = []
afterEach(async () => {
  await Promise.all(servers.splice(0).map((server) => server.stop()))
})

async function receivedOf(indexes: readonly string[]) {
  const transfer = { address: TOKEN, topics: [TRANSFER, word('5'), word(USER.slice(2))], data: word('64') }
  const logs = indexes.map((logIndex) => ({ ...transfer, logIndex }))
  const about = { transactionHash: HASH, status: '0x1', blockNumber: '0x7', blockHash: HASH, gasUsed: '0x1' }
  const server = await serve(answeringAsNode(() => ({ result: { ...about, logs } })))
  servers.push(server)
  const evm = createEvmClient({ fetch, nodeUrls: [server.url], chainId: 1 })
  return evm.received(HASH, { currency: TOKEN, isNative: false, recipient: USER })
}

it('counts two transfers of one transaction, by their own places in the block', async () => {
  expect(await receivedOf(['0x1', '0x2'])).toMatchObject({ ok: true, value: { value: 200n } })
})

it('believes no receipt that names a transfer twice', async () => {
  expect(await receivedOf(['0x1', '0x1'])).toMatchObject({ ok: false, reason: { code: 'UNREADABLE' } })
})
