import { type Abi, encodeFunctionData, parseAbi } from 'viem'
import { describe, expect, it } from 'vitest'
import { hasAttachedMoney } from '../../../../src/core/page/calls/attached-money.ts'
import { callMeaningOf } from '../../../../src/core/page/calls/decode-call.ts'
import { namedParties, payeesOf } from '../../../../src/core/page/calls/named-parties.ts'
import { devnet } from '../../../../src/core/profiles/devnet.ts'
import type { Hex } from '../../../../src/lib/hex.ts'
import { pinnedOn } from '../../pinned.ts'

const OWN = '0x5e5E5e5e5E5e5E5E5e5E5E5e5e5E5E5E5e5E5E5e'
const OTHER = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'
const CONTRACT = '0x3C44CdDdB6a900fa2b585dd299e03d12FA4293BC'
const PERMIT2 = pinnedOn(8453, 'permit2')
const abi = parseAbi([
  'function transfer(address,uint256)',
  'function approve(address,uint256)',
  'function setApprovalForAll(address,bool)',
  'function safeTransferFrom(address,address,uint256)',
  'function transferFrom(address,address,uint160,address)',
  'function lockdown((address token,address spender)[])',
  'function multicall(bytes[])',
  'function deposit()',
  'function deposit(uint256,address)',
])
type Call = Parameters<typeof encodeFunctionData<typeof abi>>[0]
const encode = (functionName: Call['functionName'], ...args: readonly unknown[]): Hex =>
  encodeFunctionData<Abi, string>({ abi, functionName, args })
const read = (data: Hex, { to = CONTRACT, value = 0n } = {}) => {
  const call = { to, value, data }
  return { to, value, meaning: callMeaningOf(call, devnet, 8453) }
}
const parties = (...call: Parameters<typeof read>) =>
  namedParties(read(...call)).map(({ as, address }) => [as, address])

describe('whom a call names', () => {
  it('is who gets money, tokens or an NFT, and who may take some or may no longer', () => {
    expect(parties('0x', { value: 1n })).toEqual([['payee', CONTRACT]])
    expect(parties('0x')).toEqual([])
    expect(parties(encode('transfer', OTHER, 5n))).toEqual([['payee', OTHER]])
    expect(parties(encode('safeTransferFrom', OWN, OTHER, 5n))).toEqual([['payee', OTHER]])
    expect(parties(encode('approve', OTHER, 5n))).toEqual([['spender', OTHER]])
    expect(parties(encode('approve', OTHER, 0n))).toEqual([['formerSpender', OTHER]])
    expect(parties(encode('deposit', 5n, OTHER))).toEqual([['payee', OTHER]])
    expect(parties(encode('setApprovalForAll', OTHER, true))).toEqual([['spender', OTHER]])
    expect(parties(encode('setApprovalForAll', OTHER, false))).toEqual([['formerSpender', OTHER]])
  })

  it('says of what, how much, and whose that is', () => {
    const token = { address: CONTRACT, currency: undefined }
    const nothing = { owner: undefined, token: undefined, amount: undefined, tokenIds: undefined }
    const said = (...call: Parameters<typeof read>) => namedParties(read(...call))
    const payee = { ...nothing, address: OTHER, as: 'payee' }
    expect(said('0x', { to: OTHER, value: 7n })).toEqual([{ ...payee, amount: 7n }])
    expect(said(encode('transfer', OTHER, 5n))).toEqual([{ ...payee, token, amount: 5n }])
    expect(said(encode('safeTransferFrom', OWN, OTHER, 5n))).toEqual([{ ...payee, token, owner: OWN, tokenIds: [5n] }])
    expect(said(encode('setApprovalForAll', OTHER, true))).toEqual([{ ...payee, as: 'spender', token }])
    expect(said(encode('transferFrom', OWN, OTHER, 5n, CONTRACT), { to: PERMIT2 })).toEqual([
      { ...payee, owner: OWN, token, amount: 5n },
    ])
    expect(payeesOf(read(encode('approve', OTHER, 5n)))).toEqual([])
    expect(payeesOf(read(encode('multicall', [encode('transfer', OTHER, 5n)])))).toEqual([
      { ...payee, token, amount: 5n },
    ])
  })

  it('is nobody in what cannot be read, nor by the words of a descriptor that is not the wallet’s own', () => {
    expect(parties('0x12345678', { value: 3n })).toEqual([])
    const fields = ['constructor', 'toString', '__proto__', 'to'].map((label) => ({
      label,
      value: { as: 'address', address: OTHER } as const,
    }))
    const act = { kind: 'described', described: { intent: 'Mint', owner: 'Zoo', fields } } as const
    expect(namedParties({ to: CONTRACT, value: 0n, meaning: { act, dangers: [] } })).toEqual([])
  })

  it('is also in calls inside of a call, at any depth, and in what a description shows', () => {
    const inner = encode('multicall', [encode('approve', OTHER, 5n), encode('transfer', OWN, 5n)])
    expect(parties(encode('multicall', [inner, encode('transfer', OTHER, 1n)]))).toEqual([
      ['spender', OTHER],
      ['payee', OWN],
      ['payee', OTHER],
    ])
    expect(parties(encode('transferFrom', OWN, OTHER, 5n, CONTRACT), { to: PERMIT2 })).toEqual([['payee', OTHER]])
    expect(parties(encode('lockdown', [{ token: CONTRACT, spender: OTHER }]), { to: PERMIT2 })).toEqual([
      ['formerSpender', OTHER],
    ])
  })
})

it('native money goes along with a function, and is the matter of a payment and a wrapping', () => {
  const along = (data: Hex, value: bigint) => hasAttachedMoney(read(data, { value }).meaning.act, value)
  expect(along(encode('approve', OTHER, 5n), 1n)).toBe(true)
  expect(along('0x12345678', 1n)).toBe(true)
  expect(along('0x12345678', 0n)).toBe(false)
  expect(along('0x', 1n)).toBe(false)
  expect(along(encode('deposit'), 1n)).toBe(false)
})
