import type { Reason } from '../../core/reason.ts'
import { m } from '../messages/messages.ts'
import { ofMirror } from '../messages/mirror-messages.ts'
import { Button } from '../parts/button.tsx'
import { Notice } from '../parts/notice.tsx'
import { Screen } from '../parts/screen.tsx'
import { Why } from '../parts/why.tsx'
import { useApp } from '../state/app.ts'

/** Why the wallet is not open: what is stored cannot be read, or nothing answers. Almost nobody sees it. */
export function NotOpen(props: Readonly<{ why: Reason }> | Readonly<{ error: unknown }>) {
  return 'why' in props ? <Unreadable why={props.why} /> : <NoAnswer error={props.error} />
}

// The stored vault cannot be read; it is left untouched.
function Unreadable({ why }: { why: Reason }) {
  const say = ofMirror()
  return (
    <Screen title={say.unreadableTitle}>
      <Notice kind="danger" title={say.unreadable}>
        <p>
          <Why reason={why} />
        </p>
        <p>{say.unreadableText}</p>
      </Notice>
    </Screen>
  )
}

// The background does not answer.
function NoAnswer({ error }: { error: unknown }) {
  const say = ofMirror()
  const { store } = useApp()
  return (
    <Screen title={say.noAnswerTitle}>
      <Notice
        kind="warn"
        title={say.noAnswer}
        action={<Button onClick={() => void store.wallet.reload()}>{m().common.retry}</Button>}
      >
        <p>{say.noAnswerText}</p>
        <p>
          <Why error={error} />
        </p>
      </Notice>
    </Screen>
  )
}
