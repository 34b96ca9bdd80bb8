import type { ApiHandlers } from '../../../src/api/server.ts'
import type { AllowanceView, PinnedSpender } from '../../../src/api/views/allowances.ts'
import { kindAt } from '../../../src/core/chain/pinned-contracts.ts'
import { checksummed, parseAddress } from '../../../src/core/families/address.ts'
import { chainsWith } from '../../../src/core/profiles/chains-with.ts'
import { chainById, currencyOf, type Profile } from '../../../src/core/profiles/profile.ts'
import type { Allowance } from '../../../src/wallet/allowances/open-allowances.ts'
import type { RevocationTarget } from '../../../src/wallet/allowances/revocation.ts'
import type { whileUnlocked } from '../../../src/wallet/policy/while-unlocked.ts'
import type { Wallet } from '../wiring/wallet.ts'
import { ownCallsView } from './views/calls.ts'

type Parts = Readonly<{
  profile: Profile
  wallet: Wallet
  agreed: <T>(act: () => Promise<T>) => ReturnType<typeof whileUnlocked<T>>
}>

/** Answers our pages about allowances. */
export function allowanceHandlers({
  profile,
  wallet,
  agreed,
}: Parts): Pick<ApiHandlers, 'allowances.on' | 'allowances.ask' | 'allowances.take'> {
  const { allowances } = wallet
  const isCarried = (chainId: number) => chainsWith(profile, 'hasContracts').some(({ id }) => id === chainId)
  const read = (wanted: RevocationTarget): RevocationTarget | undefined => {
    const places = [wanted.account, wanted.token, wanted.spender].map((each) => parseAddress('evm', each))
    const [account, token, spender] = places.flatMap((each) => (each.ok ? [each.address] : []))
    if (!account || !token || !spender || !isCarried(wanted.chainId)) return undefined
    return { account, chainId: wanted.chainId, token, spender, at: wanted.at }
  }
  return {
    'allowances.on': async ({ account, chainId }) => {
      if (!isCarried(chainId)) return { known: false, why: { code: 'CHAIN_UNKNOWN', chainId: `${chainId}` } }
      const found = await allowances.on(account, chainId)
      if (!found.ok) return { known: false, why: found.reason }
      const { open, unread, back } = found.value
      return { known: true, open: open.map((each) => allowanceView(each, chainId, profile)), unread, back }
    },
    'allowances.ask': async (sent) => {
      const wanted = read(sent)
      const asked = wanted ? await allowances.ask(wanted) : ({ obstacle: 'notOwn' } as const)
      if ('obstacle' in asked) return { available: false, ...asked }
      return { available: true, shown: ownCallsView(asked.calls, asked.shown, profile) }
    },
    'allowances.take': ({ mark, ...sent }) =>
      agreed(async () => {
        const wanted = read(sent)
        const taken = wanted && (await allowances.take(wanted, mark))
        return taken ? { outcome: 'taken', bundleId: taken.id } : { outcome: 'stale' }
      }),
  }
}

function allowanceView({ token, spender, ...rest }: Allowance, chainId: number, profile: Profile): AllowanceView {
  return {
    ...rest,
    token: checksummed(token),
    currency: currencyOf(profile, chainId, token),
    spender: checksummed(spender),
    spenderIs: pinnedAs(spender, chainId, profile),
  }
}

function pinnedAs(spender: string, chainId: number, profile: Profile): PinnedSpender | undefined {
  const chain = chainById(profile, chainId)
  const kind = chain && kindAt(chain, spender)
  return kind === 'depositAddressFactory' || kind === 'wrappedNative' ? undefined : kind
}
