import type { ComponentChildren } from 'preact'
import { useState } from 'preact/hooks'
import { Icon } from '../display/icons.tsx'
import { joins } from '../messages/language.ts'
import { Dialog } from './dialog.tsx'
import { ChoiceLabel } from './listbox/choice-label.tsx'
import type { ListboxChoice } from './listbox/choices.ts'
import { ListboxPanel } from './listbox/panel-by-length.tsx'
import type { Places } from './listbox/place-chips.tsx'
import { usePending } from './use-pending.ts'

export function Select<T>(
  props: Readonly<{
    label: string
    choices: readonly ListboxChoice<T>[]
    chosen: string | undefined
    /** Busy until a returned promise settles. */
    onChoose: (value: T) => unknown
    face?: ComponentChildren
    icon?: (choice: ListboxChoice<T>) => ComponentChildren
    isLabelShown?: boolean
    placeholder?: string | undefined
    onType?: ((typed: string) => void) | undefined
    places?: Places | undefined
    below?: ComponentChildren
    none?: ComponentChildren
    onClose?: () => void
    testId?: string
  }>,
) {
  const [isOpen, setOpen] = useState(false)
  const [isPending, follow] = usePending()
  const close = () => {
    setOpen(false)
    props.onClose?.()
  }
  const chosen = props.choices.find((choice) => choice.key === props.chosen)
  return (
    <div class="select">
      {props.isLabelShown && (
        <span class="select-label" aria-hidden="true">
          {props.label}
        </span>
      )}
      <button
        type="button"
        class="select-face"
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        aria-busy={isPending ? 'true' : undefined}
        aria-label={chosen ? `${props.label}${joins().colon}${chosen.label}` : props.label}
        data-testid={props.testId}
        onClick={() => setOpen(true)}
      >
        <span class="select-value">{props.face ?? (chosen && <ChoiceLabel choice={chosen} />)}</span>
        {isPending ? <span class="spinner" aria-hidden="true" /> : <Icon name="chevron" size={16} />}
      </button>
      {isOpen && (
        <Dialog title={props.label} onClose={close}>
          <ListboxPanel
            {...props}
            onChoose={(value) => {
              close()
              follow(props.onChoose(value))
            }}
          />
        </Dialog>
      )}
    </div>
  )
}
