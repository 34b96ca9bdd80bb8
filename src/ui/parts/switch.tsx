import { useId } from 'preact/hooks'

/** Something that is on or off at once. */
export function Switch(
  props: Readonly<{ label: string; hint?: string; isOn: boolean; onChange: (isOn: boolean) => void; testId?: string }>,
) {
  const id = useId()
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
        aria-labelledby={id}
        aria-describedby={props.hint ? `${id}-hint` : undefined}
        data-testid={props.testId}
        onClick={() => props.onChange(!props.isOn)}
      >
        <span class="switch-knob" />
      </button>
    </div>
  )
}
