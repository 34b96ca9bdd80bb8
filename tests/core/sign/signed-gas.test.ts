import { privateKeyToAccount } from 'viem/accounts'
import { parseTransaction } from 'viem/utils'
import { describe, expect, it } from 'vitest'
import { signedGas } from '../../../src/core/sign/signed-gas.ts'
import { bytesToHex } from '../../../src/lib/hex.ts'
import vectors from '../../vectors/evm-signing.json' with { type: 'json' }

const account = privateKeyToAccount(bytesToHex(new Uint8Array(32).fill(0x11)))
const NUMBERS = [0n, 1n, 127n, 128n, 255n, 256n, 21_000n, 160_000n, 2n ** 64n, 2n ** 256n - 1n]

describe('what signed bytes let a chain take for gas', () => {
  it.each(vectors.eip1559.vectors)('is read out of published bytes: nonce $nonce', ({ signed, ...fields }) => {
    expect(signedGas({ bytes: signed })).toEqual({
      gasLimit: BigInt(fields.gasLimit),
      maxFeePerGasWei: BigInt(fields.maxFeePerGas),
    })
  })

  it('is what a library reads there, whatever else was signed', async () => {
    for (const [at, gas] of NUMBERS.entries()) {
      for (const maxFeePerGas of NUMBERS) {
        const bytes = await account.signTransaction({
          ...{ type: 'eip1559', chainId: 2 ** (at * 5), nonce: at * 200, to: account.address, gas, maxFeePerGas },
          ...{ value: maxFeePerGas, data: `0x${'ab'.repeat(at * 40)}` },
        })
        const read = parseTransaction(bytes)
        const expected = { gasLimit: read.gas ?? 0n, maxFeePerGasWei: read.maxFeePerGas ?? 0n }
        expect(signedGas({ bytes })).toEqual(expected)
        expect(expected).toEqual({ gasLimit: gas, maxFeePerGasWei: maxFeePerGas })
      }
    }
  })

  it('is nothing in other bytes, and in those that end too early', () => {
    const [{ signed } = { signed: '' }] = vectors.eip1559.vectors
    for (let end = 0; end < 24; end += 1) expect(signedGas({ bytes: signed.slice(0, end) })).toBeUndefined()
    for (const bytes of ['', '02', '0x02abab', `0x01${signed.slice(4)}`, '0x02f8ff0102b9', '0x02zz']) {
      expect(signedGas({ bytes })).toBeUndefined()
    }
  })
})
