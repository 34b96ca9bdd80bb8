import { originsOf } from '../../core/page/site-of-frame.ts'
import { OriginText } from '../display/site-origin-text.tsx'
import { Notice } from '../layout/notice.tsx'
import { m } from '../messages/messages.ts'
import { originParts } from '../text/origin.ts'

export function SiteHeader({ origin, asks }: { origin: string; asks: string }) {
  const origins = originsOf(origin)
  const parts = origins.flatMap((each) => originParts(each) ?? [])
  return (
    <div class="asker">
      <OriginText origin={origin} />
      <p>{asks}</p>
      {parts.some((each) => each.isPunycode) && <Notice kind="warn">{m().approval.punycode}</Notice>}
      {parts.some((each) => !each.isEncrypted) && <Notice kind="warn">{m().approval.notEncrypted}</Notice>}
      {origins.length > 1 && <Notice kind="warn">{m().approval.embedded}</Notice>}
    </div>
  )
}
