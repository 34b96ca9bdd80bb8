import { isAskedByPage } from '../approval/asked.ts'
import { ofPlaces } from '../messages/place-messages.ts'
import { hrefOf } from '../route.ts'
import { useApp } from '../state/app.ts'
import { readyValue } from '../state/resource.ts'

export function useWaiting(): number {
  const { store } = useApp()
  return (readyValue(store.approvals.now.value) ?? []).filter(isAskedByPage).length
}

/** Requests can be answered here or in their own window. */
export function Waiting({ questions }: { questions: number }) {
  const say = ofPlaces()
  return (
    <a class="waiting" href={hrefOf({ screen: 'approval' })} data-testid="waiting">
      <strong>{say.waiting(questions)}</strong>
      <span>{say.answer}</span>
    </a>
  )
}
