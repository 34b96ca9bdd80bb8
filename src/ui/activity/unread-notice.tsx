import { Button } from '../controls/button.tsx'
import { LazyReasonText } from '../display/lazy-reason.tsx'
import { Notice } from '../layout/notice.tsx'
import { m } from '../messages/messages.ts'
import { ofActivity } from '../messages/screen-messages.ts'
import type { Resource } from '../state/resource.ts'

export type UnreadRecordsKind = 'transfers' | 'sent' | 'both'

export function UnreadRecords(
  props: Readonly<{ kind: UnreadRecordsKind; of: readonly Resource<unknown>[]; isRestShown: boolean }>,
) {
  const say = ofActivity().unread
  const error = props.of.map(({ now }) => now.value).find((loaded) => loaded.state === 'failed')
  return (
    <Notice
      kind="warn"
      title={props.kind === 'both' ? m().activity.failed : say[props.kind]}
      action={
        <Button onClick={() => Promise.all(props.of.map(({ reload }) => reload()))} testId="read-again">
          {m().common.retry}
        </Button>
      }
      testId="unread"
    >
      {props.isRestShown && <p>{say.rest}</p>}
      {error && <LazyReasonText error={error.error} />}
    </Notice>
  )
}
