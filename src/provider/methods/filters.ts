import * as v from 'valibot'
import type { FilterMethod } from './filter-names.ts'
import { logFilterSchema } from './node-reads.ts'

export type PageLogFilter = v.InferOutput<typeof logs>

const logs = v.pipe(
  v.optional(logFilterSchema, {}),
  v.check(({ blockHash }) => blockHash == null, 'expected no blockHash'),
)
const none = v.optional(v.unknown())
const id = v.strictTuple([v.pipe(v.string(), v.regex(/^0x[0-9a-fA-F]{1,64}$/, 'expected the id of a filter'))])

export const FILTER_PARAMS = {
  eth_newFilter: v.tuple([logs]),
  eth_newBlockFilter: none,
  eth_newPendingTransactionFilter: none,
  eth_getFilterChanges: id,
  eth_getFilterLogs: id,
  eth_uninstallFilter: id,
  eth_subscribe: v.union(
    [v.looseTuple([v.literal('newHeads')]), v.tuple([v.literal('logs'), logs])],
    'expected newHeads, or logs with a filter',
  ),
  eth_unsubscribe: id,
} as const satisfies Readonly<Record<FilterMethod, v.GenericSchema>>
