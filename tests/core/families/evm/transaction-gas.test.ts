import { describe, expect, it } from 'vitest'
import {
  highestGasLimit,
  leastGasLimit,
  TRANSACTION_GAS_CAP,
} from '../../../../src/core/families/evm/transaction-gas.ts'

const TO = `0x${'5e'.repeat(20)}`

describe('the least gas limit', () => {
  it.each([
    ['a plain transfer', { to: TO, data: '0x' }, 21_000n],
    ['a zero byte', { to: TO, data: '0x00' }, 21_010n],
    ['another byte', { to: TO, data: '0x01' }, 21_040n],
    ['a creation', { to: undefined, data: `0x${'00'.repeat(32)}01` }, 21_000n + 36n * 4n + 32_000n + 4n],
    ['an authorization', { to: TO, data: '0x', authorizations: 1 }, 46_000n],
    ['an access list', { to: TO, data: '0x', accessList: [{ storageKeys: ['0x0', '0x1'] }] }, 21_000n + 6_200n],
  ] as const)('of %s follows the EIPs', (_name, call, least) => {
    expect(leastGasLimit(call)).toBe(least)
  })
})

describe('the highest gas limit', () => {
  it('is the lower of a block’s and the chain’s own', () => {
    expect(highestGasLimit({ capsTransactionGas: true }, 60_000_000n)).toBe(TRANSACTION_GAS_CAP)
    expect(highestGasLimit({ capsTransactionGas: true }, 10n)).toBe(10n)
    expect(highestGasLimit({ capsTransactionGas: true }, undefined)).toBe(1n << 24n)
    expect(highestGasLimit({}, 60_000_000n)).toBe(60_000_000n)
    expect(highestGasLimit({}, undefined)).toBeUndefined()
  })
})
