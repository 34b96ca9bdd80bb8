import * as v from 'valibot'
import { type Hex, isHex } from '../lib/hex.ts'

// Ethereum JSON-RPC, "Hex value encoding": quantities have no leading zeros, data have whole bytes.
/** A quantity as a bigint, at most 256 bits. */
export const quantity = v.pipe(
  v.string(),
  v.regex(/^0x(0|[1-9a-fA-F][0-9a-fA-F]{0,63})$/, 'expected a hex quantity'),
  v.transform((text) => BigInt(text)),
)

/** A quantity that is small: a count of transactions, or the number of a chain. */
export const safeNumber = v.pipe(
  quantity,
  v.maxValue(BigInt(Number.MAX_SAFE_INTEGER)),
  v.transform((value) => Number(value)),
)

/** Bytes of any length. */
export const bytes = v.custom<Hex>((value) => isHex(value), 'expected bytes as hex')

/** 32 bytes: a hash, a topic, or one word of an ABI answer. */
export const bytes32 = v.custom<Hex>((value) => isHex(value, 32), 'expected 32 bytes as hex')

export const address = v.custom<Hex>((value) => isHex(value, 20), 'expected an address')

/** One ABI word as a number: uint256. */
export const uint256 = v.pipe(
  bytes32,
  v.transform((word) => BigInt(word)),
)

/** A log, undecoded. */
export const log = v.object({ address, topics: v.pipe(v.array(bytes32), v.maxLength(4)), data: bytes })

// Money that a node names twice did not come twice.
const logsOnce = v.pipe(
  v.array(v.object({ ...log.entries, logIndex: v.optional(v.string()) })),
  v.maxLength(4_096),
  v.check(
    (all) => new Set(all.map(({ logIndex }, at) => logIndex ?? at)).size === all.length,
    'expected each log once',
  ),
  v.transform((all) => all.map(({ logIndex: _, ...each }) => each)),
)

/** Units of gas, what each cost, and what was taken besides, wei. */
export type Charge = Readonly<{ gasUsed: bigint; gasPriceWei: bigint; dataFeeWei: bigint }>

// What cannot be read of the price is no reason not to believe the rest.
const UNREAD = -1n
const besides = v.fallback(v.nullish(quantity, '0x0'), UNREAD)

/**
 * A receipt of a transaction in a block; null where there is none. Rollups of the OP stack add `l1Fee` to the gas, and may
 * add an operator's fee, whose sum no receipt says: where there is one, or a number cannot be read, there is no charge.
 */
export const receipt = v.nullable(
  v.pipe(
    v.object({
      transactionHash: bytes32,
      status: v.picklist(['0x0', '0x1']),
      blockNumber: quantity,
      blockHash: bytes32,
      gasUsed: quantity,
      logs: logsOnce,
      effectiveGasPrice: v.fallback(quantity, UNREAD),
      l1Fee: besides,
      operatorFeeScalar: besides,
      operatorFeeConstant: besides,
    }),
    v.transform(({ status, effectiveGasPrice, l1Fee, operatorFeeScalar, operatorFeeConstant, ...rest }) => ({
      ...rest,
      status: status === '0x1' ? ('success' as const) : ('reverted' as const),
      charge:
        effectiveGasPrice < 0n || l1Fee < 0n || operatorFeeScalar || operatorFeeConstant
          ? undefined
          : { gasUsed: rest.gasUsed, gasPriceWei: effectiveGasPrice, dataFeeWei: l1Fee },
    })),
  ),
)

/** What the wallet reads of a transaction; `to` is null where a contract is created. */
export const transaction = v.nullable(
  v.object({ hash: bytes32, from: address, to: v.nullish(address, null), value: quantity }),
)

/** What the wallet reads of a block's header; null where there is no such block. */
export const block = v.nullable(
  v.object({
    hash: bytes32,
    number: quantity,
    timestamp: v.optional(quantity),
    baseFeePerGas: v.optional(quantity),
  }),
)

/** The part of a fee history that says what others paid on top, wei per gas. */
export const feeHistory = v.object({
  reward: v.pipe(v.array(v.pipe(v.array(quantity), v.minLength(1))), v.minLength(1)),
})
