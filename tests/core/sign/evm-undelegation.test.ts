import { parseTransaction } from 'viem'
import { privateKeyToAccount } from 'viem/accounts'
import { keccak256, recoverAuthorizationAddress } from 'viem/utils'
import { describe, expect, it } from 'vitest'
import { signEvmUndelegation } from '../../../src/core/sign/evm-undelegation.ts'
import type { SigningPurpose } from '../../../src/core/sign/signed.ts'
import { signedGas } from '../../../src/core/sign/signed-gas.ts'
import { type Hex, hexToBytes } from '../../../src/lib/hex.ts'
import vectors from '../../vectors/eip-7702.json' with { type: 'json' }

const [first] = vectors.vectors
if (!first) throw new Error('expected a vector')

function sign(
  { privateKey, chainId, ...fields }: Omit<(typeof vectors.vectors)[number], 'signed'>,
  { account = privateKeyToAccount(privateKey as Hex).address as string, purpose = 'step' as SigningPurpose } = {},
) {
  const terms = {
    terms: 'evm',
    nonce: fields.nonce,
    gasLimit: BigInt(fields.gasLimit),
    maxFeePerGasWei: BigInt(fields.maxFeePerGas),
    maxPriorityFeePerGasWei: BigInt(fields.maxPriorityFeePerGas),
  } as const
  return signEvmUndelegation({ account, chainId }, { terms, purpose, privateKey: hexToBytes(privateKey as Hex) })
}

describe(vectors.source, () => {
  it.each(vectors.vectors)('on chain $chainId with nonce $nonce', async ({ signed, ...fields }) => {
    const made = await sign(fields)
    expect(made).toMatchObject({ bytes: signed, hash: keccak256(signed as Hex), chainId: fields.chainId })
    expect(signedGas(made)).toEqual({
      gasLimit: BigInt(fields.gasLimit),
      maxFeePerGasWei: BigInt(fields.maxFeePerGas),
    })
  })
})

describe('the end of a delegation', () => {
  it('names nobody, on its own chain, with the next nonce, and pays nothing to itself', async () => {
    const { bytes } = await sign(first)
    const { authorizationList = [], ...sent } = parseTransaction(bytes as Hex)
    const { address } = privateKeyToAccount(first.privateKey as Hex)
    expect(sent).toMatchObject({ type: 'eip7702', chainId: first.chainId, nonce: first.nonce })
    expect(sent).toMatchObject({ to: address.toLowerCase() })
    expect([sent.value, sent.data]).toEqual([undefined, undefined])
    const [authorization, ...more] = authorizationList
    if (!authorization) throw new Error('expected an authorization')
    expect(more).toEqual([])
    expect(authorization).toMatchObject({
      address: `0x${'0'.repeat(40)}`,
      chainId: first.chainId,
      nonce: first.nonce + 1,
    })
    expect(await recoverAuthorizationAddress({ authorization } as never)).toBe(address)
  })

  it('is cancelled without an authorization', async () => {
    const { bytes } = await sign({ ...first, gasLimit: '21000' }, { purpose: 'cancel' })
    expect(parseTransaction(bytes as Hex)).not.toHaveProperty('authorizationList')
    expect(parseTransaction(bytes as Hex)).toMatchObject({ type: 'eip1559', nonce: first.nonce, gas: 21_000n })
  })

  it.each([
    ['chain 0, which means all', { chainId: 0 }],
    ['no whole chain', { chainId: 1.5 }],
    ['more gas than shown', { gasLimit: '200001' }],
  ])('is not signed for %s', async (_name, changes) => {
    await expect(sign({ ...first, ...changes })).rejects.toThrow(RangeError)
  })

  it('is not signed by another key', async () => {
    await expect(sign(first, { account: `0x${'22'.repeat(20)}` })).rejects.toThrow(/the key of/)
  })
})
