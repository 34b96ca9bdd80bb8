import { Icon, type IconName } from '../display/icons.tsx'
import { m } from '../messages/messages.ts'
import { hrefOf, type Route } from '../route.ts'
import { useApp } from '../state/app.ts'

const TABS = [
  { screen: 'home', icon: 'home' },
  { screen: 'form', icon: 'transfer' },
  { screen: 'activity', icon: 'activity' },
  { screen: 'settings', icon: 'settings' },
] as const satisfies readonly Readonly<{ screen: Route['screen']; icon: IconName }>[]

export function TabBar() {
  const route = useApp().heading.value
  return (
    <nav class="tab-bar" aria-label={m().nav.label}>
      {TABS.map(({ screen, icon }) => (
        <a key={screen} href={hrefOf({ screen })} aria-current={currentOf(route, screen)}>
          <Icon name={icon} />
          <span>{m().nav[screen]}</span>
        </a>
      ))}
    </nav>
  )
}

// Screens that belong to a tab without being it.
const BELOW: Partial<Record<Route['screen'], Route['screen']>> = {
  transfer: 'activity',
  bundle: 'activity',
  review: 'form',
  receive: 'home',
  token: 'home',
  utxos: 'home',
  accounts: 'settings',
  account: 'settings',
  key: 'settings',
  password: 'settings',
  words: 'settings',
  backup: 'settings',
  allowances: 'settings',
  allowance: 'settings',
  safeguards: 'settings',
  nodes: 'settings',
}

function currentOf(route: Route, screen: Route['screen']): 'page' | 'true' | undefined {
  if (route.screen === screen) return 'page'
  return BELOW[route.screen] === screen ? 'true' : undefined
}
