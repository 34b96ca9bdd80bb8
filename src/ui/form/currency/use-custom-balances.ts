import { useEffect, useState } from 'preact/hooks'
import type { BalanceView } from '../../../api/views/balances.ts'
import { FAMILIES } from '../../../core/families/families.ts'
import { type Currency, isSameCurrency } from '../../../core/money/currency.ts'
import { reasonOfError } from '../../../core/reason/reason.ts'
import { useApp } from '../../state/app.ts'
import { familyOn } from '../../state/wallet/family.ts'
import { balanceIn, type ChainsAndBalances, type ChosenCurrencies, isPinnedOn } from '../sides/chosen-currencies.ts'

/** Balances of tokens found by their address, which no balance list has. */
export function useCustomBalances(
  account: string,
  { from, to }: ChosenCurrencies,
  listed: ChainsAndBalances,
): readonly BalanceView[] {
  const { client, store } = useApp()
  const [read, setRead] = useState<readonly BalanceView[]>([])
  const wanted = [from, to].filter((each) => each !== undefined).filter((each) => isUnlisted(each, listed))
  const key = [account, ...wanted.map(({ chainId, address }) => `${chainId} ${address}`)].join(' ')
  // Read again with the other balances, for example after a transfer.
  const others = store.balances.now.value
  useEffect(() => {
    if (!account || wanted.length === 0) return
    let isHere = true
    const ask = async (currency: Currency): Promise<readonly BalanceView[]> => {
      const { chainId, address } = currency
      const asked = client.call('token.balance', { account, chainId, address })
      const view = await asked.catch((error: unknown) => ({ known: false as const, why: reasonOfError(error) }))
      // The verifier checks it against the chain.
      return view ? [{ ...view, currency, account }] : []
    }
    void Promise.all(wanted.map(ask)).then((views) => isHere && setRead(views.flat()))
    return () => {
      isHere = false
    }
  }, [client, key, others])
  return read.filter((each) => each.account === account && wanted.some((one) => isSameCurrency(one, each.currency)))
}

function isUnlisted(currency: Currency, { chains, balances }: ChainsAndBalances): boolean {
  const chain = chains.find(({ id }) => id === currency.chainId)
  const isThere = isPinnedOn(chain, currency) || balanceIn(balances, currency) !== undefined
  return chain !== undefined && FAMILIES[familyOn(chains, currency.chainId)].hasContracts && !isThere
}
