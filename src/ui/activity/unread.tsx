import { ofEveryday } from '../messages/everyday-messages.ts'
import { m } from '../messages/messages.ts'
import { Button } from '../parts/button.tsx'
import { Notice } from '../parts/notice.tsx'
import { WhyLater } from '../parts/why-later.tsx'
import type { Resource } from '../state/resource.ts'

export type UnreadKind = 'transfers' | 'sent' | 'both'

export function Unread(props: Readonly<{ kind: UnreadKind; of: readonly Resource<unknown>[]; isRestShown: boolean }>) {
  const say = ofEveryday().unread
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
      {error && <WhyLater error={error.error} />}
    </Notice>
  )
}
