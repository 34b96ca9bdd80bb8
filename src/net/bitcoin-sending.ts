import { type Reason, saying } from '../core/reason.ts'
import { refusalOf } from './said.ts'

/**
 * What an explorer's node made of a transaction that was handed to it, by meaning. `accepted` and `known` mean that it
 * has it; `conflict` that a coin is spent or not there, perhaps by this very transaction in a block; `underpriced` that
 * it pays too little, or too little to take the place of one that waits; `unknown` is a time-out or words never seen:
 * nothing may be concluded from it.
 */
export type BitcoinSending =
  | Readonly<{ result: 'accepted'; message: string }>
  | (Refused & Readonly<{ message: string; reason: Reason }>)

type Refused = Readonly<{ result: 'known' | 'conflict' | 'underpriced' | 'rejected' | 'unknown' }>

// Explorers pass on what bitcoind says: its reject reasons, and the sentences of `sendrawtransaction`. The first row
// that fits decides. Being known comes first: it is the one good news.
const MEANINGS: readonly (readonly [Refused['result'], RegExp])[] = [
  [
    'known',
    /txn-already-(in-mempool|known)|txn-same-nonwitness-data-in-mempool|already in (the )?(block ?chain|mempool|utxo set)|"code": ?-27|rpc error -27/,
  ],
  ['conflict', /missing ?-?inputs|inputs-missingorspent|txn-mempool-conflict|inputs-spent|spends-conflicting-tx/],
  [
    'underpriced',
    /min (relay )?fee not met|insufficient fee|rejecting replacement|insufficient priority|too many potential replacements|replacement-adds-unconfirmed/,
  ],
  [
    'rejected',
    /script-verify-flag|dust|scriptpubkey|scriptsig|bad-txns|bad-witness|non-?bip68-final|non-final|tx-size|absurdly-high-fee|max-fee-exceeded|maxfeerate|too-long-mempool-chain|bare-multisig|decode failed|coinbase|multi-op-return|datacarrier|^version$/,
  ],
]

/**
 * Says what an explorer's refusal of a transaction means.
 *
 * @param status the HTTP status; only 400 carries a node's own words
 * @param words the body, made fit to be shown
 */
export function bitcoinSendingOf(status: number, words: string): BitcoinSending {
  const message = words === '' ? `The explorer refused without a reason (HTTP status ${status})` : words
  if (status !== 400 || words === '') {
    return { result: 'unknown', message, reason: refusalOf(status, words === '' ? undefined : words) }
  }
  const lower = words.toLowerCase()
  const meaning = MEANINGS.find(([, pattern]) => pattern.test(lower))
  return { result: meaning?.[0] ?? 'unknown', message, reason: saying(words) }
}
