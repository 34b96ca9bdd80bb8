import { describe, expect, it } from 'vitest'
import type { CallAct } from '../../../src/core/page/call-meaning.ts'
import { payeesOf } from '../../../src/core/page/payees.ts'

const [TO, ANNA, TOKEN] = [`0x${'1'.repeat(40)}`, `0x${'2'.repeat(40)}`, `0x${'3'.repeat(40)}`]
const token = { address: TOKEN, currency: undefined }
const paid = (act: CallAct, value = 0n) => payeesOf({ to: TO, value, meaning: { act, dangers: [] } })

describe('whom a call pays', () => {
  it('is the address that money goes to where no function is called, and nobody where none goes along', () => {
    expect(paid({ kind: 'payment' }, 7n)).toEqual([{ address: TO, token: undefined, amount: 7n }])
    expect(paid({ kind: 'payment' })).toEqual([])
  })

  it('is the recipient of tokens, inside of a batch too', () => {
    const transfer: CallAct = { kind: 'transfer', token, recipient: ANNA, amount: 5n }
    const from: CallAct = { kind: 'transferFrom', token, owner: TO, recipient: ANNA, amount: 6n }
    const calls = [transfer, from].map((act) => ({ act, dangers: [] }))
    expect(paid({ kind: 'batch', calls }).map(({ address, amount }) => [address, amount])).toEqual([
      [ANNA, 5n],
      [ANNA, 6n],
    ])
  })

  it('is not said of what cannot be read', () => {
    expect(paid({ kind: 'unknown', selector: '0x12345678' }, 3n)).toEqual([])
  })
})
