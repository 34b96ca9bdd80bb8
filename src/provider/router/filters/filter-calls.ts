import * as v from 'valibot'
import type { FilterMethod } from '../../methods/filter-names.ts'
import { FILTER_PARAMS } from '../../methods/filters.ts'
import type { FilterPage } from './filter-page.ts'
import { createFilters, type FilterPorts } from './filters.ts'
import { createSubscriptions, type SubscriptionPorts } from './subscriptions.ts'

type Params<M extends FilterMethod> = v.InferOutput<(typeof FILTER_PARAMS)[M]>
type Handlers = { readonly [M in FilterMethod]: (page: FilterPage, params: Params<M>, id: string) => Promise<unknown> }

export type FilterCall = Readonly<{ key: string; method: FilterMethod; params: unknown }>

export type FilterCalls = Readonly<{
  answer: (page: FilterPage, call: FilterCall) => Promise<unknown>
  end: (page: FilterPage) => void
}>

/** Answers calls about filters and subscriptions. */
export function createFilterCalls(
  ports: FilterPorts & SubscriptionPorts,
  read: (method: string, schema: v.GenericSchema, params: unknown) => unknown,
): FilterCalls {
  const filters = createFilters(ports)
  const subscriptions = createSubscriptions(ports)
  const handlers: Handlers = {
    eth_newFilter: (page, params, id) => filters.create(page, id, params),
    eth_newBlockFilter: (page, _, id) => filters.create(page, id, 'blocks'),
    eth_newPendingTransactionFilter: (page, _, id) => filters.create(page, id, 'pending'),
    eth_getFilterChanges: (page, [id]) => filters.changes(page, id),
    eth_getFilterLogs: (page, [id]) => filters.logs(page, id),
    eth_uninstallFilter: (page, [id]) => filters.uninstall(page, id),
    eth_subscribe: (page, params, id) => subscriptions.subscribe(page, id, params),
    eth_unsubscribe: async (page, [id]) => subscriptions.unsubscribe(page, id),
  }
  return {
    answer: (page, { key, method, params }) => {
      const handler = handlers[method] as (page: FilterPage, params: unknown, id: string) => Promise<unknown>
      const sent =
        method === 'eth_subscribe' && v.is(v.strictTuple([v.literal('logs')]), params) ? ['logs', {}] : params
      // A repeated call has the same id.
      return handler(page, read(method, FILTER_PARAMS[method], sent), `0x1${key.replaceAll('-', '')}`)
    },
    end: (page) => {
      filters.end(page)
      subscriptions.end(page)
    },
  }
}
