import * as v from 'valibot'
import { createLock } from '../../lib/lock.ts'

export type PromptResult =
  | Readonly<{ ok: true; value: string | readonly string[] }>
  | Readonly<{ ok: false; code: 4001 | 4900 | 5720 | -32002 }>

/** For pages. */
export const ENDED_TEXTS = {
  4900: 'The page was left before the user answered.',
  5720: 'This id was already used by another request of this site.',
  [-32002]: 'Too many requests wait, and this page is out of view.',
} as const

const KEPT_SECONDS = 120
const MOST_KEPT = 64

const said = v.variant('ok', [
  v.strictObject({ ok: v.literal(true), value: v.union([v.string(), v.array(v.string())]) }),
  v.strictObject({ ok: v.literal(false), code: v.picklist([4001, 4900, 5720, -32002]) }),
])
const schema = v.array(v.strictObject({ origin: v.string(), callKey: v.string(), atSeconds: v.number(), result: said }))
type Kept = v.InferOutput<typeof schema>[number]

/** The page may have missed its prompt's end. */
export type PromptResults = Readonly<{
  keep: (origin: string, callKeys: readonly string[], result: PromptResult) => Promise<void>
  of: (origin: string, callKey: string) => Promise<PromptResult | undefined>
}>

type Memory = Readonly<{ read: () => Promise<unknown>; write: (value: unknown) => Promise<void> }>

export type PromptResultPorts = Readonly<{ memory: Memory; nowSeconds: () => number }>

/** For data that storage mustn't hold. */
export function createVolatileMemory(): Memory & Readonly<{ forget: () => void }> {
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

/** Keeps prompts' ends for two minutes, for pages that reconnect. */
export function createPromptResults({ memory, nowSeconds }: PromptResultPorts): PromptResults {
  const oneAtATime = createLock()
  const read = async (): Promise<readonly Kept[]> => {
    const parsed = v.safeParse(schema, (await memory.read()) ?? [])
    const since = nowSeconds() - KEPT_SECONDS
    return parsed.success ? parsed.output.filter(({ atSeconds }) => atSeconds >= since) : []
  }
  return {
    keep: (origin, callKeys, result) =>
      oneAtATime(async () => {
        const more = callKeys.map((callKey) => ({ origin, callKey, atSeconds: nowSeconds(), result }))
        await memory.write([...(await read()), ...more].slice(-MOST_KEPT))
      }),
    of: async (origin, callKey) =>
      (await read()).find((each) => each.origin === origin && each.callKey === callKey)?.result,
  }
}
