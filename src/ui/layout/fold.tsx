import type { ComponentChildren } from 'preact'
import { useId, useState } from 'preact/hooks'
import { Icon } from '../display/icons.tsx'

export function Fold(
  props: Readonly<{
    title: ComponentChildren
    children: ComponentChildren
    isOpen?: boolean
    testId?: string
    name?: string
  }>,
) {
  const id = useId()
  const [isOpen, setOpen] = useState(props.isOpen ?? false)
  return (
    <div class="fold">
      <button
        type="button"
        class="fold-face"
        aria-expanded={isOpen}
        aria-controls={id}
        aria-label={props.name}
        data-testid={props.testId}
        onClick={() => setOpen(!isOpen)}
      >
        <span>{props.title}</span>
        <Icon name="chevron" size={16} />
      </button>
      <div id={id} class="fold-body" hidden={!isOpen}>
        {isOpen && props.children}
      </div>
    </div>
  )
}
