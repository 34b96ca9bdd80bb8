import * as v from 'valibot'
import { createLock } from '../lib/lock.ts'
import { once } from '../lib/once.ts'

const MOST_REJECTIONS = 3
const COOL_DOWN_MILLISECONDS = 60_000
/** A rejection is forgotten after so long: it was not in a row with what comes then. */
const REMEMBERED_MILLISECONDS = 3_600_000
const MOST_SITES = 100

const schema = v.record(v.string(), v.strictObject({ count: v.number(), at: v.number(), pausedUntil: v.number() }))
type Counts = v.InferOutput<typeof schema>

/** Memory that outlives the background and ends with the browser. */
export type RejectionMemory = Readonly<{ read: () => Promise<unknown>; write: (value: unknown) => Promise<void> }>

export type Rejections = Readonly<{
  isPaused: (site: string) => Promise<boolean>
  /** Counts how a question of a site ended. Only a yes clears the count: what fails by itself must not buy new prompts. */
  count: (site: string, how: Readonly<{ isApproved: boolean; isRejected: boolean }>) => Promise<void>
}>

/** Counts rejections in a row by site, over the background's deaths. */
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
  // Each count is made of the one before.
  const oneAtATime = createLock()

  async function count(site: string, isApproved: boolean): Promise<void> {
    const { [site]: known, ...others } = await read()
    if (isApproved && !known) return
    const count = (known?.count ?? 0) + 1
    const isPaused = count >= MOST_REJECTIONS
    const entry = {
      count: isPaused ? 0 : count,
      at: now(),
      pausedUntil: isPaused ? now() + COOL_DOWN_MILLISECONDS : 0,
    }
    const lately = Object.entries(others).filter(([, { at }]) => now() - at < REMEMBERED_MILLISECONDS)
    counted = Object.fromEntries([...lately.slice(1 - MOST_SITES), ...(isApproved ? [] : [[site, entry] as const])])
    await memory.write(counted)
  }

  return {
    isPaused: async (site) => {
      const left = ((await read())[site]?.pausedUntil ?? 0) - now()
      // More than any pause is the work of a clock that was set back.
      return left > 0 && left <= COOL_DOWN_MILLISECONDS
    },
    count: async (site, { isApproved, isRejected }) => {
      if (isApproved || isRejected) await oneAtATime(() => count(site, isApproved))
    },
  }
}
