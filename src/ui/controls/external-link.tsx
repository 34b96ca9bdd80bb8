import type { ComponentChildren } from 'preact'
import { Icon } from '../display/icons.tsx'
import { m } from '../messages/messages.ts'

export function ExternalLink({ href, children }: { href: string; children: ComponentChildren }) {
  return (
    <a class="external" href={href} target="_blank" rel="noreferrer noopener">
      {children}
      <span class="visually-hidden">{m().common.newTab}</span>
      <Icon name="external" size={14} />
    </a>
  )
}
