import { useEffect, useMemo } from 'preact/hooks'
import type { DelegationView } from '../../../api/views/delegations.ts'
import { isBundleInFlight } from '../../../core/bundle/bundle.ts'
import { isSameAddress } from '../../../core/families/address.ts'
import { FAMILIES } from '../../../core/families/families.ts'
import { FullAddress } from '../../display/address-text.tsx'
import { Notice } from '../../layout/notice.tsx'
import { ofAllowances } from '../../messages/screen-messages.ts'
import { hrefOf } from '../../route.ts'
import { useApp } from '../../state/app.ts'
import { readyValue, resource } from '../../state/resource.ts'
import { useChainName } from '../../state/wallet/chain-name.ts'
import { useFamily } from '../../state/wallet/family.ts'

type Place = Readonly<{ account: string; chainId: number }>

/** By EIP-7702. Silence shows nothing; a contradiction may hide a delegation. */
export function DelegationNotice({ account, chainId }: Place) {
  const { client } = useApp()
  const familyOf = useFamily()
  const isAsked = FAMILIES[familyOf(chainId)].hasContracts
  const read = useMemo(
    () =>
      resource(
        async (): Promise<DelegationView> =>
          isAsked ? client.call('delegations.on', { account, chainId }) : { state: 'none' },
      ),
    [client, account, chainId, isAsked],
  )
  useEffect(() => void read.reload(), [read])
  const chain = useChainName()(chainId)
  const found = readyValue(read.now.value)
  if (found?.state === 'delegated') return <DelegatedNotice {...{ account, chainId, found }} />
  const isContradicted = found?.state === 'unread' && found.why.code === 'CONTRADICTION'
  return isContradicted ? <UnreadDelegation kind="warn" chains={[chain]} /> : null
}

export function UnreadDelegation({ kind, chains }: Readonly<{ kind: 'info' | 'warn'; chains: readonly string[] }>) {
  return (
    <Notice kind={kind} testId="delegation-unread">
      {ofAllowances().delegation.unread({ chains })}
    </Notice>
  )
}

type DelegatedProps = Place & Readonly<{ found: Extract<DelegationView, { state: 'delegated' }> }>

export function DelegatedNotice({ account, chainId, found: { delegate, name } }: DelegatedProps) {
  const say = ofAllowances().delegation
  const { host, store } = useApp()
  const chain = useChainName()(chainId)
  const running = (readyValue(store.sent.now.value) ?? []).find(
    ({ bundle, calls }) =>
      calls[0]?.meaning.act.kind === 'undelegation' &&
      bundle.chainId === chainId &&
      isSameAddress(bundle.account, account) &&
      isBundleInFlight(bundle),
  )
  const link = running
    ? { href: hrefOf({ screen: 'bundle', id: running.bundle.id }), label: say.underWay }
    : { href: hrefOf({ screen: 'allowance', id: `${chainId}.${account}` }), label: say.revoke }
  return (
    <Notice
      kind={name === null ? 'danger' : 'info'}
      title={name === null ? say.unknownTitle({ chain }) : say.knownTitle({ name, chain })}
      isUrgent={name === null}
      testId="delegation"
      // The prompt window keeps its request.
      action={
        host.place !== 'approval' && (
          <a class="button secondary" href={link.href} data-testid="undelegate">
            {link.label}
          </a>
        )
      }
    >
      <p>{name === null ? say.unknown : say.known}</p>
      <FullAddress address={delegate} />
    </Notice>
  )
}
