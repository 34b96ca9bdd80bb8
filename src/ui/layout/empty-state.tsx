import type { ComponentChildren } from 'preact'
import { Icon, type IconName } from '../display/icons.tsx'

export function EmptyState(
  props: Readonly<{ icon: IconName; title: string; children?: ComponentChildren; action?: ComponentChildren }>,
) {
  return (
    <div class="empty">
      <span class="empty-icon">
        <Icon name={props.icon} size={24} />
      </span>
      <h2>{props.title}</h2>
      {props.children && <div class="empty-text">{props.children}</div>}
      {props.action}
    </div>
  )
}
