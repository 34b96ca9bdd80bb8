import { type Answer, failedFor } from '../../../core/reason/reason.ts'
import { buildBitcoinPayment } from '../../deposit-address/own-payment/bitcoin-payment.ts'
import type { PaymentQuestion, PaymentStep, PaymentStepPorts } from '../../deposit-address/own-payment/payment-ports.ts'

/** Pays a deposit address from one own address. */
export async function bitcoinPayment(
  { asked, account }: PaymentQuestion,
  ports: PaymentStepPorts,
): Promise<Answer<PaymentStep>> {
  const index = await ports.indexOf(account)
  if (index === undefined || !ports.bitcoin) return failedFor({ code: 'NO_OWN_ADDRESS' })
  const step = await buildBitcoinPayment(asked, index, ports.bitcoin)
  if (!step.ok) return step
  const { payment, spareCoins } = step.value
  return { ok: true, value: { step: payment, feeValue: payment.feeSats, spareCoins } }
}
