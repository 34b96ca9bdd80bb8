import { expect, test } from 'vitest'
import type { Hex } from '../chain.ts'
import { MOST_UNPAID, type TransferStart, transferMemory } from './transfers.ts'

const hex = (number: number): Hex => `0x${number.toString(16).padStart(64, '0')}`

function start(number: number, depositAddress?: string): TransferStart {
  return {
    ...{
      requestId: hex(number),
      orderId: hex(1_000_000 + number),
      user: '0x',
      originChainId: 1,
      destinationChainId: 2,
    },
    order: {
      ...{ version: 'v1', solverChainId: 'base', solver: '0x', salt: '0x', inputs: [], fees: [] },
      output: { chainId: 'base', payments: [], calls: [], deadline: 0, extraData: '0x' },
    },
    ...{ expiresAtSeconds: 0, refundAsked: false, refunds: true, isLocal: false, asked: undefined },
    ...{ apiKey: undefined, referrer: undefined, sponsorship: undefined },
    fill: {
      ...{
        paidIn: 0n,
        paidOut: 0n,
        gasTopup: 0n,
        swap: undefined,
        exact: false,
        mayBeMore: false,
        keepsSurplus: false,
      },
      ...{ calls: [], authorizations: [] },
    },
    depositAddress: depositAddress === undefined ? undefined : { address: depositAddress, type: 'open' },
  }
}

test('of the requests that nobody paid the newest are kept; one that was paid stays, whoever comes after', () => {
  const transfers = transferMemory(() => 0)
  transfers.start(start(1))
  transfers.start(start(2))
  transfers.start(start(3, '0xaa'))
  transfers.start(start(4, '0xbb'))
  transfers.move(hex(2), 'pending')
  transfers.byDepositAddress('0xaa')
  for (let number = 5; number <= MOST_UNPAID + 4; number += 1) transfers.start(start(number))
  expect([1, 2, 3, 4, 5].map((number) => transfers.byId(hex(number)) !== undefined)).toEqual([
    ...[false, true, true, false, true],
  ])
  expect(transfers.byOrderId(hex(1_000_001))).toBeUndefined()
  expect(transfers.byOrderId(hex(1_000_002))?.status).toBe('pending')
  expect(transfers.byDepositAddress('0xaa')?.requestId).toBe(hex(3))
  expect(transfers.byDepositAddress('0xbb')).toBeUndefined()
  expect(transfers.forgotten()).toBe(2)
  expect(transfers.all()).toHaveLength(MOST_UNPAID + 2)
})
