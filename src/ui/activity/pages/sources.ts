import type { Client } from '../../../api/client.ts'
import type { BundleView, ExecutionView } from '../../../api/views/transfers.ts'
import { isBundleInFlight } from '../../../core/bundle/bundle.ts'
import { isTransferInFlight } from '../../transfer/state.ts'
import type { ActivityPosition } from './position.ts'

export type RecordSource<T> = Readonly<{
  placeOf: (each: T) => ActivityPosition
  isMoving: (each: T) => boolean
  list: (client: Client, part: Readonly<{ before?: ActivityPosition; limit: number }>) => Promise<readonly T[]>
  get: (client: Client, id: string) => Promise<T | null>
}>

export const TRANSFERS: RecordSource<ExecutionView> = {
  placeOf: ({ id, approvedAtSeconds }) => ({ id, approvedAtSeconds }),
  isMoving: isTransferInFlight,
  list: (client, part) => client.call('executions.list', part),
  get: (client, id) => client.call('executions.get', { id }),
}

export const BUNDLES: RecordSource<BundleView> = {
  placeOf: ({ bundle: { id, approvedAtSeconds } }) => ({ id, approvedAtSeconds }),
  isMoving: ({ bundle }) => isBundleInFlight(bundle),
  list: (client, part) => client.call('bundles.list', part),
  get: (client, id) => client.call('bundles.get', { id }),
}

/** The background's limit per request. */
const MOST_AT_ONCE = 100

export async function allRecords<T>(client: Client, { list, placeOf }: RecordSource<T>): Promise<readonly T[]> {
  const all: T[] = []
  for (;;) {
    const last = all.at(-1)
    const page = await list(client, { ...(last ? { before: placeOf(last) } : {}), limit: MOST_AT_ONCE })
    all.push(...page)
    if (page.length < MOST_AT_ONCE) return all
  }
}
