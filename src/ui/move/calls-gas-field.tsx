import { ofArrivalCalls } from '../messages/arrival-messages.ts'
import { gasLimitProblemText } from './call-sentence.ts'
import { arrivalGasLimit } from './calls-gas.ts'
import { SmallField } from './small-field.tsx'
import type { useForm } from './use-move.ts'

export function GasLimitField({ move: { draft, change } }: Readonly<{ move: ReturnType<typeof useForm> }>) {
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
