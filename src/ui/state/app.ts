import { type Signal, signal } from '@preact/signals'
import { createContext } from 'preact'
import { useContext } from 'preact/hooks'
import type { Client } from '../../api/client.ts'
import type { Host } from '../host.ts'
import { hrefOf, parseRoute, type Route } from '../route.ts'
import { leadByLinks } from './links.ts'
import { afterPaint, showPressed } from './pressed.ts'
import type { Store } from './store.ts'

/** What every screen can reach. */
export type App = Readonly<{
  client: Client
  host: Host
  store: Store
  /** The screen that is drawn. */
  route: Signal<Route>
  /** Where the user is led to, from the press on: the route a frame later. */
  heading: Signal<Route>
  go: (route: Route) => void
  /** Says a sentence to screen readers and shows it for a moment. */
  tell: (sentence: string) => void
  told: Signal<string>
  /** Says a sentence to screen readers alone, where the screen already shows it. */
  announce: (sentence: string) => void
  announced: Signal<string>
}>

export const AppContext = createContext<App | undefined>(undefined)

/** The app around a screen. */
export function useApp(): App {
  const app = useContext(AppContext)
  if (!app) throw new RangeError('expected a screen inside the app, got one outside')
  return app
}

/** Joins the parts to one app; the route follows the hash. */
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
    // What was said belongs to the screen that is left.
    told.value = ''
    announced.value = ''
  }
  // A press is answered in the next frame, and what it leads to is drawn in the one after. The browser tells of the new
  // address by itself, later, and at once where no frame is drawn.
  const lead = (hash: string) => {
    location.hash = hash
    heading.value = parseRoute(location.hash)
    const release = showPressed()
    afterPaint(() => {
      follow()
      release()
    })
  }
  const stopLeading = leadByLinks(lead)
  addEventListener('hashchange', follow)
  return {
    client,
    host,
    store,
    route,
    heading,
    told,
    go: (to) => lead(hrefOf(to)),
    tell: say(told),
    announced,
    announce: say(announced),
    stop: () => {
      stopLeading()
      removeEventListener('hashchange', follow)
    },
  }
}
