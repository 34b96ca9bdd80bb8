import { useState } from 'preact/hooks'
import { FilterPanel, type PanelProps } from './filter-panel.tsx'
import { ShortPanel } from './short-panel.tsx'

const SHORT = 7

/** Short lists show everything, and typing jumps. Long lists, and lists that grow by typing, have a filter. */
export function ListboxPanel<T>(props: PanelProps<T>) {
  // Fixed at opening: a field that comes or goes would take the focus.
  const [isShort] = useState(props.choices.length <= SHORT && !props.onType)
  return isShort ? <ShortPanel {...props} /> : <FilterPanel {...props} />
}
