import type { ComponentType } from 'preact'
import { useEffect, useState } from 'preact/hooks'
import { partsAreSpoken } from '../messages/part.ts'

/** How long after the first paint the rest of the app is fetched, milliseconds. */
const QUIET_MILLISECONDS = 300

/** A screen whose code is fetched when it is first shown, or in a quiet moment before: the first paint is not its cost. */
export function later<Props extends object>(load: () => Promise<ComponentType<Props>>): ComponentType<Props> {
  let arrived: ComponentType<Props> | undefined
  let arriving: Promise<void> | undefined
  const fetchOnce = () => {
    arriving ??= load().then(async (screen) => {
      await partsAreSpoken()
      arrived = screen
    })
    return arriving
  }
  setTimeout(() => void fetchOnce(), QUIET_MILLISECONDS)
  return function Later(props: Props) {
    const [isHere, setHere] = useState(arrived !== undefined)
    useEffect(() => {
      if (!isHere) void fetchOnce().then(() => setHere(true))
    }, [isHere])
    const Screen = arrived
    return Screen ? <Screen {...props} /> : <main class="screen" aria-busy="true" />
  }
}
