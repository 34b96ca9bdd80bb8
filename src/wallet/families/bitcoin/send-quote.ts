import type { DepositAddressItem } from '../../../core/execution/item.ts'
import { scriptOfAddress } from '../../../core/families/bitcoin/transaction/script.ts'
import type { Intent } from '../../../core/intent/intent.ts'
import { type Answer, failedFor, type Reason } from '../../../core/reason/reason.ts'
import { fingerprint } from '../../../lib/fingerprint.ts'
import { buildPaymentFrom } from '../../deposit-address/own-payment/bitcoin-payment.ts'
import type { OwnCoinPorts, QuoteAnswer, SendQuotePorts } from '../../quotes/quote-answer.ts'

/** Answers a send from own coins, unproven. */
export async function quoteBitcoinSend(intent: Intent, { ownCoins, randomName }: SendQuotePorts): Promise<QuoteAnswer> {
  if (!ownCoins) return unavailable({ code: 'NO_BITCOIN' })
  const psbt = await psbtOf(intent, ownCoins)
  if (!psbt.ok) return unavailable(psbt.reason)
  const requestId = `0x${fingerprint([intent.hash, randomName()])}`
  const { chainId, address, symbol, decimals } = intent.originCurrency
  const amount = intent.amount.toString()
  const side = { currency: { chainId, address, symbol, decimals }, amount, minimumAmount: amount }
  const items = [{ status: 'incomplete', data: { psbt: psbt.value } }]
  const body = {
    requestId,
    steps: [{ id: 'send', kind: 'transaction', requestId, items }],
    details: { sender: intent.user, recipient: intent.recipient, currencyIn: side, currencyOut: side },
  }
  return { ok: true, text: JSON.stringify(body), body }
}

async function psbtOf(intent: Intent, ports: OwnCoinPorts): Promise<Answer<string>> {
  const script = scriptOfAddress(intent.user)
  const payer = (await ports.ownScripts()).find((own) => own.script === script)
  if (!payer) return failedFor({ code: 'ADDRESS_FOREIGN' })
  const asked: DepositAddressItem = {
    kind: 'depositAddress',
    chainId: intent.originCurrency.chainId,
    address: intent.recipient,
    currency: intent.originCurrency.address,
    amount: intent.amount,
    isProven: true,
  }
  const built = await buildPaymentFrom(payer, asked, ports, { outpoints: intent.coins, isOfAccount: true })
  return built.ok ? { ok: true, value: built.value.payment.psbt.slice(2) } : built
}

export function unavailable(reason: Reason): QuoteAnswer {
  return { ...failedFor(reason), code: reason.code, retryable: false }
}
