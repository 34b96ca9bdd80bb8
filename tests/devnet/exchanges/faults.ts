import { setTimeout as sleep } from 'node:timers/promises'
import * as v from 'valibot'
import { BadInput } from '../http.ts'

const times = v.optional(v.pipe(v.number(), v.integer(), v.minValue(1)))
const path = v.optional(v.pipe(v.string(), v.startsWith('/')))
const httpStatus = v.pipe(v.number(), v.integer(), v.minValue(200), v.maxValue(599))
const when = v.optional(v.picklist(['before', 'after']), 'before')

/** Refuses without acting, by default in the exchange's words. */
const refuse = v.strictObject({
  kind: v.literal('refuse'),
  path,
  times,
  status: v.optional(httpStatus, 200),
  message: v.optional(v.string(), 'Refused on purpose'),
  code: v.optional(v.pipe(v.number(), v.integer(), v.minValue(201))),
})
/** Acts, and answers like a failure. */
const failAfterAccepting = v.strictObject({
  kind: v.literal('fail-after-accepting'),
  path,
  times,
  status: v.optional(httpStatus, 500),
})
/** Acts twice, like a resending proxy; answers the second. */
const duplicate = v.strictObject({ kind: v.literal('duplicate'), path, times })
/** Real milliseconds, before the act or the answer. */
const delay = v.strictObject({
  kind: v.literal('delay'),
  path,
  times,
  when,
  ms: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(600_000)),
})
/** Closes the connection, before or after the act. */
const drop = v.strictObject({ kind: v.literal('drop'), path, times, when })
/** Hides younger transfers (milliseconds of the devnet's clock) from lists. */
const lag = v.strictObject({ kind: v.literal('lag'), path, times, ms: v.pipe(v.number(), v.integer(), v.minValue(0)) })
/** Answers with a page instead of JSON, without acting. */
const html = v.strictObject({ kind: v.literal('html'), path, times, status: v.optional(httpStatus, 502) })

const FAULT = v.variant('kind', [refuse, failAfterAccepting, duplicate, delay, drop, lag, html])

/** By default it strikes transfers until cleared. */
export type ExchangeFault = v.InferOutput<typeof FAULT>
type Kind = ExchangeFault['kind']
type OfKind<K extends Kind> = Extract<ExchangeFault, { kind: K }>

export type ExchangeFaults = Readonly<{
  /** Throws BadInput that names the field. */
  set: (fault: unknown) => ExchangeFault
  list: () => readonly ExchangeFault[]
  clear: () => void
  /** The first match; it counts one of its `times`. */
  take: <K extends Kind>(kind: K, path: string, also?: (fault: OfKind<K>) => boolean) => OfKind<K> | undefined
}>

/**
 * Makes an empty set of faults.
 *
 * `movesMoney` is their default path.
 */
export function exchangeFaults(movesMoney: string): ExchangeFaults {
  let faults: readonly ExchangeFault[] = []
  return {
    set(input) {
      const parsed = v.safeParse(FAULT, input)
      if (!parsed.success) {
        const [issue] = parsed.issues
        throw new BadInput(`fault.${v.getDotPath(issue) ?? 'kind'}: ${issue.message}`)
      }
      faults = [...faults, parsed.output]
      return parsed.output
    },
    list: () => faults,
    clear() {
      faults = []
    },
    take<K extends Kind>(kind: K, path: string, also: (fault: OfKind<K>) => boolean = () => true) {
      const isKind = (fault: ExchangeFault): fault is OfKind<K> => fault.kind === kind
      const struck = faults.filter(isKind).find((fault) => (fault.path ?? movesMoney) === path && also(fault))
      if (struck) faults = spent(faults, struck)
      return struck
    },
  }
}

function spent(faults: readonly ExchangeFault[], struck: ExchangeFault): readonly ExchangeFault[] {
  if (struck.times === undefined) return faults
  const left: ExchangeFault = { ...struck, times: struck.times - 1 }
  return faults.flatMap((fault) => (fault !== struck ? [fault] : struck.times === 1 ? [] : [left]))
}

/** The lists' lag, milliseconds. */
export function lagOf(faults: ExchangeFaults): number {
  return faults.list().reduce((most, fault) => (fault.kind === 'lag' ? Math.max(most, fault.ms) : most), 0)
}

export async function holdBack(faults: ExchangeFaults, path: string, when: 'before' | 'after'): Promise<void> {
  const fault = faults.take('delay', path, (candidate) => candidate.when === when)
  if (fault) await sleep(fault.ms, undefined, { ref: false })
}
