import type { Page } from 'playwright'
import { makeFinding } from '../../../src/core/verify/make-finding.ts'
import { type Act, click, toReview } from '../acting.ts'
import { amount, fillHash, STRANGER, status } from '../data.ts'
import { draftWith, proven, type Scene, transfer } from '../scene-making.ts'
import {
  balances,
  CUSTOM_TOKEN,
  chains,
  EXCHANGE_A,
  withdrawal,
  withdrawalInDoubt,
  withdrawalProbable,
  withdrawalReview,
  withdrawalTooLate,
  withdrawalTooLateToTake,
} from './data.ts'

const PERPS = { chainId: EXCHANGE_A, address: `0x${'0'.repeat(32)}` }
const BASE_USDC = { chainId: 8453, address: amount(8453, 'USDC', 0n).currency.address }
const perps = (value: bigint) => ({ ...withdrawalReview().pays, value })
const everywhere = {
  'chains.list': () => chains,
  'balances.list': () => balances,
  'maximum.get': () => ({ maximum: perps(125_050_000_000n), reservedForGas: perps(0n) }),
} as const

const withdrawing = (review = withdrawalReview): Scene => ({
  hash: '#/form',
  draft: draftWith({ from: PERPS, to: BASE_USDC, amount: '50' }),
  answers: { ...everywhere, 'quote.ask': () => proven(review()) },
})
const onItsWay = (execution: Parameters<typeof transfer>[0]): Scene => {
  const scene = transfer(execution)
  return { ...scene, answers: { ...scene.answers, ...everywhere } }
}
const verified = { proof: 'verified', txHash: fillHash, amount: amount(8453, 'USDC', 49_900_000n) } as const

export const EXCHANGE_SCENES: Readonly<Record<string, Scene>> = {
  'home-exchange': { hash: '#/', answers: everywhere },
  'form-exchange': withdrawing(),
  'form-within-exchange': {
    ...withdrawing(),
    draft: draftWith({ from: PERPS, to: PERPS, amount: '50', recipient: STRANGER }),
  },
  'form-custom-token': {
    hash: '#/form',
    draft: draftWith({ from: CUSTOM_TOKEN.currency, to: BASE_USDC, amount: '10' }),
    answers: {
      ...everywhere,
      'balances.list': () => [...balances, CUSTOM_TOKEN],
      'quote.ask': () => proven(withdrawalReview()),
    },
  },
  'review-exchange': withdrawing(),
  'review-exchange-first': withdrawing(() =>
    withdrawalReview({
      mostGas: { ...withdrawalReview().pays, value: 100_000_000n },
      warnings: [
        makeFinding('H14', 'facts.firstTransferFee', {
          says: 'firstTransferCosts',
          exchange: 'Hyperliquid',
          fee: '1 USDC (Perps)',
        }),
      ],
    }),
  ),
  'transfer-exchange-signed': onItsWay(withdrawal(['included', 'signed'], { stage: { stage: 'steps' } })),
  'transfer-exchange-received': onItsWay(
    withdrawal(['included', 'included'], { stage: { stage: 'filled', fill: verified, status: status('success') } }),
  ),
  'transfer-exchange-doubt': onItsWay(withdrawalInDoubt({ stage: 'steps' })),
  'transfer-exchange-probable': onItsWay(withdrawalProbable()),
  'transfer-exchange-left': onItsWay(withdrawalInDoubt({ stage: 'failed', end: { reason: 'inDoubt', index: 1 } })),
  'transfer-exchange-lost': onItsWay(withdrawalTooLateToTake({ stage: 'steps' })),
  'transfer-exchange-lost-left': onItsWay(
    withdrawalTooLateToTake({ stage: 'failed', end: { reason: 'inDoubt', index: 1 } }),
  ),
  'transfer-exchange-late': onItsWay(withdrawalTooLate()),
  'transfer-exchange-refused': onItsWay(
    withdrawal(['included', 'reverted'], {
      stage: { stage: 'failed', end: { reason: 'reverted', index: 1 } },
      refusal: 'Insufficient balance for token transfer. token=USDC fee=1.0 USDC',
    }),
  ),
}

async function toSignatures(page: Page): Promise<void> {
  await toReview(page)
  await page.locator('.signatures').scrollIntoViewIfNeeded()
}

export const EXCHANGE_ACTS: Readonly<Record<string, Act>> = {
  'review-exchange-shown': { scene: 'review-exchange', play: toReview },
  'review-exchange-first-shown': { scene: 'review-exchange-first', play: toReview },
  'review-exchange-raw': {
    scene: 'review-exchange',
    play: async (page) => {
      await toSignatures(page)
      await page.getByTestId('raw').click()
      await page.locator('.raw').last().scrollIntoViewIfNeeded()
    },
  },
  'review-exchange-proof': {
    scene: 'review-exchange',
    play: async (page) => {
      await toReview(page)
      await click(page, 'proof-fold')
      await page.getByTestId('proof').scrollIntoViewIfNeeded()
    },
  },
  'form-custom-token-choice': { scene: 'form-custom-token', play: (page) => page.getByTestId('from').click() },
  'form-exchange-choice': { scene: 'form-exchange', play: (page) => page.getByTestId('from').click() },
}
