import type units from './en/units.json'
import type { Script } from './isolates-and-gaps.ts'
import { percentIn } from './percent.ts'
import { type DollarMarks, inDollars, SIGN_BEFORE } from './punctuation.ts'
import { roundedDuration } from './rounded-duration.ts'
import { spanOf } from './time-span.ts'

type Texts = readonly (string | number)[]
type Cases = Readonly<Record<string, string>>
type Habits = Readonly<{ numbers?: string; group?: string; dollars?: DollarMarks; script?: Script }>

/** Functions that compiled messages of one language call. */
export function formatsOf(tag: string, unit: typeof units, habits: Habits = {}) {
  const { numbers = tag, group, dollars = SIGN_BEFORE, script } = habits
  const { text = String, value = String } = script ?? {}
  const grouped = (written: string) => (group ? written.replaceAll('.', group) : written)
  const number = once(() => new Intl.NumberFormat(numbers))
  const share = once(() => percentIn(numbers))
  const plurals = once(() => new Intl.PluralRules(tag))
  const lists = (type: 'conjunction' | 'disjunction') => {
    const format = once(() => new Intl.ListFormat(numbers, { type }))
    return (texts: Texts) => value(format().format(texts.map(text)))
  }
  const days = (options: Intl.DateTimeFormatOptions) => {
    const format = once(() => new Intl.DateTimeFormat(numbers, options))
    return (at: number | Date) => value(format().format(typeof at === 'number' ? at * 1_000 : at))
  }
  const digits = (of: number | bigint) => value(grouped(number().format(of)))
  const span = (seconds: number) =>
    value(
      spanOf(
        seconds,
        (n, of) => unit[of]({ n }),
        (first, second) => unit.pair({ first, second }),
      ),
    )
  return {
    digits,
    span,
    text,
    line: script?.line ?? String,
    /** A backspace is the number: no value holds one. */
    plural: (of: number | bigint, cases: Cases) =>
      (cases[`${of}`] ?? cases[plurals().select(pluralSample(of))] ?? cases['other'] ?? '').replace('\b', () =>
        digits(of),
      ),
    select: (of: unknown, cases: Cases) => cases[`${of}`] ?? cases['other'],
    percent: (basisPoints: number | string) => text(grouped(share()(basisPoints))),
    dollars: (of: number) => value(inDollars(grouped(number().format(of)), dollars)),
    about: (seconds: number) => span(roundedDuration(seconds)),
    list: lists('conjunction'),
    anyOf: lists('disjunction'),
    day: days({ dateStyle: 'medium' }),
    longDay: days({ dateStyle: 'long' }),
    utcDay: days({ dateStyle: 'long', timeZone: 'UTC' }),
    clock: days({ hour: '2-digit', minute: '2-digit', hourCycle: 'h23' }),
  }
}

// The last two digits choose the form of a large number.
const pluralSample = (of: number | bigint) => Number(typeof of === 'number' || of < 1_000 ? of : 100n + (of % 100n))

// A long list formats many times, and most pages need few formats.
function once<Made>(make: () => Made): () => Made {
  let made: Made | undefined
  return () => (made ??= make())
}
