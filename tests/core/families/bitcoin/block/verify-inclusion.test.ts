import { hexToBytes } from '@noble/hashes/utils'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { rootOf } from '../../../../../src/core/families/bitcoin/block/merkle-proof.ts'
import {
  type InclusionEvidence,
  verifyInclusion,
} from '../../../../../src/core/families/bitcoin/block/verify-inclusion.ts'
import { decodeTransaction, txidOf } from '../../../../../src/core/families/bitcoin/transaction/transaction.ts'
import { merklePath, merkleRoot } from '../../../../devnet/bitcoin/merkle.ts'
import { minedHeader } from '../../../../devnet/bitcoin/simulated-block.ts'
import published from '../../../../vectors/bitcoin-blocks.json'

const { txids, transactions, headers, hash } = published
const EASIEST = 0x1d00_ffff
const REGTEST = 0x207f_ffff

const decoded = (hex: string | undefined) => decodeTransaction(hexToBytes(hex ?? ''))
const proofOf = (ids: readonly string[], position: number) => ({ path: merklePath(ids, position), position })

function evidence(position: number, changes: Partial<InclusionEvidence> = {}): InclusionEvidence {
  return {
    txid: txids[position] ?? '',
    transaction: decoded(transactions[position]),
    proof: proofOf(txids, position),
    coinbase: { transaction: decoded(transactions[0]), proof: proofOf(txids, 0) },
    headers: headers.map((each) => hexToBytes(each)),
    names: [hash, hash],
    easiestBits: EASIEST,
    ...changes,
  }
}

const faultOf = (given: InclusionEvidence) => {
  const result = verifyInclusion(given)
  return result.ok ? 'none' : result.fault
}

describe('a published block of the main network', () => {
  it.each([0, 1, 2, 3])('holds its transaction %i, six blocks deep', (position) => {
    const block = { hash, timeSeconds: 1_293_623_863, depth: 6 }
    expect(verifyInclusion(evidence(position))).toEqual({ ok: true, block })
  })

  it('needs one header where two explorers name the block, and six where one does', () => {
    const few = { headers: evidence(1).headers.slice(0, 5) }
    expect(faultOf(evidence(1, { headers: few.headers.slice(0, 1) }))).toBe('none')
    expect(faultOf(evidence(1, { names: [hash] }))).toBe('none')
    expect(verifyInclusion(evidence(1, { ...few, names: [hash] }))).toEqual({ ok: false, fault: 'shallow', depth: 5 })
  })

  it('is not named where an explorer differs or is silent, or none is asked', () => {
    const other = '11'.repeat(32)
    for (const names of [[], [hash, undefined], [undefined, hash], [hash, other], [other], [undefined]]) {
      expect(faultOf(evidence(1, { names }))).toBe('unnamed')
    }
  })

  it('is too easy below the floor, and no harder floor is forgiven', () => {
    expect(faultOf(evidence(1, { easiestBits: published.bits }))).toBe('none')
    expect(faultOf(evidence(1, { easiestBits: published.bits - 1 }))).toBe('easy')
    expect(faultOf(evidence(1, { easiestBits: 0x1708_7b14 }))).toBe('easy')
  })

  it('does not hold another transaction, and no other block follows it', () => {
    expect(faultOf(evidence(1, { txid: txids[2] ?? '' }))).toBe('bytes')
    expect(faultOf(evidence(1, { transaction: decoded(transactions[2]) }))).toBe('bytes')
    expect(faultOf(evidence(1, { proof: proofOf(txids, 2) }))).toBe('merkle')
    expect(
      faultOf(evidence(1, { coinbase: { transaction: decoded(transactions[1]), proof: proofOf(txids, 1) } })),
    ).toBe('coinbase')
    const { coinbase } = evidence(1)
    const spending = coinbase.transaction.transaction.inputs.map((input) => ({ ...input, vout: 0 }))
    const parts = { ...coinbase.transaction.transaction, inputs: spending }
    const none = { ...coinbase.transaction, transaction: parts }
    expect(faultOf(evidence(1, { coinbase: { ...coinbase, transaction: none } }))).toBe('coinbase')
    const [first, , third] = evidence(1).headers
    expect(faultOf(evidence(1, { headers: [first, third].flatMap((each) => each ?? []) }))).toBe('link')
    expect(faultOf(evidence(1, { headers: [] }))).toBe('header')
    expect(faultOf(evidence(1, { headers: [new Uint8Array(79)] }))).toBe('header')
  })
})

