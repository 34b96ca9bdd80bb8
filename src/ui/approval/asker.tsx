import { m } from '../messages/messages.ts'
import { Notice } from '../parts/notice.tsx'
import { originParts } from '../text/origin.ts'
import { OriginText } from './origin-text.tsx'

export function SiteHeader({ origin, asks }: { origin: string; asks: string }) {
  const parts = originParts(origin)
  return (
    <div class="asker">
      <OriginText origin={origin} />
      <p>{asks}</p>
      {parts?.isPunycode && <Notice kind="warn">{m().approval.punycode}</Notice>}
      {parts && !parts.isEncrypted && <Notice kind="warn">{m().approval.notEncrypted}</Notice>}
    </div>
  )
}
