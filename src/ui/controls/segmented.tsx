import { useId } from 'preact/hooks'

export function Segmented<T extends string>(
  props: Readonly<{
    label: string
    choices: readonly Readonly<{ value: T; label: string }>[]
    chosen: T
    onChoose: (value: T) => void
    testId?: string
  }>,
) {
  const name = useId()
  return (
    <fieldset class="segmented">
      <legend class="visually-hidden">{props.label}</legend>
      {props.choices.map(({ value, label }) => (
        <label key={value}>
          <input
            type="radio"
            name={name}
            checked={value === props.chosen}
            data-testid={props.testId && `${props.testId}-${value}`}
            onChange={() => props.onChoose(value)}
          />
          <span>{label}</span>
        </label>
      ))}
    </fieldset>
  )
}
