import type { ComponentChildren } from 'preact'
import { m } from '../messages/messages.ts'
import { IconButton } from './button.tsx'

export function DialogSheet(
  props: Readonly<{
    id: string
    title: string
    onClose: () => void
    children: ComponentChildren
    footer?: ComponentChildren
  }>,
) {
  return (
    <div class="dialog-sheet">
      <div class="dialog-head">
        <h2 id={props.id}>{props.title}</h2>
        <IconButton icon="close" name={m().common.close} onClick={props.onClose} />
      </div>
      <div class="dialog-body">{props.children}</div>
      {props.footer && <div class="dialog-foot">{props.footer}</div>}
    </div>
  )
}
