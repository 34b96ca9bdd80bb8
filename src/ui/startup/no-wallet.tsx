import { Button } from '../controls/button.tsx'
import { Logo } from '../display/logo.tsx'
import { Screen } from '../layout/screen-frame.tsx'
import { m } from '../messages/messages.ts'
import { useApp } from '../state/app.ts'

/** Popups are too small and short-lived to make a wallet. */
export function NoWallet() {
  const { host } = useApp()
  const open = () => {
    host.openTab('#/welcome')
    if (host.place === 'popup') host.close()
  }
  return (
    <Screen title={m().welcome.title.choose} isTitleHidden>
      <div class="hero">
        <Logo size={64} />
        <p class="hero-title" aria-hidden="true">
          {m().welcome.title.choose}
        </p>
        <p class="hero-text">{m().gates.noWallet}</p>
        <Button kind="primary" isWide onClick={open}>
          {m().gates.setUp}
        </Button>
      </div>
    </Screen>
  )
}
