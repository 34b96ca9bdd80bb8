import type { Finding } from '../../../src/core/review/finding.ts'
import { makeFinding } from '../../../src/core/verify/make-finding.ts'
import { type Act, click, toReview } from '../acting.ts'
import * as data from '../data.ts'
import { proven, quotes, type Scene } from '../scene-making.ts'

const UNPRICED = makeFinding('L10', 'details.currencyOut', { says: 'priceUnknownLook', currency: 'WNATIVE' })
const FROM_NODE = makeFinding('D37', 'facts.simulation', {
  says: 'swapResultFromNode',
  symbol: 'WNATIVE',
  chain: 'Base',
})
const DEAR = makeFinding('L05', 'details', { says: 'costAboveCap', cost: '0.0241 ETH', pays: '0.1 ETH' })

const ticked = (...ticks: readonly Finding[]): Scene => quotes(() => proven(data.reviewOf({ ticks })))

export const FINDING_SCENES: Readonly<Record<string, Scene>> = {
  'review-tick': ticked(DEAR),
  'review-ticks': ticked(FROM_NODE, UNPRICED),
}

export const FINDING_ACTS: Readonly<Record<string, Act>> = {
  'review-tick-shown': { scene: 'review-tick', play: toReview },
  'review-ticks-shown': { scene: 'review-ticks', play: toReview },
  'review-ticks-ticked': {
    scene: 'review-ticks',
    play: async (page) => {
      await toReview(page)
      for (const code of ['D37', 'L10']) await click(page, `accept-${code}`)
      await page.locator('[data-testid=confirm]:not([aria-disabled])').waitFor()
    },
  },
}
