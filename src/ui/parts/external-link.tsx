import type { ComponentChildren } from 'preact'
import { m } from '../messages/messages.ts'
import { Icon } from './icons.tsx'

export function ExternalLink({ href, children }: { href: string; children: ComponentChildren }) {
  return (
    <a class="external" href={href} target="_blank" rel="noreferrer noopener">
      {children}
      <span class="visually-hidden">{m().common.newTab}</span>
      <Icon name="external" size={14} />
    </a>
  )
}
