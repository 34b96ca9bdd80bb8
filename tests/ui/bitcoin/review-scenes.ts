import type { Page } from 'playwright'
import { makeFinding } from '../../../src/core/verify/make-finding.ts'
import { type Act, click, toReview } from '../acting.ts'
import type { Scene } from '../scene-making.ts'
import { bitcoinReview, wholeReview } from './data.ts'
import { fromBitcoin, paidElsewhere } from './making.ts'

export const REVIEW_SCENES: Readonly<Record<string, Scene>> = {
  'review-bitcoin': fromBitcoin(bitcoinReview),
  'review-bitcoin-whole': fromBitcoin(wholeReview),
  'review-bitcoin-low': fromBitcoin(() =>
    bitcoinReview({
      warnings: [makeFinding('F25', 'steps[0].items[0].data.psbt', { says: 'minerFeeLow', fee: '0.00001234 BTC' })],
    }),
  ),
  'review-address': paidElsewhere('evm', 'strictAddress'),
  'review-address-bitcoin': paidElsewhere('bitcoin', 'strictAddress'),
  'review-address-open': paidElsewhere('bitcoin', 'openAddress'),
}

async function toFlow(page: Page): Promise<void> {
  await toReview(page)
  await page.getByTestId('bitcoin-transaction').scrollIntoViewIfNeeded()
}

export const REVIEW_ACTS: Readonly<Record<string, Act>> = {
  'review-bitcoin-shown': { scene: 'review-bitcoin', play: toReview },
  'review-bitcoin-low-shown': { scene: 'review-bitcoin-low', play: toReview },
  'review-bitcoin-flow': { scene: 'review-bitcoin', play: toFlow },
  'review-bitcoin-whole-flow': { scene: 'review-bitcoin-whole', play: toFlow },
  'review-bitcoin-proof': {
    scene: 'review-bitcoin',
    play: async (page) => {
      await toReview(page)
      await click(page, 'proof-fold')
      await page.getByTestId('proof').scrollIntoViewIfNeeded()
    },
  },
  'review-address-shown': { scene: 'review-address', play: toReview },
  'review-address-bitcoin-shown': { scene: 'review-address-bitcoin', play: toReview },
  'review-address-open-rules': {
    scene: 'review-address-open',
    play: async (page) => {
      await toReview(page)
      await page.locator('.rules').scrollIntoViewIfNeeded()
    },
  },
}
