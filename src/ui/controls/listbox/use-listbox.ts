import { useEffect, useId, useRef, useState } from 'preact/hooks'
import { filterChoices, inEarlierOrder, type ListboxChoice } from './choices.ts'

type Asked<T> = Readonly<{
  choices: readonly ListboxChoice<T>[]
  chosen: string | undefined
  onChoose: (value: T) => void
}>

/** Choices keep their place while the list is open. */
export function useListbox<T>({ choices: offered, chosen, onChoose }: Asked<T>, typed = '') {
  const id = useId()
  const list = useRef<HTMLDivElement>(null)
  const [places] = useState(offered)
  const shown = filterChoices(inEarlierOrder(places, offered), typed)
  const [wanted, setAt] = useState(() =>
    Math.max(
      0,
      shown.findIndex((choice) => choice.key === chosen),
    ),
  )
  const at = Math.min(wanted, shown.length - 1)
  useEffect(() => {
    list.current?.querySelector('[data-highlighted]')?.scrollIntoView({ block: 'nearest' })
  })
  const choose = (choice: ListboxChoice<T> | undefined) => {
    if (choice && !choice.off) onChoose(choice.value)
  }
  return { id, list, shown, at, setAt, highlighted: shown[at], choose }
}
