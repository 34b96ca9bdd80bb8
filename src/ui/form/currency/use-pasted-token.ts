import { useEffect, useState } from 'preact/hooks'
import type { TokenView } from '../../../api/methods/custom-tokens.ts'
import type { ChainView } from '../../../api/views/balances.ts'
import type { AddressProblem } from '../../../core/families/address.ts'
import type { Currency } from '../../../core/money/currency.ts'
import { reasonOfError } from '../../../core/reason/reason.ts'
import { useApp } from '../../state/app.ts'
import { pastedAddress } from './pasted-address.ts'

/** `nothing` and `unread` name the chains of that answer. */
export type PastedToken = Readonly<
  | { state: 'none' }
  | { state: 'asking' }
  | { state: 'mistyped'; problem: AddressProblem }
  | { state: 'answered'; tokens: readonly Currency[]; nothing: readonly string[]; unread: readonly string[] }
>

export function usePastedToken(
  typed: string,
  chains: readonly ChainView[],
): Readonly<{ pasted: PastedToken; again: () => void }> {
  const { client } = useApp()
  const [turn, setTurn] = useState(0)
  const [answer, setAnswer] = useState<Readonly<{ key: string; views: readonly TokenView[] }> | undefined>(undefined)
  const wanted = pastedAddress(typed, chains)
  const address = wanted && 'address' in wanted ? wanted : undefined
  const chainIds = address?.chains.map(({ id }) => id) ?? []
  const key = address ? [turn, address.address, ...chainIds].join(' ') : ''
  useEffect(() => {
    if (!address) return
    let isHere = true
    const take = (views: readonly TokenView[]) => isHere && setAnswer({ key, views })
    void client.call('token.find', { address: address.address, chainIds }).then(take, (error: unknown) => {
      const why = reasonOfError(error)
      take(chainIds.map((chainId) => ({ chainId, found: 'unread', why })))
    })
    return () => {
      isHere = false
    }
  }, [client, key])
  return { pasted: pastedOf(), again: () => setTurn(turn + 1) }

  function pastedOf(): PastedToken {
    if (!wanted) return { state: 'none' }
    if (!('address' in wanted)) return { state: 'mistyped', problem: wanted.problem }
    if (answer?.key !== key) return { state: 'asking' }
    const { views } = answer
    const namesOf = (found: TokenView['found']) =>
      views.filter((each) => each.found === found).flatMap(({ chainId }) => nameOf(chains, chainId))
    const tokens = views.flatMap((each) => (each.found === 'token' ? [each.currency] : []))
    return { state: 'answered', tokens, nothing: namesOf('nothing'), unread: namesOf('unread') }
  }
}

function nameOf(chains: readonly ChainView[], chainId: number): readonly string[] {
  return chains.filter(({ id }) => id === chainId).map(({ name }) => name)
}
