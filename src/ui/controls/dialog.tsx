import type { ComponentChildren } from 'preact'
import { useId, useLayoutEffect, useRef } from 'preact/hooks'
import { DialogSheet } from './dialog-sheet.tsx'

export function Dialog(
  props: Readonly<{ title: string; onClose: () => void; children: ComponentChildren; footer?: ComponentChildren }>,
) {
  const id = useId()
  const dialog = useRef<HTMLDialogElement>(null)
  // Runs before the effects inside, which may move the focus from its showModal position.
  useLayoutEffect(() => {
    const opener = document.activeElement
    const shown = dialog.current
    shown?.showModal()
    return () => {
      // `showModal` keeps the focus inside.
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
