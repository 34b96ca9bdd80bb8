import { expect, it } from 'vitest'
import { isCallRefusal, isContractRefusal } from '../../../src/net/nodes/contract-refusal.ts'

it.each([
  ['a revert with data', 3, 'execution reverted: no', true],
  ['a revert in words', -32000, 'execution reverted', true],
  ['an impossible call', -32003, 'transaction rejected', true],
  ['a node without the state', -32000, 'missing trie node', false],
  ['an internal error', -32603, 'internal error', false],
])('%s is the contract’s answer or not', (_, code, message, isRefusal) => {
  expect(isContractRefusal({ code, message })).toBe(isRefusal)
})

it('takes no answer without a code for a refusal', () => {
  expect(isCallRefusal({ code: undefined })).toBe(false)
})
