import type { Suspicion } from '../../core/phishing/suspicion.ts'
import { Notice } from '../layout/notice.tsx'
import { m } from '../messages/messages.ts'

export function PhishingNotice({ suspicion }: { suspicion: Suspicion | undefined }) {
  const say = m().phishing
  switch (suspicion?.kind) {
    case undefined:
      return null
    case 'listed':
      return (
        <Notice kind="danger" title={say.title} testId="suspicion">
          <p>{say.steals}</p>
        </Notice>
      )
    case 'lookAlike':
      return (
        <Notice kind="warn" title={say.alikeTitle({ known: suspicion.known })} testId="suspicion">
          <p>{say.alike({ known: suspicion.known })}</p>
        </Notice>
      )
    case 'unchecked':
      return (
        <Notice kind="warn" title={say.uncheckedTitle} testId="suspicion">
          <p>{say.unchecked}</p>
        </Notice>
      )
  }
}
