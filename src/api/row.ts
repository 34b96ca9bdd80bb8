import * as v from 'valibot'
import { MOST_COINS, OUTPOINT } from '../core/intent/chosen-coins.ts'

/**
 * The meaning of a repeated call, when a killed background may have received it. `read` and `same` may repeat. `act` is
 * refused as interrupted. `standing` is resent to each background.
 */
export type RepeatRule = 'read' | 'same' | 'act' | 'standing'

export type Row<T extends RepeatRule, Params extends v.GenericSchema, Result> = Readonly<{
  twice: T
  params: Params
  result?: Result
}>

/** The result type is explicit; the parameters follow the schema. */
export function row<Result>() {
  return <T extends RepeatRule, Params extends v.GenericSchema>(twice: T, params: Params): Row<T, Params, Result> => ({
    twice,
    params,
  })
}

export const text = v.pipe(v.string(), v.maxLength(200))
export const outpoint = v.pipe(v.string(), v.regex(OUTPOINT))
export const coins = v.optional(v.pipe(v.array(outpoint), v.minLength(1), v.maxLength(MOST_COINS)))
export const file = v.pipe(v.string(), v.maxLength(500_000))
export const password = v.pipe(v.string(), v.maxLength(1_000))
/** A recovery phrase and its BIP-39 passphrase. */
export const phraseFields = {
  mnemonic: v.pipe(v.string(), v.maxLength(400)),
  passphrase: v.optional(password),
}
export const nothing = v.strictObject({})
