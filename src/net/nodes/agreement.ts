import { type Answer, failedFor } from '../../core/reason/reason.ts'
import { canonicalWire } from '../../lib/canonical-wire.ts'
import { type BlockAt, plainAnswer, toQuantity } from '../families/evm/balance-and-receipt-reads.ts'
import { block, quantity } from '../families/evm/schema.ts'
import { type Ask, type PairedNode, type PairReading, readBoth, type Said, type Weight } from './read-both.ts'
import type { Rpc } from './rpc.ts'

/** How long one node's answer waits for the other node. */
const PATIENCE_MILLISECONDS = 10_000
const PATIENCE_BLOCKS = 2n
/** Two silences this far apart are two. */
const APART_MILLISECONDS = 600_000
const PAUSE_MILLISECONDS = { least: 500, most: 2_000 }
const LOOK_MILLISECONDS = 60_000
/** A head older than the other by both is behind. */
const BEHIND_BLOCKS = 2n
const BEHIND_SECONDS = 10n

/** `at`: otherwise the newest block of both. `keyOf`: the compared part. `join`: of two that agree. */
export type AgreementOptions<T> = Readonly<{
  weight: Weight
  at?: bigint
  keyOf?: (value: T) => unknown
  join?: (first: T, second: T) => T
}>

export type AgreementResult<T> =
  | Readonly<{ is: 'agreed'; value: T }>
  | Readonly<{ is: 'contradicts'; first: T }>
  | Extract<PairReading<T>, Readonly<{ is: 'one' | 'none' }>>

/** Decisive reads: from two nodes where two exist, in the same block. */
export type Agreement = Readonly<{
  read: <T>(ask: (rpc: Rpc, at: BlockAt) => Promise<Answer<T>>, how: AgreementOptions<T>) => Promise<Answer<T>>
  /** One try in a block; undefined with a single node. */
  compare: <T>(ask: Ask<T>, at: bigint, how: Omit<AgreementOptions<T>, 'at'>) => Promise<AgreementResult<T> | undefined>
  height: () => Promise<Answer<bigint>>
  /** The lower of both answers. */
  least: (ask: Ask<bigint>, weight: Weight) => Promise<Answer<bigint>>
  isPatienceOver: (rpc: Rpc) => Promise<boolean>
  /** In the background: the wait for a silent node begins early. */
  look: () => void
  isAlone: () => boolean
}>

/** `usual` fails over. Without a clock, nothing waits. */
export type AgreementPorts = Readonly<{
  pair: () => readonly [PairedNode, PairedNode] | undefined
  usual: Rpc
  nowMilliseconds: (() => number) | undefined
  pause?: ((milliseconds: number) => Promise<void>) | undefined
}>

export const ONE_NODE = failedFor({ code: 'ONE_NODE' }, 'Only one of two nodes has answered')
export const DISAGREED = failedFor({ code: 'CONTRADICTION' }, 'Two nodes disagree about the same block')
const BEHIND = failedFor({ code: 'NODE_BEHIND' }, 'The node does not have the block yet')

