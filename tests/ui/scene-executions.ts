import type { ExecutionView } from '../../src/api/views/transfers.ts'
import { makeFinding } from '../../src/core/verify/make-finding.ts'
import {
  amount,
  CANCELLED,
  CANCELLING,
  DEPOSITORY,
  DONE,
  executionOf,
  FAILING,
  fillHash,
  nowSeconds,
  PLANNED,
  RAISED,
  REPLACED,
  RESERVED,
  REVERTED,
  reviewOf,
  SENT,
  SIGNED,
  STRANGER,
  status,
  usdcReview,
} from './data.ts'

const eth = reviewOf()
const usdc = usdcReview()
const tracking = (word: Parameters<typeof status>[0]) =>
  ({ stage: 'tracking', status: status(word), reportedAtSeconds: 1 }) as const
const refundToAsk = (refundFailReason: string) =>
  ({
    stage: 'refunding',
    status: { ...status('failure'), failReason: 'SLIPPAGE', refundFailReason },
    reportedAtSeconds: 1,
  }) as const
const partly = { proof: 'verified', txHash: fillHash, amount: amount(1, 'ETH', 1n) } as const
const verified = { proof: 'verified', txHash: fillHash, amount: amount(8453, 'ETH', 99_412_451_872_340_012n) } as const

