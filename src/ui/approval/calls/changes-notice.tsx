import { Notice } from '../../layout/notice.tsx'
import { ofCalls } from '../../messages/screen-messages.ts'
import { WorsenedTermsNotice } from '../../review/review-panel.tsx'
import type { CallsChanges as Told } from './use-calls-renewal.ts'

export function ChangesNotice({ news: { worse, isOther } }: { news: Told }) {
  return (
    <>
      {worse.length > 0 && <WorsenedTermsNotice worse={worse} />}
      {isOther && <Notice kind="warn" title={ofCalls().effects.changed} isUrgent testId="effects-changed" />}
    </>
  )
}
