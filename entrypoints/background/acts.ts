import type { Execution } from '../../src/core/execution.ts'
import type { Profile } from '../../src/core/profile.ts'
import { sign } from '../../src/core/sign/sign.ts'
import type { StepsEvent } from '../../src/core/step-engine.ts'
import type { Evm } from '../../src/net/evm.ts'
import type { AskingPorts } from '../../src/wallet/asking.ts'
import { broadcastAgain } from '../../src/wallet/broadcast-again.ts'
import type { ByHandPorts } from '../../src/wallet/by-hand.ts'
import type { Holding } from '../../src/wallet/carry/carry.ts'
import { lookForFollowUps } from '../../src/wallet/deposit-address/afterwards.ts'
import type { FollowUpPorts } from '../../src/wallet/deposit-address/afterwards-open.ts'
import { lookElsewhere, type MisdirectedPorts } from '../../src/wallet/deposit-address/astray.ts'
import { lookAtDeposit } from '../../src/wallet/deposit-address/deposit.ts'
import { abandon } from '../../src/wallet/give-up.ts'
import type { Guard } from '../../src/wallet/guard.ts'
import { createCpfp } from '../../src/wallet/hurry/hurry.ts'
import { createOwnPayments, type OwnPaymentPorts } from '../../src/wallet/own-payment/own-payment.ts'
import { createReplacements } from '../../src/wallet/raise/raise.ts'
import type { StepPorts } from '../../src/wallet/steps.ts'
import type { OpenedBitcoin } from './bitcoin.ts'
import type { openMoney } from './money.ts'

type Parts = ByHandPorts &
  Pick<StepPorts, 'withKey' | 'nowSeconds'> &
  Pick<OwnPaymentPorts, 'noncesOf'> &
  Pick<FollowUpPorts, 'status' | 'newestRequest'> &
  Readonly<{
    profile: Profile
    node: (chainId: number) => Evm
    bitcoin: OpenedBitcoin | undefined
    money: ReturnType<typeof openMoney>
    guard: Guard
    either: Pick<ByHandPorts<Holding, StepsEvent>, 'load' | 'save'>
    misdirected: AskingPorts & Pick<MisdirectedPorts, 'reindex'>
  }>

/** Wires the user's acts on an approved transfer. */
export function openActs({
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
  const deposited = (execution: Execution) => lookAtDeposit(execution, { profile, ...money.atAddress })
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
    cpfp: bitcoin && createCpfp({ ...ports, ...bitcoin.cpfp, profile, sign, withKey }),
    abandon: (id: string) => abandon(id, { ...ports, deposited }),
    broadcastAgain: (id: string) => broadcastAgain(id, { ...ports, ...either }),
    lookElsewhere: (id: string, chainId: number) => lookElsewhere(id, chainId, { ...ports, ...misdirected, profile }),
    depositOf: async (id: string): Promise<Awaited<ReturnType<typeof lookAtDeposit>>> => {
      const execution = await load(id)
      return execution && deposited(execution)
    },
    followUpsOf: async (id: string): Promise<Awaited<ReturnType<typeof lookForFollowUps>>> => {
      const execution = await load(id)
      return execution && lookForFollowUps(execution, followUps)
    },
  }
}
