import * as v from 'valibot'
import type { Execution } from '../../core/execution/execution.ts'
import { STATUS_WORDS } from '../../core/execution/service-status.ts'
import type { FindingCode } from '../../core/review/finding.ts'
import { FINDING_CODES } from '../../core/review/finding-codes-and-levels.ts'
import { amount, describeIssues, type Frozen, intentInput, whole } from '../database/field-schemas.ts'
import { reason } from '../records/reason-schema.ts'
import {
  bitcoinPsbt,
  depositAddressSchema,
  item,
  itemState,
  lostSaves,
  nonceAtApproval,
  proof,
  signed,
  verifiedSchema,
} from './item-schema.ts'

const text = v.string()
const texts = v.array(text)

const requester = v.variant('from', [
  v.looseObject({ from: v.literal('popup') }),
  v.looseObject({ from: v.literal('dapp'), origin: text, callsId: text, key: text }),
  v.looseObject({ from: v.literal('bundle'), origin: v.optional(text), bundleId: text }),
])
const finding = v.looseObject({
  code: v.custom<FindingCode>(
    (code) => typeof code === 'string' && Object.hasOwn(FINDING_CODES, code),
    'expected a known code',
  ),
  name: text,
  level: v.picklist(['refuse', 'override', 'tick', 'warn']),
  at: text,
  message: text,
})
const end = v.variant('reason', [
  v.looseObject({
    reason: v.picklist([
      'reverted',
      'noEffect',
      'nonceTaken',
      'cancelled',
      'inputGone',
      'notRelayed',
      'invalid',
      'inDoubt',
    ]),
    index: whole,
  }),
  v.looseObject({ reason: v.literal('refused'), findings: v.array(finding) }),
  v.looseObject({ reason: v.literal('abandoned'), isDoubted: v.optional(v.literal(true)) }),
  v.looseObject({ reason: v.literal('expired') }),
])
const status = v.looseObject({
  status: v.picklist([...STATUS_WORDS, 'unknown']),
  word: text,
  inTxHashes: texts,
  txHashes: texts,
  updatedAtMilliseconds: v.undefinedable(v.number()),
  failReason: v.undefinedable(text),
  refundFailReason: v.optional(text),
})
const part = v.looseObject({
  of: v.picklist(['fill', 'refund']),
  came: verifiedSchema,
  sinceSeconds: whole,
  whole: v.optional(amount),
})
const followed = {
  reportedAtSeconds: v.undefinedable(whole),
  part: v.optional(part),
  isGone: v.optional(v.literal(true)),
}
const isFinal = v.optional(v.literal(true))
const stage = v.variant('stage', [
  v.looseObject({ stage: v.literal('steps') }),
  v.looseObject({ stage: v.literal('tracking'), status: v.undefinedable(status), ...followed }),
  v.looseObject({ stage: v.literal('refunding'), status, ...followed }),
  v.looseObject({ stage: v.literal('filled'), fill: proof, status, isFinal }),
  v.looseObject({ stage: v.literal('refunded'), refund: proof, status, isFinal, partOf: v.optional(amount) }),
  v.looseObject({ stage: v.literal('failed'), end }),
])
const notice = v.looseObject({
  key: text,
  executionId: text,
  news: v.picklist(['filled', 'refunded', 'failed', 'gone', 'requoted', 'stalled', 'unlock', 'fee']),
  isVerified: v.boolean(),
})
const line = v.looseObject({
  atSeconds: whole,
  what: text,
  index: v.exactOptional(whole),
  detail: v.exactOptional(text),
})

const need = v.looseObject({ what: v.picklist(['unlock', 'fee']), sinceSeconds: whole })

const stepOrder = v.variant('stepOrder', [
  v.looseObject({ stepOrder: v.picklist(['undecided', 'sequential']) }),
  v.looseObject({ stepOrder: v.literal('pipelined'), gas: v.array(v.bigint()) }),
])

const misdirectedAnswer = v.variant('is', [
  v.looseObject({
    is: v.literal('found'),
    money: v.array(v.looseObject({ currency: text, balance: v.bigint() })),
    unread: whole,
  }),
  v.looseObject({ is: v.literal('nothing'), checked: whole, unread: whole }),
  v.looseObject({ is: v.literal('failed'), why: reason }),
])
const misdirectedLook = v.looseObject({
  chainId: whole,
  askedAtSeconds: whole,
  notBeforeSeconds: whole,
  answer: v.optional(misdirectedAnswer),
})

const schema = v.looseObject({
  version: v.literal(1),
  id: text,
  requester,
  intent: intentInput,
  intentHash: text,
  requestId: text,
  orderId: text,
  planHash: text,
  overrides: v.array(finding),
  quoteText: text,
  receivedAtSeconds: whole,
  approvedAtSeconds: whole,
  deadlineSeconds: whole,
  timeEstimateSeconds: v.undefinedable(v.number()),
  pays: amount,
  expected: amount,
  minimum: amount,
  mostGas: amount,
  plan: v.array(item),
  items: v.array(itemState),
  approvalMac: v.optional(text),
  feeMac: v.optional(text),
  ownPayment: v.optional(v.looseObject({ asked: depositAddressSchema, agreedAtSeconds: whole })),
  stepOrder,
  stage,
  cpfpChildren: v.optional(
    v.array(
      v.looseObject({
        ...{ parentTxid: text, step: bitcoinPsbt, signed },
        ...{ refused: v.optional(reason), ancestors: v.optional(v.array(text)) },
      }),
    ),
  ),
  paidBefore: v.optional(v.looseObject({ arrived: v.bigint(), payments: whole })),
  requote: v.optional(v.looseObject({ requestId: text, paid: amount })),
  misdirected: v.optional(v.array(misdirectedLook)),
  paid: v.optional(amount),
  pendingNotifications: v.array(notice),
  isFillTold: v.optional(v.literal(true)),
  obstacle: v.undefinedable(reason),
  obstacleSinceSeconds: v.optional(whole),
  oneNode: v.optional(v.literal(true)),
  needs: v.optional(need),
  stalledSinceSeconds: v.undefinedable(whole),
  lastProgressAtSeconds: whole,
  watchedSeconds: whole,
  feeRoseAtSeconds: v.optional(whole),
  statusesHeard: v.optional(v.array(v.looseObject({ status: v.picklist(STATUS_WORDS), atSeconds: whole }))),
  noncesAtApproval: v.array(nonceAtApproval),
  elsewhere: v.optional(v.looseObject({ hash: v.undefinedable(text), atSeconds: whole })),
  lostSaves: v.optional(lostSaves),
  history: v.array(line),
  seq: whole,
  updatedAtSeconds: whole,
})

/** Decodes a stored transfer, or tells its first error. */
export function decodeExecution(value: unknown): { ok: true; execution: Execution } | { ok: false; why: string } {
  const parsed = v.safeParse(schema, value)
  if (!parsed.success) return { ok: false, why: describeIssues(parsed.issues) }
  if (parsed.output.items.length !== parsed.output.plan.length) {
    return { ok: false, why: 'items: expected one for each step of the plan' }
  }
  return { ok: true, execution: parsed.output }
}

/** Encodes a transfer unchanged, since the structured clone keeps bigints. */
export function encodeExecution(execution: Execution): Frozen<v.InferInput<typeof schema>> {
  return execution
}
