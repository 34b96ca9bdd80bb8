import { Button } from '../parts/button.tsx'
import { useConfirmGuard } from './use-confirm-guard.ts'

/** A yes that cannot happen by accident: see `confirm-guard.ts`. */
export function ConfirmButton(
  props: Readonly<{ plan: string; label: string; isBusy: boolean; isOff?: boolean; onConfirm: () => void }>,
) {
  const guard = useConfirmGuard(props.plan)
  return (
    <Button
      kind="primary"
      isBusy={props.isBusy}
      isOff={!guard.isAlive || props.isOff}
      testId="confirm"
      onKeyDown={(event) => {
        if (event.key === 'Enter') event.preventDefault()
      }}
      onClick={(event) => {
        if (guard.takes(event)) props.onConfirm()
      }}
    >
      {props.label}
    </Button>
  )
}
