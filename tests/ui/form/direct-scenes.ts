import { all, amount, DONE, executionOf, fillHash, nowSeconds, SENT, STRANGER, status, usdcReview } from '../data.ts'
import { draftWith, proven, quotes, type Scene, sideOf, transfer } from '../scene-making.ts'

const USDC = amount(8453, 'USDC', 5_000_000n)
const [step] = usdcReview().steps

export const directReview = usdcReview({
  pays: USDC,
  expected: USDC,
  minimum: USDC,
  cost: undefined,
  recipient: { chainId: 8453, address: STRANGER, isOwn: false },
  steps: step ? [{ ...step, word: 'send', amount: USDC, counterparty: STRANGER }] : [],
  claims: ['plan-rebuilt', 'recipient-is-paid'],
})

const fill = { proof: 'verified', txHash: fillHash, amount: USDC } as const
const less = { ...fill, amount: amount(8453, 'USDC', 4_900_000n) } as const
const unread = { proof: 'reported', txHash: fillHash, why: { code: 'ARRIVAL_ABSENT' } } as const

export const directFillings = {
  sending: executionOf(directReview, { stage: { stage: 'steps' }, items: [SENT] }),
  pending: executionOf(directReview, {
    stage: { stage: 'tracking', status: status('pending'), reportedAtSeconds: 1 },
    items: [DONE],
    approvedAtSeconds: nowSeconds() - 400,
  }),
  received: executionOf(directReview, { stage: { stage: 'filled', fill, status: status('success') }, items: [DONE] }),
  short: executionOf(directReview, {
    stage: { stage: 'filled', fill: less, status: status('success') },
    items: [DONE],
  }),
  reported: executionOf(directReview, {
    stage: { stage: 'filled', fill: unread, status: status('success') },
    items: [DONE],
  }),
  expired: executionOf(directReview, { stage: { stage: 'failed', end: { reason: 'expired' } }, items: [] }),
}

const form = quotes(() => proven(directReview))
const inBook = {
  'book.list': () => [{ name: 'Corner shop', family: 'evm' as const, address: STRANGER }],
  'recipients.check': all({ name: 'Corner shop' }),
}

const swapped = executionOf(usdcReview({ pays: USDC, expected: amount(8453, 'ETH', 2_000_000_000_000_000n) }), {
  stage: directFillings.received.stage,
  items: directFillings.received.items,
})
const across = { plan: swapped.plan, intent: { ...swapped.intent, destinationChainId: 1 } }

export const DIRECT_SCENES: Readonly<Record<string, Scene>> = {
  'review-direct': {
    ...form,
    draft: draftWith({
      from: sideOf(8453, 'USDC'),
      to: sideOf(8453, 'USDC'),
      amount: '5',
      recipient: STRANGER,
      refundTo: STRANGER,
      slippageBasisPoints: '50',
    }),
  },
  'review-keeps-fee': quotes(() =>
    proven({ ...directReview, customTokens: [{ currency: USDC.currency, imitation: undefined }] }),
  ),
  'review-named': { ...form, answers: { ...form.answers, ...inBook } },
  'transfer-named': {
    ...transfer(directFillings.received),
    answers: { ...transfer(directFillings.received).answers, ...inBook },
  },
  'activity-ways': {
    hash: '#/activity',
    answers: {
      'executions.list': () => [
        { ...directFillings.received, id: 'direct' },
        { ...directFillings.received, id: 'swap', plan: swapped.plan, expected: swapped.expected },
        { ...directFillings.received, id: 'across', ...across },
      ],
    },
  },
  'transfer-direct': transfer(directFillings.pending),
  'transfer-direct-received': transfer(directFillings.received),
  'transfer-direct-short': transfer(directFillings.short),
  'transfer-direct-reported': transfer(directFillings.reported),
  'transfer-direct-expired': transfer(directFillings.expired),
}
