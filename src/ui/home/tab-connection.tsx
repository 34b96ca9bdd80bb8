import type { SiteView } from '../../api/views/sites.ts'
import { Button } from '../controls/button.tsx'
import { OriginText } from '../display/site-origin-text.tsx'
import { m } from '../messages/messages.ts'
import { useApp } from '../state/app.ts'

export function TabConnection({ site: { origin } }: { site: SiteView }) {
  const say = m().settings
  const { client, store, tell } = useApp()
  const disconnect = () =>
    client.call('sites.revoke', { origin }).then(
      () => {
        tell(say.revoked)
        return store.sites.reload()
      },
      // The words of a failure are heavy, and rare.
      async (error: unknown) => tell((await import('../text/reason-text.ts')).messageOf(error)),
    )
  return (
    <div class="tab-connection" data-testid="tab-connection">
      <p>
        {say.connectedTo} <OriginText origin={origin} isShort />
      </p>
      <Button kind="quiet" name={say.revokeFor({ origin })} onClick={disconnect} testId="disconnect">
        {say.revoke}
      </Button>
    </div>
  )
}
