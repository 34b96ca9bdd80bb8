import { isFromPage } from '../approval/is-from-page.ts'
import { ofWindows } from '../messages/app-messages.ts'
import { hrefOf } from '../route.ts'
import { useApp } from '../state/app.ts'
import { readyValue } from '../state/resource.ts'

export function useWaitingRequests(): number {
  const { store } = useApp()
  return (readyValue(store.approvals.now.value) ?? []).filter(isFromPage).length
}

/** Requests can be answered here or in their own window. */
export function RequestsLink({ questions }: { questions: number }) {
  const say = ofWindows()
  return (
    <a class="waiting" href={hrefOf({ screen: 'approval' })} data-testid="waiting">
      <strong>{say.waiting({ questions })}</strong>
      <span>{say.answer}</span>
    </a>
  )
}