/** Makes the decisive reads of a chain. */
export function createAgreement({ pair, usual, nowMilliseconds, pause = waited }: AgreementPorts): Agreement {
  const patience = createPatience(nowMilliseconds)
  let heads: Promise<PairReading<Head>> | undefined
  const isLookDue = onceIn(LOOK_MILLISECONDS, nowMilliseconds)

  // Simultaneous reads share one look at both heads.
  async function newest(nodes: readonly [PairedNode, PairedNode], weight: Weight): Promise<AgreementResult<bigint>> {
    const asked = heads ?? readBoth(nodes, headOf, weight)
    heads = asked
    const reading = await asked
    if (heads === asked) heads = undefined
    if (reading.is === 'none') return reading
    if (reading.is === 'one') return { ...reading, only: heightOf(reading.only) }
    const { first, second } = reading
    const [low, high] = first.value.number <= second.value.number ? [first, second] : [second, first]
    return isBehind(low.value, high.value)
      ? { is: 'one', only: heightOf(high), isUnable: false }
      : { is: 'agreed', value: low.value.number }
  }

  async function attempt<T>(
    nodes: readonly [PairedNode, PairedNode],
    ask: (rpc: Rpc, at: BlockAt) => Promise<Answer<T>>,
    how: AgreementOptions<T>,
  ): Promise<AgreementResult<T>> {
    const at = how.at === undefined ? await newest(nodes, how.weight) : ({ is: 'agreed', value: how.at } as const)
    if (at.is === 'none') return at
    if (at.is === 'agreed') return compareAt(nodes, (rpc) => ask(rpc, at.value), { ...how, at: at.value }, patience.end)
    if (at.is === 'contradicts') return { is: 'none', failure: DISAGREED }
    const { rpc, value: height } = at.only
    const answer = await ask(rpc, height)
    return answer.ok
      ? { is: 'one', only: { rpc, value: answer.value }, isUnable: at.isUnable }
      : { is: 'none', failure: answer }
  }

  const patiently = <T>(weight: Weight, tried: () => Promise<AgreementResult<T>>) =>
    untilDecided(weight, tried, patience, pause)

  async function look(): Promise<void> {
    const nodes = isLookDue() ? pair() : undefined
    const verdict = nodes && (await newest(nodes, 'wait'))
    if (verdict?.is === 'one') await patience.isOver(verdict.only.rpc)
  }

  return {
    read: async (ask, how) => {
      const nodes = pair()
      return nodes
        ? patiently(how.weight, () => attempt(nodes, ask, how))
        : plainAnswer(await ask(usual, how.at ?? 'latest'))
    },
    compare: async (ask, at, how) => {
      const nodes = pair()
      return nodes && compareAt(nodes, ask, { ...how, at }, patience.end)
    },
    height: async () => {
      const nodes = pair()
      if (!nodes) return plainAnswer(await usual('eth_blockNumber', [], quantity))
      return patiently('wait', async () => {
        const verdict = await newest(nodes, 'wait')
        if (verdict.is === 'agreed') patience.end()
        return verdict
      })
    },
    least: async (ask, weight) => {
      const nodes = pair()
      if (!nodes) return ask(usual)
      return patiently(weight, async () => {
        const reading = await readBoth(nodes, ask, weight)
        if (reading.is !== 'both') return reading
        const { first, second } = reading
        return { is: 'agreed', value: (first.value <= second.value ? first : second).value }
      })
    },
    isPatienceOver: patience.isOver,
    look: () => void look(),
    isAlone: patience.isAlone,
  }
}

function onceIn(milliseconds: number, nowMilliseconds: (() => number) | undefined): () => boolean {
  let last: number | undefined
  return () => {
    const now = nowMilliseconds?.()
    if (now === undefined || (last !== undefined && Math.abs(now - last) < milliseconds)) return false
    last = now
    return true
  }
}

async function untilDecided<T>(
  weight: Weight,
  tried: () => Promise<AgreementResult<T>>,
  patience: Pick<ReturnType<typeof createPatience>, 'isOver'>,
  pause: (milliseconds: number) => Promise<void>,
): Promise<Answer<T>> {
  for (let paused = 0; ; ) {
    const verdict = await tried()
    if (verdict.is === 'none') return plainAnswer(verdict.failure)
    if (verdict.is === 'contradicts') return DISAGREED
    if (verdict.is === 'agreed') return { ok: true, value: verdict.value }
    const { only, isUnable } = verdict
    if (isUnable) return { ok: true, value: only.value }
    const isOver = await patience.isOver(only.rpc)
    if (weight === 'two') return ONE_NODE
    if (isOver) return { ok: true, value: only.value }
    const { least, most } = PAUSE_MILLISECONDS
    const next = Math.min(Math.max(paused, least), most)
    paused += next
    await pause(next)
  }
}

