import type { ComponentChildren } from 'preact'
import { Icon } from '../display/icons.tsx'

export function Checkbox(
  props: Readonly<{ isOn: boolean; onChange: (isOn: boolean) => void; children: ComponentChildren; testId?: string }>,
) {
  return (
    <label class="checkbox">
      <input
        type="checkbox"
        checked={props.isOn}
        data-testid={props.testId}
        onChange={(event) => props.onChange(event.currentTarget.checked)}
      />
      <span class="checkbox-box" aria-hidden="true">
        <Icon name="check" size={16} />
      </span>
      <span class="checkbox-text">{props.children}</span>
    </label>
  )
}
