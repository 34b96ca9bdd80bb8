import { type ComponentChildren, createContext } from 'preact'
import { useContext, useMemo } from 'preact/hooks'
import { useApp } from '../state/app.ts'

const Asking = createContext<(() => void) | undefined>(undefined)

/** How a row asks whom the wallet knows; in a list only the first that wants it does. */
export function useAskNames(): () => void {
  const { readParties } = useApp().store
  return useContext(Asking) ?? readParties
}

/** Reads whom the wallet knows once for all rows of a list, when one of them names somebody, and again for other rows. */
export function NamesOnce({ of, children }: Readonly<{ of: readonly string[]; children: ComponentChildren }>) {
  const { readParties } = useApp().store
  const ask = useMemo(() => once(readParties), [of.join()])
  return <Asking.Provider value={ask}>{children}</Asking.Provider>
}

function once(act: () => void): () => void {
  let isDone = false
  return () => {
    if (!isDone) act()
    isDone = true
  }
}
