import type { ComponentType } from 'preact'
import { useEffect, useState } from 'preact/hooks'
import { once } from '../../lib/once.ts'
import { Button } from '../controls/button.tsx'
import { partsAreSpoken } from '../messages/lazy-part.ts'
import { m } from '../messages/messages.ts'
import { useApp } from '../state/app.ts'
import { Screen } from './screen-frame.tsx'

/** Milliseconds after the first paint until the rest loads. */
const QUIET_MILLISECONDS = 300

/** Loads in a quiet moment or at first display, so that the first paint stays fast. */
export function lazyScreen<Props extends object>(load: () => Promise<ComponentType<Props>>): ComponentType<Props> {
  let arrived: ComponentType<Props> | undefined
  const fetching = once(async () => {
    const screen = await load()
    await partsAreSpoken()
    arrived = screen
  })
  setTimeout(() => void fetching.get().catch(() => undefined), QUIET_MILLISECONDS)
  return function Later(props: Props) {
    const [state, setState] = useState<'fetching' | 'here' | 'failed'>(arrived ? 'here' : 'fetching')
    useEffect(() => {
      if (state === 'fetching')
        fetching.get().then(
          () => setState('here'),
          () => setState('failed'),
        )
    }, [state])
    const Arrived = arrived
    if (Arrived) return <Arrived {...props} />
    return state === 'failed' ? <NotLoaded /> : <main class="screen" aria-busy="true" />
  }
}

// A browser may remember a missing script for the page's life, so the page reloads.
function NotLoaded() {
  const { host } = useApp()
  const say = m().common
  return (
    <Screen title={say.notLoaded}>
      <Button onClick={host.beginAnew} testId="load-again">
        {say.retry}
      </Button>
    </Screen>
  )
}
