import { usePalette } from './command-palette/use-palette.ts'
import { HomeScreen } from './home/home-screen.tsx'
import { lazyComponent } from './layout/lazy-component.tsx'
import { lazyScreen } from './layout/lazy-screen.tsx'
import { TabBar } from './layout/tab-bar.tsx'
import { Toast } from './layout/toast.tsx'
import { keyOf, type Route } from './route.ts'
import { Splash } from './startup/splash.tsx'
import { useApp } from './state/app.ts'
import { useWide } from './state/page/use-wide.ts'
import { isDiskFullError } from './text/disk-full.ts'
import { UnlockScreen } from './unlock/unlock-screen.tsx'

const AccountScreen = lazyScreen(async () => (await import('./accounts/account-screen.tsx')).AccountScreen)
const AccountsScreen = lazyScreen(async () => (await import('./accounts/accounts-screen.tsx')).AccountsScreen)
const ActivityScreen = lazyScreen(async () => (await import('./activity/activity-screen.tsx')).ActivityScreen)
const ApprovalScreen = lazyScreen(async () => (await import('./approval/approval-screen.tsx')).ApprovalScreen)
const ActivitySidebar = lazyScreen(async () => (await import('./home/activity-sidebar.tsx')).ActivitySidebar)
const BackupScreen = lazyScreen(async () => (await import('./secrets/backup-screen.tsx')).BackupScreen)
const UtxosScreen = lazyScreen(async () => (await import('./utxos/utxos-screen.tsx')).UtxosScreen)
const TransferScreen = lazyScreen(async () => (await import('./transfer/transfer-screen.tsx')).TransferScreen)
const FormScreen = lazyScreen(async () => (await import('./form/form-screen.tsx')).FormScreen)
const ChangePasswordScreen = lazyScreen(
  async () => (await import('./password/change-password-screen.tsx')).ChangePasswordScreen,
)
const AllowancesScreen = lazyScreen(async () => (await import('./allowances/allowances-screen.tsx')).AllowancesScreen)
const PrivateKeyScreen = lazyScreen(async () => (await import('./secrets/private-key-screen.tsx')).PrivateKeyScreen)
const VaultUnavailable = lazyScreen(async () => (await import('./startup/vault-unavailable.tsx')).VaultUnavailable)
const NoWallet = lazyScreen(async () => (await import('./startup/no-wallet.tsx')).NoWallet)
const Palette = lazyScreen(async () => (await import('./command-palette/palette.tsx')).Palette)
const ReceiveScreen = lazyScreen(async () => (await import('./receive/receive-screen.tsx')).ReceiveScreen)
const ReviewScreen = lazyScreen(async () => (await import('./review/review-screen.tsx')).ReviewScreen)
const SafeguardsScreen = lazyScreen(async () => (await import('./safeguards/safeguards-screen.tsx')).SafeguardsScreen)
const BundleScreen = lazyScreen(async () => (await import('./bundle/bundle-screen.tsx')).BundleScreen)
const SettingsScreen = lazyScreen(async () => (await import('./settings/settings-screen.tsx')).SettingsScreen)
const RecoveryWordsScreen = lazyScreen(
  async () => (await import('./secrets/recovery-words-screen.tsx')).RecoveryWordsScreen,
)
const TokenScreen = lazyScreen(async () => (await import('./home/tokens/token-screen.tsx')).TokenScreen)
const WelcomeScreen = lazyScreen(async () => (await import('./welcome/welcome-screen.tsx')).WelcomeScreen)

const Updating = lazyComponent(async () => (await import('./startup/updating.tsx')).Updating)
const SiteAccessBanner = lazyComponent(async () => (await import('./startup/site-access.tsx')).SiteAccessBanner)
const DiskFull = lazyComponent(async () => (await import('./startup/disk-full.tsx')).DiskFull)

const WITH_TABS = new Set<Route['screen']>([
  'home',
  'form',
  'receive',
  'utxos',
  'activity',
  'settings',
  'password',
  'words',
  'backup',
  'allowances',
  'safeguards',
  'nodes',
  'accounts',
  'account',
  'key',
  'transfer',
  'bundle',
  'token',
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
  if (loaded.state === 'loading') return <Splash />
  if (loaded.state === 'failed') return <VaultUnavailable error={loaded.error} />
  const { vault, updating } = loaded.value
  const isDiskFull = loaded.value.isDiskFull || isDiskFullError(loaded.problem)
  const canWelcome = vault.vault === 'none' || store.isOnboarding.value
  if (canWelcome && (at.screen === 'welcome' || host.place === 'tab')) return <WelcomeScreen />
  if (vault.vault === 'none') return <NoWallet />
  if ('why' in vault) return <VaultUnavailable vault={vault} />
  if (vault.vault === 'locked') {
    return (
      <>
        {isDiskFull && <DiskFull />}
        {updating && <Updating {...updating} />}
        <UnlockScreen locked={vault} />
      </>
    )
  }
  return (
    <>
      {isWide && isPlaced && <TabBar />}
      <div class="column">
        {isDiskFull && <DiskFull />}
        {updating && <Updating {...updating} />}
        {host.place !== 'approval' && <SiteAccessBanner />}
        <CurrentScreen key={keyOf(at)} route={at} />
      </div>
      {isWide && isPlaced && at.screen !== 'activity' && <ActivitySidebar />}
      {!isWide && WITH_TABS.has(at.screen) && <TabBar />}
      {palette.isOpen && <Palette onClose={palette.close} />}
    </>
  )
}

function CurrentScreen({ route }: { route: Route }) {
  switch (route.screen) {
    case 'home':
    case 'welcome':
      return <HomeScreen />
    case 'form':
      return <FormScreen />
    case 'review':
      return <ReviewScreen />
    case 'receive':
      return <ReceiveScreen currency={route.currency} />
    case 'utxos':
      return <UtxosScreen />
    case 'activity':
      return <ActivityScreen />
    case 'settings':
      return <SettingsScreen />
    case 'password':
      return <ChangePasswordScreen />
    case 'backup':
      return <BackupScreen />
    case 'words':
      return <RecoveryWordsScreen />
    case 'allowances':
      return <AllowancesScreen />
    case 'allowance':
      return <AllowancesScreen id={route.id} />
    case 'safeguards':
      return <SafeguardsScreen />
    case 'nodes':
      return <SettingsScreen part="nodes" />
    case 'accounts':
      return <AccountsScreen />
    case 'account':
      return <AccountScreen id={route.id} />
    case 'key':
      return <PrivateKeyScreen id={route.id} />
    case 'approval':
      return <ApprovalScreen />
    case 'transfer':
      return <TransferScreen id={route.id} />
    case 'token':
      return <TokenScreen id={route.id} />
    case 'bundle':
      return <BundleScreen id={route.id} />
  }
}
