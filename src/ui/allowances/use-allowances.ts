import { useEffect, useMemo } from 'preact/hooks'
import type { AllowancesView } from '../../api/views/allowances.ts'
import type { ChainView } from '../../api/views/balances.ts'
import type { OwnAccountView } from '../../api/views/keys-and-accounts.ts'
import { FAMILIES } from '../../core/families/families.ts'
import { useApp } from '../state/app.ts'
import { type Resource, readyValue, resource } from '../state/resource.ts'
import { useAllAccounts } from '../state/wallet/all-accounts.ts'
import { type RevocationProgress, revocationsAmong } from './revocation-progress.ts'

export type ChainAllowances = Readonly<{ account: OwnAccountView; chain: ChainView; read: Resource<AllowancesView> }>

/** Reads each account and EVM chain separately. Undefined until they are known. */
export function useAllowances(): Readonly<{
  places: readonly ChainAllowances[] | undefined
  takingBack: readonly RevocationProgress[]
}> {
  const { client, store } = useApp()
  const own = readyValue(useAllAccounts().now.value)?.own
  const chains = readyValue(store.chains.now.value)
  const names = own && chains && [...own.map(({ id }) => id), ...chains.map(({ id }) => id)].join(' ')
  const places = useMemo(() => {
    if (!own || !chains) return undefined
    return own.flatMap((account) =>
      chains
        .filter(({ family }) => FAMILIES[family].hasContracts)
        .map((chain) => ({
          account,
          chain,
          read: resource(() => client.call('allowances.on', { account: account.address, chainId: chain.id })),
        })),
    )
  }, [client, names])
  useEffect(() => {
    for (const { read } of places ?? []) void read.reload()
  }, [places])
  const takingBack = revocationsAmong(readyValue(store.sent.now.value) ?? [])
  const over = takingBack.filter(({ state }) => state !== 'underWay')
  useEffect(() => {
    for (const { account, chain, read } of places ?? []) {
      const isHere = ({ wanted }: RevocationProgress) =>
        wanted.chainId === chain.id && wanted.account === account.address
      if (over.some(isHere) && read.now.peek().state === 'ready') void read.reload()
    }
  }, [over.map(({ bundleId }) => bundleId).join(' ')])
  return { places, takingBack }
}
