import type { PaymentMethodName } from '../../core/intent/payment-method.ts'
import { m } from '../messages/messages.ts'

const CASES = ['exact', 'less', 'more', 'again', 'late', 'other'] as const

export function DepositRules({
  amount,
  payment,
}: Readonly<{ amount: string; payment: PaymentMethodName | undefined }>) {
  const say = m().deposit
  const { late } = say.rulesReusable
  const reusable = { ...say.rules, ...say.rulesReusable, less: late, more: late }
  const rules = payment === 'openAddress' ? reusable : say.rules
  return (
    <>
      <p class="card-note" data-testid="rules-said">
        {say.rulesSaid}
      </p>
      <dl class="rules">
        {CASES.map((each) => (
          <div key={each}>
            <dt>{each === 'exact' ? say.cases.exact({ amount }) : say.cases[each]}</dt>
            <dd>{rules[each]}</dd>
          </div>
        ))}
      </dl>
    </>
  )
}
