import { useEffect, useMemo } from 'preact/hooks'
import { FullAddress } from '../display/address-text.tsx'
import { UntrustedText } from '../display/untrusted-text.tsx'
import { Notice } from '../layout/notice.tsx'
import { ofAllowances, ofCalls } from '../messages/screen-messages.ts'
import { useApp } from '../state/app.ts'
import { readyValue, resource } from '../state/resource.ts'

type Asked = Readonly<{ account: string; chainId: number | undefined; addresses: readonly string[] }>

export function SpenderNames({ account, chainId, addresses }: Asked) {
  const { client } = useApp()
  const asked = JSON.stringify({ account, chainId, addresses: [...new Set(addresses)].slice(0, MOST) })
  const read = useMemo(() => resource(() => client.call('spenders.names', JSON.parse(asked))), [client, asked])
  const isAsked = chainId !== undefined && addresses.length > 0
  useEffect(() => {
    if (isAsked) void read.reload()
  }, [read, isAsked])
  const known = (readyValue(read.now.value) ?? []).filter(({ kind, name, isEarlier }) => kind || name || isEarlier)
  const kinds: Readonly<Record<string, string>> = ofAllowances().spenders
  const { knownSpender, approvedBefore } = ofCalls()
  return (
    <>
      {known.map(({ address, kind, name, isEarlier }) => (
        <Notice key={address} kind="info" title={knownSpender} testId="known-spender">
          {kind && <p>{kinds[kind] ?? kind}</p>}
          {name && (
            <p>
              <UntrustedText text={name} />
            </p>
          )}
          {isEarlier && <p>{approvedBefore}</p>}
          <FullAddress address={address} />
        </Notice>
      ))}
    </>
  )
}

const MOST = 20
