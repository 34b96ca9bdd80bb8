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

type CallProps = Readonly<{ move: ReturnType<typeof useForm> }>

export function CallsSection({ move }: CallProps) {
  return (
    <Fold title={ofArrivalCalls().form.title} isOpen={move.draft.calls.length > 0} testId="arrival-call">
      <FieldsLater move={move} />
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

export function CallsProblem({ move }: CallProps) {
  const wrong = callProblemOf(move.draft, move.data)
  const isOfGas = !arrivalGasLimit(move.draft).ok
  if (wrong === undefined && !isOfGas) return null
  return (
    <ReasonTarget.Provider value={wrong ? 'call' : 'callsGas'}>
      <Notice kind="warn" testId="arrival-call-problem" isUrgent>
        {wrong && <p>{callProblemText(wrong, move.draft.calls.length)}</p>}
        {isOfGas && <p>{gasLimitProblemText()}</p>}
      </Notice>
    </ReasonTarget.Provider>
  )
}
