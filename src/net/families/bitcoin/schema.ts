import * as v from 'valibot'
import type { AddressStatistics, Turnover } from '../../../core/families/bitcoin/balance.ts'
import type { ChainPosition, Outspend } from '../../../core/families/bitcoin/block/chain-position.ts'
import type { Answer } from '../../../core/reason/reason.ts'

// Esplora's HTTP API: satoshis are JSON numbers, all below 2^53.
const MOST_SATS = 2_100_000_000_000_000

const whole = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(Number.MAX_SAFE_INTEGER))
const sats = v.pipe(
  v.number(),
  v.integer(),
  v.minValue(0),
  v.maxValue(MOST_SATS),
  v.transform((value) => BigInt(value)),
)
// An address's lifetime turnover can exceed the supply.
const sum = v.pipe(
  whole,
  v.transform((value) => BigInt(value)),
)

/** In display order, without `0x`. */
export const id = v.pipe(v.string(), v.regex(/^[0-9a-f]{64}$/, 'expected 32 bytes as lower-case hex'))

export const chainPosition = v.pipe(
  v.variant('confirmed', [
    v.object({ confirmed: v.literal(false) }),
    v.object({ confirmed: v.literal(true), block_height: whole, block_hash: id }),
  ]),
  v.transform((status): ChainPosition => {
    if (!status.confirmed) return { in: 'mempool' }
    return { in: 'block', blockHeight: status.block_height, blockHash: status.block_hash }
  }),
)

const turnover = v.pipe(
  v.object({ funded_txo_count: whole, funded_txo_sum: sum, spent_txo_sum: sum, tx_count: whole }),
  v.transform((stats): Turnover & Readonly<{ transactions: number; payments: number }> => ({
    fundedSats: stats.funded_txo_sum,
    spentSats: stats.spent_txo_sum,
    transactions: stats.tx_count,
    payments: stats.funded_txo_count,
  })),
)

/** `GET /address/:address`. */
export const addressStatistics = v.pipe(
  v.object({ address: v.string(), chain_stats: turnover, mempool_stats: turnover }),
  v.transform(
    ({
      address,
      chain_stats: confirmed,
      mempool_stats: waiting,
    }): AddressStatistics & Readonly<{ address: string }> => ({
      address,
      confirmed: { fundedSats: confirmed.fundedSats, spentSats: confirmed.spentSats },
      waiting: { fundedSats: waiting.fundedSats, spentSats: waiting.spentSats },
      transactions: confirmed.transactions + waiting.transactions,
      payments: confirmed.payments + waiting.payments,
    }),
  ),
)

export type ListedUtxo = Readonly<{ txid: string; vout: number; valueSats: bigint; place: ChainPosition }>

/** `isPartial`: more exist. */
export type ListedUtxos = Answer<readonly ListedUtxo[]> & Readonly<{ isPartial?: true }>

/** `GET /address/:address/utxo`. */
export const utxos = v.pipe(
  v.array(v.object({ txid: id, vout: v.pipe(whole, v.maxValue(0xffff_ffff)), value: sats, status: chainPosition })),
  v.transform((list) =>
    list.map(({ txid, vout, value, status }): ListedUtxo => ({ txid, vout, valueSats: value, place: status })),
  ),
)

/** `GET /tx/:txid`. */
export const transactionPosition = v.object({ txid: id, status: chainPosition })

/** `GET /address/:address/txs`. */
export const addressHistory = v.array(transactionPosition)

export type PagedTransaction = Readonly<{
  txid: string
  status: ChainPosition
  vin: readonly Readonly<{ txid: string; vout: number }>[]
  vout: readonly Readonly<{ script: string; sats: bigint }>[]
}>

/** `GET /address/:address/txs/chain/:last`. */
export const addressPage = v.array(
  v.object({
    ...transactionPosition.entries,
    vin: v.array(v.object({ txid: id, vout: whole })),
    vout: v.array(
      v.pipe(
        v.object({ scriptpubkey: v.string(), value: sats }),
        v.transform(({ scriptpubkey: script, value }) => ({ script, sats: value })),
      ),
    ),
  }),
)

/** `GET /tx/:txid/outspends`. */
export const outspends = v.array(
  v.pipe(
    v.variant('spent', [
      v.object({ spent: v.literal(false) }),
      v.object({ spent: v.literal(true), txid: id, status: chainPosition }),
    ]),
    v.transform((each): Outspend => {
      return each.spent ? { spent: true, txid: each.txid, place: each.status } : { spent: false }
    }),
  ),
)

// Far above any real fee; a higher estimate is bait or broken (lie P08).
const MOST_SATS_PER_VBYTE = 5_000

/** `GET /fee-estimates`: satoshis per vbyte, by blocks to wait. */
export const feeEstimates = v.record(
  v.pipe(v.string(), v.regex(/^[1-9][0-9]{0,3}$/)),
  v.pipe(v.number(), v.minValue(0), v.maxValue(MOST_SATS_PER_VBYTE)),
)

/** `POST /txs/package`: bitcoind's `submitpackage`. */
export const packageResults = v.pipe(
  v.object({ 'tx-results': v.record(v.string(), v.object({ txid: id, error: v.optional(v.string()) })) }),
  v.transform((said) => Object.values(said['tx-results'])),
)

/** mempool.space's `GET /v1/fees/recommended`. */
export const minimumFee = v.pipe(
  v.object({ minimumFee: v.pipe(v.number(), v.minValue(0), v.maxValue(MOST_SATS_PER_VBYTE)) }),
  v.transform(({ minimumFee: satsPerVbyte }) => satsPerVbyte),
)

/** `GET /blocks/tip/height`. */
export const height = v.pipe(
  v.string(),
  v.regex(/^[0-9]{1,8}$/, 'expected a height'),
  v.transform((text) => Number(text)),
)

/** `GET /tx/:txid/hex`. */
export const transactionHex = v.pipe(
  v.string(),
  // A search for one other letter needs no stack, also over megabytes.
  v.check(
    (text) => text.length > 0 && text.length % 2 === 0 && !/[^0-9a-f]/.test(text),
    'expected a transaction as lower-case hex',
  ),
)
