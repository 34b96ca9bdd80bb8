import type { FunctionComponent } from 'preact'
import { useEffect, useState } from 'preact/hooks'
import { partsAreSpoken } from '../messages/part.ts'

/**
 * What a screen shows besides, and seldom: its code and its words are fetched when it is shown; before that nothing stands
 * there, or what is given to stand `Instead`.
 */
export function fetched<Props extends object>(
  load: () => Promise<FunctionComponent<Props>>,
  Instead: FunctionComponent<Props> = () => null,
): FunctionComponent<Props> {
  return function Fetched(props: Props) {
    const [arrived, setArrived] = useState<Readonly<{ Part: FunctionComponent<Props> }> | undefined>(undefined)
    useEffect(() => {
      const fetchPart = async () => {
        const Part = await load()
        await partsAreSpoken()
        setArrived({ Part })
      }
      void fetchPart()
    }, [])
    return arrived ? <arrived.Part {...props} /> : <Instead {...props} />
  }
}
