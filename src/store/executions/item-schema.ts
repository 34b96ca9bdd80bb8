import * as v from 'valibot'
import type { Signed } from '../../core/sign/signed.ts'
import { amount, hex, whole } from '../database/field-schemas.ts'
import { reason } from '../records/reason-schema.ts'

const text = v.string()
const common = { chainId: whole, from: text }
const money = { currency: text, amount: v.bigint(), counterparty: text }
/** EIP-712 typed data. */
export const typedData = v.looseObject({
  domain: v.record(text, v.union([text, v.number()])),
  types: v.record(text, v.array(v.looseObject({ name: text, type: text }))),
  primaryType: text,
  // `v.record` drops fields such as `constructor`.
  message: v.custom<Readonly<Record<string, unknown>>>(isRecord, 'expected an object'),
})

function isRecord(value: unknown): boolean {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

const post = v.looseObject({
  endpoint: v.picklist(['/authorize', '/execute/permits']),
  body: v.record(text, v.unknown()),
})

const routed = v.looseObject({
  calls: v.array(v.looseObject({ target: hex, allowFailure: v.boolean(), value: text, callData: hex })),
  refundTo: text,
  nftRecipient: text,
  metadata: hex,
})

export const bitcoinPsbt = v.looseObject({
  ...common,
  ...money,
  kind: v.literal('bitcoinPsbt'),
  psbt: hex,
  inputs: v.array(v.looseObject({ txid: text, vout: whole, valueSats: v.bigint(), script: hex, path: text })),
  outputs: v.array(
    v.looseObject({ role: v.picklist(['deposit', 'send', 'order', 'change']), script: hex, valueSats: v.bigint() }),
  ),
  feeSats: v.bigint(),
})

export const depositAddressSchema = v.looseObject({
  chainId: whole,
  kind: v.literal('depositAddress'),
  address: text,
  currency: text,
  amount: v.bigint(),
  isProven: v.boolean(),
})

export const item = v.variant('kind', [
  v.looseObject({
    ...common,
    kind: v.literal('evmTransaction'),
    role: v.picklist(['resetAllowance', 'approve', 'deposit', 'transfer', 'send', 'swap']),
    ...money,
    to: text,
    data: hex,
    value: v.bigint(),
  }),
  v.looseObject({
    ...common,
    ...money,
    kind: v.literal('evmSignature'),
    standard: v.picklist(['eip3009', 'permit2']),
    typedData,
    post,
    deadlineSeconds: whole,
    routed: v.undefinedable(routed),
  }),
  bitcoinPsbt,
  v.looseObject({ ...common, kind: v.literal('exchangeAAuthorize'), typedData, post, nonce: v.bigint() }),
  v.looseObject({
    ...common,
    ...money,
    kind: v.literal('exchangeATransfer'),
    typedData,
    action: v.record(text, v.unknown()),
    nonce: v.bigint(),
  }),
  v.looseObject({
    ...common,
    ...money,
    kind: v.literal('exchangeBTransfer'),
    transfer: v.looseObject({
      toAccountIndex: whole,
      assetIndex: whole,
      fromRouteType: whole,
      toRouteType: whole,
      amount: whole,
      usdcFee: whole,
      memo: hex,
    }),
  }),
  depositAddressSchema,
])

const KINDS = [
  'evmTransaction',
  'evmSignature',
  'bitcoinPsbt',
  'exchangeAAuthorize',
  'exchangeATransfer',
  'exchangeBTransfer',
  'depositAddress',
] as const

const terms = v.variant('terms', [
  v.looseObject({
    terms: v.literal('evm'),
    nonce: whole,
    gasLimit: v.bigint(),
    maxFeePerGasWei: v.bigint(),
    maxPriorityFeePerGasWei: v.bigint(),
  }),
  v.looseObject({
    terms: v.literal('bitcoin'),
    outpoints: v.array(text),
    feeSats: v.bigint(),
    fromHeight: v.optional(v.number()),
    dependsOn: v.optional(v.array(v.looseObject({ outpoint: text, spentBy: text }))),
    ancestors: v.optional(v.array(text)),
    isFeeTicked: v.optional(v.literal(true)),
    added: v.optional(v.array(v.looseObject({ txid: text, vout: whole, valueSats: v.bigint(), previous: hex }))),
    shrunk: v.optional(v.looseObject({ path: text, lessSats: v.bigint() })),
    parent: v.optional(v.looseObject({ feeSats: v.bigint(), vbytes: whole })),
  }),
  v.looseObject({ terms: v.literal('permit'), nonce: v.bigint() }),
  v.looseObject({ terms: v.literal('exchange'), nonce: v.bigint() }),
  v.looseObject({
    terms: v.literal('exchangeB'),
    networkId: whole,
    l1Address: text,
    apiKeyIndex: whole,
    nonce: v.bigint(),
    expiresAtMs: whole,
  }),
  v.looseObject({ terms: v.literal('none') }),
])
const purpose = v.picklist(['step', 'cancel'])
/** Signed bytes. The brand returns here, since `sign` made them before they were stored. */
export const signed = v.pipe(
  v.looseObject({ kind: v.picklist(KINDS), purpose, chainId: whole, bytes: text, hash: text }),
  v.transform((stored) => stored as unknown as Signed),
)
const fee = v.optional(v.looseObject({ value: v.bigint(), forData: v.optional(v.bigint()) }))
const inclusion = v.variant('in', [
  v.looseObject({ in: v.literal('block'), blockNumber: v.bigint(), blockHash: text, fee }),
  v.looseObject({
    in: v.literal('service'),
    atSeconds: whole,
    isProbable: v.optional(v.literal(true)),
    isReported: v.optional(v.literal(true)),
    entry: v.optional(v.string()),
  }),
])
const included = { inclusion, readAtSeconds: whole }
const isUnwanted = v.optional(v.literal(true))
const refused = v.optional(v.array(v.looseObject({ hash: text, terms, reason })))
const attempt = { terms, signed, earlier: v.array(signed), isUnwanted, refused }

export const itemState = v.variant('phase', [
  v.looseObject({ phase: v.literal('planned') }),
  v.looseObject({
    phase: v.literal('reserved'),
    terms,
    purpose,
    earlier: v.array(signed),
    broadcastAtSeconds: v.optional(whole),
    isUnwanted,
    refused,
  }),
  v.looseObject({ phase: v.literal('signed'), ...attempt }),
  v.looseObject({
    phase: v.literal('replaced'),
    takenBy: v.optional(v.string()),
    why: v.optional(v.picklist(['inputGone', 'notRelayed', 'invalid'])),
    ...attempt,
  }),
  v.looseObject({
    phase: v.literal('broadcast'),
    broadcastAtSeconds: whole,
    isReportedTaken: v.optional(v.literal(true)),
    isTooLate: v.optional(v.literal(true)),
    ...attempt,
  }),
  v.looseObject({ phase: v.picklist(['included', 'finalized']), ...attempt, ...included }),
  v.looseObject({ phase: v.picklist(['reverted', 'ineffective']), isFinal: v.boolean(), ...attempt, ...included }),
])

/** An arrival that the wallet read itself. */
export const verifiedSchema = v.looseObject({
  proof: v.literal('verified'),
  txHash: text,
  amount,
  besides: v.optional(v.array(text)),
  to: v.optional(text),
})

export const proof = v.variant('proof', [
  verifiedSchema,
  v.looseObject({ proof: v.literal('reported'), txHash: v.undefinedable(text), why: reason }),
])

/** A first free nonce, read at approval. */
export const nonceAtApproval = v.looseObject({ resource: text, nonce: v.undefinedable(v.bigint()) })

export const lostSaves = v.looseObject({
  seq: whole,
  sent: v.optional(v.looseObject({ index: whole, hash: text })),
})
