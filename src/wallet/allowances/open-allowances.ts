import {
  type AllowanceContract,
  type AllowanceOwner,
  type AllowancePair,
  isSameAllowancePair,
  needsAllowance,
  type PastAllowancePair,
  pairsOfBundle,
  pairsOfTransfer,
  pinnedPairs,
} from '../../core/allowances/pairs.ts'
import type { SpenderKind } from '../../core/allowances/spender-kind.ts'
import type { Bundle } from '../../core/bundle/bundle.ts'
import { contractOf } from '../../core/chain/pinned-contracts.ts'
import type { Execution } from '../../core/execution/execution.ts'
import { chainById, type Profile } from '../../core/profiles/profile.ts'
import { type Answer, failedFor, type Reason } from '../../core/reason/reason.ts'
import { createSpenderKinds } from './spender-kind.ts'

export type AllowanceNode = Readonly<{
  allowance: (token: string, owner: string, spender: string) => Promise<Answer<bigint>>
  loggedApprovals: (owner: string) => Promise<Answer<Logged>>
  permit2Allowance: (
    permit2: string,
    question: Readonly<{ owner: string; token: string; spender: string }>,
  ) => Promise<Answer<Readonly<{ amount: bigint; untilSeconds: bigint }>>>
  loggedInPermit2: (permit2: string, owner: string) => Promise<Answer<Logged>>
  madeAtSeconds: (block: bigint) => Promise<Answer<number>>
  isContract: (address: string) => Promise<Answer<boolean>>
}>

type Logged = Readonly<{
  approvals: readonly Readonly<{ token: string; spender: string; blockNumber: bigint }>[]
  fromBlock: bigint
}>

/** Smallest units; `untilSeconds` (epoch) is for Permit2. Without `isKnown`, only a forgeable log names it. */
export type Allowance = PastAllowancePair &
  Open &
  Readonly<{ isKnown: boolean; neededBy: string | undefined; spenderKind: SpenderKind }>
type Open = Readonly<{ amount: bigint; untilSeconds: bigint | undefined }>

/** `unread` counts unanswered pairs; `back` tells how far the log search went. */
export type Allowances = Readonly<{ open: readonly Allowance[]; unread: number; back: LogSearchDepth }>

export type LogSearchDepth =
  | Readonly<{ how: 'all' }>
  | Readonly<{ how: 'since'; sinceSeconds: number | undefined }>
  | Readonly<{ how: 'none'; why: Reason }>

export type AllowancePorts = Readonly<{
  profile: Profile
  node: (chainId: number) => AllowanceNode
  executions: () => Promise<readonly Execution[]>
  bundles: () => Promise<readonly Bundle[]>
  ownAccounts: () => Promise<readonly string[]>
  nowSeconds: () => number
}>

type Candidate = PastAllowancePair & Readonly<{ isKnown: boolean; blockNumber?: bigint }>

