import type { QuoteView } from '../../src/api/views/quotes.ts'
import type { ExecutionView } from '../../src/api/views/transfers.ts'
import type { Review } from '../../src/core/review/review.ts'
import type { PagePlace } from '../../src/ui/host.ts'
import * as data from './data.ts'
import type { Answers } from './fake-client.ts'

/** A function makes counting answers anew at each opening. */
export type Scene = Readonly<{
  hash: string
  place?: PagePlace
  /** Origin of the current tab. */
  tabSite?: string
  isWithheld?: boolean
  draft?: string
  answers?: Answers
  freshAnswers?: () => Answers
}>

export const ETH_DRAFT = JSON.stringify({
  from: { chainId: 1, address: data.currency(1, 'ETH').address },
  to: { chainId: 8453, address: data.currency(8453, 'ETH').address },
  amount: '0.1',
})
export const draftWith = (change: object) => JSON.stringify({ ...JSON.parse(ETH_DRAFT), ...change })

export const sideOf = (chainId: number, symbol: string) => ({
  chainId,
  address: data.currency(chainId, symbol).address,
})
export const proven = (review: Review): QuoteView => ({
  state: 'proven',
  approvalId: 'quote-1',
  ticket: 'ticket-1',
  review,
})
export const quotes = (view: () => QuoteView | Promise<QuoteView>): Scene => ({
  hash: '#/form',
  draft: ETH_DRAFT,
  answers: { 'quote.ask': view },
})
export const transfer = (execution: ExecutionView): Scene => ({
  hash: '#/transfer/transfer-1',
  answers: { 'executions.get': () => execution, 'executions.list': () => [execution] },
})

/** Refuses a missing or wrong password. */
export function passwordWanted(password: string | undefined) {
  const isMissing = password === undefined
  return {
    ok: false,
    why: isMissing ? 'missing' : 'wrongPassword',
    waitSeconds: 0,
    failedAttempts: isMissing ? 0 : 1,
  } as const
}
