import { useRef } from 'preact/hooks'
import type { PanelProps } from './filter-panel.tsx'
import { moveHighlight, typeAhead } from './listbox.ts'
import { Options } from './listbox-option.tsx'
import { useListbox } from './use-listbox.ts'

/** Letters that follow each other faster than this are of one word, milliseconds. */
const WORD_MILLISECONDS = 700

/** A few choices, which are all seen: the list itself has the focus, and goes to what begins as is typed (ARIA listbox). */
export function ShortPanel<T>(props: PanelProps<T>) {
  const { id, list, shown, at, setAt, highlighted, choose } = useListbox(props)
  const typed = useRef({ letters: '', at: 0 })
  const pressed = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return
    const isOfWord = event.timeStamp - typed.current.at < WORD_MILLISECONDS && typed.current.letters !== ''
    // A space ends nothing while a word is being typed, and chooses otherwise.
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
        // The dialog around it gives it the focus in the task in which it opens: no key is lost.
        autofocus
        onKeyDown={pressed}
      >
        <Options {...props} {...{ id, shown, highlighted, choose, setAt }} />
      </div>
    </div>
  )
}
