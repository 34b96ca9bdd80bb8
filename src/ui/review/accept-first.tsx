import { ofForm } from '../messages/form-messages.ts'

/** Says what the yes still waits for, as long as a box of a warning is not ticked. */
export function AcceptFirst({ left }: { left: number }) {
  if (left === 0) return null
  return (
    <p class="decide-first" role="status" data-testid="accept-first">
      {ofForm().known.acceptFirst}
    </p>
  )
}
