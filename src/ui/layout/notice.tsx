import type { ComponentChildren } from 'preact'
import { useContext } from 'preact/hooks'
import { ReasonTarget } from '../controls/reason-target.ts'
import { Icon } from '../display/icons.tsx'
import { unbrokenAmounts } from '../display/unbroken-amounts.tsx'
import { m } from '../messages/messages.ts'

const ICONS = { info: 'info', good: 'check', warn: 'warn', danger: 'danger' } as const

export function Notice(
  props: Readonly<{
    kind: keyof typeof ICONS
    title?: ComponentChildren
    children?: ComponentChildren
    action?: ComponentChildren
    isUrgent?: boolean
    testId?: string
  }>,
) {
  return (
    <div
      class={`notice ${props.kind}`}
      role={props.isUrgent ? 'alert' : undefined}
      data-testid={props.testId}
      data-reason-of={useContext(ReasonTarget)}
    >
      <Icon name={ICONS[props.kind]} />
      <div class="notice-text">
        <span class="visually-hidden">{m().notice[props.kind]}</span>
        {props.title && <strong>{unbrokenAmounts(props.title)}</strong>}
        {props.children && <div>{props.children}</div>}
        {props.action && <div class="notice-action">{props.action}</div>}
      </div>
    </div>
  )
}
