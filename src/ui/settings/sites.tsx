import { Button } from '../controls/button.tsx'
import { Card } from '../layout/card.tsx'
import { WithResource } from '../layout/loading.tsx'
import { m } from '../messages/messages.ts'
import { useApp } from '../state/app.ts'
import { messageOf } from '../text/reason-text.ts'
import { CompatibleSitesFold } from './compatible-sites.tsx'
import { SiteItem } from './site-item.tsx'

export function SitesCard() {
  return (
    <Card title={m().settings.sites}>
      <List />
      <CompatibleSitesFold />
    </Card>
  )
}

function List() {
  const say = m().settings
  const { client, store, tell } = useApp()
  const revoked = (asked: Promise<null>, said: string) =>
    asked.then(
      () => {
        tell(said)
        void store.sites.reload()
      },
      (error: unknown) => tell(messageOf(error)),
    )
  return (
    <WithResource resource={store.sites} what={m().common.loading} failed={m().home.couldNotRead} lines={2}>
      {(sites) =>
        sites.length === 0 ? (
          <div class="no-sites">
            <p>{say.noSites}</p>
          </div>
        ) : (
          <>
            <ul class="sites" data-testid="sites">
              {sites.map((site) => (
                <SiteItem
                  key={site.origin}
                  site={site}
                  onRevoke={() => revoked(client.call('sites.revoke', { origin: site.origin }), say.revoked)}
                />
              ))}
            </ul>
            {sites.length > 1 && (
              <Button
                kind="danger"
                isWide
                onClick={() => revoked(client.call('sites.revokeAll', {}), say.revokedAll)}
                testId="revoke-all"
              >
                {say.revokeAll({ sites: sites.length })}
              </Button>
            )}
          </>
        )
      }
    </WithResource>
  )
}
