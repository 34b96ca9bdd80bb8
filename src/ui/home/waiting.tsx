import { isAskedByPage } from '../approval/asked.ts'
import { ofPlaces } from '../messages/place-messages.ts'
import { hrefOf } from '../route.ts'
import { useApp } from '../state/app.ts'
import { readyValue } from '../state/resource.ts'

/** Questions of sites that wait for an answer: they can be answered here as well as in their own window. */
export function Waiting() {
  const say = ofPlaces()
  const { store } = useApp()
  const questions = (readyValue(store.approvals.now.value) ?? []).filter(isAskedByPage).length
  if (questions === 0) return null
  return (
    <a class="waiting" href={hrefOf({ screen: 'approval' })} data-testid="waiting">
      <strong>{say.waiting(questions)}</strong>
      <span>{say.answer}</span>
    </a>
  )
}
