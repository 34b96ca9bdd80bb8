import type { FunctionComponent } from 'preact'
import { useEffect, useState } from 'preact/hooks'
import { ofArrival } from '../messages/arrival-messages.ts'
import { partsAreSpoken } from '../messages/part.ts'
import { Fold } from '../parts/fold.tsx'
import { Notice } from '../parts/notice.tsx'
import { ReasonOf } from '../parts/reason-of.ts'
import { callSentence, callsGasSentence } from './call-sentence.ts'
import { callsGasOf } from './calls-gas.ts'
import { callProblemOf } from './form.ts'
import type { useMove } from './use-move.ts'

type CallProps = Readonly<{ move: ReturnType<typeof useMove> }>

export function ArrivalCall({ move }: CallProps) {
  return (
    <Fold title={ofArrival().form.title} isOpen={move.draft.calls.length > 0} testId="arrival-call">
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

export function ArrivalCallProblem({ move }: CallProps) {
  const wrong = callProblemOf(move.draft, move.data)
  const isOfGas = !callsGasOf(move.draft).ok
  if (wrong === undefined && !isOfGas) return null
  return (
    <ReasonOf.Provider value={wrong ? 'call' : 'callsGas'}>
      <Notice kind="warn" testId="arrival-call-problem" isUrgent>
        {wrong && <p>{callSentence(wrong, move.draft.calls.length)}</p>}
        {isOfGas && <p>{callsGasSentence()}</p>}
      </Notice>
    </ReasonOf.Provider>
  )
}
