import * as v from 'valibot'

/** A row of a contract: what a method takes, checked in the background, and what it gives. */
export type Row<Params extends v.GenericSchema, Result> = Readonly<{ params: Params; result?: Result }>

/** Makes a row; the type of its result is said, that of its parameters follows their schema. */
export function row<Result>() {
  return <Params extends v.GenericSchema>(params: Params): Row<Params, Result> => ({ params })
}

/** Something short: a name, an id, an address. */
export const text = v.pipe(v.string(), v.maxLength(200))
/** A file as a page has read it. */
export const file = v.pipe(v.string(), v.maxLength(500_000))
export const password = v.pipe(v.string(), v.maxLength(1_000))
/** For methods that take nothing. */
export const nothing = v.strictObject({})
