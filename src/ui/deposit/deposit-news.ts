import type { DepositView, ExecutionView } from '../../api/crossing-views.ts'
import type { Amount } from '../../core/currency.ts'
import { isInFlight } from '../../core/execution.ts'
import type { Reason } from '../../core/reason.ts'
import { paidOf } from '../../core/successor.ts'

/** What has come to a deposit address so far, compared with what was asked for; amounts in the smallest unit. */
export type DepositNews =
  | Readonly<{ news: 'unread'; why: Reason }>
  | Readonly<{ news: 'nothing' }>
  /** Nothing came as long as the order lasted. */
  | Readonly<{ news: 'late' }>
  | Readonly<{ news: 'less'; missing: bigint }>
  | Readonly<{ news: 'exact' }>
  | Readonly<{ news: 'more'; excess: bigint }>
  | Readonly<{ news: 'several'; payments: number }>

/** What the order asks for, and until when; no time is known where `deadlineSeconds` is 0. */
export type Asked = Readonly<{ amount: bigint; deadlineSeconds: number }>

/** Puts what the wallet sees at the address beside what was asked for. */
export function depositNews(view: DepositView, asked: Asked, nowSeconds: number): DepositNews {
  if (!view.known) return { news: 'unread', why: view.why }
  const { arrived, payments } = view
  if (arrived === 0n) return { news: isOver(asked, nowSeconds) ? 'late' : 'nothing' }
  if (payments !== undefined && payments > 1) return { news: 'several', payments }
  if (arrived < asked.amount) return { news: 'less', missing: asked.amount - arrived }
  return arrived === asked.amount ? { news: 'exact' } : { news: 'more', excess: arrived - asked.amount }
}

/**
 * What has come to the deposit address of a crossing, as far as it can be told: what was read as its payment, or else, while
 * an address of one order is under way, the one payment that lies there.
 */
export function cameOf(execution: ExecutionView, view: DepositView | undefined): Amount | undefined {
  const read = paidOf(execution)
  if (read || !view?.known || view.arrived === 0n || (view.payments ?? 1) > 1) return read
  const isItsOwn = execution.intent.payment === 'strictAddress' && isInFlight(execution)
  return isItsOwn ? { ...execution.pays, value: view.arrived } : undefined
}

/** True once something has come, as far as the wallet can read it. */
export function isPaid(news: DepositNews | undefined): boolean {
  return news !== undefined && news.news !== 'unread' && news.news !== 'nothing' && news.news !== 'late'
}

/** True once the order's time is over. */
export function isOver({ deadlineSeconds }: Pick<Asked, 'deadlineSeconds'>, nowSeconds: number): boolean {
  return deadlineSeconds > 0 && nowSeconds >= deadlineSeconds
}

/**
 * Whether another payment to the address does what the user wants: an address of one order is to be paid once and in
 * time; a reusable one at any time. As long as nobody knows what has come, it may not have been paid yet.
 */
export function isPayable(
  way: Readonly<{ isReusable: boolean; isOver: boolean }>,
  news: DepositNews | undefined,
): boolean {
  const mayBeUnpaid = news === undefined || news.news === 'nothing' || news.news === 'unread'
  return way.isReusable || (mayBeUnpaid && !way.isOver)
}
