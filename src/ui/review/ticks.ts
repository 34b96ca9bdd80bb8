import { useState } from 'preact/hooks'

/** Boxes that are ticked, each by a key that names exactly what its tick is about. */
export type Ticks = Readonly<{
  isTicked: (key: string) => boolean
  tick: (key: string, isOn: boolean) => void
}>

/** Keeps what was ticked; nothing is ticked at first, and never anything by itself. */
export function useTicks(): Ticks {
  const [ticked, setTicked] = useState<readonly string[]>([])
  return {
    isTicked: (key) => ticked.includes(key),
    tick: (key, isOn) => setTicked([...ticked.filter((each) => each !== key), ...(isOn ? [key] : [])]),
  }
}
