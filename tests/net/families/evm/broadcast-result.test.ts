import { describe, expect, it } from 'vitest'
import type { BroadcastResult } from '../../../../src/core/chain/broadcast-result.ts'
import { saying } from '../../../../src/core/reason/reason.ts'
import { broadcastResultOf } from '../../../../src/net/families/evm/broadcast-result.ts'

const WORDS: readonly (readonly [string, BroadcastResult['result'], string])[] = [
  ['geth', 'known', 'already known'],
  ['geth, older', 'known', 'known transaction: 0x1234'],
  ['erigon', 'known', 'existing tx with same hash'],
  ['nethermind', 'known', 'AlreadyKnown'],
  ['besu', 'known', 'Known transaction'],
  ['reth', 'known', 'already known'],
  ['anvil', 'known', 'transaction already imported'],
  ['parity', 'known', 'Transaction with the same hash was already imported.'],
  ['a rollup', 'known', 'tx already in mempool'],
  ['geth', 'nonceTooLow', 'nonce too low: address 0xabc, tx: 5 state: 6'],
  ['erigon', 'nonceTooLow', 'nonce too low'],
  ['nethermind', 'nonceTooLow', 'OldNonce, Current nonce: 6, nonce of rejected tx: 5'],
  ['nethermind', 'underpriced', 'OwnNonceAlreadyUsed'],
  ['besu', 'nonceTooLow', 'Nonce too low'],
  ['reth', 'nonceTooLow', 'nonce too low: next nonce 6, tx nonce 5'],
  ['parity', 'nonceTooLow', 'Transaction nonce is too low. Try incrementing the nonce.'],
  ['a provider', 'nonceTooLow', 'nonce has already been used'],
  ['geth', 'underpriced', 'replacement transaction underpriced'],
  ['geth', 'underpriced', 'transaction underpriced: gas tip cap 1, minimum needed 1000000'],
  ['geth', 'underpriced', 'max fee per gas less than block base fee: address 0xabc, maxFeePerGas: 1, baseFee: 7'],
  ['erigon', 'underpriced', 'fee cap less than block base fee'],
  ['nethermind', 'underpriced', 'FeeTooLow, MaxFeePerGas too low'],
  ['nethermind', 'underpriced', 'FeeTooLowToCompete'],
  ['nethermind', 'underpriced', 'ReplacementNotAllowed'],
  ['besu', 'underpriced', 'Gas price below configured minimum gas price'],
  ['reth', 'underpriced', 'replacement transaction underpriced'],
  ['anvil', 'underpriced', 'max fee per gas less than block base fee'],
  ['geth', 'rejected', 'insufficient funds for gas * price + value: address 0xabc have 0 want 1'],
  ['nethermind', 'rejected', 'InsufficientFunds, Account balance: 0, cumulative cost: 1'],
  ['besu', 'rejected', 'Upfront cost exceeds account balance'],
  ['anvil', 'rejected', 'Insufficient funds for gas * price + value'],
  ['geth', 'rejected', 'intrinsic gas too low: gas 20000, minimum needed 21000'],
  ['geth', 'rejected', 'insufficient gas for floor data gas cost: gas 30000, minimum needed 40000'],
  ['reth', 'rejected', 'gas floor (40000) exceeds the gas limit (30000)'],
  ['anvil', 'rejected', 'call gas cost (22000) exceeds the gas limit (21001)'],
  ['geth', 'rejected', 'exceeds block gas limit'],
  ['geth', 'rejected', 'transaction gas limit too high (cap: 16777216, tx: 30000000)'],
  ['nethermind', 'rejected', 'TxGasLimitCapExceeded: Gas limit 30000000 exceeded cap of 16777216.'],
  ['reth', 'rejected', 'transaction gas limit (30000000) is greater than the cap (16777216)'],
  ['besu', 'rejected', 'Transaction gas limit must be at most 16777216'],
  ['geth', 'rejected', 'invalid sender'],
  ['geth', 'rejected', 'rlp: expected input list for types.LegacyTx'],
  ['geth', 'rejected', 'transaction type not supported'],
  ['geth', 'rejected', 'max priority fee per gas higher than max fee per gas'],
  ['geth', 'rejected', 'invalid chain id for signer: have 1 want 8453'],
  ['nethermind', 'rejected', 'NonceGap'],
  ['geth', 'unknown', 'txpool is full'],
  ['geth', 'unknown', 'address already reserved'],
  ['a provider', 'unknown', 'rate limit exceeded'],
  ['a provider', 'unknown', 'Internal error'],
  ['nobody', 'unknown', ''],
]

describe('what a node makes of signed bytes', () => {
  it.each(WORDS)('in the words of %s is %s: %s', (_node, result, message) => {
    const reason = saying(message)
    expect(broadcastResultOf({ message, reason, code: -32000, transport: undefined })).toStrictEqual({
      result,
      message,
      reason,
    })
    expect(
      broadcastResultOf({ message: message.toUpperCase(), reason, code: -32003, transport: undefined }).result,
    ).toBe(result)
  })

  it('is not known when no whole answer came, whatever its words', () => {
    const message = 'nonce too low'
    const reason = saying(message)
    expect(broadcastResultOf({ message, reason, code: undefined, transport: 'timeout' }).result).toBe('unknown')
    expect(broadcastResultOf({ message, reason, code: undefined, transport: undefined }).result).toBe('unknown')
  })
})
