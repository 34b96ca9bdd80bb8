import * as v from 'valibot'

/**
 * What it means to ask a method twice, as a page does that does not know whether a background that was killed has heard it:
 * `read` changes nothing that lasts and is asked again; `same` leaves twice what it leaves once and is asked again, too;
 * `act` is not, and whoever asked is told that it was interrupted; `standing` holds from its last call on, and is said
 * again to each background.
 */
export type Twice = 'read' | 'same' | 'act' | 'standing'

/** A row of a contract: what asking twice means, what a method takes, checked in the background, and what it gives. */
export type Row<T extends Twice, Params extends v.GenericSchema, Result> = Readonly<{
  twice: T
  params: Params
  result?: Result
}>

/** Makes a row; the type of its result is said, that of its parameters follows their schema. */
export function row<Result>() {
  return <T extends Twice, Params extends v.GenericSchema>(twice: T, params: Params): Row<T, Params, Result> => ({
    twice,
    params,
  })
}

/** Something short: a name, an id, an address. */
export const text = v.pipe(v.string(), v.maxLength(200))
/** A file as a page has read it. */
export const file = v.pipe(v.string(), v.maxLength(500_000))
export const password = v.pipe(v.string(), v.maxLength(1_000))
/** For methods that take nothing. */
export const nothing = v.strictObject({})
