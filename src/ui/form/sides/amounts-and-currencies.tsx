import { IconButton } from '../../controls/button.tsx'
import { ReasonTarget } from '../../controls/reason-target.ts'
import { Notice } from '../../layout/notice.tsx'
import { m } from '../../messages/messages.ts'
import { ofFormDetails } from '../../messages/screen-messages.ts'
import { shortText } from '../../text/amount.ts'
import { reversedDraft } from '../draft.ts'
import { currenciesProblemText } from './currencies-problem.ts'
import { InputSide } from './input-side.tsx'
import { OutputSide } from './output-side.tsx'
import { ChainIncidents, CustomTokenNotices } from './side-notices.tsx'
import { currencyRef, type Form, type SidesProps } from './side-props.ts'

export function AmountsAndCurrencies(props: SidesProps) {
  const { form, most, onMaximum } = props
  const { draft, change, sides } = form
  const turn = () => {
    onMaximum(undefined)
    change(reversedDraft({ ...draft, from: currencyRef(form, sides.from), to: currencyRef(form, sides.to) }))
  }
  return (
    <div class="sides">
      <ReasonTarget.Provider value="amount">
        <InputSide {...props} />
      </ReasonTarget.Provider>
      <div class="turn">
        <IconButton icon="swap" name={m().form.turn} onClick={turn} testId="turn" />
      </div>
      <ReasonTarget.Provider value="amount">
        <OutputSide {...props} />
      </ReasonTarget.Provider>
      <SideProblems form={form} />
      <CustomTokenNotices form={form} />
      {most && (
        <Notice kind="warn" testId="above-most" isUrgent>
          {ofFormDetails().most({ amount: shortText(most) })}
        </Notice>
      )}
      <ChainIncidents form={form} />
    </div>
  )
}

function SideProblems({ form }: Readonly<{ form: Form }>) {
  const { read } = form
  if (read.ok) return null
  const { problem } = read
  if (problem.field === 'currencies' && problem.problem !== 'missing') {
    return (
      <ReasonTarget.Provider value="currencies">
        <Notice kind="warn" isUrgent>
          {currenciesProblemText(problem.problem, form)}
        </Notice>
      </ReasonTarget.Provider>
    )
  }
  if (problem.field !== 'trade') return null
  return (
    <ReasonTarget.Provider value="trade">
      <Notice kind="warn" isUrgent>
        {ofFormDetails().trade[problem.problem]}
      </Notice>
    </ReasonTarget.Provider>
  )
}
