import * as v from 'valibot'

export type Rows<T> = Readonly<{ rows: readonly T[]; unread: readonly unknown[] }>

const MOST_ROWS = 100_000

/** Other units lie outside. */
export const plausibleMilliseconds = v.pipe(
  v.number(),
  v.safeInteger(),
  v.minValue(Date.UTC(2020)),
  v.maxValue(Date.UTC(2100)),
)

/** Reads a list row by row, so an odd row hides no other. */
export function rowsOf<T>(row: v.GenericSchema<unknown, T>, most = MOST_ROWS) {
  return v.pipe(
    v.array(v.unknown()),
    v.maxLength(most, `expected ${most} entries at most`),
    v.transform((list): Rows<T> => {
      const read = list.map((each) => ({ each, parsed: v.safeParse(row, each) }))
      return {
        rows: read.flatMap(({ parsed }) => (parsed.success ? [parsed.output] : [])),
        unread: read.flatMap(({ each, parsed }) => (parsed.success ? [] : [each])),
      }
    }),
  )
}

/** Reads one field of an unreadable row. */
export function readableField<T>(row: unknown, name: string, schema: v.GenericSchema<unknown, T>): T | undefined {
  const parsed = v.safeParse(v.object({ [name]: schema }), row)
  return parsed.success ? parsed.output[name] : undefined
}
