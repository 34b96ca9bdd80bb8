import { Notice } from '../layout/notice.tsx'
import { ofActivity } from '../messages/screen-messages.ts'

export function RecordsUpdating({ done, of }: Readonly<{ done: number; of: number }>) {
  const say = ofActivity().unread
  return (
    <section aria-label={say.updating(done, of)}>
      <Notice kind="info" title={say.updating(done, of)} testId="records-updating">
        {say.until}
      </Notice>
    </section>
  )
}
