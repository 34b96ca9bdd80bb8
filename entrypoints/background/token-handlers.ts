import type { Handlers } from '../../src/api/server.ts'
import type { Profile } from '../../src/core/profile.ts'
import { findToken } from '../../src/wallet/find-token.ts'
import type { Wallet } from './wallet.ts'

type Parts = Readonly<{
  profile: Profile
  wallet: Pick<Wallet, 'node'> & Readonly<{ money: Pick<Wallet['money'], 'balances'> }>
}>

/** Answers what pages ask about tokens that the profile does not pin. */
export function tokenHandlers({ profile, wallet }: Parts): Pick<Handlers, 'token.find' | 'token.balance'> {
  const ports = { profile, tokenAt: (chainId: number, address: string) => wallet.node(chainId).tokenAt(address) }
  return {
    'token.find': ({ address, chainIds }) => findToken(address, chainIds, ports),
    'token.balance': async ({ account, chainId, address }) => {
      const [found] = await findToken(address, [chainId], ports)
      if (found?.found !== 'token') return null
      const { currency } = found
      const read = await wallet.money.balances.balance(currency, account)
      return read.ok
        ? { currency, account, known: true, value: read.value }
        : { currency, account, known: false, why: read.reason }
    },
  }
}
