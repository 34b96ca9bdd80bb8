import { recoverMessageAddress } from 'viem'
import { privateKeyToAccount } from 'viem/accounts'
import { describe, expect, it } from 'vitest'
import { l1TextKind } from '../../../../src/core/families/exchange-b/l1-message.ts'
import { bytesOfMessage } from '../../../../src/core/page/messages/personal-message.ts'
import { signPersonalMessage } from '../../../../src/core/sign/personal-message.ts'
import { hexToBytes } from '../../../../src/lib/hex.ts'

// EIP-1474 and a common development key.
const KEY = '0xac0974bec39a17e36ba4a6b4d238ff944bacb478cbed5efcae784d7bf4f2ff80'

describe('a message of a page', () => {
  it('is bytes in hex, or text', () => {
    expect([...bytesOfMessage('0x6869')]).toEqual([0x68, 0x69])
    expect([...bytesOfMessage('hi')]).toEqual([0x68, 0x69])
    expect(bytesOfMessage('0x')).toHaveLength(0)
    // Odd digits or other letters make it plain text.
    expect(bytesOfMessage('0x123')).toHaveLength(5)
    expect(bytesOfMessage('0xzz')).toHaveLength(4)
  })

  it('is signed so that everybody finds the signer, and never as a transaction', async () => {
    const { address } = privateKeyToAccount(KEY)
    for (const text of ['I accept.', '', '0xdead']) {
      const raw = bytesOfMessage(text)
      const signature = await signPersonalMessage(raw, hexToBytes(KEY))
      expect(await recoverMessageAddress({ message: { raw }, signature })).toBe(address)
    }
    // A common client's signature of this text.
    expect(await signPersonalMessage(bytesOfMessage('I accept.'), hexToBytes(KEY))).toBe(
      await privateKeyToAccount(KEY).signMessage({ message: 'I accept.' }),
    )
  })

  it.each([
    ['Transfer\n\nnonce: 0x01', 'transfer'],
    ['  transfer\nNONCE: 1', 'transfer'],
    ['Register Lighter Account\n\npubkey: 0x', 'registration'],
    ['Approve Integrator\n\nnonce: 0x', 'integrator'],
    ['\n APPROVE INTEGRATOR nonce', 'integrator'],
    ['Create Lighter Sub Account\n\nmaster account index: 0x', 'subAccount'],
    ['Airdrop Allocation\n\nallocations: 1', 'airdrop'],
    ['Transfer of ownership', undefined],
    ['Approve Integrators', undefined],
    ['nonce: 1\nTransfer', undefined],
  ])('that an exchange takes for an order is known as one: %j', (text, kind) => {
    expect(l1TextKind(text)).toBe(kind)
  })
})
