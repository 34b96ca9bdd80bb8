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
  // What came once stands at once wherever it is shown again, so that no list flickers as it grows.
  let arrived: FunctionComponent<Props> | undefined
  return function Fetched(props: Props) {
    const [, setArrived] = useState(arrived !== undefined)
    useEffect(() => {
      const fetchPart = async () => {
        const part = await load()
        await partsAreSpoken()
        arrived = part
        setArrived(true)
      }
      if (arrived) setArrived(true)
      // Without it nothing is missed that must be there; what is shown next has it fetched again.
      else fetchPart().catch(() => undefined)
    }, [])
    const Part = arrived ?? Instead
    return <Part {...props} />
  }
}
