import * as v from 'valibot'
import { ASK_PASSWORD, DAY_LIMITS_USD } from '../core/safeguards/safeguards.ts'
import { nothing, password, row, text } from './row.ts'
import type { PasswordNeedView, SafeguardsAnswer, SafeguardsView } from './safeguard-views.ts'

/** What our own pages may ask about when the password is asked for. */
export const SAFEGUARD_METHODS = {
  'safeguards.get': row<SafeguardsView>()('read', nothing),
  /** A change that lets more through needs the password, and changes nothing without it. */
  'safeguards.set': row<SafeguardsAnswer>()(
    'act',
    v.strictObject({
      askPassword: v.optional(v.picklist(ASK_PASSWORD)),
      dayLimitUsd: v.optional(v.nullable(v.picklist(DAY_LIMITS_USD))),
      /** Whether everything that this account signs needs the password, by its EVM address. */
      cold: v.optional(v.strictObject({ account: text, isOn: v.boolean() })),
      password: v.optional(password),
    }),
  ),
  /** Whether a yes to an open question needs the password; with `mark`, to the offer to pay a crossing's deposit address. */
  'safeguards.ask': row<PasswordNeedView>()('read', v.strictObject({ id: text, mark: v.optional(text) })),
} as const
