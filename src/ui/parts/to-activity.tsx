import { m } from '../messages/messages.ts'
import { hrefOf } from '../route.ts'

/** The way to all that there is, where what was looked for is not there. */
export function ToActivity() {
  return (
    <a class="button secondary" href={hrefOf({ screen: 'activity' })} data-testid="to-activity">
      {m().activity.title}
    </a>
  )
}
