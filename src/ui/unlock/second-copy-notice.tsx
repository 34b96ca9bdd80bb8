import { Notice } from '../layout/notice.tsx'
import { ofSecondCopy } from '../messages/screen-messages.ts'

/** The second copy replaces both unreadable copies of the vault. */
export function SecondCopyNotice() {
  const say = ofSecondCopy()
  return (
    <Notice kind="warn" title={say.title} testId="second-copy-used">
      {say.text}
    </Notice>
  )
}
