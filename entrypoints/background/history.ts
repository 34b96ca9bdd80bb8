import type { ExecutionView } from '../../src/api/crossing-views.ts'
import type { Handlers } from '../../src/api/server.ts'
import { type Execution, isInFlight } from '../../src/core/execution.ts'
import { historyRow } from '../../src/core/export/row.ts'
import { supportText } from '../../src/core/export/support.ts'
import type { Profile } from '../../src/core/profile.ts'
import { signedPsbtOf } from '../../src/core/sign/signed-psbt.ts'
import type { Moving } from '../../src/wallet/badge.ts'
import { bundleView } from './calls-view.ts'
import { nowSeconds } from './clock.ts'
import type { Stores } from './stores.ts'

/** A page of the list that a person reads, one of the history that is written to a file, and more than anybody shows. */
const PAGE = 30
const FILE_PAGE = 200
const MOST_MOVING = 20
const MOST_FOR_SUPPORT = 50

type Rows =
  | 'executions.list'
  | 'executions.get'
  | 'bundles.list'
  | 'bundles.get'
  | 'moving.list'
  | 'psbt.get'
  | 'history.list'
  | 'support.get'

/** Answers what pages ask of the stored crossings and calls. None of it needs a server, or the keys. */
export function historyHandlers(
  parts: Readonly<{
    profile: Profile
    stores: Pick<Stores, 'executions' | 'bundles'>
    moving: Moving
  }>,
): Pick<Handlers, Rows> {
  const { profile, moving } = parts
  const { executions, bundles } = parts.stores
  return {
    'executions.list': async ({ before, limit = PAGE }) => (await executions.list({ before, limit })).map(view),
    'executions.get': async ({ id }) => {
      const execution = await executions.load(id)
      return execution ? view(execution) : null
    },
    'bundles.list': async ({ before, limit = PAGE }) =>
      (await bundles.list(limit, before)).map((bundle) => bundleView(bundle, profile)),
    'bundles.get': async ({ id }) => {
      const bundle = await bundles.load(id)
      return bundle ? bundleView(bundle, profile) : null
    },
    'moving.list': async () => {
      const found = await Promise.all(moving.newest(MOST_MOVING).map(executions.load))
      return {
        executions: found.flatMap((execution) => (execution && isInFlight(execution) ? [view(execution)] : [])),
        count: moving.count(),
      }
    },
    'psbt.get': async ({ id }) => {
      const execution = await executions.load(id)
      const psbt = execution && signedPsbtOf(execution)
      return psbt === undefined ? null : { psbt }
    },
    'history.list': async ({ before }) => {
      const page = await executions.list({ before, limit: FILE_PAGE })
      const last = page.at(-1)
      const next = last && page.length === FILE_PAGE ? { id: last.id, approvedAtSeconds: last.approvedAtSeconds } : null
      return { rows: page.map((execution) => historyRow(execution, profile)), next }
    },
    'support.get': async ({ version, id }) => {
      const newest = await executions.list({ limit: MOST_FOR_SUPPORT })
      const isAmongThem = id === undefined || newest.some((execution) => execution.id === id)
      const asked = isAmongThem ? undefined : await executions.load(id)
      const crossings = await Promise.all(
        [...(asked ? [asked] : []), ...newest].map(async (execution) => ({
          execution,
          journal: await executions.journal(execution.id),
        })),
      )
      return { text: supportText({ version, profile: profile.name, madeAtSeconds: nowSeconds() }, crossings) }
    },
  }
}

/** A crossing as pages see it. */
export function view({ quoteText: _, ...shown }: Execution): ExecutionView {
  return shown
}
