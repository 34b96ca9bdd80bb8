import * as v from 'valibot'
import { pinningProblem } from '../chain/pinned-contracts.ts'
import { targetOf } from '../families/bitcoin/block/header.ts'
import { priceFeedSchema } from '../money/price-feed.ts'

const url = v.pipe(v.string(), v.url())
/** A repeated address is no second node. */
export const nodeUrlsSchema = v.pipe(
  v.tupleWithRest([url], url),
  v.check(
    (urls) => new Set(urls.map((each) => new URL(each).href)).size === urls.length,
    'expected different addresses',
  ),
)
// EIP-3668. Plain http is only for this machine.
const gatewayUrl = v.pipe(
  url,
  v.regex(/^(https:\/\/|http:\/\/127\.0\.0\.1:)[^@\s]+$/, 'expected https, without credentials'),
)
const currency = v.strictObject({
  chainId: v.pipe(v.number(), v.safeInteger()),
  address: v.string(),
  symbol: v.string(),
  name: v.string(),
  decimals: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(77)),
  isNative: v.boolean(),
})
const router = { address: v.string(), version: v.picklist(['v3']) }
const contract = v.variant('kind', [
  v.strictObject({ kind: v.literal('router'), ...router }),
  v.strictObject({ kind: v.literal('approvalProxy'), ...router, router: v.string() }),
  v.strictObject({ kind: v.picklist(['permit2', 'depositAddressFactory', 'wrappedNative']), address: v.string() }),
])
// Profiles without it don't load.
const finality = v.variant('by', [
  v.strictObject({ by: v.literal('finalizedTag') }),
  v.strictObject({ by: v.literal('depth'), blocks: v.pipe(v.number(), v.integer(), v.minValue(1)) }),
])
const isTarget = (bits: number) => targetOf(bits) !== undefined
const MOST_NODES: Readonly<Record<string, number>> = { 'ethereum-vm': Number.POSITIVE_INFINITY, 'bitcoin-vm': 2 }
const chainFields = v.strictObject({
  id: v.pipe(v.number(), v.safeInteger(), v.minValue(1)),
  slug: v.string(),
  name: v.string(),
  vm: v.picklist(['ethereum-vm', 'bitcoin-vm', 'hyperliquid-vm', 'lighter-vm']),
  depositories: v.pipe(v.array(v.string()), v.minLength(1)),
  contracts: v.array(contract),
  native: currency,
  tokens: v.array(currency),
  nodeUrls: nodeUrlsSchema,
  explorerUrl: url,
  blockSeconds: v.pipe(v.number(), v.minValue(0.1)),
  finality,
  easiestBits: v.optional(v.pipe(v.number(), v.safeInteger(), v.check(isTarget, 'expected a compact target'))),
  takesDataFee: v.optional(v.boolean()),
  capsTransactionGas: v.optional(v.boolean()),
  priceFeeds: v.optional(v.array(priceFeedSchema)),
  currencyFeeds: v.optional(v.array(priceFeedSchema)),
  sequencerFeed: v.optional(v.string()),
})
const chain = v.pipe(
  chainFields,
  v.check(
    ({ vm, finality: { by } }) => vm === 'ethereum-vm' || by === 'depth',
    'expected a depth: only EVM has the tag',
  ),
  v.check(
    ({ vm, nodeUrls }) => nodeUrls.length <= (MOST_NODES[vm] ?? 1),
    'expected fewer: EVM has several, Bitcoin at most two',
  ),
  // Bitcoin's files without it mean the main network.
  v.check(
    ({ vm, easiestBits }) => vm === 'bitcoin-vm' || easiestBits === undefined,
    'expected no easiest target: only Bitcoin has work',
  ),
  v.check(
    (pinned) => pinningProblem(pinned) === undefined,
    ({ input }) => pinningProblem(input) ?? '',
  ),
)

/** A profile FILE of another shape fails the build. */
export const profileSchema = v.strictObject({
  name: v.string(),
  service: v.strictObject({
    name: v.pipe(v.string(), v.minLength(1), v.maxLength(20)),
    url,
    streamUrl: url,
    keyHeader: v.string(),
    supportUrl: v.optional(v.pipe(v.string(), v.regex(/^(https:\/\/|mailto:)\S+$/, 'expected https: or mailto:'))),
  }),
  solvers: v.array(v.string()),
  solverSlug: v.string(),
  orderBinding: v.picklist(['required', 'shown']),
  exchangeA: v.strictObject({
    nonceMappingDomain: v.string(),
    signTransactionDomain: v.string(),
    sendAssetPrimaryType: v.string(),
    chainField: v.string(),
    chainName: v.string(),
    signatureChainId: v.pipe(v.number(), v.safeInteger(), v.minValue(1)),
    mids: v.optional(v.record(v.string(), v.string())),
  }),
  // Older files without it mean the main network.
  exchangeB: v.optional(
    v.strictObject({ networkId: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(2 ** 32 - 1)) }),
    { networkId: 304 },
  ),
  nameGateways: v.optional(v.array(gatewayUrl)),
  chains: v.array(chain),
})

export type ProfileFile = v.InferOutput<typeof profileSchema>
