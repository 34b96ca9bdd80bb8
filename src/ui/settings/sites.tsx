import { OriginText } from '../approval/origin-text.tsx'
import { m } from '../messages/messages.ts'
import { Button } from '../parts/button.tsx'
import { Card } from '../parts/card.tsx'
import { Reading } from '../parts/loading.tsx'
import { useApp } from '../state/app.ts'
import { messageOf } from '../state/resource.ts'
import { CompatibleSites } from './compatible-sites.tsx'

/** Which pages may see accounts, and the way to take that back. */
export function Sites() {
  return (
    <Card title={m().settings.sites}>
      <List />
      <CompatibleSites />
    </Card>
  )
}

function List() {
  const say = m().settings
  const { client, store, tell } = useApp()
  const revoke = (origin: string) => {
    client.call('sites.revoke', { origin }).then(
      () => {
        tell(say.revoked)
        void store.sites.reload()
      },
      (error: unknown) => tell(messageOf(error)),
    )
  }
  return (
    <Reading resource={store.sites} what={say.sitesLoading} failed={say.sitesFailed} lines={2}>
      {(sites) => (
        <ul class="sites">
          {sites.length === 0 && <li class="card-note">{say.noSites}</li>}
          {sites.map((site) => (
            <li key={site.origin}>
              <div>
                <OriginText origin={site.origin} />
                <p class="hint">{say.siteSince(site.accounts.length, site.grantedAtSeconds)}</p>
              </div>
              <Button kind="danger" onClick={() => revoke(site.origin)} testId={`revoke-${site.origin}`}>
                {say.revoke}
              </Button>
            </li>
          ))}
        </ul>
      )}
    </Reading>
  )
}
