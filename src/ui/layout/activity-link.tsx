import { m } from '../messages/messages.ts'
import { hrefOf } from '../route.ts'

export function ActivityLink() {
  return (
    <a class="button secondary" href={hrefOf({ screen: 'activity' })} data-testid="to-activity">
      {m().nav.activity}
    </a>
  )
}
