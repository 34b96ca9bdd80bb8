import { Notice } from '../layout/notice.tsx'
import { ofSecondCopy } from '../messages/screen-messages.ts'

/** Both copies of the vault are unreadable, and the second copy outside IndexedDB replaces them. */
export function SecondCopyNotice() {
  const say = ofSecondCopy()
  return (
    <Notice kind="warn" title={say.title} testId="second-copy-used">
      {say.text}
    </Notice>
  )
}
