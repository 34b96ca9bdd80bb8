import type { ApiHandlers } from '../../../src/api/server.ts'
import { checksummed, parseAddress } from '../../../src/core/families/address.ts'
import { chainsWith } from '../../../src/core/profiles/chains-with.ts'
import type { Profile } from '../../../src/core/profiles/profile.ts'
import type { DelegationPlace } from '../../../src/wallet/counterparties/delegations.ts'
import type { whileUnlocked } from '../../../src/wallet/policy/while-unlocked.ts'
import type { Wallet } from '../wiring/wallet.ts'
import { ownCallsView, undelegationView } from './views/calls.ts'

type Parts = Readonly<{
  profile: Profile
  wallet: Pick<Wallet, 'delegations'>
  agreed: <T>(act: () => Promise<T>) => ReturnType<typeof whileUnlocked<T>>
}>

/** Answers pages about delegations of own accounts (EIP-7702). */
export function delegationHandlers({
  profile,
  wallet: { delegations },
  agreed,
}: Parts): Pick<ApiHandlers, 'delegations.on' | 'delegations.ask' | 'delegations.take'> {
  const read = (sent: DelegationPlace): DelegationPlace | undefined => {
    const parsed = parseAddress('evm', sent.account)
    const isCarried = chainsWith(profile, 'hasContracts').some(({ id }) => id === sent.chainId)
    return parsed.ok && isCarried ? { account: parsed.address, chainId: sent.chainId } : undefined
  }
  return {
    'delegations.on': async (sent) => {
      const place = read(sent)
      if (!place) return { state: 'none' }
      const found = await delegations.on(place)
      return found.state === 'delegated' ? { ...found, delegate: checksummed(found.delegate) } : found
    },
    'delegations.ask': async (sent) => {
      const place = read(sent)
      const asked = place ? await delegations.ask(place) : ({ obstacle: 'notOwn' } as const)
      if ('obstacle' in asked) return { available: false, ...asked }
      const shown = ownCallsView(asked.calls, asked.shown, profile)
      return { available: true, shown: { ...shown, calls: undelegationView(shown.calls) } }
    },
    'delegations.take': ({ mark, ...sent }) =>
      agreed(async () => {
        const place = read(sent)
        const taken = place && (await delegations.take(place, mark))
        return taken ? { outcome: 'taken', bundleId: taken.id } : { outcome: 'stale' }
      }),
  }
}
