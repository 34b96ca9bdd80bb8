import {
  type Holder,
  isSamePair,
  needsAllowance,
  type Pair,
  type PastPair,
  pairsOfBundle,
  pairsOfCrossing,
  pinnedPairs,
} from '../../core/allowances/pairs.ts'
import type { Bundle } from '../../core/bundle/bundle.ts'
import type { Execution } from '../../core/execution.ts'
import { chainById, type Profile } from '../../core/profile.ts'
import type { Answer } from '../node-port.ts'

/** What is asked of a chain's node. */
export type AllowanceNode = Readonly<{
  allowance: (token: string, owner: string, spender: string) => Promise<Answer<bigint>>
  loggedApprovals: (owner: string) => Promise<
    Answer<
      Readonly<{
        approvals: readonly Readonly<{ token: string; spender: string; blockNumber: bigint }>[]
        fromBlock: bigint
      }>
    >
  >
  madeAtSeconds: (block: bigint) => Promise<Answer<number>>
}>

/**
 * An allowance that is open now, smallest units. `isKnown` is false where nothing but a log names it, which anybody can
 * write at a token of their own; `neededBy` is a crossing on its way that still uses it.
 */
export type Allowance = PastPair & Readonly<{ amount: bigint; isKnown: boolean; neededBy: string | undefined }>

/**
 * What an account has allowed on a chain, as its node says now: `unread` counts pairs that it did not answer for, and
 * `back` says how far its logs were looked through.
 */
export type Allowances = Readonly<{ open: readonly Allowance[]; unread: number; back: LookedBack }>

export type LookedBack =
  | Readonly<{ how: 'all' }>
  | Readonly<{ how: 'since'; sinceSeconds: number | undefined }>
  | Readonly<{ how: 'none'; why: string }>

export type AllowancePorts = Readonly<{
  profile: Profile
  node: (chainId: number) => AllowanceNode
  /** Every crossing and every bundle that there is a record of. */
  executions: () => Promise<readonly Execution[]>
  bundles: () => Promise<readonly Bundle[]>
}>

type Candidate = PastPair & Readonly<{ isKnown: boolean; blockNumber?: bigint }>

/**
 * Reads what an account has allowed on a chain: for each token and contract that the profile pins, that the wallet's own
 * records name, or that the chain's logs do. Only the token's own answer counts; a failure is a node that says nothing.
 */
export async function readAllowances(holder: Holder, ports: AllowancePorts): Promise<Answer<Allowances>> {
  const chain = chainById(ports.profile, holder.chainId)
  if (!chain) return { ok: false, message: `Causeway does not know chain ${holder.chainId}` }
  const node = ports.node(holder.chainId)
  const [executions, bundles] = await Promise.all([ports.executions(), ports.bundles()])
  const past = [
    ...executions.flatMap((each) => pairsOfCrossing(each, holder)),
    ...bundles.flatMap((each) => pairsOfBundle(each, holder, ports.profile)),
  ]
  const pinned = pinnedPairs(chain).map((pair) => ({ ...pair, sinceSeconds: undefined, origin: undefined }))
  const own = merged([...past, ...pinned]).map((each): Candidate => ({ ...each, isKnown: true }))
  const read = await Promise.all(own.map((each) => amountOf(each, holder, node)))
  const silent = read.find((each) => !each.ok)
  if (silent && !silent.ok && read.every((each) => !each.ok)) return silent
  const logged = await node.loggedApprovals(holder.account)
  const others = logged.ok ? logged.value.approvals.filter((each) => !own.some((known) => isSamePair(known, each))) : []
  const strangers = others.map(
    (each): Candidate => ({ ...each, sinceSeconds: undefined, origin: undefined, isKnown: false }),
  )
  const readToo = await Promise.all(strangers.map((each) => amountOf(each, holder, node)))
  const all = [...zipped(own, read), ...zipped(strangers, readToo)].map(([each, amount]) => {
    const log = logged.ok ? logged.value.approvals.find((found) => isSamePair(found, each)) : undefined
    return { ...each, amount, blockNumber: log?.blockNumber }
  })
  const open = await Promise.all(
    all.map(async ({ blockNumber, ...each }): Promise<Allowance> => {
      const neededBy = executions.find((execution) => needsAllowance(execution, holder, each))?.id
      return { ...each, sinceSeconds: await sinceOf({ ...each, blockNumber }, node), neededBy }
    }),
  )
  return { ok: true, value: { open, unread: read.filter((each) => !each.ok).length, back: await backOf(logged, node) } }
}

async function amountOf({ token, spender }: Pair, { account }: Holder, node: AllowanceNode): Promise<Answer<bigint>> {
  return node.allowance(token, account, spender)
}

function zipped(
  pairs: readonly Candidate[],
  read: readonly Answer<bigint>[],
): readonly (readonly [Candidate, bigint])[] {
  return pairs.flatMap((pair, index) => {
    const answer = read[index]
    return answer?.ok && answer.value > 0n ? [[pair, answer.value] as const] : []
  })
}

// The newest record of a pair says since when, and for whom.
function merged(pairs: readonly PastPair[]): readonly PastPair[] {
  const each: PastPair[] = []
  for (const pair of [...pairs].sort((a, b) => (b.sinceSeconds ?? 0) - (a.sinceSeconds ?? 0))) {
    if (!each.some((known) => isSamePair(known, pair))) each.push(pair)
  }
  return each
}

// A log is newer than a record of the wallet's where another wallet has the same key.
async function sinceOf(
  { sinceSeconds, blockNumber }: Readonly<{ sinceSeconds: number | undefined; blockNumber: bigint | undefined }>,
  node: AllowanceNode,
): Promise<number | undefined> {
  const made = blockNumber === undefined ? undefined : await node.madeAtSeconds(blockNumber)
  return made?.ok ? made.value : sinceSeconds
}

async function backOf(
  logged: Awaited<ReturnType<AllowanceNode['loggedApprovals']>>,
  node: AllowanceNode,
): Promise<LookedBack> {
  if (!logged.ok) return { how: 'none', why: logged.message }
  if (logged.value.fromBlock === 0n) return { how: 'all' }
  const made = await node.madeAtSeconds(logged.value.fromBlock)
  return { how: 'since', sinceSeconds: made.ok ? made.value : undefined }
}
