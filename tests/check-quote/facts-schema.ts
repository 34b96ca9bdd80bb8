import * as v from 'valibot'
import type { Family } from '../../src/core/chain/chain.ts'
import { type Fact, type Facts, knownFact, type OriginFacts, unknownFact } from '../../src/core/chain/facts.ts'
import { isReason, type Reason, saying } from '../../src/core/reason/reason.ts'
import { hex, integer, wholeNumber } from './wire.ts'

const WHY = 'the file does not say'

// A wallet reason by code, or free text.
const reason = v.union([v.pipe(v.string(), v.transform(saying)), v.custom<Reason>(isReason, 'expected a reason')])

// A fact is `{"known":true,"value":…,"from":"…"}`, `{"known":false,"why":…}`, or the bare value.
function given<T>(schema: v.GenericSchema<unknown, T>) {
  return v.union([
    v.strictObject({ known: v.literal(true), value: schema, from: v.optional(v.string(), 'the file') }),
    v.strictObject({ known: v.literal(false), why: v.optional(reason, WHY) }),
    v.pipe(
      schema,
      v.transform((value): Fact<T> => knownFact(value, 'the file')),
    ),
  ])
}

// A missing fact is unknown.
function fact<T>(schema: v.GenericSchema<unknown, T>) {
  return v.optional(given(schema), unknownFact(saying(WHY)))
}

const sum = { currency: v.string(), amount: integer }
const simulation = v.pipe(
  v.strictObject({
    calls: v.string(),
    reverted: v.optional(reason),
    changes: v.array(v.strictObject(sum)),
    approvals: v.array(v.strictObject({ ...sum, spender: v.string() })),
    arrivals: v.array(v.strictObject(sum)),
    deposits: v.array(v.strictObject({ ...sum, depositor: v.string(), orderId: v.string() })),
  }),
  v.transform(({ reverted, ...simulated }) => ({ ...simulated, reverted })),
)
const contract = v.strictObject({ hasCode: fact(v.boolean()), allowance: fact(integer) })
const mempoolEntry = v.pipe(
  v.strictObject({
    txid: v.string(),
    vbytes: wholeNumber,
    feeSats: v.optional(integer),
    parents: v.array(v.string()),
  }),
  v.transform(({ feeSats, ...entry }) => ({ ...entry, feeSats })),
)
const coin = v.strictObject({
  txid: v.string(),
  vout: wholeNumber,
  valueSats: integer,
  script: hex,
  path: v.string(),
  publicKey: hex,
  isLocked: v.optional(v.boolean(), false),
  unconfirmed: v.optional(v.strictObject({ isOwn: v.boolean(), isWhole: v.boolean(), entries: v.array(mempoolEntry) })),
})
const chainRecord = v.pipe(
  v.strictObject({
    id: wholeNumber,
    slug: v.optional(v.string()),
    vmType: v.optional(v.string()),
    nativeSymbol: v.optional(v.string()),
    nativeDecimals: v.optional(wholeNumber),
    depository: v.optional(v.string()),
    contracts: v.optional(v.record(v.string(), v.string()), {}),
    firstContracts: v.optional(v.record(v.string(), v.string())),
    solvers: v.optional(v.array(v.string()), []),
    isDisabled: v.optional(v.boolean(), false),
    isLagging: v.optional(v.boolean(), false),
    isLimited: v.optional(v.boolean(), false),
  }),
  v.transform(({ slug, vmType, nativeSymbol, nativeDecimals, depository, firstContracts, ...record }) => ({
    ...record,
    ...{ slug, vmType, nativeSymbol, nativeDecimals, depository, firstContracts },
  })),
)

const price = v.strictObject({
  chainId: wholeNumber,
  address: v.string(),
  price: integer,
  from: v.optional(v.string(), 'the file'),
})

const ORIGINS = {
  evm: v.strictObject({
    family: v.literal('evm'),
    nodeChainId: fact(wholeNumber),
    contracts: v.optional(v.record(v.string(), contract), {}),
    tokenDecimals: fact(wholeNumber),
    tokenSymbol: fact(v.string()),
    balance: fact(integer),
    nativeBalance: fact(integer),
    maxFeePerGasWei: fact(integer),
    tokenDomain: fact(v.strictObject({ name: v.string(), version: v.string() })),
    simulation: fact(simulation),
    depositAddresses: fact(v.array(v.string())),
  }),
  bitcoin: v.strictObject({
    family: v.literal('bitcoin'),
    coins: fact(v.array(coin)),
    previous: v.optional(v.record(v.string(), fact(hex)), {}),
    highPriorityRate: fact(v.number()),
    tipHeight: fact(wholeNumber),
    ownScripts: v.optional(v.array(v.strictObject({ script: hex, path: v.string(), publicKey: hex })), []),
  }),
  exchangeA: v.strictObject({
    family: v.literal('exchangeA'),
    balance: fact(integer),
    token: fact(v.strictObject({ symbol: v.string(), decimals: wholeNumber })),
    usedNonces: v.optional(v.array(integer), []),
    signatureChainId: wholeNumber,
    firstTransferFee: v.optional(given(integer)),
  }),
  exchangeB: v.strictObject({
    family: v.literal('exchangeB'),
    l1Address: fact(v.string()),
    ownAddress: v.optional(v.string(), ''),
    balance: fact(integer),
    transferFeeUsd: fact(integer),
    apiKey: v.optional(given(v.picklist(['ready', 'none', 'replaced']))),
  }),
} satisfies Readonly<Record<Family, v.GenericSchema<unknown, OriginFacts>>>

export type GivenFacts = Omit<Facts, 'nowSeconds' | 'receivedAtSeconds' | 'origin'> &
  Readonly<{
    nowSeconds?: number | undefined
    receivedAtSeconds?: number | undefined
    origin: OriginFacts
  }>

export function factsSchema(family: Family, signatureChainId: number): v.GenericSchema<unknown, GivenFacts> {
  const nothing = { family, ...(family === 'exchangeA' ? { signatureChainId } : {}) }
  const origin: v.GenericSchema<unknown, OriginFacts> = ORIGINS[family]
  return v.strictObject({
    nowSeconds: v.optional(wholeNumber),
    receivedAtSeconds: v.optional(wholeNumber),
    usedIds: v.optional(v.array(v.string()), []),
    clocks: v.optional(v.strictObject({ service: fact(wholeNumber), chain: fact(wholeNumber) }), {}),
    chains: fact(v.array(chainRecord)),
    prices: v.optional(v.array(price)),
    arrivingDecimals: v.optional(given(wholeNumber)),
    origin: v.optional(origin, nothing),
  })
}
