import { FORM_MODES, type FormMode } from './form/modes.ts'

export type Route =
  | Readonly<{ screen: 'home' }>
  | Readonly<{ screen: 'form'; mode?: FormMode }>
  | Readonly<{ screen: 'review' }>
  | Readonly<{ screen: 'receive'; currency?: string }>
  | Readonly<{ screen: 'utxos' }>
  | Readonly<{ screen: 'activity' }>
  | Readonly<{ screen: 'settings' }>
  | Readonly<{ screen: 'password' }>
  | Readonly<{ screen: 'words' }>
  | Readonly<{ screen: 'backup' }>
  | Readonly<{ screen: 'welcome' }>
  | Readonly<{ screen: 'approval' }>
  | Readonly<{ screen: 'accounts' }>
  | Readonly<{ screen: 'allowances' }>
  | Readonly<{ screen: 'safeguards' }>
  | Readonly<{ screen: 'nodes' }>
  | Readonly<{ screen: WithId; id: string }>

type WithId = 'transfer' | 'bundle' | 'account' | 'key' | 'allowance' | 'token'

const PLAIN = {
  '': 'home',
  form: 'form',
  'form/review': 'review',
  receive: 'receive',
  utxos: 'utxos',
  activity: 'activity',
  settings: 'settings',
  'settings/password': 'password',
  'settings/words': 'words',
  'settings/backup': 'backup',
  'settings/allowances': 'allowances',
  'settings/safeguards': 'safeguards',
  'settings/nodes': 'nodes',
  accounts: 'accounts',
  welcome: 'welcome',
  approval: 'approval',
} as const

type Plain = Exclude<Route['screen'], WithId>

const HREFS = Object.fromEntries(Object.entries(PLAIN).map(([path, screen]) => [screen, `#/${path}`])) as Readonly<
  Record<(typeof PLAIN)[keyof typeof PLAIN], string>
> satisfies Readonly<Record<Plain, string>>

/** Anything but a route leads home. */
export function parseRoute(hash: string): Route {
  const path = hash.replace(/^#?\/?/, '').replace(/\/$/, '')
  const [, kind, id] = /^(transfer|bundle|account|key|allowance|token)\/([^/]+)$/.exec(path) ?? []
  if (kind && id) return recordOf(kind as WithId, id)
  const mode = FORM_MODES.find((each) => path === `form/${each}`)
  if (mode) return { screen: 'form', mode }
  const [, currency] = /^receive\/(\d+-\w+)$/.exec(path) ?? []
  if (currency) return { screen: 'receive', currency }
  const screen = Object.hasOwn(PLAIN, path) ? PLAIN[path as keyof typeof PLAIN] : 'home'
  return { screen }
}

export function hrefOf(route: Route): string {
  if ('mode' in route && route.mode) return `${HREFS[route.screen]}/${route.mode}`
  if ('currency' in route && route.currency) return `${HREFS[route.screen]}/${route.currency}`
  return 'id' in route ? `#/${route.screen}/${encodeURIComponent(route.id)}` : HREFS[route.screen]
}

/** Changes exactly when another screen is drawn. */
export function keyOf(route: Route): string {
  return route.screen === 'form' ? HREFS.form : hrefOf(route)
}

function recordOf(screen: WithId, segment: string): Route {
  try {
    return { screen, id: decodeURIComponent(segment) }
  } catch {
    return { screen: 'home' }
  }
}
