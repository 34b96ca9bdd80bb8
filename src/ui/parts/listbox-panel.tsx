import { useState } from 'preact/hooks'
import { FilterPanel, type PanelProps } from './filter-panel.tsx'
import { ShortPanel } from './short-panel.tsx'

/** So many are seen at a glance. */
const SHORT = 7

/**
 * A list to choose from: arrows move, Enter chooses, typing finds. Few choices are all seen, and typing goes to the one
 * that begins so; many have a field that narrows them, and so have those that what is typed may add to.
 */
export function ListboxPanel<T>(props: PanelProps<T>) {
  // As it opened: a field that comes or goes would take the focus with it.
  const [isShort] = useState(props.choices.length <= SHORT && !props.onType)
  return isShort ? <ShortPanel {...props} /> : <FilterPanel {...props} />
}
