import * as v from 'valibot'
import type { Signed } from '../core/sign/signed.ts'
import { amount, hex, whole } from './schema.ts'

const text = v.string()
const common = { chainId: whole, from: text }

/** One step of a plan, of any kind. */
export const item = v.variant('kind', [
  v.looseObject({
    ...common,
    kind: v.literal('evmTransaction'),
    role: v.picklist(['resetAllowance', 'approve', 'deposit']),
    to: text,
    data: hex,
    value: v.bigint(),
    currency: text,
    amount: v.bigint(),
    counterparty: text,
  }),
  v.looseObject({ ...common, kind: v.literal('evmSignature'), typedData: text, post: text }),
  v.looseObject({ ...common, kind: v.literal('bitcoinPsbt'), psbt: hex }),
  v.looseObject({ ...common, kind: v.literal('exchangeAAuthorize'), typedData: text, post: text }),
  v.looseObject({ ...common, kind: v.literal('exchangeATransfer'), action: text, nonce: v.bigint() }),
  v.looseObject({ ...common, kind: v.literal('exchangeBTransfer'), action: text }),
  v.looseObject({
    chainId: whole,
    kind: v.literal('depositAddress'),
    address: text,
    currency: text,
    amount: v.bigint(),
  }),
])

const terms = v.looseObject({
  nonce: whole,
  gasLimit: v.bigint(),
  maxFeePerGasWei: v.bigint(),
  maxPriorityFeePerGasWei: v.bigint(),
})
// The brand comes back here: the bytes were made by `sign` before they were stored.
const signed = v.pipe(
  v.looseObject({ kind: v.literal('evmTransaction'), chainId: whole, rawTransaction: hex, hash: hex }),
  v.transform((stored) => stored as unknown as Signed),
)
const inclusion = v.looseObject({ blockNumber: v.bigint(), blockHash: hex })

/** How far a step has come. */
export const itemState = v.variant('phase', [
  v.looseObject({ phase: v.literal('planned') }),
  v.looseObject({ phase: v.literal('reserved'), terms }),
  v.looseObject({ phase: v.literal('signed'), terms, signed }),
  v.looseObject({ phase: v.literal('sent'), terms, signed }),
  v.looseObject({ phase: v.literal('done'), terms, signed, inclusion }),
  v.looseObject({ phase: v.literal('reverted'), terms, signed, inclusion }),
])

/** How sure the wallet is of an arrival. */
export const proof = v.variant('proof', [
  v.looseObject({ proof: v.literal('verified'), txHash: text, amount }),
  v.looseObject({ proof: v.literal('reported'), txHash: v.undefinedable(text), why: text }),
])
