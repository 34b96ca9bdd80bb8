import { describe, expect, it } from 'vitest'
import type { CallAct, Token } from '../../../src/core/page/calls/meaning.ts'
import { callPartiesOf, hasNfts } from '../../../src/core/policy/call-parties.ts'
import { STRANGER, USER } from '../../core/honest.ts'
import { only } from '../../made.ts'

const CONTRACT = '0x5e5E5e5e5E5e5E5E5e5E5E5e5e5E5E5E5e5E5E5e'
const token = only<Token>({ address: CONTRACT })
const transfer: CallAct = { kind: 'transfer', token, recipient: STRANGER, amount: 5n }
const call = (act: CallAct, value = 0n) => ({ to: CONTRACT, value, meaning: { act, dangers: [] } })
const operator = (isAllowed: boolean): CallAct => ({
  kind: 'operator',
  collection: CONTRACT,
  operator: USER,
  isAllowed,
})

describe('the parties of a call', () => {
  it('are the payee that it names, and the contract that keeps its native money', () => {
    expect(callPartiesOf(call(transfer))).toEqual({ named: [STRANGER], others: 'nobody' })
    expect(callPartiesOf(call(transfer, 1n))).toEqual({ named: [CONTRACT, STRANGER], others: 'nobody' })
    expect(callPartiesOf(call({ kind: 'payment' }, 1n))).toMatchObject({
      named: expect.arrayContaining([CONTRACT]),
      others: 'called',
    })
  })

  it('may be anybody for a new contract', () => {
    expect(callPartiesOf(call({ kind: 'creation', codeBytes: 1 })).others).toBe('anybody')
  })
})

it('NFTs are moved by a transfer or by an allowed operator', () => {
  expect([operator(true), operator(false), transfer].map(hasNfts)).toEqual([true, false, false])
})
