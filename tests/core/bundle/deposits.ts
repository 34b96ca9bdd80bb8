import type { Deposit } from '../../../src/core/families/evm/deposit-events.ts'
import type { Hex } from '../../../src/lib/hex.ts'

export const DEPOSITORY = `0x${'de'.repeat(20)}`
export const ORDER: Hex = `0x${'0d'.repeat(32)}`
const DEPOSITOR = `0x${'19'.repeat(20)}`

/** Native money for an order, as logged and as read. */
export const deposit: Deposit = {
  depository: DEPOSITORY,
  depositor: DEPOSITOR,
  currency: `0x${'0'.repeat(40)}`,
  amount: 7n,
  orderId: ORDER,
}
export const depositLog = {
  address: `0x${'DE'.repeat(20)}`,
  topics: ['0x8032066556caf3967d8fec4ad22a2d9e1e9576556b2903a0fcd5b1fd201e3477'],
  data: `0x${'0'.repeat(24)}${'19'.repeat(20)}${'7'.padStart(64, '0')}${ORDER.slice(2)}`,
}
