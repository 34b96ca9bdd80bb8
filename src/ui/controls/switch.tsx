import { useId } from 'preact/hooks'
import { usePending } from './use-pending.ts'

export function Switch(
  props: Readonly<{
    label: string
    hint?: string
    isOn: boolean
    /** Busy until a returned promise settles. */
    onChange: (isOn: boolean) => unknown
    testId?: string
  }>,
) {
  const id = useId()
  const [isPending, follow] = usePending()
  return (
    <div class="switch-row">
      <div>
        <span id={id}>{props.label}</span>
        {props.hint && (
          <p class="hint" id={`${id}-hint`}>
            {props.hint}
          </p>
        )}
      </div>
      <button
        type="button"
        class="switch"
        role="switch"
        aria-checked={props.isOn}
        aria-busy={isPending ? 'true' : undefined}
        aria-labelledby={id}
        aria-describedby={props.hint ? `${id}-hint` : undefined}
        data-testid={props.testId}
        onClick={() => isPending || follow(props.onChange(!props.isOn))}
      >
        <span class="switch-knob">{isPending && <span class="spinner" aria-hidden="true" />}</span>
      </button>
    </div>
  )
}
