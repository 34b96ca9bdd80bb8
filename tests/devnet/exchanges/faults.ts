import { setTimeout as sleep } from 'node:timers/promises'
import * as v from 'valibot'
import { BadInput } from '../http.ts'

const times = v.optional(v.pipe(v.number(), v.integer(), v.minValue(1)))
const path = v.optional(v.pipe(v.string(), v.startsWith('/')))
const httpStatus = v.pipe(v.number(), v.integer(), v.minValue(200), v.maxValue(599))
const when = v.optional(v.picklist(['before', 'after']), 'before')

/** Refuses without acting: with a status, in the exchange's own words or in those given, and with its own code where it has them. */
const refuse = v.strictObject({
  kind: v.literal('refuse'),
  path,
  times,
  status: v.optional(httpStatus, 200),
  message: v.optional(v.string(), 'Refused on purpose'),
  code: v.optional(v.pipe(v.number(), v.integer(), v.minValue(201))),
})
/** Acts, and answers as if it had not: with this HTTP status, 500 unless given. */
const failAfterAccepting = v.strictObject({
  kind: v.literal('fail-after-accepting'),
  path,
  times,
  status: v.optional(httpStatus, 500),
})
/** Acts on the same call twice, as a proxy does that sends it again; the answer is that of the second time. */
const duplicate = v.strictObject({ kind: v.literal('duplicate'), path, times })
/** Holds a call back in real milliseconds, before it is acted on or before it is answered. */
const delay = v.strictObject({
  kind: v.literal('delay'),
  path,
  times,
  when,
  ms: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(600_000)),
})
/** Closes the connection, before the call is acted on or after it, without an answer. */
const drop = v.strictObject({ kind: v.literal('drop'), path, times, when })
/** Keeps transfers younger than this, in milliseconds of the devnet's clock, out of the lists; they are carried out. */
const lag = v.strictObject({ kind: v.literal('lag'), path, times, ms: v.pipe(v.number(), v.integer(), v.minValue(0)) })
/** Answers with a page where JSON is due, without acting. */
const html = v.strictObject({ kind: v.literal('html'), path, times, status: v.optional(httpStatus, 502) })

const FAULT = v.variant('kind', [refuse, failAfterAccepting, duplicate, delay, drop, lag, html])

/** A fault of an exchange. Without `path` it strikes calls that move money; without `times`, until it is cleared. */
export type ExchangeFault = v.InferOutput<typeof FAULT>
type Kind = ExchangeFault['kind']
type OfKind<K extends Kind> = Extract<ExchangeFault, { kind: K }>

/** The faults of one exchange that are in force. */
export type ExchangeFaults = Readonly<{
  /** Sets a fault from JSON; throws BadInput that names the field. */
  set: (fault: unknown) => ExchangeFault
  list: () => readonly ExchangeFault[]
  clear: () => void
  /** The first fault of a kind that strikes a path; it counts one of its `times`. */
  take: <K extends Kind>(kind: K, path: string, also?: (fault: OfKind<K>) => boolean) => OfKind<K> | undefined
}>

/** A new, empty set. `movesMoney` is the path that faults strike when they name none. */
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

/** How far the lists lag behind, milliseconds. */
export function lagOf(faults: ExchangeFaults): number {
  return faults.list().reduce((most, fault) => (fault.kind === 'lag' ? Math.max(most, fault.ms) : most), 0)
}

/** Waits as long as a fault of the kind `delay` says, if one strikes. */
export async function holdBack(faults: ExchangeFaults, path: string, when: 'before' | 'after'): Promise<void> {
  const fault = faults.take('delay', path, (candidate) => candidate.when === when)
  if (fault) await sleep(fault.ms, undefined, { ref: false })
}
