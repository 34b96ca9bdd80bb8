import { ofSecondCopy } from '../messages/mirror-messages.ts'
import { Notice } from './notice.tsx'

/** The mirror is whole while both copies are lost. Explains that, and the effect of unlocking. */
export function SecondCopyNotice() {
  const say = ofSecondCopy()
  return (
    <Notice kind="warn" title={say.title} testId="mirror-used">
      {say.text}
    </Notice>
  )
}
