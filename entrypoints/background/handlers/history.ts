import type { ApiHandlers } from '../../../src/api/server.ts'
import type { ExecutionView, UnreadableView } from '../../../src/api/views/transfers.ts'
import { type Bundle, isBundleId } from '../../../src/core/bundle/bundle.ts'
import { type Execution, isInFlight } from '../../../src/core/execution/execution.ts'
import { transferRow } from '../../../src/core/export/history/transfer-row.ts'
import { MOST_FOR_SUPPORT, supportText } from '../../../src/core/export/support/support-file.ts'
import { amountSent } from '../../../src/core/families/bitcoin/amount-sent.ts'
import type { Profile } from '../../../src/core/profiles/profile.ts'
import { signedShown, stateShown } from '../../../src/core/sign/signed-without-bytes.ts'
import type { UnreadableRecord } from '../../../src/store/records/unreadable.ts'
import type { NodePort } from '../../../src/wallet/families/evm/node-port.ts'
import type { TransfersInFlight } from '../../../src/wallet/notifications/badge.ts'
import { releaseUnreadableRecord } from '../../../src/wallet/user-events/release-unreadable.ts'
import { nowSeconds } from '../wiring/browser/clock.ts'
import { usedInAllRecords } from '../wiring/records.ts'
import type { FormerPart, Stores } from '../wiring/stores.ts'
import { bundleView } from './views/calls.ts'
import { formerMark, type MarkOf, recordMarks } from './views/record-marks.ts'

const PAGE = 30
const FILE_PAGE = 200
const MOST_MOVING = 20

type Rows =
  | 'executions.list'
  | 'executions.get'
  | 'bundles.list'
  | 'bundles.get'
  | 'moving.list'
  | 'psbt.get'
  | 'history.list'
  | 'unreadable.list'
  | 'unreadable.against'
  | 'nonces.foreign'
  | 'unreadable.release'
  | 'unproven.accept'
  | 'support.get'

type Parts = Readonly<{
  profile: Profile
  stores: Pick<Stores, 'executions' | 'bundles' | 'unreadable'> &
    FormerPart &
    Readonly<{ approvals: Pick<Stores['approvals'], 'isForged'>; progress: Omit<Stores['progress'], 'seal'> }>
  moving: TransfersInFlight
  changed: (of: 'executions' | 'bundles') => void
  /** Undefined for a chain that the wallet doesn't read. */
  nodeOf: (chainId: number) => Pick<NodePort, 'nonce' | 'witnesses'> | undefined
}>

/** Answers pages about stored transfers and bundles, without a server or keys. */
export function historyHandlers(parts: Parts): Pick<ApiHandlers, Rows> {
  const { profile, moving } = parts
  const { executions } = parts.stores
  const others = () => parts.stores.former.ofOthers()
  return {
    ...recordHandlers(parts),
    'moving.list': async () => {
      const former = await others()
      const own = moving.newest(moving.count()).filter((id) => !former.has(id))
      const found = await Promise.all(own.slice(0, MOST_MOVING).map(executions.load))
      return {
        executions: found.flatMap((each) => (each && isInFlight(each) ? [executionView(each)] : [])),
        count: own.length,
      }
    },
    'psbt.get': async ({ id }) => {
      const execution = await executions.load(id)
      const { signedPsbtOf } = await import('../../../src/core/sign/signed-psbt.ts')
      const psbt = execution && signedPsbtOf(execution)
      return psbt === undefined ? null : { psbt }
    },
    'unreadable.list': async () => {
      const [all, former] = await Promise.all([parts.stores.unreadable.list(), others()])
      return all.map((each) => ({ ...unreadableView(each), ...formerMark(each, former) }))
    },
    'unreadable.against': async ({ needs }) => {
      const holding = (await parts.stores.unreadable.list()).filter(({ holds }) => holds.length > 0)
      if (holding.length === 0) return []
      const { recordsAgainst } = await import('../../../src/wallet/engine/records-against.ts')
      return (await recordsAgainst(holding, needs, parts.nodeOf)).map(unreadableView)
    },
    'nonces.foreign': async (about) => foreignPending(about, parts),
    'unreadable.release': async ({ of, id, isAccepted }) => {
      const { unreadable } = parts.stores
      const outcome = await releaseUnreadableRecord(isAccepted, {
        load: () => parts.stores[of].load(id),
        holds: async () => (await unreadable.list()).find((each) => each.of === of && each.id === id)?.holds ?? [],
        release: () => unreadable.release({ of, id }),
        node: parts.nodeOf,
      })
      return { outcome }
    },
    'support.get': async ({ version, id }) => {
      const about = { version, profile: profile.name, madeAtSeconds: nowSeconds() }
      return {
        text: supportText(about, {
          ...(await forSupport(parts.stores, id)),
          unreadable: await parts.stores.unreadable.list(),
        }),
      }
    },
  }
}

