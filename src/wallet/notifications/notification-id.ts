import type { Bundle } from '../../core/bundle/bundle.ts'
import { isDepositOutcomeFinal } from '../../core/bundle/deposit-outcome.ts'

const TRANSFER = 'transfer:'
const CALLS = 'calls:'

/** A later notice with the same id replaces this. */
export function transferNotificationId(id: string): string {
  return `${TRANSFER}${id}`
}

export function bundleNotificationId(id: string): string {
  return `${CALLS}${id}`
}

/** Finds a notification's transfer, even after a restart. */
export function transferIdOfNotification(noticeId: string): string | undefined {
  return noticeId.startsWith(TRANSFER) ? noticeId.slice(TRANSFER.length) : undefined
}

/** Finds the bundle of a desktop notification. */
export function bundleIdOfNotification(noticeId: string): string | undefined {
  return noticeId.startsWith(CALLS) ? noticeId.slice(CALLS.length) : undefined
}

/** Makes the key of a bundle's news. */
export function bundleNewsKey({
  id,
  stage,
  needs,
  stalledSinceSeconds,
  lastProgressAtSeconds,
  deposits,
}: Bundle): string {
  const end = stage.stage === 'failed' ? stage.end.reason : ''
  const outcomes = deposits?.outcomes?.filter(isDepositOutcomeFinal).length ?? 0
  return [id, stage.stage, end, needs?.what, stalledSinceSeconds, lastProgressAtSeconds, outcomes].join(' ')
}
