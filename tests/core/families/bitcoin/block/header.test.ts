import { hexToBytes } from '@noble/hashes/utils'
import { expect, it } from 'vitest'
import {
  hasWork,
  isEasierThan,
  readHeader,
  targetOf,
  writeHeader,
} from '../../../../../src/core/families/bitcoin/block/header.ts'
import { MAIN_NETWORK_EASIEST_BITS } from '../../../../../src/core/profiles/bitcoin.ts'
import published from '../../../../vectors/bitcoin-blocks.json'

const headerOf = (hex: string | undefined) => readHeader(hexToBytes(hex ?? '')) ?? expect.fail('expected a header')

it('reads a published header, and writes it from its fields', () => {
  const [hex] = published.headers
  const header = headerOf(hex)
  expect(header).toEqual({
    hash: published.hash,
    previousHash: '000000000002d01c1fccc21636b607dfd930d31d01c3a62104612a1719011250',
    merkleRoot: published.merkleRoot,
    timeSeconds: 1_293_623_863,
    bits: published.bits,
  })
  const written = writeHeader({ ...header, version: 1, nonce: 274_148_111 })
  expect(Buffer.from(written).toString('hex')).toBe(hex)
  expect(Buffer.from(writeHeader({ ...header, version: -1, nonce: 0 }).subarray(0, 4)).toString('hex')).toBe('ffffffff')
  expect(readHeader(new Uint8Array(81))).toBeUndefined()
})

it('meets its own target, and no harder one', () => {
  for (const hex of published.headers) expect(hasWork(headerOf(hex))).toBe(true)
  const header = headerOf(published.headers[0])
  expect(hasWork({ ...header, bits: 0x1a04_864c })).toBe(false)
  expect(hasWork({ ...header, bits: 0 })).toBe(false)
})

// Bitcoin Core, src/test/arith_uint256_tests.cpp, bignum_SetCompact.
it.each([
  [0, undefined],
  [0x0012_3456, undefined],
  [0x0100_3456, undefined],
  [0x0180_0000, undefined],
  [0x0192_3456, undefined],
  [0x0112_3456, 0x12n],
  [0x0212_3456, 0x1234n],
  [0x0312_3456, 0x12_3456n],
  [0x0412_3456, 0x1234_5600n],
  [0x0492_3456, undefined],
  [0x0500_9234, 0x9234_0000n],
  [0x2012_3456, 0x12_3456n << 232n],
  [0xff12_3456, undefined],
  [0x1d00_ffff, 0xffffn << 208n],
])('reads the compact target %i', (bits, target) => {
  expect(targetOf(bits)).toBe(target)
})

it('is easier than a floor by its target, not by its bits', () => {
  expect(isEasierThan({ bits: 0x1707_8a80 }, 0x1707_8a80)).toBe(false)
  expect(isEasierThan({ bits: 0x1707_8a81 }, 0x1707_8a80)).toBe(true)
  expect(isEasierThan({ bits: 0x1800_078a }, 0x1707_8a80)).toBe(false)
  expect(isEasierThan({ bits: 0 }, 0x1707_8a80)).toBe(true)
})

it('has a quarter of a recent block’s difficulty as the main network’s floor', () => {
  const { hash, header: hex } = published.recent
  const header = headerOf(hex)
  expect(header.hash).toBe(hash)
  expect(hasWork(header)).toBe(true)
  expect(targetOf(MAIN_NETWORK_EASIEST_BITS)).toBe(4n * (targetOf(header.bits) ?? 0n))
  expect(isEasierThan(header, MAIN_NETWORK_EASIEST_BITS)).toBe(false)
})
