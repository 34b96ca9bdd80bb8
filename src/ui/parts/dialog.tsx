import type { ComponentChildren } from 'preact'
import { useId, useLayoutEffect, useRef } from 'preact/hooks'
import { DialogSheet } from './dialog-sheet.tsx'

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
      <DialogSheet {...props} id={id} />
    </dialog>
  )
}
