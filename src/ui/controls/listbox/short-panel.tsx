import { useRef } from 'preact/hooks'
import { moveHighlight, typeAhead } from './choices.ts'
import type { PanelProps } from './filter-panel.tsx'
import { ListboxOptions } from './listbox-options.tsx'
import { useListbox } from './use-listbox.ts'

/** Milliseconds; faster letters belong to one word. */
const WORD_MILLISECONDS = 700

/** The list itself has the focus and jumps to typed letters (ARIA listbox). */
export function ShortPanel<T>(props: PanelProps<T>) {
  const { id, list, shown, at, setAt, highlighted, choose } = useListbox(props)
  const typed = useRef({ letters: '', at: 0 })
  const pressed = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return
    const isOfWord = event.timeStamp - typed.current.at < WORD_MILLISECONDS && typed.current.letters !== ''
    // A space is part of a word while typing, and chooses otherwise.
    if (event.key === 'Enter' || (event.key === ' ' && !isOfWord)) {
      event.preventDefault()
      choose(highlighted)
      return
    }
    const isLetter = [...event.key].length === 1
    if (isLetter)
      typed.current = { letters: `${isOfWord ? typed.current.letters : ''}${event.key}`, at: event.timeStamp }
    const to = isLetter ? typeAhead(shown, typed.current.letters, at) : moveHighlight(event.key, at, shown.length)
    if (isLetter || to !== undefined) event.preventDefault()
    if (!isLetter) typed.current = { letters: '', at: 0 }
    if (to !== undefined) setAt(to)
  }
  return (
    <div class="listbox-place">
      <div
        class="listbox"
        ref={list}
        role="listbox"
        aria-label={props.label}
        aria-activedescendant={highlighted && `${id}-${highlighted.key}`}
        tabIndex={0}
        // The dialog focuses it in the task that opens it, so that no key is lost.
        autofocus
        onKeyDown={pressed}
      >
        <ListboxOptions {...props} {...{ id, shown, highlighted, choose, setAt }} />
      </div>
    </div>
  )
}
