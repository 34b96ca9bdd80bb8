import { failedFor } from '../../../core/reason/reason.ts'
import { buildBitcoinPayment } from '../../deposit-address/own-payment/bitcoin-payment.ts'
import type { PaymentQuestion, PaymentStep, PaymentStepPorts } from '../../deposit-address/own-payment/payment-ports.ts'
import type { Answer } from '../evm/node-port.ts'

/** Pays a deposit address from one own address. */
export async function bitcoinPayment(
  { asked, account }: PaymentQuestion,
  ports: PaymentStepPorts,
): Promise<Answer<PaymentStep>> {
  const index = await ports.indexOf(account)
  if (index === undefined || !ports.bitcoin) return failedFor({ code: 'NO_OWN_ADDRESS' })
  const step = await buildBitcoinPayment(asked, index, ports.bitcoin)
  return step.ok ? { ok: true, value: { step: step.value, feeValue: step.value.feeSats } } : step
}