export const fillings = {
  sending: executionOf(usdc, { stage: { stage: 'steps' }, items: [SENT, PLANNED] }),
  sent: executionOf(eth, { stage: { stage: 'steps' }, items: [SENT] }),
  stuck: executionOf(eth, {
    stage: { stage: 'steps' },
    items: [SENT],
    approvedAtSeconds: nowSeconds() - 400,
    stalledSinceSeconds: nowSeconds() - 100,
  }),
  dear: executionOf(usdc, {
    stage: { stage: 'steps' },
    items: [DONE, PLANNED],
    obstacle: { code: 'FEE_RISEN', most: '0.0001 ETH' },
    needs: { what: 'fee', sinceSeconds: nowSeconds() - 5 },
  }),
  // Locked between two signatures: the first is unbroadcast.
  halfSigned: executionOf(usdc, {
    stage: { stage: 'steps' },
    items: [SIGNED, RESERVED],
    stepOrder: { stepOrder: 'pipelined', gas: [60_000n, 60_000n] },
    obstacle: { code: 'LOCKED' },
    needs: { what: 'unlock', sinceSeconds: nowSeconds() - 5 },
  }),
  raised: executionOf(usdc, { stage: { stage: 'steps' }, items: [DONE, RAISED] }),
  // The approval reverted, but the deposit was broadcast.
  stopped: executionOf(usdc, { stage: { stage: 'steps' }, items: [FAILING, SENT] }),
  failing: executionOf(usdc, { stage: { stage: 'steps' }, items: [DONE, FAILING] }),
  cancelling: executionOf(eth, { stage: { stage: 'steps' }, items: [CANCELLING] }),
  cancelled: executionOf(usdc, {
    stage: { stage: 'failed', end: { reason: 'cancelled', index: 1 } },
    items: [DONE, CANCELLED],
  }),
  nonceTaken: executionOf(eth, {
    stage: { stage: 'failed', end: { reason: 'nonceTaken', index: 0 } },
    items: [REPLACED],
  }),
  nonceTakenBy: executionOf(eth, {
    stage: { stage: 'failed', end: { reason: 'nonceTaken', index: 0 } },
    items: [{ ...REPLACED, takenBy: `0x${'cd'.repeat(32)}` }],
  }),
  waiting: executionOf(eth, { stage: { stage: 'tracking', status: undefined, reportedAtSeconds: 1 }, items: [DONE] }),
  pending: executionOf(eth, { stage: tracking('pending'), items: [DONE] }),
  longer: executionOf(eth, { stage: tracking('pending'), items: [DONE], approvedAtSeconds: nowSeconds() - 45 }),
  unknown: executionOf(eth, {
    stage: {
      stage: 'tracking',
      status: { ...status('pending'), status: 'unknown', word: 'settling' },
      reportedAtSeconds: 1,
    },
    items: [DONE],
  }),
  obstacle: executionOf(eth, {
    stage: tracking('pending'),
    items: [DONE],
    approvedAtSeconds: nowSeconds() - 400,
    obstacle: { code: 'TIMEOUT' },
  }),
  unproven: executionOf(eth, {
    stage: { stage: 'steps' },
    items: [PLANNED],
    approvedAtSeconds: nowSeconds() - 60,
    obstacle: {
      code: 'UNPROVEN',
      words: 'The node for Base didn’t say your balance: there was no connection, or it broke off.',
      sentence: { says: 'balanceUnsaid', chain: 'Base', why: { code: 'OFFLINE' } },
    },
  }),
  received: executionOf(eth, { stage: { stage: 'filled', fill: verified, status: status('success') }, items: [DONE] }),
  reported: executionOf(eth, {
    stage: {
      stage: 'filled',
      fill: { proof: 'reported', txHash: fillHash, why: { code: 'ARRIVAL_ABSENT' } },
      status: status('success'),
    },
    items: [DONE],
  }),
  refunded: executionOf(eth, {
    stage: {
      stage: 'refunded',
      refund: { proof: 'verified', txHash: fillHash, amount: amount(1, 'ETH', 99_800_000_000_000_000n) },
      status: { ...status('refund'), failReason: 'SOLVER_CAPACITY_EXCEEDED' },
    },
    items: [DONE],
  }),
  refundedToRecipient: executionOf(eth, {
    stage: {
      stage: 'refunded',
      refund: { proof: 'verified', txHash: fillHash, amount: amount(8453, 'USDC', 240_000_000n), to: STRANGER },
      partOf: amount(1, 'ETH', 100_000_000_000_000_000n),
      status: status('refund'),
    },
    items: [DONE],
  }),
  manualRefund: executionOf(eth, { stage: refundToAsk('MANUAL_REFUND_REQUIRED'), items: [DONE] }),
  exchangeRefund: executionOf(eth, { stage: refundToAsk('REFUND_RECIPIENT_IS_VASP'), items: [DONE] }),
  smallRefund: executionOf(eth, { stage: refundToAsk('NEGATIVE_NEW_AMOUNT_AFTER_FEES'), items: [DONE] }),
  refundPart: executionOf(eth, {
    stage: {
      stage: 'refunding',
      status: status('refund'),
      reportedAtSeconds: 1,
      part: { of: 'refund', came: partly, sinceSeconds: nowSeconds() - 600 },
    },
    items: [DONE],
  }),
  refundedInPart: executionOf(eth, {
    stage: {
      stage: 'refunded',
      refund: partly,
      partOf: amount(1, 'ETH', 100_000_000_000_000_000n),
      status: status('refund'),
    },
    items: [DONE],
  }),
  gone: executionOf(eth, {
    stage: { stage: 'tracking', status: status('success'), reportedAtSeconds: 1, isGone: true },
    items: [DONE],
  }),
  unprovable: executionOf(eth, {
    stage: {
      stage: 'filled',
      fill: { proof: 'reported', txHash: fillHash, why: { code: 'ARRIVAL_UNPROVABLE' } },
      status: status('success'),
    },
    items: [DONE],
  }),
  failed: executionOf(usdc, {
    stage: { stage: 'failed', end: { reason: 'reverted', index: 1 } },
    items: [DONE, REVERTED],
    history: [{ atSeconds: nowSeconds() - 5, what: 'reverted', index: 1, detail: 'execution reverted: <b>paused</b>' }],
  }),
  feeRanOut: executionOf(eth, {
    stage: { stage: 'failed', end: { reason: 'expired' } },
    items: [{ phase: 'planned' }],
  }),
  refusedLater: executionOf(eth, {
    stage: {
      stage: 'failed',
      end: {
        reason: 'refused',
        findings: [makeFinding('D07', 'facts', { says: 'contractMissing', address: DEPOSITORY, chain: 'Ethereum' })],
      },
    },
    items: [PLANNED],
  }),
} satisfies Readonly<Record<string, ExecutionView>>

const DAY = 86_400

export const executions: readonly ExecutionView[] = [
  { ...fillings.pending, id: 'a' },
  { ...fillings.received, id: 'b', approvedAtSeconds: nowSeconds() - 600 },
  { ...fillings.failed, id: 'c', approvedAtSeconds: nowSeconds() - DAY },
  { ...fillings.refunded, id: 'd', approvedAtSeconds: nowSeconds() - DAY - 900 },
  { ...fillings.unknown, id: 'e', approvedAtSeconds: nowSeconds() - 6 * DAY },
]

/** 70, one a minute: more than a page. */
export const many: readonly ExecutionView[] = Array.from({ length: 70 }, (_, at) => ({
  ...(at % 20 === 0 ? fillings.pending : fillings.received),
  id: `transfer-${`${at}`.padStart(3, '0')}`,
  approvedAtSeconds: nowSeconds() - 60 * at,
}))
