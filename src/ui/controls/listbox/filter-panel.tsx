import type { ComponentChildren } from 'preact'
import { useEffect, useState } from 'preact/hooks'
import { Icon } from '../../display/icons.tsx'
import { m } from '../../messages/messages.ts'
import { type ListboxChoice, moveHighlight } from './choices.ts'
import { ListboxOptions } from './listbox-options.tsx'
import { PlaceChips, type Places } from './place-chips.tsx'
import { useListbox } from './use-listbox.ts'

export type PanelProps<T> = Readonly<{
  label: string
  choices: readonly ListboxChoice<T>[]
  chosen: string | undefined
  onChoose: (value: T) => void
  icon?: (choice: ListboxChoice<T>) => ComponentChildren
  placeholder?: string | undefined
  /** Hears each change, and an empty text at the end. The caller may find more choices by it. */
  onType?: ((typed: string) => void) | undefined
  /** Narrows the list to one of them. */
  places?: Places | undefined
  below?: ComponentChildren
  none?: ComponentChildren
}>

/** Arrows move, Enter chooses, typing filters (ARIA combobox with a listbox). */
export function FilterPanel<T>(props: PanelProps<T>) {
  const { label, onType } = props
  const say = m().common
  const [height, setHeight] = useState<number | undefined>(undefined)
  const [typed, setTyped] = useState('')
  const [place, setPlace] = useState<string | undefined>(undefined)
  const choices = place === undefined ? props.choices : props.choices.filter((choice) => choice.place === place)
  const { id, list, shown, at, setAt, highlighted, choose } = useListbox({ ...props, choices }, typed)
  // Keeps the height, so that neither sheet nor field moves.
  const keepHeight = () => setHeight(height ?? list.current?.getBoundingClientRect().height)
  const named = { role: 'listbox', id: `${id}-list`, 'aria-label': label } as const
  const hasActs = shown.some(({ act }) => act)
  useEffect(() => () => onType?.(''), [])
  const pressed = (event: KeyboardEvent) => {
    // The Enter that ends a composition (Japanese, Chinese) belongs to the text.
    if (event.isComposing) return
    if (event.key === 'Enter') {
      event.preventDefault()
      choose(highlighted)
      return
    }
    const to = moveHighlight(event.key, at, shown.length)
    if (to === undefined) return
    event.preventDefault()
    setAt(to)
  }
  return (
    <>
      <div class="field-box filter">
        <Icon name="search" size={18} />
        <input
          type="text"
          role="combobox"
          aria-label={say.filter({ what: label })}
          aria-expanded="true"
          aria-controls={`${id}-list`}
          aria-autocomplete="list"
          aria-activedescendant={highlighted ? `${id}-${highlighted.key}` : undefined}
          placeholder={props.placeholder ?? say.typeToFind}
          // The dialog focuses it in the task that opens it, so that no key is lost.
          autofocus
          autocomplete="off"
          spellcheck={false}
          value={typed}
          onInput={(event) => {
            keepHeight()
            setTyped(event.currentTarget.value)
            onType?.(event.currentTarget.value)
            setAt(0)
          }}
          onKeyDown={pressed}
        />
      </div>
      {props.places && (
        <PlaceChips
          places={props.places}
          chosen={place}
          onChoose={(next) => {
            keepHeight()
            setPlace(next)
            setAt(0)
          }}
        />
      )}
      <div class="listbox-place" style={height === undefined ? undefined : { blockSize: `${height}px` }}>
        <div class="listbox" ref={list} {...(hasActs ? {} : named)}>
          {/* An ARIA listbox may hold only options, so `aria-owns` names them between the buttons. */}
          {hasActs && <div {...named} aria-owns={shown.map(({ key }) => `${id}-${key}`).join(' ')} />}
          <ListboxOptions {...props} {...{ id, shown, highlighted, choose, setAt }} />
        </div>
        {shown.length === 0 && (props.none ?? <p class="listbox-none">{say.nothingFound}</p>)}
        {props.below}
      </div>
    </>
  )
}
