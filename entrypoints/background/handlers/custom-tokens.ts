import type { AddTokenAnswer } from '../../../src/api/methods/custom-tokens.ts'
import type { ApiHandlers } from '../../../src/api/server.ts'
import { customTokensAmong } from '../../../src/core/money/custom-token-filter.ts'
import type { Profile } from '../../../src/core/profiles/profile.ts'
import { MOST_CUSTOM_TOKENS } from '../../../src/store/settings/custom-tokens.ts'
import { findToken } from '../../../src/wallet/balances/token-lookup.ts'
import type { Stores } from '../wiring/stores.ts'
import type { Wallet } from '../wiring/wallet.ts'

type Parts = Readonly<{
  profile: Profile
  stores: Pick<Stores, 'addedTokens'>
  wallet: Pick<Wallet, 'node'> & Readonly<{ money: Pick<Wallet['money'], 'balances'> }>
  changed: () => void
}>

type Rows = 'token.find' | 'token.balance' | 'token.added' | 'token.add' | 'token.remove'

/** Answers pages about tokens that the profile doesn't pin. */
export function customTokenHandlers({ profile, stores, wallet, changed }: Parts): Pick<ApiHandlers, Rows> {
  const { addedTokens } = stores
  const ports = { profile, tokenAt: (chainId: number, address: string) => wallet.node(chainId).tokenAt(address) }
  // The page's description of a token isn't trusted or needed.
  async function add(chainId: number, address: string): Promise<AddTokenAnswer> {
    const [found] = await findToken(address, [chainId], ports)
    if (found?.found !== 'token') return { outcome: found?.found ?? 'nothing' }
    if (!(await addedTokens.add(found.currency))) return { outcome: 'full', most: MOST_CUSTOM_TOKENS }
    changed()
    return { outcome: 'added' }
  }
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
    'token.added': async () => ({
      tokens: customTokensAmong(await addedTokens.list(), profile),
      most: MOST_CUSTOM_TOKENS,
    }),
    'token.add': ({ chainId, address }) => add(chainId, address),
    'token.remove': async (token) => {
      await addedTokens.remove(token)
      changed()
      return null
    },
  }
}
