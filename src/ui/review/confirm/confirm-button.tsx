import { useRef } from 'preact/hooks'
import { Button } from '../../controls/button.tsx'
import { m } from '../../messages/messages.ts'
import { useAttention } from './use-attention.ts'
import { usePressGuard } from './use-press-guard.ts'

/** Guards against accidental presses (press-guard.ts). `onAttend` announces a likely press. */
export function ConfirmButton(
  props: Readonly<{
    plan: string
    label: string
    isBusy: boolean
    isOff?: boolean
    kind?: 'primary' | 'danger'
    onConfirm: () => void
    onAttend?: () => void
  }>,
) {
  const guard = usePressGuard(props.plan)
  const button = useRef<HTMLButtonElement>(null)
  const isWaiting = !guard.isAlive && !props.isOff && !props.isBusy
  useAttention(button, guard.isAlive && !props.isBusy && !props.isOff, props.onAttend)
  return (
    <Button
      kind={props.kind ?? 'primary'}
      isBusy={props.isBusy}
      isOff={!guard.isAlive || props.isOff}
      testId="confirm"
      buttonRef={button}
      onKeyDown={(event) => {
        if (event.key === 'Enter') event.preventDefault()
      }}
      onClick={(event) => {
        if (guard.takes(event)) props.onConfirm()
      }}
    >
      {isWaiting && guard.armsSince !== undefined && (
        <span class="confirm-fill" key={guard.armsSince} aria-hidden="true" />
      )}
      <span class="confirm-label">
        {props.label}
        {isWaiting && <small data-testid="confirm-wait">{m().review.wait}</small>}
      </span>
    </Button>
  )
}
