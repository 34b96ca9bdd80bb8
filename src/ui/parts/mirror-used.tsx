import { ofMirror } from '../messages/mirror-messages.ts'
import { Notice } from './notice.tsx'

/** Both copies of the wallet are gone, and the mirror of them is whole: what that means, and what unlocking does. */
export function MirrorUsed() {
  const say = ofMirror()
  return (
    <Notice kind="warn" title={say.title} testId="mirror-used">
      {say.text}
    </Notice>
  )
}
