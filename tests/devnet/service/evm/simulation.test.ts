import { encodeAbiParameters, encodeErrorResult, type Hex, parseAbi } from 'viem'
import { expect, test } from 'vitest'
import { revertOf } from './revert.ts'
import { failureIn, type KnownContracts, type TracedCall } from './simulation.ts'

const ERRORS = parseAbi(['error InvalidSignature()', 'error TooLittleOut(uint256 amountOut, uint256 minimumOut)'])
const STRING = (message: string): Hex =>
  encodeErrorResult({ abi: parseAbi(['error Error(string message)']), errorName: 'Error', args: [message] })

test.each([
  ['0x', { type: 'empty', label: 'EXECUTION_REVERTED', message: 'The call reverted without saying why' }],
  [
    STRING('ERC20: transfer amount exceeds balance'),
    {
      type: 'errorString',
      label: 'ERC20_TRANSFER_AMOUNT_EXCEEDS_BALANCE',
      message: 'ERC20: transfer amount exceeds balance',
      selector: '0x08c379a0',
      name: 'Error',
      args: { message: 'ERC20: transfer amount exceeds balance' },
    },
  ],
  [
    `0x4e487b71${'11'.padStart(64, '0')}`,
    {
      type: 'panic',
      label: 'PANIC_17',
      message: 'Arithmetic overflow or underflow',
      selector: '0x4e487b71',
      name: 'Panic',
      args: { code: '17' },
    },
  ],
  [
    '0x8baa579f',
    {
      type: 'customError',
      label: 'INVALID_SIGNATURE',
      message: 'Invalid signature',
      selector: '0x8baa579f',
      name: 'InvalidSignature',
    },
  ],
  [
    encodeErrorResult({ abi: ERRORS, errorName: 'TooLittleOut', args: [4n, 5n] }),
    { type: 'customError', label: 'TOO_LITTLE_OUT', args: { amountOut: '4', minimumOut: '5' } },
  ],
  [
    `0xdeadbeef${encodeAbiParameters([{ type: 'uint256' }], [7n]).slice(2)}`,
    {
      type: 'unknownCustomError',
      label: 'UNKNOWN_CUSTOM_ERROR_0xdeadbeef',
      selector: '0xdeadbeef',
      rawArgsHex: `0x${'7'.padStart(64, '0')}`,
    },
  ],
] as const)('%s is told in words', (data, expected) => {
  expect(revertOf(data as Hex, ERRORS)).toMatchObject(expected)
})

const KNOWN: KnownContracts = new Map([
  ['0x00000000000000000000000000000000000000c1', { name: 'Caller', abi: parseAbi(['function run()']) }],
  ['0x00000000000000000000000000000000000000c2', { name: 'Callee', abi: ERRORS }],
])
const call = (to: Hex, rest: Partial<TracedCall>): TracedCall => ({ type: 'CALL', to, input: '0x', ...rest })
const INNER = call('0x00000000000000000000000000000000000000c2', {
  input: '0x12345678',
  output: '0x8baa579f',
  error: 'execution reverted',
})

test('the way leads from the call to the last one in it that failed', () => {
  const survived = call('0x00000000000000000000000000000000000000c3', { error: 'execution reverted' })
  const root = call('0x00000000000000000000000000000000000000C1', {
    ...{ input: '0xc0406226', output: STRING('failed'), error: 'execution reverted', gasUsed: '0x10' },
    calls: [survived, INNER, call('0x00000000000000000000000000000000000000c4', {})],
  })
  const topLevel = {
    ...{
      type: 'CALL',
      address: '0x00000000000000000000000000000000000000c1',
      contract: 'Caller',
      function: 'Caller.run',
    },
    ...{ error: 'execution reverted', gasUsed: '16' },
  }
  const innermost = {
    ...{ type: 'CALL', address: '0x00000000000000000000000000000000000000c2', contract: 'Callee' },
    ...{ selector: '0x12345678', error: 'execution reverted' },
  }
  expect(failureIn(root, KNOWN)).toMatchObject({
    ...{ topLevel, innermost, path: [topLevel, innermost] },
    revert: { type: 'customError', label: 'INVALID_SIGNATURE' },
  })
})

test('a call that outlived the failure of another has not failed', () => {
  expect(failureIn(call('0x00000000000000000000000000000000000000c1', { calls: [INNER] }), KNOWN)).toBeUndefined()
})
