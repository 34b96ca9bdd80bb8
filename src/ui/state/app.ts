import { type Signal, signal } from '@preact/signals'
import { createContext } from 'preact'
import { useContext } from 'preact/hooks'
import type { Client } from '../../api/client.ts'
import type { Host } from '../host.ts'
import { hrefOf, parseRoute, type Route } from '../route.ts'
import { followLinks } from './page/links.ts'
import { afterPaint, showPressed } from './page/pressed.ts'
import type { Store } from './store.ts'

export type App = Readonly<{
  client: Client
  host: Host
  store: Store
  /** The current screen. */
  route: Signal<Route>
  /** The pressed target, one frame before `route`. */
  heading: Signal<Route>
  go: (route: Route) => void
  /** Without an entry in the history. */
  replace: (route: Route) => void
  /** Announces a sentence and shows it as a toast. */
  tell: (sentence: string) => void
  told: Signal<string>
  announce: (sentence: string) => void
  announced: Signal<string>
}>

export const AppContext = createContext<App | undefined>(undefined)

export function useApp(): App {
  const app = useContext(AppContext)
  if (!app) throw new RangeError('expected a screen inside the app, got one outside')
  return app
}

export function createApp(client: Client, host: Host, store: Store): App & Readonly<{ stop: () => void }> {
  const route = signal(parseRoute(location.hash))
  const heading = signal(route.peek())
  const told = signal('')
  const announced = signal('')
  const say = (where: Signal<string>) => (sentence: string) => {
    where.value = ''
    queueMicrotask(() => {
      where.value = sentence
    })
  }
  const follow = () => {
    const to = parseRoute(location.hash)
    heading.value = to
    if (hrefOf(to) === hrefOf(route.peek())) return
    route.value = to
    // A toast belongs to the screen that is left.
    told.value = ''
    announced.value = ''
  }
  // The press is drawn in the next frame, its target in the one after. Without frames, the browser's own event
  // follows the new address.
  const lead = (hash: string) => {
    location.hash = hash
    heading.value = parseRoute(location.hash)
    const release = showPressed()
    afterPaint(() => {
      follow()
      release()
    })
  }
  const stopLeading = followLinks(lead)
  addEventListener('hashchange', follow)
  return {
    client,
    host,
    store,
    route,
    heading,
    told,
    go: (to) => lead(hrefOf(to)),
    replace: (to) => {
      history.replaceState(history.state, '', hrefOf(to))
      follow()
    },
    tell: say(told),
    announced,
    announce: say(announced),
    stop: () => {
      stopLeading()
      removeEventListener('hashchange', follow)
    },
  }
}
