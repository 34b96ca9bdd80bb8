import { signal } from '@preact/signals'
import type { FunctionComponent } from 'preact'
import { useEffect } from 'preact/hooks'
import type { Reason } from '../../core/reason/reason.ts'
import { partsAreSpoken } from '../messages/lazy-part.ts'

type WhyProps = Readonly<{ reason: Reason }> | Readonly<{ error: unknown }>

const arrived = signal<FunctionComponent<WhyProps> | undefined>(undefined)

async function fetchWords(): Promise<void> {
  const { ReasonText } = await import('./reason.tsx')
  await partsAreSpoken()
  arrived.value = ReasonText
}

/** Loads the words of reasons at the first display, since most pages need none. */
export function LazyReasonText(props: WhyProps) {
  useEffect(() => {
    // The sentence above then has no reason; the next reason tries again.
    if (!arrived.peek()) fetchWords().catch(() => undefined)
  }, [])
  const Text = arrived.value
  return Text ? <Text {...props} /> : null
}