async function compareAt<T>(
  nodes: readonly [PairedNode, PairedNode],
  ask: Ask<T>,
  { at, weight, keyOf = (value) => value, join = (value) => value }: AgreementOptions<T> & Readonly<{ at: bigint }>,
  agreed: () => void,
): Promise<AgreementResult<T>> {
  const reading = await readBoth(nodes, (rpc) => withBlock(rpc, at, ask), weight)
  if (reading.is === 'none') return reading
  if (reading.is === 'one') return { ...reading, only: { rpc: reading.only.rpc, value: reading.only.value.said } }
  const { first, second } = reading
  const only = { rpc: first.rpc, value: first.value.said }
  // Another branch is a lag.
  if (first.value.hash !== second.value.hash) return { is: 'one', only, isUnable: false }
  agreed()
  const isSame = textOf(keyOf(first.value.said)) === textOf(keyOf(second.value.said))
  return isSame
    ? { is: 'agreed', value: join(only.value, second.value.said) }
    : { is: 'contradicts', first: only.value }
}

type Silence = Readonly<{ sinceMilliseconds: number; lastMilliseconds: number; height: bigint | undefined }>

function createPatience(nowMilliseconds: (() => number) | undefined) {
  let silence: Silence | undefined

  async function isOver(rpc: Rpc): Promise<boolean> {
    if (!nowMilliseconds) return true
    const now = nowMilliseconds()
    const before = silence
    // A clock set back starts anew.
    const isSame = before && now >= before.sinceMilliseconds && now - before.lastMilliseconds < APART_MILLISECONDS
    if (isSame && now - before.sinceMilliseconds >= PATIENCE_MILLISECONDS) {
      silence = { ...before, lastMilliseconds: now }
      return true
    }
    const newest = await rpc('eth_blockNumber', [], quantity)
    const height = newest.ok ? newest.value : undefined
    if (!isSame) {
      silence = { sinceMilliseconds: now, lastMilliseconds: now, height }
      return false
    }
    const from = before.height ?? height
    const isLate = height !== undefined && from !== undefined && height >= from + PATIENCE_BLOCKS
    const sinceMilliseconds = isLate ? now - PATIENCE_MILLISECONDS : before.sinceMilliseconds
    silence = { sinceMilliseconds, lastMilliseconds: now, height: from }
    return isLate
  }

  return {
    isOver,
    end: () => {
      silence = undefined
    },
    isAlone: () =>
      silence !== undefined && silence.lastMilliseconds - silence.sinceMilliseconds >= PATIENCE_MILLISECONDS,
  }
}

type Head = Readonly<{ number: bigint; timestamp?: bigint | undefined }>

async function headOf(rpc: Rpc): Promise<Answer<Head>> {
  const answer = await rpc('eth_getBlockByNumber', ['latest', false], block)
  if (!answer.ok) return plainAnswer(answer)
  return answer.value ? { ok: true, value: answer.value } : BEHIND
}

function isBehind(low: Head, high: Head): boolean {
  const seconds = (high.timestamp ?? 0n) - (low.timestamp ?? 0n)
  const hasTimes = low.timestamp !== undefined && high.timestamp !== undefined
  return high.number > low.number + BEHIND_BLOCKS && (!hasTimes || seconds > BEHIND_SECONDS)
}

function heightOf({ rpc, value }: Said<Head>): Said<bigint> {
  return { rpc, value: value.number }
}

async function withBlock<T>(rpc: Rpc, at: bigint, ask: Ask<T>): Promise<Answer<Readonly<{ hash: string; said: T }>>> {
  const [there, answer] = await Promise.all([rpc('eth_getBlockByNumber', [toQuantity(at), false], block), ask(rpc)])
  if (!there.ok) return plainAnswer(there)
  if (!there.value) return BEHIND
  return answer.ok ? { ok: true, value: { hash: there.value.hash, said: answer.value } } : plainAnswer<never>(answer)
}

// Nodes differ in the case of hex.
function textOf(key: unknown): string {
  return canonicalWire([key]).toLowerCase()
}

function waited(milliseconds: number): Promise<void> {
  return new Promise((resolve) => void setTimeout(resolve, milliseconds))
}