/** Reads a chain's open allowances, also inside Permit2. Only the token or Permit2 confirms them. */
export async function readAllowances(holder: AllowanceOwner, ports: AllowancePorts): Promise<Answer<Allowances>> {
  const chain = chainById(ports.profile, holder.chainId)
  if (!chain) return failedFor({ code: 'CHAIN_UNKNOWN', chainId: `${holder.chainId}` })
  const permit2 = contractOf(chain, 'permit2')
  const node = ports.node(holder.chainId)
  const [executions, bundles, accounts] = await Promise.all([ports.executions(), ports.bundles(), ports.ownAccounts()])
  const kindOf = createSpenderKinds(accounts, node.isContract)
  const past = [
    ...executions.flatMap((each) => pairsOfTransfer(each, holder)),
    ...bundles.flatMap((each) => pairsOfBundle(each, holder, ports.profile)),
  ]
  const pinned = pinnedPairs(chain).map((pair) => ({ ...pair, sinceSeconds: undefined, origin: undefined }))
  const own = merged([...past, ...pinned]).map((each): Candidate => ({ ...each, isKnown: true }))
  const openOf = (pair: AllowancePair) => readOne(pair, { owner: holder.account, permit2, node })
  const read = await Promise.all(own.map(openOf))
  const silent = read.find((each) => !each.ok)
  if (silent && !silent.ok && read.every((each) => !each.ok)) return silent
  const logged = await node.loggedApprovals(holder.account)
  const inside = permit2 === undefined ? undefined : await node.loggedInPermit2(permit2, holder.account)
  const logs = [...logsOf(logged, 'token'), ...logsOf(inside, 'permit2')]
  // Any token contract can forge its logs; Permit2 logs only the account's own approvals.
  const more = logs
    .filter((each) => !own.some((known) => isSameAllowancePair(known, each)))
    .map((each): Candidate => ({ ...each, sinceSeconds: undefined, origin: undefined, isKnown: each.at === 'permit2' }))
  const readToo = await Promise.all(more.map(openOf))
  const all = [...zipped(own, read), ...zipped(more, readToo)]
    .filter(([, { untilSeconds }]) => untilSeconds === undefined || untilSeconds > BigInt(ports.nowSeconds()))
    .map(([each, found]) => {
      const log = logs.find((other) => isSameAllowancePair(other, each))
      return { ...each, ...found, blockNumber: log?.blockNumber }
    })
  const open = await Promise.all(
    all.map(async ({ blockNumber, ...each }): Promise<Allowance> => {
      const neededBy = executions.find((execution) => needsAllowance(execution, holder, each))?.id
      const [sinceSeconds, spenderKind] = await Promise.all([
        sinceOf({ ...each, blockNumber }, node),
        kindOf(each.spender),
      ])
      return { ...each, sinceSeconds, neededBy, spenderKind }
    }),
  )
  const back = await backOf([logged, ...(inside ? [inside] : [])], node)
  return { ok: true, value: { open, unread: read.filter((each) => !each.ok).length, back } }
}

async function readOne(
  { token, spender, at }: AllowancePair,
  { owner, permit2, node }: Readonly<{ owner: string; permit2: string | undefined; node: AllowanceNode }>,
): Promise<Answer<Open>> {
  if (at === 'permit2') {
    return permit2 === undefined
      ? { ok: true, value: { amount: 0n, untilSeconds: 0n } }
      : node.permit2Allowance(permit2, { owner, token, spender })
  }
  const amount = await node.allowance(token, owner, spender)
  return amount.ok ? { ok: true, value: { amount: amount.value, untilSeconds: undefined } } : amount
}

function logsOf(logged: Answer<Logged> | undefined, at: AllowanceContract) {
  return logged?.ok ? logged.value.approvals.map((each) => ({ ...each, at })) : []
}

function zipped(pairs: readonly Candidate[], read: readonly Answer<Open>[]): readonly (readonly [Candidate, Open])[] {
  return pairs.flatMap((pair, index) => {
    const answer = read[index]
    return answer?.ok && answer.value.amount > 0n ? [[pair, answer.value] as const] : []
  })
}

// The newest record of a pair counts.
function merged(pairs: readonly PastAllowancePair[]): readonly PastAllowancePair[] {
  const each: PastAllowancePair[] = []
  for (const pair of [...pairs].sort((a, b) => (b.sinceSeconds ?? 0) - (a.sinceSeconds ?? 0))) {
    if (!each.some((known) => isSameAllowancePair(known, pair))) each.push(pair)
  }
  return each
}

// The log is newer when another wallet uses the same key.
async function sinceOf(
  { sinceSeconds, blockNumber }: Readonly<{ sinceSeconds: number | undefined; blockNumber: bigint | undefined }>,
  node: AllowanceNode,
): Promise<number | undefined> {
  const made = blockNumber === undefined ? undefined : await node.madeAtSeconds(blockNumber)
  return made?.ok ? made.value : sinceSeconds
}

// Takes the shorter of both searches.
async function backOf(logged: readonly Answer<Logged>[], node: AllowanceNode): Promise<LogSearchDepth> {
  let fromBlock = 0n
  for (const each of logged) {
    if (!each.ok) return { how: 'none', why: each.reason }
    if (each.value.fromBlock > fromBlock) fromBlock = each.value.fromBlock
  }
  if (fromBlock === 0n) return { how: 'all' }
  const made = await node.madeAtSeconds(fromBlock)
  return { how: 'since', sinceSeconds: made.ok ? made.value : undefined }
}
