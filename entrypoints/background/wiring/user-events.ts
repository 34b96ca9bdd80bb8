import type { Execution } from '../../../src/core/execution/execution.ts'
import type { StepsEvent } from '../../../src/core/execution/steps/apply.ts'
import type { Profile } from '../../../src/core/profiles/profile.ts'
import { sign } from '../../../src/core/sign/sign.ts'
import type { EvmClient } from '../../../src/net/families/evm/client.ts'
import { createCpfpOffers } from '../../../src/wallet/cpfp/offer.ts'
import { readAddressDeposit } from '../../../src/wallet/deposit-address/deposit.ts'
import { readFollowUpPayments } from '../../../src/wallet/deposit-address/follow-up-payments.ts'
import type { FollowUpPorts } from '../../../src/wallet/deposit-address/open-address-payments.ts'
import { createOwnPayments, type OwnPaymentPorts } from '../../../src/wallet/deposit-address/own-payment/offer.ts'
import { type ReindexPorts, requestReindex } from '../../../src/wallet/deposit-address/reindex.ts'
import type { ReservingRecord } from '../../../src/wallet/engine/adapters/step-adapter.ts'
import type { RequestTurnPorts } from '../../../src/wallet/engine/polling/request-turn.ts'
import type { StepPorts } from '../../../src/wallet/engine/transfer-steps.ts'
import type { PasswordCheck } from '../../../src/wallet/policy/password-check.ts'
import { createReplacements } from '../../../src/wallet/replacement/offer.ts'
import { abandonTransfer } from '../../../src/wallet/user-events/abandon.ts'
import { rebroadcastByUser } from '../../../src/wallet/user-events/rebroadcast.ts'
import type { UserEventPorts } from '../../../src/wallet/user-events/user-event.ts'
import type { ChainReads } from './chain-reads.ts'
import type { OpenedBitcoin } from './families/bitcoin.ts'

type Parts = UserEventPorts &
  Pick<StepPorts, 'withKey' | 'nowSeconds'> &
  Pick<OwnPaymentPorts, 'noncesOf'> &
  Pick<FollowUpPorts, 'status' | 'newestRequest'> &
  Readonly<{
    profile: Profile
    node: (chainId: number) => EvmClient
    bitcoin: OpenedBitcoin | undefined
    money: ChainReads
    guard: PasswordCheck
    either: Pick<UserEventPorts<ReservingRecord, StepsEvent>, 'load' | 'save'>
    misdirected: RequestTurnPorts & Pick<ReindexPorts, 'reindex'>
  }>

/** Wires the user's acts on an approved transfer. */
export function openUserEvents({
  profile,
  node,
  bitcoin,
  money,
  status,
  newestRequest,
  misdirected,
  withKey,
  either,
  ...ports
}: Parts) {
  const { load } = ports
  const deposited = (execution: Execution) => readAddressDeposit(execution, { profile, ...money.atAddress })
  const { received, history } = money
  const followUps = { profile, received, history, status, newestRequest }
  return {
    replacements: createReplacements({ ...ports, ...either, node, ...money.bitcoinReplacement }),
    ownPayments: createOwnPayments({
      ...ports,
      profile,
      node,
      deposited,
      indexOf: money.indexOf,
      balance: money.atAddress.balance,
      bitcoin: bitcoin?.payment,
    }),
    cpfp: bitcoin && createCpfpOffers({ ...ports, ...bitcoin.cpfp, profile, sign, withKey }),
    abandon: (id: string) => abandonTransfer(id, { ...ports, deposited }),
    broadcastAgain: (id: string) => rebroadcastByUser(id, { ...ports, ...either }),
    lookElsewhere: (id: string, chainId: number) => requestReindex(id, chainId, { ...ports, ...misdirected, profile }),
    depositOf: async (id: string): Promise<Awaited<ReturnType<typeof readAddressDeposit>>> => {
      const execution = await load(id)
      return execution && deposited(execution)
    },
    followUpsOf: async (id: string): Promise<Awaited<ReturnType<typeof readFollowUpPayments>>> => {
      const execution = await load(id)
      return execution && readFollowUpPayments(execution, followUps)
    },
  }
}
