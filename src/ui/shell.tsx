import { usePalette } from './palette/use-palette.ts'
import { fetched } from './parts/fetched.tsx'
import { later } from './parts/later.tsx'
import { TabBar } from './parts/tab-bar.tsx'
import { Toast } from './parts/toast.tsx'
import { keyOf, type Route } from './route.ts'
import { Home } from './screens/home.tsx'
import { Opening } from './screens/opening.tsx'
import { Unlock } from './screens/unlock.tsx'
import { useApp } from './state/app.ts'
import { useWide } from './state/wide.ts'
import { isStoreFull } from './text/store-full.ts'

const AccountScreen = later(async () => (await import('./screens/account.tsx')).AccountScreen)
const AccountsScreen = later(async () => (await import('./screens/accounts.tsx')).AccountsScreen)
const Activity = later(async () => (await import('./screens/activity.tsx')).Activity)
const ApprovalScreen = later(async () => (await import('./screens/approval.tsx')).ApprovalScreen)
const Beside = later(async () => (await import('./beside/beside.tsx')).Beside)
const BackupScreen = later(async () => (await import('./screens/backup.tsx')).BackupScreen)
const CoinsScreen = later(async () => (await import('./screens/coins.tsx')).CoinsScreen)
const CrossingScreen = later(async () => (await import('./screens/crossing.tsx')).CrossingScreen)
const Move = later(async () => (await import('./screens/move.tsx')).Move)
const PasswordScreen = later(async () => (await import('./screens/password.tsx')).PasswordScreen)
const PermissionsScreen = later(async () => (await import('./screens/permissions.tsx')).PermissionsScreen)
const PrivateKeyScreen = later(async () => (await import('./screens/private-key.tsx')).PrivateKeyScreen)
const NotOpen = later(async () => (await import('./screens/not-open.tsx')).NotOpen)
const NoWallet = later(async () => (await import('./screens/no-wallet.tsx')).NoWallet)
const Palette = later(async () => (await import('./palette/palette.tsx')).Palette)
const ReceiveScreen = later(async () => (await import('./screens/receive.tsx')).ReceiveScreen)
const ReviewScreen = later(async () => (await import('./screens/review.tsx')).ReviewScreen)
const SafeguardsScreen = later(async () => (await import('./screens/safeguards.tsx')).SafeguardsScreen)
const SentScreen = later(async () => (await import('./screens/sent.tsx')).SentScreen)
const SettingsScreen = later(async () => (await import('./screens/settings.tsx')).SettingsScreen)
const WordsScreen = later(async () => (await import('./screens/words.tsx')).WordsScreen)
const Welcome = later(async () => (await import('./screens/welcome.tsx')).Welcome)

const DiskFull = fetched(async () => (await import('./parts/disk-full.tsx')).DiskFull)

const WITH_TABS = new Set<Route['screen']>([
  'home',
  'move',
  'receive',
  'coins',
  'activity',
  'settings',
  'password',
  'words',
  'backup',
  'allowances',
  'safeguards',
  'accounts',
  'account',
  'key',
  'crossing',
  'sent',
])

// Here tabs would take the place of the answer, unless they are beside it.
const WITH_TABS_BESIDE = new Set<Route['screen']>(['review', 'allowance'])

/** The vault decides whether a screen is visible, the route decides which. */
export function AppShell() {
  return (
    <>
      <Gate />
      <Toast />
    </>
  )
}

function Gate() {
  const { host, route, store } = useApp()
  const loaded = store.wallet.now.value
  const at = route.value
  const isUnlocked = loaded.state === 'ready' && loaded.value.vault.vault === 'unlocked'
  // Transfers under way appear beside every screen except the activity. The prompt window must not lead away from its
  // request.
  const isWide = useWide() && host.place !== 'approval'
  const isPlaced = WITH_TABS.has(at.screen) || WITH_TABS_BESIDE.has(at.screen)
  const palette = usePalette(!isUnlocked || store.isOnboarding.value || host.place === 'approval')
  if (loaded.state === 'loading') return <Opening />
  if (loaded.state === 'failed') return <NotOpen error={loaded.error} />
  const { vault } = loaded.value
  const isDiskFull = loaded.value.isDiskFull || isStoreFull(loaded.problem)
  const canWelcome = vault.vault === 'none' || store.isOnboarding.value
  if (canWelcome && (at.screen === 'welcome' || host.place === 'tab')) return <Welcome />
  if (vault.vault === 'none') return <NoWallet />
  if ('why' in vault) return <NotOpen vault={vault} />
  if (vault.vault === 'locked') {
    return (
      <>
        {isDiskFull && <DiskFull />}
        <Unlock locked={vault} />
      </>
    )
  }
  return (
    <>
      {isWide && isPlaced && <TabBar />}
      <div class="column">
        {isDiskFull && <DiskFull />}
        <CurrentScreen key={keyOf(at)} route={at} />
      </div>
      {isWide && isPlaced && at.screen !== 'activity' && <Beside />}
      {!isWide && WITH_TABS.has(at.screen) && <TabBar />}
      {palette.isOpen && <Palette onClose={palette.close} />}
    </>
  )
}

function CurrentScreen({ route }: { route: Route }) {
  switch (route.screen) {
    case 'home':
    case 'welcome':
      return <Home />
    case 'move':
      return <Move />
    case 'review':
      return <ReviewScreen />
    case 'receive':
      return <ReceiveScreen />
    case 'coins':
      return <CoinsScreen />
    case 'activity':
      return <Activity />
    case 'settings':
      return <SettingsScreen />
    case 'password':
      return <PasswordScreen />
    case 'backup':
      return <BackupScreen />
    case 'words':
      return <WordsScreen />
    case 'allowances':
      return <PermissionsScreen />
    case 'allowance':
      return <PermissionsScreen id={route.id} />
    case 'safeguards':
      return <SafeguardsScreen />
    case 'accounts':
      return <AccountsScreen />
    case 'account':
      return <AccountScreen id={route.id} />
    case 'key':
      return <PrivateKeyScreen id={route.id} />
    case 'approval':
      return <ApprovalScreen />
    case 'crossing':
      return <CrossingScreen id={route.id} />
    case 'sent':
      return <SentScreen id={route.id} />
  }
}
