import { SmallField } from '../../controls/small-field.tsx'
import { ofArrivalCalls } from '../../messages/screen-messages.ts'
import type { useForm } from '../use-form.ts'
import { gasLimitProblemText } from './call-problem-text.ts'
import { arrivalGasLimit } from './gas-limit.ts'

export function GasLimitField({ form: { draft, change } }: Readonly<{ form: ReturnType<typeof useForm> }>) {
  const say = ofArrivalCalls().form.gasLimit
  const { ok } = arrivalGasLimit(draft)
  return (
    <SmallField
      label={say.label}
      value={draft.callsGas}
      most={12}
      said={ok ? say.hint : gasLimitProblemText()}
      tone={ok ? 'hint' : 'problem'}
      onInput={(callsGas) => change({ callsGas })}
      testId="arrival-calls-gas"
    />
  )
}
