import * as v from 'valibot'
import type { Bundle } from '../../core/bundle/bundle.ts'
import { STATUS_WORDS } from '../../core/execution/service-status.ts'
import { amount, describeIssues, type Frozen, hex, whole } from '../database/field-schemas.ts'
import { itemState, lostSaves, nonceAtApproval, proof } from '../executions/item-schema.ts'
import { reason } from '../records/reason-schema.ts'

const text = v.string()

const sentCall = v.looseObject({
  index: whole,
  hash: text,
  status: v.exactOptional(v.picklist(['success', 'reverted'])),
})

const end = v.variant('reason', [
  v.looseObject({ reason: v.literal('notFunded'), executionId: text, isRefunded: v.boolean() }),
  v.looseObject({ reason: v.literal('wouldFail'), index: whole, message: text }),
  v.looseObject({
    reason: v.picklist(['reverted', 'noEffect', 'nonceTaken', 'cancelled', 'inputGone', 'notRelayed', 'invalid']),
    index: whole,
  }),
  v.looseObject({ reason: v.picklist(['expired', 'abandoned', 'maybeSent']) }),
  v.looseObject({ reason: v.literal('sentElsewhere'), sent: v.array(sentCall) }),
])
const stage = v.variant('stage', [
  v.looseObject({ stage: v.picklist(['funding', 'calls', 'done']) }),
  v.looseObject({ stage: v.literal('failed'), end }),
])
const line = v.looseObject({
  atSeconds: whole,
  what: text,
  index: v.exactOptional(whole),
  detail: v.exactOptional(text),
})

const deposit = { depository: text, depositor: text, currency: text, amount: v.bigint(), orderId: hex }
const heard = { orderId: hex, index: whole, sinceSeconds: whole }
const outcome = v.variant('outcome', [
  v.looseObject({
    ...heard,
    outcome: v.literal('said'),
    requestId: text,
    word: text,
    status: v.picklist([...STATUS_WORDS, 'unknown']),
  }),
  v.looseObject({
    ...heard,
    outcome: v.picklist(['filled', 'refunded']),
    requestId: text,
    proof,
    chainId: v.undefinedable(whole),
    to: v.undefinedable(text),
    partOf: v.exactOptional(amount),
  }),
  v.looseObject({
    ...heard,
    outcome: v.literal('unlike'),
    problem: v.picklist(['several', 'transaction', 'deposit', 'own']),
  }),
])
const deposits = v.looseObject({
  simulated: v.array(v.looseObject(deposit)),
  read: v.array(v.looseObject({ ...deposit, index: whole })),
  outcomes: v.exactOptional(v.array(outcome)),
  unfollowed: v.exactOptional(v.picklist(['noKey', 'locked', 'refused', 'over'])),
})

export const pageCall = v.looseObject({
  to: v.undefinedable(text),
  data: hex,
  value: v.bigint(),
  gas: v.undefinedable(v.bigint()),
})

export const siteRequestKind = v.picklist(['transaction', 'calls'])

const requester = v.variant('by', [
  v.looseObject({ by: siteRequestKind, origin: text, callsId: text, key: text }),
  v.looseObject({ by: v.literal('wallet'), wish: v.picklist(['revoke', 'undelegate']) }),
])

const schema = v.looseObject({
  version: v.literal(1),
  id: text,
  requester,
  chainId: whole,
  account: text,
  calls: v.array(pageCall),
  funding: v.array(text),
  asksFunds: v.boolean(),
  mostGas: amount,
  items: v.array(itemState),
  deposits: v.exactOptional(deposits),
  stage,
  isTold: v.boolean(),
  approvalMac: v.optional(text),
  feeMac: v.optional(text),
  obstacle: v.undefinedable(reason),
  obstacleSinceSeconds: v.optional(whole),
  oneNode: v.optional(v.literal(true)),
  needs: v.optional(v.looseObject({ what: v.picklist(['unlock', 'fee']), sinceSeconds: whole })),
  lastProgressAtSeconds: whole,
  watchedSeconds: whole,
  stalledSinceSeconds: v.undefinedable(whole),
  feeRoseAtSeconds: v.optional(whole),
  noncesAtApproval: v.pipe(v.array(nonceAtApproval), v.minLength(1)),
  lostSaves: v.optional(lostSaves),
  history: v.array(line),
  approvedAtSeconds: whole,
  updatedAtSeconds: whole,
  seq: whole,
})

/** Decodes a stored bundle, or tells its first error. */
export function decodeBundle(value: unknown): { ok: true; bundle: Bundle } | { ok: false; why: string } {
  const parsed = v.safeParse(schema, value)
  if (!parsed.success) return { ok: false, why: describeIssues(parsed.issues) }
  return parsed.output.items.length === parsed.output.calls.length
    ? { ok: true, bundle: parsed.output }
    : { ok: false, why: 'items: expected one for each call' }
}

/** Encodes a bundle unchanged, since the structured clone keeps bigints. */
export function encodeBundle(bundle: Bundle): Frozen<v.InferInput<typeof schema>> {
  return bundle
}
