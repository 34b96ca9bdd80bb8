import { describe, expect, it } from 'vitest'
import type { RecipientView } from '../../../../src/api/views/counterparties.ts'
import {
  type ArrivalRole,
  arrivalCounterparties,
  arrivalRisksOf,
} from '../../../../src/ui/review/arrival/arrival-counterparties.ts'
import { OWN, STRANGER, stranger } from '../../data.ts'

const VAULT = '0x3C44CdDdB6a900fa2b585dd299e03d12FA4293BC'
const place = (address: string) => ({ chainId: 8453, address, isOwn: address === OWN })
const party = (address: string) => ({ ...place(address), token: undefined, amount: 1n, tokenIds: undefined })
const call = (to: string, change: object = {}) => ({
  ...{ to, data: '0x12', payees: [], spenders: [], called: { ...place(to), mayKeep: false } },
  ...change,
})
const partsOf = (...calls: readonly object[]) =>
  arrivalCounterparties({ calls } as never).map(({ address, parts }) => [address, parts])
const risks = (known: Partial<RecipientView> | undefined, ...parts: readonly ArrivalRole[]) =>
  arrivalRisksOf(known && { ...stranger, ...known }, parts)

describe('those that calls have to do with', () => {
  it('are each there once, with all their parts, and never oneself or whom one watches', () => {
    const approve = call(STRANGER, { spenders: [party(VAULT), party(OWN)] })
    const deposit = call(VAULT, { payees: [party(OWN)], called: { ...place(VAULT), mayKeep: true } })
    expect(partsOf(approve, deposit)).toEqual([
      [VAULT, ['takes', 'keeps', 'called']],
      [STRANGER, ['called']],
    ])
    expect(partsOf(call(VAULT, { payees: [{ ...party(STRANGER), watchedAs: 'Cold' }] }))).toEqual([[VAULT, ['called']]])
    expect(partsOf(call(STRANGER, { data: '0x', payees: [party(STRANGER)] }))).toEqual([[STRANGER, ['paid']]])
  })
})

describe('what is to be ticked of them', () => {
  it('is that they are strangers, where they get or may take something and are not known', () => {
    const contract = { isContract: true }
    for (const part of ['takes', 'keeps'] as const) expect(risks(contract, part)).toEqual(['stranger'])
    expect(risks({}, 'paid')).toEqual(['stranger'])
    expect(risks(undefined, 'paid')).toEqual(['stranger'])
    for (const known of [{ isKnown: true }, { name: 'Vault' }]) {
      expect(risks({ ...contract, ...known }, 'takes', 'keeps', 'called')).toEqual([])
    }
    expect(risks(contract, 'called')).toEqual([])
    expect(risks({ isOwn: true }, 'takes')).toEqual([])
  })

  it('is that whoever may take something is no contract, or that nobody has read it, by whatever name', () => {
    expect(risks({ isContract: false, name: 'Bob' }, 'takes', 'called')).toEqual(['ordinary'])
    expect(risks({ isContract: null, name: 'Bob' }, 'takes')).toEqual(['unread'])
    expect(risks(undefined, 'takes')).toEqual(['unread'])
  })

  it('is that there is nothing to call, on this chain or only on another', () => {
    expect(risks({ isContract: false }, 'called')).toEqual(['empty'])
    const elsewhere = { contractOn: [1], unreadOn: [] }
    expect(risks({ isContract: false, elsewhere }, 'called')).toEqual(['elsewhere', 'empty'])
    expect(risks({ isContract: true, looksLike: OWN }, 'called')).toEqual(['looksLike'])
  })

  it('is that a contract may not pass on what it is paid, as of any recipient', () => {
    expect(risks({ isContract: true }, 'paid')).toEqual(['contract'])
  })
})
