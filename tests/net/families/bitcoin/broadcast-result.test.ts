import { describe, expect, it } from 'vitest'
import { saying } from '../../../../src/core/reason/reason.ts'
import {
  type BitcoinBroadcastResult,
  bitcoinBroadcastResult,
} from '../../../../src/net/families/bitcoin/broadcast-result.ts'

const WORDS: readonly (readonly [code: number, result: BitcoinBroadcastResult['result'], words: string])[] = [
  [-27, 'known', 'Transaction already in block chain'],
  [-27, 'known', 'Transaction outputs already in utxo set'],
  [-26, 'known', 'txn-already-in-mempool'],
  [-26, 'known', 'txn-already-known'],
  [-26, 'known', 'txn-same-nonwitness-data-in-mempool'],
  [-25, 'conflict', 'Missing inputs'],
  [-25, 'conflict', 'bad-txns-inputs-missingorspent'],
  [-26, 'conflict', 'txn-mempool-conflict'],
  [-26, 'conflict', 'bad-txns-spends-conflicting-tx, 00 spends conflicting transaction 11'],
  [
    -26,
    'underpriced',
    'insufficient fee, rejecting replacement 00; new feerate 0.00001 BTC/kvB <= old feerate 0.00002',
  ],
  [
    -26,
    'underpriced',
    'insufficient fee, rejecting replacement 00, not enough additional fees to relay; 0.0 < 0.00000141',
  ],
  [
    -26,
    'underpriced',
    'too many potential replacements, rejecting replacement 00; too many potential replacements (101 > 100)',
  ],
  [-26, 'rejected', 'dust'],
  [-26, 'rejected', 'scriptpubkey'],
  [-26, 'rejected', 'mandatory-script-verify-flag-failed (Invalid Schnorr signature)'],
  [-26, 'rejected', 'non-mandatory-script-verify-flag (Signature must be zero for failed CHECK(MULTI)SIG operation)'],
  [-26, 'rejected', 'bad-txns-in-belowout, value in (0.01) < value out (0.02)'],
  [-26, 'rejected', 'bad-witness-nonstandard'],
  [-26, 'rejected', 'non-final'],
  [-26, 'rejected', 'too-long-mempool-chain, too many descendants for tx 00 [limit: 25]'],
  [-25, 'rejected', 'Fee exceeds maximum configured by user (e.g. -maxtxfee, maxfeerate)'],
  [-22, 'rejected', 'TX decode failed. Make sure the tx has at least one input.'],
  [-26, 'rejected', 'too-large-cluster'],
  [-26, 'rejected', 'TRUC-violation, non-version=3 tx 00 cannot spend from version=3 tx 11'],
  [-26, 'rejected', 'words of a later version'],
  [-1, 'unknown', 'words of a later version'],
]

describe('the words of a refusal', () => {
  it.each(WORDS)('%i is %s: %s', (code, result, message) => {
    const words = `sendrawtransaction RPC error: ${JSON.stringify({ code, message })}`
    expect(bitcoinBroadcastResult(400, words)).toEqual({ result, message: words, reason: saying(words) })
  })

  it.each([
    ['mempool full', { code: 'MEMPOOL_FULL' }],
    ['mempool min fee not met, 141 < 700', { code: 'FEE_BELOW_NODES', has: '141', needs: '700' }],
    ['min relay fee not met, 10 < 141', { code: 'FEE_BELOW_NODES', has: '10', needs: '141' }],
    ['mempool min fee not met', { code: 'MEMPOOL_FULL' }],
    [
      'insufficient fee, rejecting replacement 00, not enough additional fees to relay; 0.00000100 < 0.00000141',
      { code: 'BUMP_BELOW_NODES', has: '100', needs: '141' },
    ],
  ])('say which fee the nodes want: %s', (message, reason) => {
    const words = `sendrawtransaction RPC error: ${JSON.stringify({ code: -26, message })}`
    expect(bitcoinBroadcastResult(400, words)).toEqual({ result: 'underpriced', message: words, reason })
  })

  it('mean nothing unless they are those of a node', () => {
    expect(bitcoinBroadcastResult(502, 'txn-mempool-conflict')).toMatchObject({
      result: 'unknown',
      reason: { code: 'REFUSED_SAYING', status: '502', words: 'txn-mempool-conflict' },
    })
    expect(bitcoinBroadcastResult(429, 'dust')).toMatchObject({ result: 'unknown' })
    expect(bitcoinBroadcastResult(400, '')).toEqual({
      result: 'unknown',
      message: 'The explorer refused without a reason (HTTP status 400)',
      reason: { code: 'REFUSED_WITH', status: '400' },
    })
  })
})
