import type { FunctionComponent } from 'preact'
import { useEffect, useState } from 'preact/hooks'
import { partsAreSpoken } from '../messages/lazy-part.ts'

/** Shows nothing, or `Instead`, until code and words are loaded. */
export function lazyComponent<Props extends object>(
  load: () => Promise<FunctionComponent<Props>>,
  Instead: FunctionComponent<Props> = () => null,
): FunctionComponent<Props> {
  // Once loaded it renders at once, so that no list flickers.
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
      // The part is optional; the next display tries again.
      else fetchPart().catch(() => undefined)
    }, [])
    const Part = arrived ?? Instead
    return <Part {...props} />
  }
}
