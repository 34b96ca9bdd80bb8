import { OriginText } from '../display/origin-text.tsx'
import { Notice } from '../layout/notice.tsx'
import { m } from '../messages/messages.ts'
import { originParts } from '../text/origin.ts'

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
