import type { ComponentChildren } from 'preact'
import { useEffect, useId, useRef } from 'preact/hooks'
import { m } from '../messages/messages.ts'
import { IconButton } from './button.tsx'

/** A sheet over the screen; the rest cannot be reached until it is closed, by Escape too. */
export function Dialog(
  props: Readonly<{ title: string; onClose: () => void; children: ComponentChildren; footer?: ComponentChildren }>,
) {
  const id = useId()
  const dialog = useRef<HTMLDialogElement>(null)
  useEffect(() => {
    const opener = document.activeElement
    dialog.current?.showModal()
    return () => {
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
        <header class="dialog-head">
          <h2 id={id}>{props.title}</h2>
          <IconButton icon="close" name={m().common.close} onClick={props.onClose} />
        </header>
        <div class="dialog-body">{props.children}</div>
        {props.footer && <footer class="dialog-foot">{props.footer}</footer>}
      </div>
    </dialog>
  )
}
