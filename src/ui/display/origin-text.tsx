import { originParts } from '../text/origin.ts'
import { UntrustedText } from './untrusted-text.tsx'

export function OriginText({ origin }: { origin: string }) {
  const parts = originParts(origin)
  if (!parts) return <UntrustedText text={origin} />
  return (
    <bdi class="origin" dir="ltr" data-testid="origin">
      <span>{parts.scheme}</span>
      <span>{parts.before}</span>
      <strong>{parts.registrable}</strong>
      <span>{parts.after}</span>
    </bdi>
  )
}
