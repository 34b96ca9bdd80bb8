import type { FunctionComponent } from 'preact'
import { useEffect, useState } from 'preact/hooks'
import { ReasonTarget } from '../../controls/reason-target.ts'
import { Fold } from '../../layout/fold.tsx'
import { Notice } from '../../layout/notice.tsx'
import { partsAreSpoken } from '../../messages/lazy-part.ts'
import { ofArrivalCalls } from '../../messages/screen-messages.ts'
import type { useForm } from '../use-form.ts'
import { callProblemOf } from '../validation.ts'
import { callProblemText, gasLimitProblemText } from './call-problem-text.ts'
import { arrivalGasLimit } from './gas-limit.ts'

type CallProps = Readonly<{ form: ReturnType<typeof useForm> }>

export function CallsSection({ form }: CallProps) {
  return (
    <Fold title={ofArrivalCalls().form.title} isOpen={form.draft.calls.length > 0} testId="arrival-call">
      <FieldsLater form={form} />
    </Fold>
  )
}

function FieldsLater(props: CallProps) {
  const [arrived, setArrived] = useState<Readonly<{ Fields: FunctionComponent<CallProps> }> | undefined>(undefined)
  useEffect(() => {
    const fetchFields = async () => {
      const { CallList } = await import('./call-list.tsx')
      await partsAreSpoken()
      setArrived({ Fields: CallList })
    }
    void fetchFields()
  }, [])
  return arrived ? <arrived.Fields {...props} /> : <div class="call-fields" aria-busy="true" />
}

export function CallsProblem({ form }: CallProps) {
  const wrong = callProblemOf(form.draft, form.data)
  const isOfGas = !arrivalGasLimit(form.draft).ok
  if (wrong === undefined && !isOfGas) return null
  return (
    <ReasonTarget.Provider value={wrong ? 'call' : 'callsGas'}>
      <Notice kind="warn" testId="arrival-call-problem" isUrgent>
        {wrong && <p>{callProblemText(wrong, form.draft.calls.length)}</p>}
        {isOfGas && <p>{gasLimitProblemText()}</p>}
      </Notice>
    </ReasonTarget.Provider>
  )
}
