import { recoverTypedDataAddress } from 'viem'
import { privateKeyToAccount } from 'viem/accounts'
import { describe, expect, it } from 'vitest'
import type { EvmSignatureItem } from '../../../src/core/execution/item.ts'
import { permitNonce } from '../../../src/core/families/evm/permit-nonce.ts'
import { sign } from '../../../src/core/sign/sign.ts'
import { typedDataDigestOf } from '../../../src/core/sign/typed-data-hashes.ts'
import { hexToBytes } from '../../../src/lib/hex.ts'
import { anHonest, approvedOf } from '../../wallet/sim/flows.ts'

const KEY = '0x0123456789012345678901234567890123456789012345678901234567890123'
const owner = privateKeyToAccount(KEY)

/** Moves an honest proven permit to this account. */
function permitOf(kind: 'permit-eip3009' | 'permit-permit2'): EvmSignatureItem {
  const item = approvedOf(anHonest(kind), kind).plan.at(-1)
  if (item?.kind !== 'evmSignature') throw new Error('expected a permit')
  const { message } = item.typedData
  const from = 'from' in message ? { from: owner.address } : {}
  return { ...item, from: owner.address, typedData: { ...item.typedData, message: { ...message, ...from } } }
}

const signing = (item: EvmSignatureItem) => ({
  terms: { terms: 'permit', nonce: permitNonce(item) } as const,
  purpose: 'step' as const,
  privateKey: hexToBytes(KEY),
})

describe.each(['permit-eip3009', 'permit-permit2'] as const)('%s', (kind) => {
  const item = permitOf(kind)

  it('is signed by its owner, over exactly what was proven, and posted with the proven body', async () => {
    const signed = await sign(item, signing(item))
    const { endpoint, signature, body } = JSON.parse(signed.bytes)
    const { domain, types, primaryType, message } = item.typedData
    const by = await recoverTypedDataAddress({ ...{ domain, types, primaryType, message }, signature })
    expect(by).toBe(owner.address)
    expect({ endpoint, body }).toEqual(item.post)
    expect(signed).toMatchObject({ kind: 'evmSignature', purpose: 'step', hash: typedDataDigestOf(item.typedData) })
  })

  it('gives the same bytes again', async () => {
    expect(await sign(item, signing(item))).toEqual(await sign(item, signing(item)))
  })

  it('is not signed on another number, for another purpose, or with another key', async () => {
    const right = signing(item)
    const wrong = { ...right.terms, nonce: right.terms.nonce + 1n }
    await expect(sign(item, { ...right, terms: wrong })).rejects.toThrow('expected the number')
    await expect(sign(item, { ...right, purpose: 'cancel' })).rejects.toThrow('expected a step')
    const other = { ...right, privateKey: new Uint8Array(32).fill(7) }
    await expect(sign(item, other)).rejects.toThrow('expected the key of')
  })
})

it('has the order id as its number', () => {
  const { orderId, plan } = approvedOf(anHonest('permit-eip3009'), 'one')
  const [item] = plan
  expect(item?.kind === 'evmSignature' && permitNonce(item)).toBe(BigInt(orderId))
})
