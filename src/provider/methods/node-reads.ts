import * as v from 'valibot'

// Only shapes: the node knows which values exist.
const quantity = v.pipe(v.string(), v.regex(/^0x[0-9a-fA-F]{1,64}$/, 'expected a quantity: 0x and hex digits'))
const bytes = v.pipe(v.string(), v.regex(/^0x(?:[0-9a-fA-F]{2})*$/, 'expected bytes: 0x and pairs of hex digits'))
const address = v.pipe(v.string(), v.regex(/^0x[0-9a-fA-F]{40}$/, 'expected an address'))
const hash = v.pipe(v.string(), v.regex(/^0x[0-9a-fA-F]{64}$/, 'expected 32 bytes'))
const tag = v.picklist(['latest', 'earliest', 'pending', 'safe', 'finalized'])
const numbered = v.union([tag, quantity], 'expected a block’s number or its tag')
// EIP-1898 also allows a block hash.
const block = v.union(
  [
    tag,
    quantity,
    v.strictObject({ blockHash: hash, requireCanonical: v.optional(v.boolean()) }),
    v.strictObject({ blockNumber: quantity }),
  ],
  'expected a block: number, tag or { blockHash }',
)
const accessList = v.array(v.strictObject({ address, storageKeys: v.array(hash) }))
// No authorizations (EIP-7702) or blobs.
const call = v.strictObject({
  from: v.nullish(address),
  to: v.nullish(address),
  gas: v.nullish(quantity),
  gasPrice: v.nullish(quantity),
  maxFeePerGas: v.nullish(quantity),
  maxPriorityFeePerGas: v.nullish(quantity),
  value: v.nullish(quantity),
  data: v.nullish(bytes),
  input: v.nullish(bytes),
  nonce: v.nullish(quantity),
  type: v.nullish(quantity),
  chainId: v.nullish(quantity),
  accessList: v.nullish(accessList),
})
const slots = v.record(hash, hash)
const overrides = v.record(
  address,
  v.strictObject({
    balance: v.optional(quantity),
    nonce: v.optional(quantity),
    code: v.optional(bytes),
    state: v.optional(slots),
    stateDiff: v.optional(slots),
  }),
)
const topic = v.nullable(v.union([hash, v.array(hash)]))
const filter = v.strictObject({
  address: v.nullish(v.union([address, v.array(address)])),
  topics: v.nullish(v.pipe(v.array(topic), v.maxLength(4))),
  fromBlock: v.nullish(numbered),
  toBlock: v.nullish(numbered),
  blockHash: v.nullish(hash),
})

type Entry = v.GenericSchema<unknown, unknown>

function list(...entries: readonly Entry[]) {
  return v.pipe(
    v.strictTuple([...entries]),
    v.transform((given) => given.slice(0, given.findLastIndex((each) => each !== undefined) + 1)),
  )
}
const none = v.pipe(
  v.optional(v.union([v.strictTuple([]), v.strictObject({})], 'expected no params'), []),
  v.transform(() => []),
)

/** Chain reads for pages (EIP-1474, execution APIs), without effects, keys or state such as filters. */
export const READ_METHODS = {
  eth_blobBaseFee: none,
  eth_blockNumber: none,
  eth_call: list(call, v.optional(block), v.optional(overrides)),
  eth_createAccessList: list(call, v.optional(block)),
  eth_estimateGas: list(call, v.optional(block), v.optional(overrides)),
  eth_feeHistory: list(
    v.union([quantity, v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(1_024))]),
    numbered,
    v.optional(v.nullable(v.pipe(v.array(v.number()), v.maxLength(100)))),
  ),
  eth_gasPrice: none,
  eth_getBalance: list(address, v.optional(block)),
  eth_getBlockByHash: list(hash, v.optional(v.boolean())),
  eth_getBlockByNumber: list(numbered, v.optional(v.boolean())),
  eth_getBlockReceipts: list(block),
  eth_getBlockTransactionCountByHash: list(hash),
  eth_getBlockTransactionCountByNumber: list(numbered),
  eth_getCode: list(address, v.optional(block)),
  eth_getLogs: list(filter),
  eth_getProof: list(address, v.pipe(v.array(quantity), v.maxLength(256)), v.optional(block)),
  eth_getStorageAt: list(address, quantity, v.optional(block)),
  eth_getTransactionByBlockHashAndIndex: list(hash, quantity),
  eth_getTransactionByBlockNumberAndIndex: list(numbered, quantity),
  eth_getTransactionByHash: list(hash),
  eth_getTransactionCount: list(address, v.optional(block)),
  eth_getTransactionReceipt: list(hash),
  eth_maxPriorityFeePerGas: none,
  eth_syncing: none,
} as const satisfies Readonly<Record<string, v.GenericSchema<unknown, readonly unknown[]>>>

export type ReadMethod = keyof typeof READ_METHODS

/** Excludes inherited names like `constructor`. */
export function isReadMethod(name: string): name is ReadMethod {
  return Object.hasOwn(READ_METHODS, name)
}
