import { type ComponentChildren, createContext } from 'preact'
import { useContext, useMemo } from 'preact/hooks'
import { useApp } from '../../state/app.ts'

const Asking = createContext<(() => void) | undefined>(undefined)

/** In a list only the first row reads the names. */
export function useReadNames(): () => void {
  const { readParties } = useApp().store
  return useContext(Asking) ?? readParties
}

export function AddressNames({ of, children }: Readonly<{ of: readonly string[]; children: ComponentChildren }>) {
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
