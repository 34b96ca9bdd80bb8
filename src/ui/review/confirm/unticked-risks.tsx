import { ofFormDetails } from '../../messages/screen-messages.ts'

export function UntickedRisks({ left }: { left: number }) {
  if (left === 0) return null
  return (
    <p class="decide-first" role="status" data-testid="accept-first">
      {ofFormDetails().known.acceptFirst}
    </p>
  )
}
