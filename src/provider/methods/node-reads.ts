import * as v from 'valibot'

// Only shapes, as lenient as nodes: the node knows which values exist.
const quantity = v.pipe(
  v.union(
    [
      v.pipe(v.string(), v.regex(/^(?:0x[0-9a-fA-F]{1,64}|[0-9]{1,77})$/)),
      v.pipe(v.number(), v.safeInteger(), v.minValue(0)),
    ],
    'expected a quantity: 0x and hex digits',
  ),
  v.transform((sent) => `0x${BigInt(sent).toString(16)}`),
)
const bytes = v.pipe(
  v.string(),
  v.regex(/^(?:0x(?:[0-9a-fA-F]{2})*)?$/, 'expected bytes: 0x and pairs of hex digits'),
  v.transform((sent) => sent || '0x'),
)
const slot = v.union(
  [v.pipe(v.string(), v.regex(/^0x[0-9a-fA-F]{64}$/)), quantity],
  'expected a storage slot: 0x and hex digits',
)
const address = v.pipe(v.string(), v.regex(/^0x[0-9a-fA-F]{40}$/, 'expected an address'))
const hash = v.pipe(v.string(), v.regex(/^0x[0-9a-fA-F]{64}$/, 'expected 32 bytes'))
const tag = v.picklist(['latest', 'earliest', 'pending', 'safe', 'finalized'])
const latest = v.pipe(
  v.null_(),
  v.transform(() => 'latest' as const),
)
const numbered = v.union([tag, quantity, latest], 'expected a block’s number or its tag')
// EIP-1898 also allows a block hash.
const block = v.union(
  [
    tag,
    quantity,
    latest,
    v.object({ blockHash: hash, requireCanonical: v.optional(v.boolean()) }),
    v.object({ blockNumber: quantity }),
  ],
  'expected a block: number, tag or { blockHash }',
)
const accessList = v.array(v.object({ address, storageKeys: v.array(hash) }))
const absent = v.optional(v.undefined_('expected none'))
const target = v.nullish(v.union([address, v.literal('')], 'expected an address'))
// Dropping authorizations (EIP-7702) or blobs would change the answer.
const call = v.pipe(
  v.object({
    from: target,
    to: target,
    gas: v.nullish(quantity),
    gasLimit: v.nullish(quantity),
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
    authorizationList: absent,
    blobVersionedHashes: absent,
    blobs: absent,
  }),
  v.transform(({ gasLimit, ...sent }) => {
    const gas = sent.gas ?? gasLimit
    const { from, to } = { from: sent.from || undefined, to: sent.to || undefined }
    const named = { ...sent, from, to, ...(gas != null && { gas }) }
    return Object.fromEntries(Object.entries(named).filter(([, value]) => value != null))
  }),
)
const slots = v.record(hash, hash)
// Nodes refuse unknown keys here.
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
export const logFilterSchema = v.object({
  address: v.nullish(v.union([address, v.array(address)])),
  topics: v.nullish(v.pipe(v.array(topic), v.maxLength(4))),
  fromBlock: v.nullish(numbered),
  toBlock: v.nullish(numbered),
  blockHash: v.nullish(hash),
})

const MOST_FEE_BLOCKS = 1_024n

type Entry = v.GenericSchema<unknown, unknown>

function list(...entries: readonly Entry[]) {
  return v.pipe(
    v.strictTuple([...entries]),
    v.transform((given) => given.slice(0, given.findLastIndex((each) => each != null) + 1)),
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
  eth_call: list(call, v.optional(block), v.nullish(overrides)),
  eth_createAccessList: list(call, v.optional(block)),
  eth_estimateGas: list(call, v.optional(block), v.nullish(overrides)),
  eth_feeHistory: list(
    v.pipe(
      quantity,
      v.check((count) => BigInt(count) > 0n && BigInt(count) <= MOST_FEE_BLOCKS, `expected at most ${MOST_FEE_BLOCKS}`),
    ),
    numbered,
    v.optional(v.nullable(v.pipe(v.array(v.number()), v.maxLength(100)))),
  ),
  eth_gasPrice: none,
  eth_getBalance: list(address, v.optional(block)),
  eth_getBlockByHash: list(hash, v.nullish(v.boolean(), false)),
  eth_getBlockByNumber: list(numbered, v.nullish(v.boolean(), false)),
  eth_getBlockReceipts: list(block),
  eth_getBlockTransactionCountByHash: list(hash),
  eth_getBlockTransactionCountByNumber: list(numbered),
  eth_getCode: list(address, v.optional(block)),
  eth_getLogs: list(logFilterSchema),
  eth_getProof: list(address, v.pipe(v.array(slot), v.maxLength(256)), v.optional(block)),
  eth_getStorageAt: list(address, slot, v.optional(block)),
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