type Records = `${'executions' | 'bundles'}.${'list' | 'get'}` | 'history.list' | 'unproven.accept'

function recordHandlers(parts: Parts): Pick<ApiHandlers, Records> {
  const { profile } = parts
  const { executions, bundles } = parts.stores
  const marksOf = recordMarks(parts.stores)
  const seenBundles = async (found: readonly Bundle[]) => {
    const markOf = await marksOf('bundles', found)
    return found.map((bundle) => ({ ...bundleView(bundle, profile), ...markOf(bundle) }))
  }
  const seenExecutions = async (found: readonly Execution[]) => {
    const markOf = await marksOf('executions', found)
    return found.map((execution) => ({ ...executionView(execution), ...markOf(execution) }))
  }
  return {
    'executions.list': async ({ before, limit = PAGE }) => seenExecutions(await executions.list({ before, limit })),
    'executions.get': async ({ id }) => {
      const execution = await executions.load(id)
      if (!execution) return null
      const isChanged = await parts.stores.approvals.isForged(execution)
      const [view] = await seenExecutions([execution])
      return view ? { ...view, ...(isChanged && { isChanged }) } : null
    },
    'bundles.list': async ({ before, limit = PAGE }) => seenBundles(await bundles.list(limit, before)),
    'bundles.get': async ({ id }) => {
      const bundle = await bundles.load(id)
      return (await seenBundles(bundle ? [bundle] : []))[0] ?? null
    },
    'unproven.accept': async ({ of, id }) => {
      const isAccepted = await parts.stores.progress.accept(of, id)
      if (isAccepted) parts.changed(of)
      return { isAccepted }
    },
    'history.list': async ({ before }) => {
      const page = await executions.list({ before, limit: FILE_PAGE })
      return historyPage(page, await marksOf('executions', page), profile)
    },
  }
}

async function foreignPending(about: Parameters<ApiHandlers['nonces.foreign']>[0], { stores, nodeOf }: Parts) {
  const { isForeignPending } = await import('../../../src/wallet/engine/foreign-pending.ts')
  const used = usedInAllRecords(stores)
  const usedAmong = (names: readonly string[]) => used(names, '')
  return { isPending: await isForeignPending(about, { nodeOf, usedAmong }) }
}

function historyPage(page: readonly Execution[], markOf: MarkOf, profile: Profile) {
  const last = page.at(-1)
  const next = last && page.length === FILE_PAGE ? { id: last.id, approvedAtSeconds: last.approvedAtSeconds } : null
  const own = page.filter((each) => !markOf(each).isOfFormerWallet)
  const rows = own.map((each) => {
    const row = transferRow(each, profile)
    return markOf(each).isUnproven
      ? { ...row, proof: 'not checked: written while locked, or changed on this computer' }
      : row
  })
  return { rows, next }
}

function unreadableView({ of, id, approvedAtSeconds, holds }: UnreadableRecord): UnreadableView {
  return { of, id, approvedAtSeconds, isHolding: holds.length > 0 }
}

// After the requested record, its funding and the newest.
async function forSupport({ executions, bundles }: Pick<Stores, 'executions' | 'bundles'>, id: string | undefined) {
  const isCalls = id !== undefined && isBundleId(id)
  const [newest, sent] = await Promise.all([
    executions.list({ limit: MOST_FOR_SUPPORT }),
    id === undefined || isCalls ? bundles.list(MOST_FOR_SUPPORT) : Promise.resolve<readonly Bundle[]>([]),
  ])
  const bundle = isCalls ? (sent.find((each) => each.id === id) ?? (await bundles.load(id))) : undefined
  const wanted = bundle ? bundle.funding : id === undefined ? [] : [id]
  const before = await Promise.all(
    wanted.filter((each) => newest.every((execution) => execution.id !== each)).map(executions.load),
  )
  const transfers = await Promise.all(
    [...before.flatMap((execution) => execution ?? []), ...newest].map(async (execution) => ({
      execution,
      journal: await executions.journal(execution.id),
    })),
  )
  const calls = bundle && !sent.includes(bundle) ? [bundle, ...sent] : sent
  return { transfers, calls }
}

/** A transfer as pages see it. */
export function executionView(execution: Execution): ExecutionView {
  const { quoteText: _, items, cpfpChildren, ...shown } = execution
  const sent = amountSent(execution)
  return {
    ...shown,
    ...(sent && { sent }),
    items: items.map(stateShown),
    ...(cpfpChildren && {
      cpfpChildren: cpfpChildren.map(({ ancestors: _, ...cpfp }) => ({ ...cpfp, signed: signedShown(cpfp.signed) })),
    }),
  }
}
