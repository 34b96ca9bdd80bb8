import { expect, it } from 'vitest'
import { isWorseResult } from '../../../../src/core/page/calls/worse-result.ts'

const [ETH, USDC] = ['0x0000000000000000000000000000000000000000', '0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48']
const changes = (eth: bigint, usdc: bigint) => [
  { token: ETH, amount: eth },
  { token: USDC, amount: usdc },
]
const SHOWN = changes(-1_000n, 5_000n)

it.each([
  ['the same', SHOWN, false],
  ['more that arrives and less that leaves', changes(-900n, 6_000n), false],
  ['a hundredth less', changes(-1_010n, 4_950n), false],
  ['less that arrives', changes(-1_000n, 4_949n), true],
  ['more that leaves', changes(-1_011n, 5_000n), true],
  ['nothing that arrives', changes(-1_000n, 0n), true],
  ['one that leaves and did not', [...SHOWN, { token: '0xother', amount: -1n }], true],
  [
    'the same token in two parts and other letters',
    [...changes(-1_000n, 2_000n), { token: USDC.toLowerCase(), amount: 3_000n }],
    false,
  ],
])('%s', (_name, now, isOther) => {
  expect(isWorseResult(SHOWN, now)).toBe(isOther)
})

it('has no part of what is too little to have a hundredth', () => {
  expect(isWorseResult(changes(-5n, 0n), changes(-6n, 0n))).toBe(true)
})
