import { signal } from '@preact/signals'
import type { FunctionComponent } from 'preact'
import { useEffect } from 'preact/hooks'
import type { Reason } from '../../core/reason.ts'
import { partsAreSpoken } from '../messages/part.ts'

type WhyProps = Readonly<{ reason: Reason }> | Readonly<{ error: unknown }>

const arrived = signal<FunctionComponent<WhyProps> | undefined>(undefined)

async function fetchWords(): Promise<void> {
  const { Why } = await import('./why.tsx')
  await partsAreSpoken()
  arrived.value = Why
}

/** Why something was not done. The words of reasons are fetched when the first one is shown: most pages need none. */
export function WhyLater(props: WhyProps) {
  useEffect(() => {
    // The sentence above it stands alone then; the next reason has its words fetched again.
    if (!arrived.peek()) fetchWords().catch(() => undefined)
  }, [])
  const Text = arrived.value
  return Text ? <Text {...props} /> : null
}
