import { useState } from 'preact/hooks'

export type Ticks = Readonly<{
  isTicked: (key: string) => boolean
  tick: (key: string, isOn: boolean) => void
}>

/** No box ticks itself. */
export function useTicks(): Ticks {
  const [ticked, setTicked] = useState<readonly string[]>([])
  return {
    isTicked: (key) => ticked.includes(key),
    tick: (key, isOn) => setTicked([...ticked.filter((each) => each !== key), ...(isOn ? [key] : [])]),
  }
}
