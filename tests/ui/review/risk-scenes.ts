import type { ApprovalView } from '../../../src/api/views/approvals.ts'
import { type Act, click, toReview } from '../acting.ts'
import { addressReview } from '../bitcoin/executions.ts'
import * as data from '../data.ts'
import { never } from '../fake-client.ts'
import { ETH_DRAFT, proven, type Scene } from '../scene-making.ts'

const PLACE = { chainId: 8453, address: data.STRANGER, isOwn: false } as const
const LIKE = `${data.STRANGER.slice(0, 6)}${'1'.repeat(32)}${data.STRANGER.slice(-4)}`
const paysStranger = () => {
  const { refund, claims } = data.reviewOf()
  const proofs = claims.filter((claim) => claim !== 'refund-is-yours')
  return proven(data.reviewOf({ recipient: PLACE, refund: { ...refund, orRecipient: true }, claims: proofs }))
}
const known = (change: object): Scene => ({
  hash: '#/form',
  draft: ETH_DRAFT,
  answers: { 'quote.ask': paysStranger, 'recipients.check': data.all(change) },
})
const asked: ApprovalView = {
  kind: 'intent',
  id: 'intent-1',
  ticket: 'ticket-3',
  suspicion: undefined,
  requester: { from: 'dapp', origin: 'https://app.bridge-garden.example', callsId: '0x01', key: 'k' },
  quote: paysStranger(),
  paysFrom: undefined,
}

const UNDER_WAY = data.executionOf(data.reviewOf(), {
  stage: { stage: 'tracking', status: data.status('pending'), reportedAtSeconds: 1 },
  items: [],
  approvedAtSeconds: data.nowSeconds() - 185,
})

export const RISK_SCENES: Readonly<Record<string, Scene>> = {
  'review-looks-like': known({ looksLike: LIKE }),
  'review-exchange-wallet': known({ exchange: 'Binance', isContract: true }),
  'review-contract': known({ isContract: true }),
  'review-contract-elsewhere': known({ isContract: true, isKnown: true }),
  'review-contract-paid': known({ isContract: true, isKnown: true, paidHere: [data.currency(8453, 'ETH').address] }),
  'review-contract-other-chain': known({ elsewhere: { contractOn: [1, 999], unreadOn: [] } }),
  'review-contract-other-chain-named': known({ name: 'Anna’s safe', elsewhere: { contractOn: [1], unreadOn: [] } }),
  'review-contract-unread': known({ isContract: null, elsewhere: { contractOn: [], unreadOn: [999] } }),
  'review-contract-known': known({ isContract: true, name: 'Anna’s safe' }),
  'review-refund-exchange': {
    ...known({ exchange: 'Binance' }),
    answers: {
      'quote.ask': () => {
        const review = data.reviewOf()
        return proven({ ...review, refund: { ...review.refund, address: data.STRANGER, isOwn: false } })
      },
      'recipients.check': data.all({ exchange: 'Binance' }),
    },
  },
  'review-unlooked': {
    ...known({}),
    answers: { 'quote.ask': paysStranger, 'recipients.check': () => never() },
  },
  'review-same': {
    ...known({}),
    answers: { 'quote.ask': () => proven(data.reviewOf()), 'executions.list': () => [UNDER_WAY] },
  },
  'review-same-elsewhere': {
    ...known({}),
    answers: { 'quote.ask': () => proven(addressReview('evm')), 'executions.list': () => [UNDER_WAY] },
  },
  'approval-intent-same': {
    hash: '#/approval',
    place: 'approval',
    answers: {
      'approvals.list': () => [{ ...asked, quote: proven(data.reviewOf()) }],
      'executions.list': () => [UNDER_WAY],
    },
  },
  'approval-intent-nothing': {
    hash: '#/approval',
    place: 'approval',
    answers: {
      'approvals.list': () => {
        const review = data.reviewOf({ slippageBasisPoints: 10_000 })
        return [{ ...asked, quote: proven({ ...review, minimum: { ...review.minimum, value: 0n } }) }]
      },
    },
  },
  'approval-intent-slippage': {
    hash: '#/approval',
    place: 'approval',
    answers: {
      'approvals.list': () => [{ ...asked, quote: proven(data.reviewOf({ slippageBasisPoints: 4_900 })) }],
    },
  },
  'approval-intent-exchange-wallet': {
    hash: '#/approval',
    place: 'approval',
    answers: {
      'approvals.list': () => [asked],
      'approvals.refresh': () => asked,
      'recipients.check': data.all({ exchange: 'Binance' }),
    },
  },
}

export const RISK_ACTS: Readonly<Record<string, Act>> = {
  'review-looks-like-shown': { scene: 'review-looks-like', play: toReview },
  'review-exchange-wallet-shown': { scene: 'review-exchange-wallet', play: toReview },
  'review-contract-other-chain-shown': { scene: 'review-contract-other-chain', play: toReview },
  'review-contract-unread-shown': { scene: 'review-contract-unread', play: toReview },
  'review-same-elsewhere-shown': { scene: 'review-same-elsewhere', play: toReview },
  'review-same-shown': { scene: 'review-same', play: toReview },
  'review-exchange-wallet-ticked': {
    scene: 'review-exchange-wallet',
    play: async (page) => {
      await toReview(page)
      await click(page, 'accept-contract')
      await click(page, 'accept-exchange')
      await page.locator('[data-testid=confirm]:not([aria-disabled])').waitFor()
    },
  },
}
