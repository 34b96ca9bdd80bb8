import * as v from 'valibot'
import { createLock } from '../../lib/lock.ts'
import { once } from '../../lib/once.ts'

const MOST_REJECTIONS = 3
const COOL_DOWN_MILLISECONDS = 60_000
/** A closed window rejects once. */
const ONE_ACT_MILLISECONDS = 100
/** Older rejections are not in a row. */
const REMEMBERED_MILLISECONDS = 3_600_000
const MOST_SITES = 100

const schema = v.record(v.string(), v.strictObject({ count: v.number(), at: v.number(), pausedUntil: v.number() }))
type Counts = v.InferOutput<typeof schema>

/** Lasts until the browser closes. */
export type RejectionMemory = Readonly<{ read: () => Promise<unknown>; write: (value: unknown) => Promise<void> }>

export type Rejections = Readonly<{
  isPaused: (site: string) => Promise<boolean>
  /** Only an approval clears the count: failures must not buy prompts. */
  count: (site: string, how: Readonly<{ isApproved: boolean; isRejected: boolean }>) => Promise<void>
}>

/** Counts consecutive rejections by site, across background restarts. */
export function createRejections({
  now,
  memory,
}: Readonly<{ now: () => number; memory: RejectionMemory }>): Rejections {
  const kept = once(async () => {
    const parsed = v.safeParse(schema, (await memory.read()) ?? {})
    return parsed.success ? parsed.output : {}
  })
  let counted: Counts | undefined
  const read = async () => counted ?? (await kept.get())
  // Each count depends on the one before.
  const oneAtATime = createLock()

  async function count(site: string, isApproved: boolean): Promise<void> {
    const { [site]: known, ...others } = await read()
    if (isApproved && !known) return
    const sameAct = known && Math.abs(now() - known.at) < ONE_ACT_MILLISECONDS ? known : undefined
    const count = sameAct ? sameAct.count : (known?.count ?? 0) + 1
    const isPaused = count >= MOST_REJECTIONS
    const entry = {
      count: isPaused ? 0 : count,
      at: now(),
      pausedUntil: isPaused ? now() + COOL_DOWN_MILLISECONDS : (sameAct?.pausedUntil ?? 0),
    }
    const lately = Object.entries(others).filter(([, { at }]) => now() - at < REMEMBERED_MILLISECONDS)
    counted = Object.fromEntries([...lately.slice(1 - MOST_SITES), ...(isApproved ? [] : [[site, entry] as const])])
    await memory.write(counted)
  }

  return {
    isPaused: async (site) => {
      const left = ((await read())[site]?.pausedUntil ?? 0) - now()
      // A longer pause means that the clock was set back.
      return left > 0 && left <= COOL_DOWN_MILLISECONDS
    },
    count: async (site, { isApproved, isRejected }) => {
      if (isApproved || isRejected) await oneAtATime(() => count(site, isApproved))
    },
  }
}
