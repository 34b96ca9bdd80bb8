import { describe, expect, it } from 'vitest'
import { integratorApproval } from '../../../../src/core/families/exchange-b/integrator-approval.ts'
import { l1TextKind } from '../../../../src/core/families/exchange-b/l1-message.ts'
import { actOfSigning } from '../../../../src/wallet/approvals/message-signing.ts'

const hex = (number: bigint | number) => `0x${number.toString(16).padStart(16, '0')}`

/** The exchange's lighter-go: `TemplateL2ApproveIntegrator`. */
function textOf(changes: Readonly<Partial<Record<'fee' | 'expiry' | 'integrator', bigint | number>>> = {}): string {
  const { fee = 1_500, expiry = 1_893_456_000_000, integrator = 4_242 } = changes
  return `Approve Integrator

nonce: ${hex(7)}
account index: ${hex(281_474)}
api key index: ${hex(5)}
integrator account index: ${hex(integrator)}
max perps taker fee: ${hex(1_000)}
max perps maker fee: ${hex(500)}
max spot taker fee: ${hex(fee)}
max spot maker fee: ${hex(400)}
approval expiry: ${hex(expiry)}
chainId: ${hex(304)}
Only sign this message for a trusted client!`
}

describe('an approval of an integrator', () => {
  it('is read from the exchange’s own text: whom, the highest fee, and until when', () => {
    expect(l1TextKind(textOf())).toBe('integrator')
    expect(integratorApproval(textOf())).toEqual({
      accountIndex: '281474',
      integratorIndex: '4242',
      mostFee: 1_500,
      expiresAtMs: 1_893_456_000_000,
    })
    expect(integratorApproval(textOf({ fee: 1, expiry: 0 }))).toMatchObject({ mostFee: 1_000, expiresAtMs: undefined })
  })

  it.each([
    ['words after it', `${textOf()} `],
    ['words before it', ` ${textOf()}`],
    ['a second text', `${textOf()}\n${textOf()}`],
    ['a line less', textOf().replace(/api key.*\n/, '')],
    ['a shorter number', textOf().replace('0x0000', '0x')],
    ['more than the whole trade', textOf({ fee: 1_000_001 })],
    ['a time that no calendar has', textOf({ expiry: 2n ** 63n - 1n })],
  ])('with %s is recognized, and its terms are not described', (_name, text) => {
    expect(l1TextKind(text)).toBe('integrator')
    expect(integratorApproval(text)).toBeUndefined()
  })

  it('counts as an order to an exchange for the safeguards', async () => {
    const actOf = (text: string) =>
      actOfSigning({ kind: 'message', account: '0x01', message: `0x${Buffer.from(text).toString('hex')}` } as never, {
        possiblePayment: async () => undefined,
      })
    expect(await actOf(textOf())).toEqual(await actOf('Register Lighter Account\n\npubkey: 0x'))
    expect(await actOf(textOf())).not.toEqual(await actOf('Hello'))
  })
})
