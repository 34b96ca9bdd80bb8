import fc from 'fast-check'
import { encodeFunctionData, maxUint160, maxUint256, parseAbi } from 'viem'
import { describe, expect, it } from 'vitest'
import type { BundleCall } from '../../../../src/core/bundle/bundle.ts'
import { callMeaningOf } from '../../../../src/core/page/calls/decode-call.ts'
import { isLimitable, isUnlimitable, limitedCall } from '../../../../src/core/page/calls/limited-allowance.ts'
import { isUnlimitedPermit } from '../../../../src/core/page/messages/unlimited-permit.ts'
import { devnet } from '../../../../src/core/profiles/devnet.ts'
import { STRANGER, USDC } from '../../honest.ts'
import { pinnedOn } from '../../pinned.ts'

const BASE = 8453
const TOKEN = USDC[BASE]
const PERMIT2 = pinnedOn(BASE, 'permit2')
const abi = parseAbi([
  'function approve(address,uint256)',
  'function increaseAllowance(address,uint256)',
  'function decreaseAllowance(address,uint256)',
  'function setApprovalForAll(address,bool)',
  'function multicall(bytes[])',
  'function transfer(address,uint256)',
  'function approve(address,address,uint160,uint48)',
])
const call = (to: string, functionName: string, ...args: readonly unknown[]): BundleCall => ({
  to,
  value: 0n,
  gas: undefined,
  data: encodeFunctionData({ abi, functionName, args } as never),
})
const place = { profile: devnet, chainId: BASE }
const actOf = ({ to, data, value }: BundleCall) => callMeaningOf({ to, data, value }, devnet, BASE).act

describe('an unlimited allowance of a page', () => {
  it.each([
    ['approve', (amount: bigint) => call(TOKEN, 'approve', STRANGER, amount), maxUint256],
    ['increaseAllowance', (amount: bigint) => call(TOKEN, 'increaseAllowance', STRANGER, amount), maxUint256],
    ['Permit2', (amount: bigint) => call(PERMIT2, 'approve', TOKEN, STRANGER, amount, 4_000_000_000), maxUint160],
  ])('is limited to an amount, and else stays the same call: %s', (_name, made, most) => {
    expect(isLimitable(actOf(made(most)))).toBe(true)
    fc.assert(
      fc.property(fc.bigInt({ min: 1n, max: 2n ** 127n }), (amount) => {
        expect(limitedCall(made(most), amount, place)).toEqual(made(amount))
      }),
    )
    expect(limitedCall(made(most), 0n, place)).toBeUndefined()
    expect(limitedCall(made(most), most, place)).toBeUndefined()
    expect(limitedCall(made(5n), 4n, place)).toBeUndefined()
  })

  it.each([
    ['a transfer', call(TOKEN, 'transfer', STRANGER, maxUint256)],
    ['a lower allowance', call(TOKEN, 'decreaseAllowance', STRANGER, maxUint256)],
    ['an operator', call(TOKEN, 'setApprovalForAll', STRANGER, true)],
    ['a batch', call(TOKEN, 'multicall', [call(TOKEN, 'approve', STRANGER, maxUint256).data])],
  ])('is none where it is %s', (_name, other) => {
    expect(limitedCall(other, 1n, place)).toBeUndefined()
  })

  it('can’t be limited inside another call, nor for a whole collection', () => {
    const inner = [call(TOKEN, 'approve', STRANGER, maxUint256).data]
    expect(isUnlimitable(actOf(call(TOKEN, 'multicall', inner)))).toBe(true)
    expect(isUnlimitable(actOf(call(TOKEN, 'setApprovalForAll', STRANGER, true)))).toBe(true)
    expect(isUnlimitable(actOf(call(TOKEN, 'setApprovalForAll', STRANGER, false)))).toBe(false)
    expect(isUnlimitable(actOf(call(TOKEN, 'approve', STRANGER, 5n)))).toBe(false)
  })
})

describe('an unlimited permit', () => {
  const permit = (primaryType: string, name: string, type: string, value: unknown) => ({
    types: { [primaryType]: [{ name: 'of', type: 'Part[]' }], Part: [{ name, type }] },
    primaryType,
    domain: {},
    message: { of: [{ [name]: value }] },
  })

  it.each([
    ['of a token', permit('Permit', 'value', 'uint256', `${maxUint256}`), true],
    ['of Permit2', permit('PermitBatch', 'amount', 'uint160', `${maxUint160}`), true],
    ['of DAI', permit('Permit', 'allowed', 'bool', true), true],
    ['of DAI, revoked', permit('Permit', 'allowed', 'bool', false), false],
    ['without end in time alone', permit('Permit', 'deadline', 'uint256', `${maxUint256}`), false],
    ['of an amount', permit('Permit', 'value', 'uint256', '5'), false],
    ['that is none', permit('Mail', 'value', 'uint256', `${maxUint256}`), false],
  ])('is known by its amount: %s', (_name, typedData, is) => {
    expect(isUnlimitedPermit(typedData)).toBe(is)
  })
})
