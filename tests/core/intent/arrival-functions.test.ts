import fc from 'fast-check'
import { encodeFunctionData, erc20Abi, parseAbi } from 'viem'
import { describe, expect, it } from 'vitest'
import {
  ARRIVAL_FUNCTION_NAMES,
  ARRIVAL_FUNCTIONS,
  argumentTypesOf,
  arrivalCalldata,
  readArguments,
} from '../../../src/core/intent/arrival-functions.ts'
import { signatureIn } from '../../../src/core/page/abi/known-signatures.ts'
import { callMeaningOf } from '../../../src/core/page/calls/decode-call.ts'
import { devnet } from '../../../src/core/profiles/devnet.ts'
import { formatDecimal } from '../../../src/lib/decimal.ts'
import { STRANGER } from '../honest.ts'

const USDC = '0x833589fCD6eDb6E08f4c7C32D4f71b54bdA02913'
const VAULT = parseAbi(['function deposit(uint256 assets, address receiver) returns (uint256)'])
const bytesOf = (name: (typeof ARRIVAL_FUNCTION_NAMES)[number], given: readonly string[], decimals: number) =>
  arrivalCalldata(name, readArguments(name, given, decimals))

describe('the functions that can be picked', () => {
  it('are all known to the decoder, which says what they are and never that it does not know', () => {
    for (const name of ARRIVAL_FUNCTION_NAMES) {
      const { signature } = ARRIVAL_FUNCTIONS[name]
      const given = argumentTypesOf(name).map((type) => (type === 'address' ? STRANGER : '1'))
      const data = bytesOf(name, given, 6) ?? '0x'
      if (signature === undefined) expect(data).toBe('0x')
      else expect(signatureIn(data)).toBe(signature)
      expect(callMeaningOf({ to: USDC, value: 0n, data }, devnet, 8453).act.kind).not.toBe('unknown')
    }
  })

  it('are called with what was typed, in the unit of the token, as viem writes it and the decoder reads it', () => {
    const amounts = fc.bigInt({ min: 0n, max: 2n ** 256n - 1n })
    fc.assert(
      fc.property(amounts, fc.integer({ min: 0, max: 18 }), (amount, decimals) => {
        const data = bytesOf('transfer', [STRANGER.toLowerCase(), formatDecimal(amount, decimals)], decimals)
        expect(data).toBe(
          encodeFunctionData({ abi: erc20Abi, functionName: 'transfer', args: [STRANGER, amount] }).toLowerCase(),
        )
        const { act } = callMeaningOf({ to: USDC, value: 0n, data: data ?? '0x' }, devnet, 8453)
        expect(act).toMatchObject({ kind: 'transfer', recipient: STRANGER, amount })
      }),
    )
  })

  it('let a contract take an amount, and put it into a vault for somebody', () => {
    expect(bytesOf('approve', [STRANGER, '30'], 6)).toBe(
      encodeFunctionData({ abi: erc20Abi, functionName: 'approve', args: [STRANGER, 30_000_000n] }).toLowerCase(),
    )
    const data = bytesOf('vaultDeposit', ['30', STRANGER], 6) ?? '0x'
    const args = [30_000_000n, STRANGER] as const
    expect(data).toBe(encodeFunctionData({ abi: VAULT, functionName: 'deposit', args }).toLowerCase())
    const { act } = callMeaningOf({ to: USDC, value: 0n, data }, devnet, 8453)
    expect(act).toEqual({ kind: 'vaultDeposit', vault: USDC, amount: 30_000_000n, recipient: STRANGER })
  })

  it('are not called with an argument that cannot be read, and each says why', () => {
    const read = readArguments('transfer', [`${STRANGER.slice(0, -1)}c`, '0.0000001'], 6)
    expect(read).toMatchObject([
      { ok: false, problem: { of: 'address', problem: 'wrongChecksum' } },
      { ok: false, problem: { of: 'amount', problem: { problem: 'tooPrecise', decimals: 6 } } },
    ])
    expect(arrivalCalldata('transfer', read)).toBeUndefined()
    expect(bytesOf('transfer', [STRANGER], 6)).toBeUndefined()
    expect(bytesOf('transfer', [STRANGER, '-1'], 6)).toBeUndefined()
    expect(bytesOf('transfer', [STRANGER, '0.5'], 0)).toBeUndefined()
    expect(readArguments('transfer', [], 6).map((each) => !each.ok && each.problem)).toMatchObject([
      { problem: 'empty' },
      { problem: { problem: 'empty' } },
    ])
  })
})
