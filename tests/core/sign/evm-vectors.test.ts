import { parseTransaction } from 'viem'
import { privateKeyToAccount } from 'viem/accounts'
import { hashMessage, keccak256, serializeTransaction } from 'viem/utils'
import { describe, expect, it } from 'vitest'
import { readTypedData } from '../../../src/core/page/messages/typed-data.ts'
import { signEvmCall } from '../../../src/core/sign/evm-call.ts'
import { signPersonalMessage } from '../../../src/core/sign/personal-message.ts'
import { signTypedData } from '../../../src/core/sign/typed-data.ts'
import { typedDataDigestOf } from '../../../src/core/sign/typed-data-hashes.ts'
import { utf8ToBytes } from '../../../src/lib/bytes.ts'
import { type Hex, hexToBytes } from '../../../src/lib/hex.ts'
import vectors from '../../vectors/evm-signing.json' with { type: 'json' }

const { eip155, eip191, eip712, eip1559 } = vectors
const hexOf = (text: string) => text as Hex

describe(eip1559.source, () => {
  it.each(eip1559.vectors)('nonce $nonce', async ({ privateKey, signed, ...fields }) => {
    const { address } = privateKeyToAccount(hexOf(privateKey))
    const call = { to: fields.to, data: '0x' as const, value: BigInt(fields.value), gas: undefined }
    const terms = {
      terms: 'evm',
      nonce: fields.nonce,
      gasLimit: BigInt(fields.gasLimit),
      maxFeePerGasWei: BigInt(fields.maxFeePerGas),
      maxPriorityFeePerGasWei: BigInt(fields.maxPriorityFeePerGas),
    } as const
    const signable = { call, account: address, chainId: eip1559.chainId }
    const made = await signEvmCall(signable, { terms, purpose: 'step', privateKey: hexToBytes(hexOf(privateKey)) })
    expect(made.bytes).toBe(signed)
    expect(made.hash).toBe(keccak256(hexOf(signed)))
    // EIP-2718: the type comes first.
    expect(made.bytes.slice(0, 4)).toBe('0x02')
  })
})

// The wallet signs no such transaction, but its library must bind the chain.
describe(eip155.source, () => {
  const { gasPrice, value, gas, to, ...fields } = eip155.transaction
  const transaction = {
    ...fields,
    type: 'legacy',
    to: hexOf(to),
    gas: BigInt(gas),
    gasPrice: BigInt(gasPrice),
    value: BigInt(value),
  } as const

  it('has the digest and the bytes of the library that signs', async () => {
    expect(keccak256(serializeTransaction(transaction))).toBe(eip155.digest)
    expect(await privateKeyToAccount(hexOf(eip155.privateKey)).signTransaction(transaction)).toBe(eip155.signed)
    expect(parseTransaction(hexOf(eip155.signed))).toMatchObject({ type: 'legacy', chainId: 1 })
  })
})

describe(eip191.source, () => {
  it('gives the digest and the signature', async () => {
    const message = utf8ToBytes(eip191.message)
    expect(hashMessage({ raw: message })).toBe(eip191.digest)
    expect(await signPersonalMessage(message, hexToBytes(hexOf(eip191.privateKey)))).toBe(eip191.signature)
    expect(privateKeyToAccount(hexOf(eip191.privateKey)).address).toBe(eip191.address)
  })
})

describe(eip712.source, () => {
  it('gives the digest and the signature, read as a page sends it', async () => {
    const read = readTypedData(eip712.typedData)
    if (!read.ok) throw new Error(read.message)
    expect(typedDataDigestOf(read.typedData)).toBe(eip712.digest)
    const key = hexToBytes(hexOf(eip712.privateKey))
    expect(await signTypedData(read.typedData, eip712.address, key)).toEqual({
      digest: eip712.digest,
      signature: eip712.signature,
    })
  })
})

describe(vectors.rfc6979.source, () => {
  it.each(vectors.rfc6979.vectors)('$message, signed on EVM chains', async ({ privateKey, message, r, s }) => {
    const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', utf8ToBytes(message)))
    const hash: Hex = `0x${Buffer.from(digest).toString('hex')}`
    expect((await privateKeyToAccount(`0x${privateKey}`).sign({ hash })).slice(0, 130)).toBe(`0x${r}${s}`)
  })
})
