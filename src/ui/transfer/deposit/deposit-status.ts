import type { DepositView, ExecutionView } from '../../../api/views/transfers.ts'
import { amountPaidOf } from '../../../core/deposit-address/requote.ts'
import { isInFlight } from '../../../core/execution/execution.ts'
import type { Amount } from '../../../core/money/currency.ts'
import type { Reason } from '../../../core/reason/reason.ts'

/** Smallest units. */
export type DepositStatus =
  | Readonly<{ news: 'unread'; why: Reason }>
  | Readonly<{ news: 'nothing' }>
  /** The order ended unpaid. */
  | Readonly<{ news: 'late' }>
  | Readonly<{ news: 'less'; missing: bigint }>
  | Readonly<{ news: 'exact' }>
  | Readonly<{ news: 'more'; excess: bigint }>
  | Readonly<{ news: 'several'; payments: number }>

/** `deadlineSeconds` is 0 where no time is known. */
export type RequestedDeposit = Readonly<{ amount: bigint; deadlineSeconds: number }>

export function depositStatus(view: DepositView, asked: RequestedDeposit, nowSeconds: number): DepositStatus {
  if (!view.known) return { news: 'unread', why: view.why }
  const { arrived, payments } = view
  if (arrived === 0n) return { news: isDepositOver(asked, nowSeconds) ? 'late' : 'nothing' }
  if (payments !== undefined && payments > 1) return { news: 'several', payments }
  if (arrived < asked.amount) return { news: 'less', missing: asked.amount - arrived }
  return arrived === asked.amount ? { news: 'exact' } : { news: 'more', excess: arrived - asked.amount }
}

/** Under way, a strict address's single payment counts too. */
export function amountReceived(execution: ExecutionView, view: DepositView | undefined): Amount | undefined {
  const read = amountPaidOf(execution)
  if (read || !view?.known || view.arrived === 0n || (view.payments ?? 1) > 1) return read
  const isItsOwn = execution.intent.payment === 'strictAddress' && isInFlight(execution)
  return isItsOwn ? { ...execution.pays, value: view.arrived } : undefined
}

export function isDepositPaid(news: DepositStatus | undefined): boolean {
  return news !== undefined && news.news !== 'unread' && news.news !== 'nothing' && news.news !== 'late'
}

export function isDepositOver(
  { deadlineSeconds }: Pick<RequestedDeposit, 'deadlineSeconds'>,
  nowSeconds: number,
): boolean {
  return deadlineSeconds > 0 && nowSeconds >= deadlineSeconds
}

/** A strict address accepts one payment in time, a reusable one any. An unread address may still be unpaid. */
export function isDepositPayable(
  way: Readonly<{ isReusable: boolean; isOver: boolean }>,
  news: DepositStatus | undefined,
): boolean {
  const mayBeUnpaid = news === undefined || news.news === 'nothing' || news.news === 'unread'
  return way.isReusable || (mayBeUnpaid && !way.isOver)
}
