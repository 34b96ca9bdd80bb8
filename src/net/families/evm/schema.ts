import * as v from 'valibot'
import { type Hex, isHex } from '../../../lib/hex.ts'

// Ethereum JSON-RPC, "Hex value encoding": no leading zeros, whole bytes.
export const quantity = v.pipe(
  v.string(),
  v.regex(/^0x(0|[1-9a-fA-F][0-9a-fA-F]{0,63})$/, 'expected a hex quantity'),
  v.transform((text) => BigInt(text)),
)

export const safeNumber = v.pipe(
  quantity,
  v.maxValue(BigInt(Number.MAX_SAFE_INTEGER)),
  v.transform((value) => Number(value)),
)

export const bytes = v.custom<Hex>((value) => isHex(value), 'expected bytes as hex')

export const bytes32 = v.custom<Hex>((value) => isHex(value, 32), 'expected 32 bytes as hex')

export const address = v.custom<Hex>((value) => isHex(value, 20), 'expected an address')

export const uint256 = v.pipe(
  bytes32,
  v.transform((word) => BigInt(word)),
)

export const log = v.object({ address, topics: v.pipe(v.array(bytes32), v.maxLength(4)), data: bytes })

// Repeated logs must not count twice.
const logsOnce = v.pipe(
  v.array(v.object({ ...log.entries, logIndex: v.optional(v.string()) })),
  v.maxLength(4_096),
  v.check(
    (all) => new Set(all.map(({ logIndex }, at) => logIndex ?? at)).size === all.length,
    'expected each log once',
  ),
  v.transform((all) => all.map(({ logIndex: _, ...each }) => each)),
)

// Without a price, the rest still counts.
const UNREAD = -1n
const besides = v.fallback(v.nullish(quantity, '0x0'), UNREAD)

/** Null while pending. The OP stack adds `l1Fee`; with an operator fee but no total, `charge` is undefined. */
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

/** `to` is null for a contract creation. */
export const transaction = v.nullable(
  v.object({ hash: bytes32, from: address, to: v.nullish(address, null), value: quantity }),
)

export const block = v.nullable(
  v.object({
    hash: bytes32,
    number: quantity,
    timestamp: v.optional(quantity),
    baseFeePerGas: v.optional(quantity),
    gasLimit: v.fallback(v.optional(quantity), undefined),
  }),
)

/** Wei per gas. */
export const feeHistory = v.object({
  reward: v.pipe(v.array(v.pipe(v.array(quantity), v.minLength(1))), v.minLength(1)),
})
