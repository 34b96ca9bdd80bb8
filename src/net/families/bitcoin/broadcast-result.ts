import { type Reason, saying } from '../../../core/reason/reason.ts'
import { httpRefusalReason } from '../../http/foreign-text.ts'

/**
 * `conflict`: a coin is spent or missing, perhaps by this transaction. `underpriced`: also a replacement. `unknown`
 * proves nothing.
 */
export type BitcoinBroadcastResult =
  | Readonly<{ result: 'accepted'; message: string }>
  | (Refused & Readonly<{ message: string; reason: Reason }>)

type Refused = Readonly<{ result: 'known' | 'conflict' | 'underpriced' | 'rejected' | 'unknown' }>

// bitcoind's reject reasons and `sendrawtransaction` sentences; the first match decides.
const MEANINGS: readonly (readonly [Refused['result'], RegExp])[] = [
  [
    'known',
    /txn-already-(in-mempool|known)|txn-same-nonwitness-data-in-mempool|already in (the )?(block ?chain|mempool|utxo set)|"code": ?-27|rpc error -27/,
  ],
  ['conflict', /missing ?-?inputs|inputs-missingorspent|txn-mempool-conflict|inputs-spent|spends-conflicting-tx/],
  [
    'underpriced',
    /min (relay )?fee not met|mempool full|insufficient fee|rejecting replacement|insufficient priority|too many potential replacements|replacement-adds-unconfirmed/,
  ],
  [
    'rejected',
    /script-verify-flag|dust|scriptpubkey|scriptsig|bad-txns|bad-witness|non-?bip68-final|non-final|tx-size|absurdly-high-fee|max-fee-exceeded|maxfeerate|too-long-mempool-chain|bare-multisig|decode failed|coinbase|multi-op-return|datacarrier|^version$/,
  ],
  // RPC_VERIFY_REJECTED
  ['rejected', /(code": ?|rpc error )-26\b/],
]

/** The minimum of a full mempool, unlike the relay's, falls again. */
const MEMPOOL_FULL = /mempool min fee not met|mempool full/

// Bitcoin Core's `CheckFeeRate` in satoshis, and `PaysForRBF` in bitcoins.
const FEE_BELOW = /(?:mempool min|min relay) fee not met, (\d{1,15}) < (\d{1,15})\b/
const BUMP_BELOW = /not enough additional fees to relay; (-?\d{1,8}\.\d{8}) < (\d{1,8}\.\d{8})\b/

/**
 * Classifies an explorer's refusal.
 *
 * @param status 400 alone carries a node's words
 */
export function bitcoinBroadcastResult(status: number, words: string): BitcoinBroadcastResult {
  const message = words === '' ? `The explorer refused without a reason (HTTP status ${status})` : words
  if (status !== 400 || words === '') {
    return { result: 'unknown', message, reason: httpRefusalReason(status, words === '' ? undefined : words) }
  }
  const lower = words.toLowerCase()
  const meaning = MEANINGS.find(([, pattern]) => pattern.test(lower))
  return { result: meaning?.[0] ?? 'unknown', message, reason: reasonOf(words) }
}

function reasonOf(words: string): Reason {
  const lower = words.toLowerCase()
  const [, has, needs] = FEE_BELOW.exec(lower) ?? []
  if (has !== undefined && needs !== undefined) return { code: 'FEE_BELOW_NODES', has, needs }
  const [, hasMore, needsMore] = BUMP_BELOW.exec(lower) ?? []
  if (hasMore !== undefined && needsMore !== undefined) {
    return { code: 'BUMP_BELOW_NODES', has: satsIn(hasMore), needs: satsIn(needsMore) }
  }
  return MEMPOOL_FULL.test(lower) ? { code: 'MEMPOOL_FULL' } : saying(words)
}

function satsIn(bitcoins: string): string {
  return `${BigInt(bitcoins.replace('.', ''))}`
}
