import { originsOf } from '../../core/page/site-of-frame.ts'
import { m } from '../messages/messages.ts'
import { originParts } from '../text/origin.ts'
import { UntrustedText } from './untrusted-text.tsx'

/** `isShort` leaves out `https://`; any other scheme stays. */
export function OriginText({ origin: site, isShort = false }: Readonly<{ origin: string; isShort?: boolean }>) {
  const [own, top] = originsOf(site)
  return (
    <>
      <OneOrigin origin={own} isShort={isShort} />
      {top && [` ${m().approval.embeddedIn} `, <OneOrigin key="top" origin={top} isShort={isShort} />]}
    </>
  )
}

function OneOrigin({ origin, isShort }: Readonly<{ origin: string; isShort: boolean }>) {
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
