import { ReasonTarget } from '../../controls/reason-target.ts'
import { SmallField } from '../../controls/small-field.tsx'
import { Notice } from '../../layout/notice.tsx'
import { ofFormDetails } from '../../messages/screen-messages.ts'
import { MARGIN_PERCENT } from '../../quote/input-limit.ts'
import type { useForm } from '../use-form.ts'
import { maximumInputOf } from './maximum-input.ts'

type MostProps = Readonly<{ form: ReturnType<typeof useForm> }>

export function MaximumInputField({ form: { draft, change, sides } }: MostProps) {
  const say = ofFormDetails().options.mostPaid
  if (!sides.from) return null
  const read = maximumInputOf(draft, sides.from)
  return (
    <SmallField
      label={say.label({ symbol: sides.from.symbol })}
      value={draft.most}
      most={40}
      said={read.ok ? say.hint({ margin: `${MARGIN_PERCENT * 100n}` }) : say.problems[read.problem]}
      tone={read.ok ? 'hint' : 'problem'}
      onInput={(most) => change({ most })}
      testId="most-paid"
    />
  )
}

export function MaximumInputNotice({ form: { draft, sides } }: MostProps) {
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
