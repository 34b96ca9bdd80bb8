import { evmPaymentItem } from '../../../core/deposit-address/own-payment.ts'
import type { Answer } from '../../../core/reason/reason.ts'
import { paymentGasCost } from '../../deposit-address/own-payment/evm-gas.ts'
import type { PaymentQuestion, PaymentStep, PaymentStepPorts } from '../../deposit-address/own-payment/payment-ports.ts'

/** Pays a deposit address by one transaction. */
export async function evmPayment(
  { asked, intent, origin }: PaymentQuestion,
  ports: PaymentStepPorts,
): Promise<Answer<PaymentStep>> {
  const step = evmPaymentItem(asked, { intent, origin })
  const gas = await paymentGasCost(step, { currency: intent.originCurrency, native: origin.native }, ports)
  return gas.ok ? { ok: true, value: { step, feeValue: gas.value } } : gas
}
