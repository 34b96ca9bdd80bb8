import { ofArrival } from '../messages/arrival-messages.ts'
import { callsGasSentence } from './call-sentence.ts'
import { callsGasOf } from './calls-gas.ts'
import { SmallField } from './small-field.tsx'
import type { useMove } from './use-move.ts'

export function CallsGas({ move: { draft, change } }: Readonly<{ move: ReturnType<typeof useMove> }>) {
  const say = ofArrival().form.gasLimit
  const { ok } = callsGasOf(draft)
  return (
    <SmallField
      label={say.label}
      value={draft.callsGas}
      most={12}
      said={ok ? say.hint : callsGasSentence()}
      tone={ok ? 'hint' : 'problem'}
      onInput={(callsGas) => change({ callsGas })}
      testId="arrival-calls-gas"
    />
  )
}
