import { ofArrival } from '../messages/arrival-messages.ts'
import { Button } from '../parts/button.tsx'
import { Field } from '../parts/field.tsx'
import { Fold } from '../parts/fold.tsx'
import { Notice } from '../parts/notice.tsx'
import type { CallProblem } from './call.ts'
import type { TypedCall } from './draft.ts'
import { callProblemOf } from './form.ts'
import type { useMove } from './use-move.ts'

type CallProps = Readonly<{ move: ReturnType<typeof useMove> }>

const NO_CALL: TypedCall = { to: '', data: '', value: '' }

/** For those who know what they call: a contract that is called with the money where it arrives. */
export function ArrivalCall({ move }: CallProps) {
  const say = ofArrival().form
  const { call } = move.draft
  const native = move.data.chains
    .find(({ id }) => id === move.sides.to?.chainId)
    ?.currencies.find(({ isNative }) => isNative)
  const typed = call ?? NO_CALL
  const change = (part: Partial<TypedCall>) => move.change({ call: { ...typed, ...part } })
  const problem = callProblemOf(move.draft, move.data)
  const at = (...fields: readonly CallProblem[]) => {
    const isEmpty = problem === 'to' && typed.to === ''
    return problem && fields.includes(problem) && !isEmpty ? say.problems[problem] : undefined
  }
  return (
    <Fold title={say.title} isOpen={call !== undefined} testId="arrival-call">
      <div class="call-fields">
        <p class="hint">{say.hint}</p>
        {problem === 'route' && <Notice kind="warn">{say.problems.route}</Notice>}
        <Field
          label={say.to}
          value={typed.to}
          isMono
          problem={at('to')}
          onInput={(to) => change({ to })}
          testId="arrival-call-to"
        />
        <Field
          label={say.data}
          value={typed.data}
          isMono
          problem={at('data', 'tooLong')}
          onInput={(data) => change({ data })}
          testId="arrival-call-data"
        />
        <Field
          label={say.value(native?.symbol ?? '')}
          value={typed.value}
          problem={at('value', 'gas', 'tooMuch')}
          onInput={(value) => change({ value })}
          testId="arrival-call-value"
        />
        {call && (
          <Button isWide onClick={() => move.change({ call: undefined })} testId="arrival-call-none">
            {say.none}
          </Button>
        )}
      </div>
    </Fold>
  )
}

/** What keeps the call from being asked for, said in the form where the fields of it are folded away. */
export function ArrivalCallProblem({ move }: CallProps) {
  const problem = callProblemOf(move.draft, move.data)
  if (problem === undefined) return null
  return (
    <Notice kind="warn" testId="arrival-call-problem">
      {ofArrival().form.problems[problem]}
    </Notice>
  )
}
