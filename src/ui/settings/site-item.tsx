import { useEffect, useMemo } from 'preact/hooks'
import type { SiteView } from '../../api/views/sites.ts'
import { isSameAddress } from '../../core/families/address.ts'
import { TransferRow } from '../activity/transfer-row.tsx'
import { Button } from '../controls/button.tsx'
import { Switch } from '../controls/switch.tsx'
import { ShortAddress } from '../display/address-text.tsx'
import { Chip } from '../display/chip.tsx'
import { AddressNames } from '../display/rows/address-names.tsx'
import { OriginText } from '../display/site-origin-text.tsx'
import { Line } from '../layout/card.tsx'
import { Fold } from '../layout/fold.tsx'
import { WithResource } from '../layout/loading.tsx'
import { Notice } from '../layout/notice.tsx'
import { AccountIcon } from '../marks/account-icon.tsx'
import { joins } from '../messages/language.ts'
import { m } from '../messages/messages.ts'
import { useApp } from '../state/app.ts'
import { readyValue, resource } from '../state/resource.ts'
import { useChainName } from '../state/wallet/chain-name.ts'

export function SiteItem({ site, onRevoke }: Readonly<{ site: SiteView; onRevoke: () => unknown }>) {
  const say = m().settings
  const { origin, accounts, grantedAtSeconds } = site
  return (
    <li class="site">
      <div class="site-head">
        <div>
          <OriginText origin={origin} />
          {site.isWithheld ? (
            <Chip tone="bad">{say.siteWithheld}</Chip>
          ) : (
            <p class="hint">{say.siteSince({ accounts: accounts.length, atSeconds: grantedAtSeconds })}</p>
          )}
        </div>
        <Button kind="danger" name={say.revokeFor({ origin })} onClick={onRevoke} testId={`revoke-${origin}`}>
          {say.revoke}
        </Button>
      </div>
      <Fold title={say.siteMore} name={`${say.siteMore}${joins().colon}${origin}`} testId={`site-${origin}`}>
        {site.isWithheld && (
          <Notice kind="danger" title={m().phishing.title} testId={`withheld-${origin}`}>
            {say.siteWithheldText}
          </Notice>
        )}
        <Details site={site} />
        <AsIfFunded site={site} />
        <Asked origin={origin} />
      </Fold>
    </li>
  )
}

function Details({ site }: { site: SiteView }) {
  const say = m().settings
  const { store } = useApp()
  const nameOf = useChainName()
  const known = readyValue(store.accounts.now.value) ?? []
  return (
    <dl class="lines">
      <Line name={say.siteAccounts({ accounts: site.accounts.length })}>
        {site.accounts.map((address) => {
          const account = known.find((each) => isSameAddress(each.address, address))
          return (
            <span key={address} class="site-account">
              <AccountIcon address={address} size={14} />
              {account?.label} <ShortAddress address={address} />
            </span>
          )
        })}
      </Line>
      <Line name={say.siteChain}>{nameOf(site.chainId)}</Line>
      <Line name={say.siteFinds}>{say.siteFindsBy[site.compatibility]}</Line>
    </dl>
  )
}

function AsIfFunded({ site: { origin, readsAsIfFunded } }: { site: SiteView }) {
  const say = m().settings
  const { client, store } = useApp()
  const set = async (isOn: boolean) => {
    await client.call('sites.answerAsIfFunded', { origin, isOn }).catch(() => undefined)
    await store.sites.reload()
  }
  return (
    <Switch
      label={say.asIfFunded}
      hint={say.asIfFundedHint}
      isOn={readsAsIfFunded}
      onChange={set}
      testId={`as-if-funded-${origin}`}
    />
  )
}

function Asked({ origin }: { origin: string }) {
  const say = m().settings
  const { client } = useApp()
  const asked = useMemo(() => resource(() => client.call('sites.asked', { origin })), [client, origin])
  useEffect(() => void asked.reload(), [asked])
  return (
    <>
      <h3 class="site-asked">{say.siteAsked}</h3>
      <WithResource resource={asked} what={m().common.loading} failed={m().home.couldNotRead} lines={1}>
        {(executions) =>
          executions.length === 0 ? (
            <p class="card-note">{say.siteAskedNothing}</p>
          ) : (
            <ul class="transfers" data-testid="site-asked">
              <AddressNames of={executions.map(({ id }) => id)}>
                {executions.map((execution) => (
                  <TransferRow key={execution.id} execution={execution} isUnderDay={false} />
                ))}
              </AddressNames>
            </ul>
          )
        }
      </WithResource>
    </>
  )
}
