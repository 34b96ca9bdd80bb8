import { afterEach, expect, it } from 'vitest'
import { createEvmClient } from '../../../../src/net/families/evm/client.ts'
import { answeringAsNode, serve, type TestServer } from '../../servers.ts'

const USER = `0x${'11'.repeat(20)}`
const OTHER = `0x${'22'.repeat(20)}`
const NEWEST = 1_000_000n
const CONTENT = { to: OTHER, value: '0x7', input: '0xa9059cbb' }
const hashAt = (block: bigint, nonce: number) =>
  `0x${block.toString(16).padStart(32, '0')}${nonce.toString(16).padStart(32, '0')}`

const servers: TestServer[] = []
afterEach(async () => {
  await Promise.all(servers.splice(0).map((server) => server.stop()))
})

/** States below `oldest` are gone. */
async function nodeOf(usedIn: readonly bigint[], oldest = 0n) {
  const asked: string[] = []
  const server = await serve(
    answeringAsNode(({ method, params: [first, second] }) => {
      asked.push(method)
      if (method === 'eth_getTransactionCount') {
        const at = BigInt(String(second))
        if (at < oldest) return { error: { code: -32_000, message: 'missing trie node' } }
        return { result: `0x${usedIn.filter((block) => block <= at).length.toString(16)}` }
      }
      const at = BigInt(String(first))
      const own = usedIn.flatMap((block, nonce) =>
        block === at ? [{ ...CONTENT, hash: hashAt(block, nonce), from: USER, nonce: `0x${nonce.toString(16)}` }] : [],
      )
      return { result: { transactions: [{ hash: hashAt(at, 99), from: OTHER, nonce: '0x1' }, ...own] } }
    }),
  )
  servers.push(server)
  const evm = createEvmClient({ fetch, nodeUrls: [server.url], chainId: 1 })
  const about = (nonce: number, isLate = () => false) => ({ account: USER, nonce, newest: NEWEST, isLate })
  const hashOf = (nonce: number, isLate?: () => boolean) => evm.hashOfNonce(about(nonce, isLate))
  return { hashOf, asked, whole: (nonce: number) => evm.transactionOfNonce(about(nonce)) }
}

it('finds the transaction of a nonce in the block that used it, by at most 40 questions', async () => {
  for (const block of [NEWEST, NEWEST - 1n, NEWEST - 2n, NEWEST - 9n, NEWEST - 500_001n, 3n, 0n]) {
    const { hashOf, asked } = await nodeOf([0n, block, NEWEST].sort((a, b) => Number(a - b)))
    expect(await hashOf(1)).toBe(hashAt(block, 1))
    expect(asked.length).toBeLessThanOrEqual(41)
  }
})

it('tells two nonces of one block apart', async () => {
  const { hashOf } = await nodeOf([10n, 10n, 20n])
  expect([await hashOf(0), await hashOf(1), await hashOf(2)]).toEqual([hashAt(10n, 0), hashAt(10n, 1), hashAt(20n, 2)])
})

it('reads what that transaction does', async () => {
  const { whole } = await nodeOf([10n])
  expect(await whole(0)).toEqual({ hash: hashAt(10n, 0), to: OTHER, value: 7n, data: '0xa9059cbb' })
})

it('names none where the node has no old states, or it takes too long', async () => {
  expect(await (await nodeOf([10n], NEWEST - 100n)).hashOf(0)).toBeUndefined()
  const { hashOf, asked } = await nodeOf([10n])
  expect(await hashOf(0, () => true)).toBeUndefined()
  expect(asked).toEqual([])
})
