import { MOST_ARRIVAL_CALLS } from '../../../core/intent/arrival-call-limit.ts'
import { Button } from '../../controls/button.tsx'
import { Notice } from '../../layout/notice.tsx'
import { ofArrivalCalls } from '../../messages/screen-messages.ts'
import { NO_CALLS, type TypedCall } from '../draft.ts'
import type { useForm } from '../use-form.ts'
import { callProblemOf } from '../validation.ts'
import { useBookChoices } from './address-choice.tsx'
import { CallFields } from './call-fields.tsx'
import { GasLimitField } from './gas-limit-field.tsx'

export const EMPTY_CALL: TypedCall = {
  to: '',
  data: '',
  value: '',
  pick: { isMeant: true, name: undefined, given: [] },
}

export function CallList({ form }: Readonly<{ form: ReturnType<typeof useForm> }>) {
  const say = ofArrivalCalls().form
  const book = useBookChoices()
  const { calls } = form.draft
  const isRouteWrong = callProblemOf(form.draft, form.data)?.problem === 'route'
  const set = (at: number, call: TypedCall) =>
    form.change({ calls: calls.length === 0 ? [call] : calls.map((each, index) => (index === at ? call : each)) })
  const remove = (at: number) => form.change({ calls: calls.filter((_, index) => index !== at) })
  const several = calls.length > 1
  return (
    <div class="call-fields">
      <p class="hint">{say.hint}</p>
      {isRouteWrong && <Notice kind="warn">{say.problems.route}</Notice>}
      {(calls.length === 0 ? [undefined] : calls).map((call, at) => (
        <CallFields
          key={at}
          form={form}
          call={call}
          at={at}
          book={book}
          onChange={(changed) => set(at, changed)}
          onRemove={several ? () => remove(at) : undefined}
        />
      ))}
      {several && <p class="hint">{say.addHint}</p>}
      {calls.length >= MOST_ARRIVAL_CALLS && <p class="hint">{say.most}</p>}
      {calls.length > 0 && calls.length < MOST_ARRIVAL_CALLS && (
        <Button isWide onClick={() => form.change({ calls: [...calls, EMPTY_CALL] })} testId="arrival-call-add">
          {say.add}
        </Button>
      )}
      {calls.length > 0 && <GasLimitField form={form} />}
      {calls.length > 0 && (
        <Button isWide onClick={() => form.change(NO_CALLS)} testId="arrival-call-none">
          {say.none}
        </Button>
      )}
    </div>
  )
}
