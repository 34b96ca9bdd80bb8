import { ofFormDetails } from '../messages/form-messages.ts'
import { Notice } from '../parts/notice.tsx'
import { ReasonTarget } from '../parts/reason-of.ts'
import { MARGIN_PERCENT } from '../quote/most-paid.ts'
import { maximumInputOf } from './own-most.ts'
import { SmallField } from './small-field.tsx'
import type { useForm } from './use-move.ts'

type MostProps = Readonly<{ move: ReturnType<typeof useForm> }>

export function MaximumInputField({ move: { draft, change, sides } }: MostProps) {
  const say = ofFormDetails().options.mostPaid
  if (!sides.from) return null
  const read = maximumInputOf(draft, sides.from)
  return (
    <SmallField
      label={say.label(sides.from.symbol)}
      value={draft.most}
      most={40}
      said={read.ok ? say.hint(`${MARGIN_PERCENT * 100n}`) : say.problems[read.problem]}
      tone={read.ok ? 'hint' : 'problem'}
      onInput={(most) => change({ most })}
      testId="most-paid"
    />
  )
}

export function MaximumInputNotice({ move: { draft, sides } }: MostProps) {
  const say = ofFormDetails().options.mostPaid
  const read = sides.from && maximumInputOf(draft, sides.from)
  if (!read || read.ok) return null
  return (
    <ReasonTarget.Provider value="mostIn">
      <Notice kind="warn" title={say.unset} testId="most-paid-problem" isUrgent>
        {say.problems[read.problem]}
      </Notice>
    </ReasonTarget.Provider>
  )
}
