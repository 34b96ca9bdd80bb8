import { expect, test } from 'vitest'
import type { Hex } from '../chain.ts'
import { type CrossingStart, crossingMemory, MOST_UNPAID } from './crossings.ts'

const hex = (number: number): Hex => `0x${number.toString(16).padStart(64, '0')}`

function start(number: number, depositAddress?: string): CrossingStart {
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
  const crossings = crossingMemory(() => 0)
  crossings.start(start(1))
  crossings.start(start(2))
  crossings.start(start(3, '0xaa'))
  crossings.start(start(4, '0xbb'))
  crossings.move(hex(2), 'pending')
  crossings.byDepositAddress('0xaa')
  for (let number = 5; number <= MOST_UNPAID + 4; number += 1) crossings.start(start(number))
  expect([1, 2, 3, 4, 5].map((number) => crossings.byId(hex(number)) !== undefined)).toEqual([
    ...[false, true, true, false, true],
  ])
  expect(crossings.byOrderId(hex(1_000_001))).toBeUndefined()
  expect(crossings.byOrderId(hex(1_000_002))?.status).toBe('pending')
  expect(crossings.byDepositAddress('0xaa')?.requestId).toBe(hex(3))
  expect(crossings.byDepositAddress('0xbb')).toBeUndefined()
  expect(crossings.forgotten()).toBe(2)
  expect(crossings.all()).toHaveLength(MOST_UNPAID + 2)
})
