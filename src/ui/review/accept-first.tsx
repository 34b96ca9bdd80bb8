import { ofForm } from '../messages/form-messages.ts'

export function AcceptFirst({ left }: { left: number }) {
  if (left === 0) return null
  return (
    <p class="decide-first" role="status" data-testid="accept-first">
      {ofForm().known.acceptFirst}
    </p>
  )
}