describe('one flipped bit', () => {
  const flipped = (bytes: Uint8Array, bit: number) => {
    const changed = bytes.slice()
    changed[bit >> 3] = (changed[bit >> 3] ?? 0) ^ (1 << (bit & 7))
    return changed
  }
  const flippedHex = (text: string, bit: number) => Buffer.from(flipped(hexToBytes(text), bit)).toString('hex')
  const position = fc.integer({ min: 0, max: 3 })
  const ofHash = fc.integer({ min: 0, max: 255 })

  it('of any header refuses', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 5 }), fc.integer({ min: 0, max: 639 }), (at, bit) => {
        const changed = headers.map((each, index) => (index === at ? flipped(hexToBytes(each), bit) : hexToBytes(each)))
        expect(faultOf(evidence(1, { headers: changed }))).not.toBe('none')
      }),
    )
  })

  it('of either proof refuses', () => {
    fc.assert(
      fc.property(position, fc.integer({ min: 0, max: 1 }), ofHash, (at, level, bit) => {
        const changed = ({ path, position: place }: InclusionEvidence['proof']) => ({
          path: path.map((each, index) => (index === level ? flippedHex(each, bit) : each)),
          position: place,
        })
        const { proof, coinbase } = evidence(at)
        expect(faultOf(evidence(at, { proof: changed(proof) }))).toBe('merkle')
        expect(faultOf(evidence(at, { coinbase: { ...coinbase, proof: changed(coinbase.proof) } }))).toBe('coinbase')
      }),
    )
  })

  it('of the id, of the bytes or of a name refuses', () => {
    fc.assert(
      fc.property(position, ofHash, fc.nat(), (at, bit, anyBit) => {
        const { transaction } = evidence(at)
        const stripped = flipped(transaction.stripped, anyBit % (transaction.stripped.length * 8))
        expect(faultOf(evidence(at, { txid: flippedHex(txids[at] ?? '', bit) }))).toBe('bytes')
        expect(faultOf(evidence(at, { transaction: { ...transaction, stripped } }))).toBe('bytes')
        expect(faultOf(evidence(at, { names: [hash, flippedHex(hash, bit)] }))).toBe('unnamed')
      }),
    )
  })

  it('of a position refuses, and so does a longer or a shorter proof', () => {
    fc.assert(
      fc.property(position, fc.integer({ min: -1, max: 64 }), (at, wrong) => {
        const { path } = evidence(at).proof
        fc.pre(wrong !== at)
        expect(faultOf(evidence(at, { proof: { path, position: wrong } }))).toBe('merkle')
        expect(faultOf(evidence(at, { proof: { path: path.slice(0, -1), position: at & 1 } }))).toBe('merkle')
        expect(faultOf(evidence(at, { proof: { path: [...path, path[0] ?? ''], position: at } }))).toBe('merkle')
      }),
    )
  })
})

describe('an inner node of the tree (CVE-2017-12842)', () => {
  const coinbaseHex = transactions[0] ?? ''
  const coinbaseId = txids[0] ?? ''
  const headerOver = (root: string) =>
    hexToBytes(minedHeader({ previousHash: hash, merkleRoot: root, timeSeconds: 1_700_000_000 }).header)
  const hashOver = (root: string) =>
    minedHeader({ previousHash: hash, merkleRoot: root, timeSeconds: 1_700_000_000 }).hash
  // One input without a script, and one output with four bytes of it.
  const nodeSized = `01000000${'01'}${'ab'.repeat(36)}00${'ff'.repeat(4)}01${'00'.repeat(8)}04${'51'.repeat(4)}00000000`

  it('is no transaction: bytes of its size are refused, though they hash to a leaf', () => {
    const transaction = decoded(nodeSized)
    expect(transaction.stripped).toHaveLength(64)
    const ids = [coinbaseId, txidOf(transaction.stripped)]
    const root = merkleRoot(ids)
    const given = evidence(1, {
      ...{ txid: ids[1] ?? '', transaction, proof: proofOf(ids, 1), headers: [headerOver(root)] },
      coinbase: { transaction: decoded(coinbaseHex), proof: proofOf(ids, 0) },
      ...{ names: [hashOver(root), hashOver(root)], easiestBits: REGTEST },
    })
    expect(faultOf(given)).toBe('size')
  })

  it('has no leaf below it: a proof longer than the coinbase’s is refused', () => {
    // The right half of a transaction's 64 bytes is the id of another one.
    const invented = transactions[1] ?? ''
    const leaf = txids[1] ?? ''
    const posing = hexToBytes(`${'ab'.repeat(32)}${Buffer.from(hexToBytes(leaf)).reverse().toString('hex')}`)
    const ids = [coinbaseId, txidOf(posing)]
    const root = merkleRoot(ids)
    const proof = { path: ['ab'.repeat(32), coinbaseId], position: 3 }
    expect(rootOf(leaf, proof)).toBe(root)
    const given = evidence(1, {
      ...{ txid: leaf, transaction: decoded(invented), proof, headers: [headerOver(root)] },
      coinbase: { transaction: decoded(coinbaseHex), proof: proofOf(ids, 0) },
      ...{ names: [hashOver(root), hashOver(root)], easiestBits: REGTEST },
    })
    expect(faultOf(given)).toBe('merkle')
    const inner = {
      transaction: decoded(coinbaseHex),
      proof: { path: ['ab'.repeat(32), ...proofOf(ids, 0).path], position: 0 },
    }
    expect(faultOf({ ...given, coinbase: inner })).toBe('coinbase')
  })
})
