import { useEffect, useId, useRef, useState } from 'preact/hooks'
import type { PanelProps } from './filter-panel.tsx'
import { inPlacesOf, moveHighlight, typeAhead } from './listbox.ts'
import { Option } from './listbox-option.tsx'

/** Letters that follow each other faster than this are of one word, milliseconds. */
const WORD_MILLISECONDS = 700

/** A few choices, which are all seen: the list itself has the focus, and goes to what begins as is typed (ARIA listbox). */
export function ShortPanel<T>(props: PanelProps<T>) {
  const { label, choices: offered, chosen, onChoose, icon } = props
  const id = useId()
  const list = useRef<HTMLDivElement>(null)
  const typed = useRef({ letters: '', at: 0 })
  const [places] = useState(offered)
  const choices = inPlacesOf(places, offered)
  const [at, setAt] = useState(() =>
    Math.max(
      0,
      choices.findIndex((choice) => choice.key === chosen),
    ),
  )
  const highlighted = choices[Math.min(at, choices.length - 1)]
  useEffect(() => {
    list.current?.querySelector('[data-highlighted]')?.scrollIntoView({ block: 'nearest' })
  })
  const choose = (choice: typeof highlighted) => {
    if (choice && !choice.off) onChoose(choice.value)
  }
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
    const to = isLetter
      ? typeAhead(choices, typed.current.letters, at)
      : moveHighlight(event.key, Math.min(at, choices.length - 1), choices.length)
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
        aria-label={label}
        aria-activedescendant={highlighted && `${id}-${highlighted.key}`}
        tabIndex={0}
        // The dialog around it gives it the focus in the task in which it opens: no key is lost.
        autofocus
        onKeyDown={pressed}
      >
        {choices.map((choice, index) => (
          <Option
            key={choice.key}
            id={`${id}-${choice.key}`}
            choice={choice}
            heading={choice.group !== choices[index - 1]?.group ? choice.group : undefined}
            isHighlighted={choice === highlighted}
            isChosen={choice.key === chosen}
            icon={icon?.(choice)}
            onPick={() => choose(choice)}
            onHover={() => setAt(index)}
          />
        ))}
      </div>
      {choices.length === 0 && props.none}
      {props.below}
    </div>
  )
}
