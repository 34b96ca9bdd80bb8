import type { FunctionComponent } from 'preact'
import { useEffect, useState } from 'preact/hooks'
import { partsAreSpoken } from '../messages/part.ts'

/** That only the mirror of the wallet is left. Its words are fetched when they are needed: almost nobody needs them. */
export function MirrorUsedLater() {
  const [arrived, setArrived] = useState<Readonly<{ Text: FunctionComponent }> | undefined>(undefined)
  useEffect(() => {
    const fetchWords = async () => {
      const { MirrorUsed } = await import('./mirror-used.tsx')
      await partsAreSpoken()
      setArrived({ Text: MirrorUsed })
    }
    void fetchWords()
  }, [])
  return arrived ? <arrived.Text /> : null
}
