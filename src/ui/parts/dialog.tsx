import type { ComponentChildren } from 'preact'
import { useId, useLayoutEffect, useRef } from 'preact/hooks'
import { m } from '../messages/messages.ts'
import { IconButton } from './button.tsx'

/** A sheet over the screen; the rest cannot be reached until it is closed, by Escape too. */
export function Dialog(
  props: Readonly<{ title: string; onClose: () => void; children: ComponentChildren; footer?: ComponentChildren }>,
) {
  const id = useId()
  const dialog = useRef<HTMLDialogElement>(null)
  // Before the effects of what is inside, which may move the focus from where showModal puts it.
  useLayoutEffect(() => {
    const opener = document.activeElement
    const shown = dialog.current
    shown?.showModal()
    return () => {
      // While it is open, everything else is out of the focus's reach.
      shown?.close()
      if (opener instanceof HTMLElement && opener.isConnected) opener.focus()
    }
  }, [])
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape closes it by the cancel event; the click is on the veil
    <dialog
      ref={dialog}
      class="dialog"
      aria-labelledby={id}
      onCancel={(event) => {
        event.preventDefault()
        props.onClose()
      }}
      onClick={(event) => {
        if (event.target === dialog.current) props.onClose()
      }}
    >
      <div class="dialog-sheet">
        <div class="dialog-head">
          <h2 id={id}>{props.title}</h2>
          <IconButton icon="close" name={m().common.close} onClick={props.onClose} />
        </div>
        <div class="dialog-body">{props.children}</div>
        {props.footer && <div class="dialog-foot">{props.footer}</div>}
      </div>
    </dialog>
  )
}
