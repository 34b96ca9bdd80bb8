import { describe, expect, it } from 'vitest'
import { writeTransaction } from '../../../../src/core/families/bitcoin/transaction/library-transaction.ts'
import { txidOf } from '../../../../src/core/families/bitcoin/transaction/transaction.ts'
import { bytesToHex } from '../../../../src/lib/hex.ts'
import { writeSigned } from '../../../core/families/bitcoin/write-signed.ts'
import { bitcoinOf } from '../../bitcoin-stand.ts'

const INPUT = { txid: 'ab'.repeat(32), vout: 0, script: new Uint8Array(), sequence: 0 }
const OUTPUT = { valueSats: 1_000n, script: new Uint8Array(22) }
const PARTS = { version: 2, inputs: [INPUT], outputs: [OUTPUT], lockTime: 0 }

function withWitness(bytes: number) {
  const raw = writeSigned(PARTS, [[new Uint8Array(bytes)]])
  return { txid: txidOf(writeTransaction(PARTS)), hex: bytesToHex(raw).slice(2), length: raw.length }
}

const explorerWith = (hex: string) => bitcoinOf(() => new Response(`${hex}\n`))

describe('a transaction', () => {
  it.each([1_100_000, 3_999_000])('with a witness of %i bytes is read', async (bytes) => {
    const { txid, hex, length } = withWitness(bytes)
    const answer = await explorerWith(hex).transaction(txid)
    expect(answer.ok && answer.value?.raw.length).toBe(2 + 2 * length)
  })

  it('above the weight of a block is refused', async () => {
    const { txid, hex } = withWitness(3_999_900)
    expect(await explorerWith(hex).transaction(txid)).toMatchObject({ ok: false, reason: { code: 'OTHER_ANSWER' } })
    const huge = withWitness(4_100_000)
    expect(await explorerWith(huge.hex).transaction(huge.txid)).toMatchObject({
      ok: false,
      reason: { code: 'TOO_LARGE' },
    })
  })
})
