import * as v from 'valibot'
import { createLock } from '../lib/lock.ts'

/** How a question ended: what was granted, or that it was not. */
export type Ending =
  | Readonly<{ ok: true; value: string | readonly string[] }>
  | Readonly<{ ok: false; code: 4001 | 5720 }>

const KEPT_SECONDS = 120
const MOST_KEPT = 64

const said = v.variant('ok', [
  v.strictObject({ ok: v.literal(true), value: v.union([v.string(), v.array(v.string())]) }),
  v.strictObject({ ok: v.literal(false), code: v.picklist([4001, 5720]) }),
])
const schema = v.array(v.strictObject({ origin: v.string(), callKey: v.string(), atSeconds: v.number(), ending: said }))
type Kept = v.InferOutput<typeof schema>[number]

/** How questions ended that perhaps nobody was there to hear. */
export type Endings = Readonly<{
  keep: (origin: string, callKeys: readonly string[], ending: Ending) => Promise<void>
  /** How the question of this very call ended, lately. */
  of: (origin: string, callKey: string) => Promise<Ending | undefined>
}>

type Memory = Readonly<{ read: () => Promise<unknown>; write: (value: unknown) => Promise<void> }>

export type EndingPorts = Readonly<{ memory: Memory; nowSeconds: () => number }>

/** Memory of this background alone, for what may lie in no storage; `forget` empties it. */
export function createOwnMemory(): Memory & Readonly<{ forget: () => void }> {
  let kept: unknown
  return {
    read: async () => kept,
    write: async (value) => {
      kept = value
    },
    forget: () => {
      kept = undefined
    },
  }
}

/**
 * Keeps endings for two minutes by the call that asked. A page whose port is down when the user answers sends its call
 * again by the same key: it is told what was said, instead of asking once more. Another call is another question.
 */
export function createEndings({ memory, nowSeconds }: EndingPorts): Endings {
  const oneAtATime = createLock()
  const read = async (): Promise<readonly Kept[]> => {
    const parsed = v.safeParse(schema, (await memory.read()) ?? [])
    const since = nowSeconds() - KEPT_SECONDS
    return parsed.success ? parsed.output.filter(({ atSeconds }) => atSeconds >= since) : []
  }
  return {
    keep: (origin, callKeys, ending) =>
      oneAtATime(async () => {
        const more = callKeys.map((callKey) => ({ origin, callKey, atSeconds: nowSeconds(), ending }))
        await memory.write([...(await read()), ...more].slice(-MOST_KEPT))
      }),
    of: async (origin, callKey) =>
      (await read()).find((each) => each.origin === origin && each.callKey === callKey)?.ending,
  }
}
