import { sha256x2 } from '@scure/btc-signer/utils'
import { expect, test } from 'vitest'
import { hex } from './hex.ts'
import { merklePath, merkleRoot } from './merkle.ts'

// Block 100,000 of the main network.
const TXIDS = [
  '8c14f0db3df150123e6f3dbbf30f8b955a8249b62ac1d1ff16284aefa3d06d87',
  'fff2525b8931402dd09222c50775608f75787bd2b87e56995a7bdd30f79702c4',
  '6359f0868171b1d194cbee1af2f16ea598ae8fad666d9b012c8ed2b79a236ec4',
  'e9a66845e05d5abc0ad04ec80f774a7e585c6e8db975962d069a522137b80c1d',
]
const ROOT = 'f3e94742aca4b5ef85488dc37c06c3282295ffec960994b2c0d5ac2a25a95766'

const bytesOf = (hash: string) => hex.decode(hash).reverse()

function climb(txid: string, path: readonly string[], position: number): string {
  const climbed = path.reduce((hash, sibling, height) => {
    const pair = (position >> height) % 2 === 0 ? [hash, sibling] : [sibling, hash]
    return hex.encode(sha256x2(Uint8Array.from(pair.flatMap((each) => [...bytesOf(each)]))).reverse())
  }, txid)
  return climbed
}

test('the root of a published block', () => {
  expect(merkleRoot(TXIDS)).toBe(ROOT)
})

test('a block of one transaction has its id as root', () => {
  expect(merkleRoot(TXIDS.slice(0, 1))).toBe(TXIDS[0])
  expect(merklePath(TXIDS.slice(0, 1), 0)).toEqual([])
})

test.each([2, 3, 4, 5, 6, 7])('each of %i paths leads to the root', (count) => {
  const txids = Array.from({ length: count }, (_, at) => TXIDS[at] ?? `${at}`.repeat(64))
  for (const [at, txid] of txids.entries()) expect(climb(txid, merklePath(txids, at), at)).toBe(merkleRoot(txids))
})
