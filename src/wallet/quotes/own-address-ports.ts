import type { IntentInput } from '../../core/intent/intent.ts'
import type { Profile } from '../../core/profiles/profile.ts'
import type { Answer } from '../../core/reason/reason.ts'
import type { BitcoinHoldings } from '../families/bitcoin/holdings.ts'

/** Without `recipient` the account receives. */
export type TransferFromAccount = Omit<IntentInput, 'user' | 'recipient' | 'refundTo'> &
  Readonly<{ account: string; recipient?: string | undefined; refundTo?: string | undefined }>

export type OwnAddressPorts = Readonly<{
  profile: Profile
  /** Undefined means a foreign account. */
  indexOf: (account: string) => Promise<number | undefined>
  holdings: Pick<BitcoinHoldings, 'payer' | 'owner' | 'receiving'>
  accountOnExchangeB: (account: string) => Promise<Answer<string>>
  /** Counts confirmed satoshis of any address. */
  satsAt: (address: string) => Promise<Answer<bigint>>
}>
