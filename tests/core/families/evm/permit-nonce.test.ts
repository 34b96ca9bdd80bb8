import { describe, expect, it } from 'vitest'
import { permitNonce, permitNonceKey } from '../../../../src/core/families/evm/permit-nonce.ts'
import { anHonest, approvedOf } from '../../../wallet/sim/flows.ts'

const permitOf = (kind: string) => {
  const item = approvedOf(anHonest(kind), kind).plan.at(-1)
  return item?.kind === 'evmSignature' ? item : expect.fail('expected a permit')
}
const withMessage = (message: object) => {
  const { typedData } = permitOf('permit-eip3009')
  return { typedData: { ...typedData, message: { ...typedData.message, ...message } } }
}

describe('the number that a permit uses up', () => {
  it.each([
    ['permit-eip3009', 'eip3009'],
    ['permit-permit2', 'permit2'],
  ])('of %s is the order’s, at the contract that the signature is for', (kind, standard) => {
    const item = permitOf(kind)
    const { orderId } = approvedOf(anHonest(kind), kind)
    const contract = item.typedData.domain['verifyingContract']
    expect(permitNonceKey(item)).toEqual({ standard, contract, owner: item.from, nonce: BigInt(orderId) })
  })

  it('is read from 32 bytes and from digits, and from nothing else', () => {
    expect(permitNonce(withMessage({ nonce: `0x${'00'.repeat(31)}1f` }))).toBe(31n)
    expect(permitNonce(withMessage({ nonce: '31' }))).toBe(31n)
    for (const nonce of ['0x1f', '1e9', '', undefined, 0.5]) {
      expect(() => permitNonce(withMessage({ nonce }))).toThrow('expected a permit with a number')
    }
  })

  it('is none without a contract that keeps it', () => {
    const item = permitOf('permit-eip3009')
    const { verifyingContract: _contract, ...domain } = item.typedData.domain
    expect(() => permitNonceKey({ ...item, typedData: { ...item.typedData, domain } })).toThrow('for a contract')
  })
})
