import { ExternalLink } from '../../controls/external-link.tsx'
import { m } from '../../messages/messages.ts'
import { useApp } from '../../state/app.ts'
import { readyValue } from '../../state/resource.ts'

export function SupportLink() {
  const supportUrl = readyValue(useApp().store.wallet.now.value)?.supportUrl
  if (supportUrl === undefined) return null
  return (
    <p class="support-address" data-testid="support-address">
      {m().outcome.support} <ExternalLink href={supportUrl}>{supportUrl.replace(/^mailto:/, '')}</ExternalLink>
    </p>
  )
}
