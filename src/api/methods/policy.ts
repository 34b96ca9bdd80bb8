import * as v from 'valibot'
import { ASK_PASSWORD } from '../../core/policy/safeguards.ts'
import { DAY_LIMITS_USD } from '../../core/policy/spending-limits.ts'
import { nothing, password, row, text } from '../row.ts'
import type { PasswordReasonsView, PolicyAnswer, PolicyView } from '../views/policy.ts'

export const POLICY_METHODS = {
  'safeguards.get': row<PolicyView>()('read', nothing),
  /** A weaker policy requires the password. */
  'safeguards.set': row<PolicyAnswer>()(
    'act',
    v.strictObject({
      askPassword: v.optional(v.picklist(ASK_PASSWORD)),
      dayLimitUsd: v.optional(v.nullable(v.picklist(DAY_LIMITS_USD))),
      /** An EVM address with the password required for every signature. */
      cold: v.optional(v.strictObject({ account: text, isOn: v.boolean() })),
      password: v.optional(password),
    }),
  ),
  /** Whether an approval needs the password; with `mark`, an offered deposit payment. */
  'safeguards.ask': row<PasswordReasonsView>()('read', v.strictObject({ id: text, mark: v.optional(text) })),
} as const
