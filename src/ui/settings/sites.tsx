import { OriginText } from '../approval/origin-text.tsx'
import { m } from '../messages/messages.ts'
import { Button } from '../parts/button.tsx'
import { Card } from '../parts/card.tsx'
import { OutsideText } from '../parts/outside-text.tsx'
import { Skeleton } from '../parts/skeleton.tsx'
import { useApp } from '../state/app.ts'
import { messageOf } from '../state/resource.ts'

/** Which pages may see accounts, and the way to take that back. */
export function Sites() {
  return (
    <Card title={m().settings.sites}>
      <List />
    </Card>
  )
}

function List() {
  const { client, store, tell } = useApp()
  const loaded = store.sites.now.value
  if (loaded.state === 'loading') return <Skeleton lines={2} />
  if (loaded.state === 'failed') {
    return (
      <p class="card-note">
        <OutsideText text={loaded.message} />{' '}
        <Button kind="quiet" onClick={() => void store.sites.reload()}>
          {m().common.retry}
        </Button>
      </p>
    )
  }
  if (loaded.value.length === 0) return <p class="card-note">{m().settings.noSites}</p>
  const revoke = (origin: string) => {
    client.call('sites.revoke', { origin }).then(
      () => {
        tell(m().settings.revoked)
        void store.sites.reload()
      },
      (error: unknown) => tell(messageOf(error)),
    )
  }
  return (
    <ul class="sites">
      {loaded.value.map((site) => (
        <li key={site.origin}>
          <div>
            <OriginText origin={site.origin} />
            <p class="hint">{m().settings.siteSince(site.accounts.length, site.grantedAtSeconds)}</p>
          </div>
          <Button kind="danger" onClick={() => revoke(site.origin)} testId={`revoke-${site.origin}`}>
            {m().settings.revoke}
          </Button>
        </li>
      ))}
    </ul>
  )
}
