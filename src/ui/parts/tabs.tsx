import type { ComponentChildren } from 'preact'
import { useId, useRef, useState } from 'preact/hooks'
import { moveHighlight } from './listbox.ts'

/** A few panels of which one is shown; arrows move between their names. */
export function Tabs(
  props: Readonly<{
    label: string
    tabs: readonly Readonly<{ name: string; children: ComponentChildren }>[]
  }>,
) {
  const id = useId()
  const [at, setAt] = useState(0)
  const list = useRef<HTMLDivElement>(null)
  const pressed = (event: KeyboardEvent) => {
    const key = event.key === 'ArrowRight' ? 'ArrowDown' : event.key === 'ArrowLeft' ? 'ArrowUp' : event.key
    const to = key.startsWith('Page') ? undefined : moveHighlight(key, at, props.tabs.length)
    if (to === undefined) return
    event.preventDefault()
    setAt(to)
    list.current?.querySelectorAll('button')[to]?.focus()
  }
  return (
    <>
      <div class="tabs" role="tablist" aria-label={props.label} ref={list} onKeyDown={pressed}>
        {props.tabs.map(({ name }, index) => (
          <button
            key={name}
            type="button"
            role="tab"
            id={`${id}-tab-${index}`}
            aria-controls={`${id}-panel`}
            aria-selected={index === at}
            tabIndex={index === at ? 0 : -1}
            onClick={() => setAt(index)}
          >
            {name}
          </button>
        ))}
      </div>
      <div role="tabpanel" id={`${id}-panel`} aria-labelledby={`${id}-tab-${at}`}>
        {props.tabs[at]?.children}
      </div>
    </>
  )
}
