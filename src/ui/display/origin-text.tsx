import { originParts } from '../text/origin.ts'
import { UntrustedText } from './untrusted-text.tsx'

/** `isShort` leaves out `https://`; any other scheme stays. */
export function OriginText({ origin, isShort = false }: Readonly<{ origin: string; isShort?: boolean }>) {
  const parts = originParts(origin)
  if (!parts) return <UntrustedText text={origin} />
  return (
    <bdi class="origin" dir="ltr" data-testid="origin">
      {!(isShort && parts.scheme === 'https://') && <span>{parts.scheme}</span>}
      <span>{parts.before}</span>
      <strong>{parts.registrable}</strong>
      <span>{parts.after}</span>
    </bdi>
  )
}
