import { paymentDeadlineSeconds } from '../../../core/deposit-address/payment-deadline.ts'
import { type Execution, isAwaitingPayment, type NonceAtApproval } from '../../../core/execution/execution.ts'
import type { DepositAddressItem, Item } from '../../../core/execution/item.ts'
import { type HighFee, highFeeOf } from '../../../core/families/bitcoin/fees/high-fee.ts'
import { isBitcoinPsbt } from '../../../core/families/bitcoin/items.ts'
import { type BitcoinFigures, bitcoinFiguresOf } from '../../../core/families/bitcoin/transaction-figures.ts'
import { isDepositAddress } from '../../../core/families/deposit-address-item.ts'
import { traitsOf } from '../../../core/families/families.ts'
import { type Intent, intent } from '../../../core/intent/intent.ts'
import type { Amount } from '../../../core/money/currency.ts'
import { type Act, actOfOwnPayment } from '../../../core/policy/act.ts'
import { chainById, type Profile } from '../../../core/profiles/profile.ts'
import { type Answer, failedFor } from '../../../core/reason/reason.ts'
import { fingerprint } from '../../../lib/fingerprint.ts'
import { rulesOf } from '../../families/rules-by-family.ts'
import type { PasswordCheck, PasswordCheckResult } from '../../policy/password-check.ts'
import { createOffers, type OfferRefusal } from '../../user-events/offers.ts'
import { applyUserEvent, type UserEventPorts } from '../../user-events/user-event.ts'
import type { AddressDeposit } from '../address-deposit.ts'
import type { PaymentStep, PaymentStepPorts } from './payment-ports.ts'

export type PaymentOffer = Readonly<{
  step: Item
  address: string
  pays: Amount
  /** This is a maximum, but exact on Bitcoin. */
  fee: Amount
  bitcoin: BitcoinFigures | undefined
  highFee?: HighFee | undefined
  mark: string
}>

export type OwnPaymentPorts = UserEventPorts &
  PaymentStepPorts &
  Readonly<{
    profile: Profile
    nowSeconds: () => number
    /** Undefined means no deposit address. */
    deposited: (execution: Execution) => Promise<Answer<AddressDeposit> | undefined>
    /** Slow answers stay unknown. */
    noncesOf: (id: string, plan: readonly Item[]) => Promise<readonly NonceAtApproval[]>
    guard: Pick<PasswordCheck, 'pass'>
  }>

export type OwnPayments = Readonly<{
  ask: (id: string, account: string) => Promise<PaymentOffer | OfferRefusal>
  take: (
    id: string,
    yes: Readonly<{ mark: string; password: string | undefined; isFeeTicked?: boolean | undefined }>,
  ) => Promise<PasswordCheckResult<boolean>>
  /** Undefined means no such offer. */
  actOf: (id: string, mark: string) => Promise<Act | undefined>
}>

const OVER = { unavailable: { code: 'DEPOSIT_OVER' } } as const
const RAN_OUT = { unavailable: { code: 'DEPOSIT_LATE' } } as const
const PAID = {
  unavailable: { code: 'DEPOSIT_PAID' },
} as const

/** Makes payments of approved deposit addresses from own money, with a second approval. */
export function createOwnPayments(ports: OwnPaymentPorts): OwnPayments {
  const offers = createOffers<PaymentOffer>()
  async function actOf(id: string, { step, pays }: PaymentOffer): Promise<Act | undefined> {
    const execution = await ports.load(id)
    const account = 'from' in step ? step.from : undefined
    if (!execution || account === undefined) return undefined
    return actOfOwnPayment(execution.intent, { account, pays }, ports.profile)
  }
  return {
    ask: async (id, account) => {
      const execution = await ports.load(id)
      const why = execution ? await whyNot(execution, ports) : OVER
      if (!execution || why) return why ?? OVER
      const offer = await offerOf(execution, account, ports)
      return 'unavailable' in offer ? offer : offers.keep(offer)
    },
    take: async (id, { mark, password, isFeeTicked = false }) => {
      const offer = offers.takeTicked(mark, isFeeTicked)
      const act = offer && (await actOf(id, offer))
      if (!act) return { passed: true, value: false }
      const yes = () => takePayment(id, offer, ports)
      const guarded = await ports.guard.pass({ act, password }, yes, (isTaken) => isTaken)
      if (!guarded.passed) offers.keep(offer)
      return guarded
    },
    actOf: async (id, mark) => {
      const offer = offers.find(mark)
      return offer && actOf(id, offer)
    },
  }
}

async function whyNot(execution: Execution, ports: OwnPaymentPorts): Promise<OfferRefusal | undefined> {
  if (!isAwaitingPayment(execution)) return OVER
  if (execution.requote) return PAID
  const origin = chainById(ports.profile, execution.intent.originChainId)
  const untilSeconds = origin ? paymentDeadlineSeconds(execution, traitsOf(origin)) : 0
  if (untilSeconds > 0 && ports.nowSeconds() >= untilSeconds) return RAN_OUT
  const deposited = await ports.deposited(execution)
  if (!deposited) return OVER
  if (!deposited.ok) return { unavailable: deposited.reason }
  return deposited.value.arrived > 0n ? PAID : undefined
}

async function offerOf(
  execution: Execution,
  account: string,
  ports: OwnPaymentPorts,
): Promise<PaymentOffer | OfferRefusal> {
  const { id, plan } = execution
  const asked = plan.find(isDepositAddress)
  const frozen = intent(execution.intent, ports.profile)
  if (!asked || !frozen.ok) return OVER
  const paid = await paidBy(asked, { intent: frozen.intent, account }, ports)
  if (!paid.ok) return { unavailable: paid.reason }
  const { step, feeValue, spareCoins } = paid.value
  return {
    step,
    address: asked.address,
    pays: { currency: frozen.intent.originCurrency, value: asked.amount },
    fee: { ...execution.mostGas, value: feeValue },
    bitcoin: isBitcoinPsbt(step) ? bitcoinFiguresOf(step, { spareCoins }) : undefined,
    highFee: isBitcoinPsbt(step) ? highFeeOf(step, step, execution.mostGas.currency) : undefined,
    mark: fingerprint({ id, step, feeValue }),
  }
}

async function paidBy(
  asked: DepositAddressItem,
  { intent: frozen, account }: Readonly<{ intent: Intent; account: string }>,
  ports: OwnPaymentPorts,
): Promise<Answer<PaymentStep>> {
  const origin = chainById(ports.profile, asked.chainId)
  if (!origin) return failedFor({ code: 'CURRENCY_UNKNOWN' })
  return rulesOf(origin).ownPayment({ asked, intent: frozen, account, origin }, ports)
}

async function takePayment(id: string, { step, fee }: PaymentOffer, ports: OwnPaymentPorts): Promise<boolean> {
  const taken = await applyUserEvent(id, ports, async (execution) => {
    if (await whyNot(execution, ports)) return undefined
    const noncesAtApproval = await ports.noncesOf(id, [step])
    return { event: 'ownPayment', step, mostGas: fee.value, noncesAtApproval, atSeconds: ports.nowSeconds() } as const
  })
  return taken !== undefined
}
