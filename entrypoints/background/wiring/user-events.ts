import { isBundle, isBundleId } from '../../../src/core/bundle/bundle.ts'
import type { Execution } from '../../../src/core/execution/execution.ts'
import type { StepsEvent } from '../../../src/core/execution/steps/apply.ts'
import type { Profile } from '../../../src/core/profiles/profile.ts'
import { sign } from '../../../src/core/sign/sign.ts'
import { once } from '../../../src/lib/once.ts'
import type { CpfpOffers, CpfpPorts } from '../../../src/wallet/cpfp/offer.ts'
import { readAddressDeposit } from '../../../src/wallet/deposit-address/address-deposit.ts'
import { readFollowUpPayments } from '../../../src/wallet/deposit-address/follow-up-payments.ts'
import { createOwnPayments } from '../../../src/wallet/deposit-address/own-payment/offer.ts'
import { requestReindex } from '../../../src/wallet/deposit-address/reindex.ts'
import type { ReservingRecord } from '../../../src/wallet/engine/adapters/step-adapter.ts'
import type { StepPorts } from '../../../src/wallet/engine/transfer-steps.ts'
import type { PasswordCheck } from '../../../src/wallet/policy/password-check.ts'
import { type BitcoinReplacementPorts, offerBitcoinReplacement } from '../../../src/wallet/replacement/bitcoin.ts'
import { createReplacements } from '../../../src/wallet/replacement/offer.ts'
import { abandonTransfer } from '../../../src/wallet/user-events/abandon.ts'
import { abandonBundle } from '../../../src/wallet/user-events/abandon-bundle.ts'
import { rebroadcastByUser } from '../../../src/wallet/user-events/rebroadcast.ts'
import { after, nowMilliseconds, nowSeconds } from './browser/clock.ts'
import type { Engine } from './engine.ts'
import type { WalletReads } from './reads.ts'
import type { Stores } from './stores.ts'

type Parts = Readonly<{
  profile: Profile
  approvals: Stores['approvals']
  reads: WalletReads
  engine: Engine
  withKey: StepPorts['withKey']
  guard: PasswordCheck
}>

/** Wires the user's acts on an approved transfer. */
export function openUserEvents({ profile, approvals, reads, engine, withKey, guard }: Parts) {
  const { families, money, service } = reads
  const { node, bitcoin } = families
  const { executor, bundleStore, noncesOf } = engine
  const { load } = executor
  const held = approvals.holding(executor)
  const ports = { ...executor, ...held, noncesOf, nowSeconds, guard, wake: engine.tracker.wake }
  const either = approvals.holding<ReservingRecord, StepsEvent>({
    load: (id) => (isBundleId(id) ? bundleStore : executor).load(id),
    save: (record, event) => (isBundle(record) ? bundleStore.save(record) : executor.save(record, event)),
  })
  const misdirected = { budget: service.budget, after, nowMilliseconds, reindex: service.client.reindex }
  const deposited = (execution: Execution) => readAddressDeposit(execution, { profile, ...money.atAddress })
  const { received, history } = money
  const followUps = { profile, received, history, status: service.status, newestRequest: service.newestRequest }
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
    cpfp:
      bitcoin &&
      openCpfpOffers({ ...ports, ...bitcoin.cpfp, profile, sign, withKey, bump: bumpOf(money.bitcoinReplacement) }),
    // A changed record can always be given up.
    abandon: (id: string) =>
      isBundleId(id)
        ? abandonBundle(id, { ...ports, ...bundleStore, abandoned: engine.abandonedBundle })
        : abandonTransfer(id, { ...ports, load, deposited }),
    broadcastAgain: (id: string) => rebroadcastByUser(id, { ...ports, ...either }),
    requestReindex: (id: string, chainId: number) => requestReindex(id, chainId, { ...ports, ...misdirected, profile }),
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

function bumpOf(ports: BitcoinReplacementPorts): CpfpPorts['bump'] {
  return (execution, index) => offerBitcoinReplacement(execution, index, 'step', ports)
}

// A child is built with the Bitcoin library, which tracking does without.
function openCpfpOffers(ports: CpfpPorts): CpfpOffers {
  const offers = once(async () => (await import('../../../src/wallet/cpfp/offer.ts')).createCpfpOffers(ports))
  return {
    ask: async (id) => (await offers.get()).ask(id),
    take: async (...chosen) => (await offers.get()).take(...chosen),
  }
}
