import { Notice } from '../layout/notice.tsx'
import { ofSecondCopy } from '../messages/screen-messages.ts'

/** The mirror is whole while both copies are lost. Explains that, and the effect of unlocking. */
export function SecondCopyNotice() {
  const say = ofSecondCopy()
  return (
    <Notice kind="warn" title={say.title} testId="mirror-used">
      {say.text}
    </Notice>
  )
}
