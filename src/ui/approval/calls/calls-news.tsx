import { ofCalls } from '../../messages/call-messages.ts'
import { Notice } from '../../parts/notice.tsx'
import { Worsened } from '../../review/review-panel.tsx'
import type { CallsNews as Told } from './use-fresh-legs.ts'

export function CallsNews({ news: { worse, isOther } }: { news: Told }) {
  return (
    <>
      {worse.length > 0 && <Worsened worse={worse} />}
      {isOther && <Notice kind="warn" title={ofCalls().effects.changed} isUrgent testId="effects-changed" />}
    </>
  )
}
