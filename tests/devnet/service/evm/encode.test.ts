import { encodeFunctionData, parseAbi } from 'viem'
import { expect, test } from 'vitest'
import { encodeCalldata } from './encode.ts'

const ABI = parseAbi([
  'function pay(address to, uint256 amount)',
  'function pay(address to, uint256 amount, bytes32 id)',
  'function stop()',
])
const TO = '0x00000000000000000000000000000000000000aa'
const ID = `0x${'12'.repeat(32)}` as const

test('it is what viem encodes, the first time and each time after', () => {
  for (const amount of [1n, 2n, 3n]) {
    const [two, three] = [[TO, amount] as const, [TO, amount, ID] as const]
    expect(encodeCalldata({ abi: ABI, functionName: 'pay', args: two })).toBe(
      encodeFunctionData({ abi: ABI, functionName: 'pay', args: two }),
    )
    expect(encodeCalldata({ abi: ABI, functionName: 'pay', args: three })).toBe(
      encodeFunctionData({ abi: ABI, functionName: 'pay', args: three }),
    )
    expect(encodeCalldata({ abi: ABI, functionName: 'stop' })).toBe('0x07da68f5')
  }
})

test('two ABIs may have functions of one name', () => {
  const other = parseAbi(['function pay(uint256 amount, address to)'])
  expect(encodeCalldata({ abi: other, functionName: 'pay', args: [1n, TO] })).toBe(
    encodeFunctionData({ abi: other, functionName: 'pay', args: [1n, TO] }),
  )
})

test('a function that is not there is refused', () => {
  // @ts-expect-error: the ABI has no such function
  expect(() => encodeCalldata({ abi: ABI, functionName: 'go' })).toThrow('go')
})
