import * as v from 'valibot'
import { spendAll } from '../../../core/families/bitcoin/coins/coin-selection.ts'
import { chosenAmong } from '../../../core/families/bitcoin/coins/protected-coins.ts'
import { NEXT_BLOCK } from '../../../core/families/bitcoin/fees/fee-target.ts'
import { scriptOfAddress } from '../../../core/families/bitcoin/transaction/script.ts'
import type { InputToSpend } from '../../../core/families/bitcoin/transaction/unsigned.ts'
import type { Intent } from '../../../core/intent/intent.ts'
import { type Answer, failedFor } from '../../../core/reason/reason.ts'
import { bytesToHex, hexToBytes } from '../../../lib/hex.ts'
import { changeOf, provenCoin } from '../../deposit-address/own-payment/bitcoin-payment.ts'
import { notEnough } from '../../deposit-address/own-payment/too-little.ts'
import type { OwnCoinPorts, QuoteAnswer, SendQuotePorts } from '../../quotes/quote-answer.ts'
import { unavailable } from './send-quote.ts'

const answered = v.looseObject({
  steps: v.strictTuple([
    v.looseObject({ items: v.strictTuple([v.looseObject({ data: v.strictObject({ psbt: v.string() }) })]) }),
  ]),
})

/** Puts the chosen coins into the service's PSBT, unproven; its payments stay. */
export async function quoteWithChosenCoins(
  intent: Intent,
  answer: QuoteAnswer,
  { ownCoins }: SendQuotePorts,
): Promise<QuoteAnswer> {
  const parsed = answer.ok ? v.safeParse(answered, answer.body) : undefined
  // The verifier refuses other coins.
  if (!answer.ok || !parsed?.success || !ownCoins) return answer
  const { output: body } = parsed
  const [step] = body.steps
  const [item] = step.items
  const psbt = await psbtOf(intent, item.data.psbt, ownCoins)
  if (!psbt.ok) return unavailable(psbt.reason)
  const changed = { ...body, steps: [{ ...step, items: [{ ...item, data: { psbt: psbt.value } }] }] }
  return { ...answer, text: JSON.stringify(changed), body: changed }
}

async function psbtOf(
  { user, coins = [], amount }: Intent,
  said: string,
  ports: OwnCoinPorts,
): Promise<Answer<string>> {
  const own = await ports.ownScripts()
  const payer = own.find(({ script }) => script === scriptOfAddress(user))
  if (!payer) return failedFor({ code: 'ADDRESS_FOREIGN' })
  const [rate, listed, change] = await Promise.all([
    ports.satsPerVbyte(NEXT_BLOCK),
    ports.coins(payer),
    changeOf(payer, ports),
  ])
  if (!rate.ok) return rate
  if (!listed.ok) return listed
  if (!change.ok) return change
  const chosen = chosenAmong(listed.value, coins)
  if (!chosen) return failedFor({ code: 'CHOSEN_COIN_GONE' })
  const [{ readPsbt }, { unsignedPsbt }] = await Promise.all([
    import('../../../core/families/bitcoin/transaction/psbt.ts'),
    import('../../../core/families/bitcoin/transaction/unsigned.ts'),
  ])
  const payments = paymentsIn(said, readPsbt).filter((each) => !own.some(({ script }) => script === each.script))
  const [first, ...others] = payments
  if (!first) return { ok: true, value: said }
  const paid = payments.reduce((sum, { valueSats }) => sum + valueSats, 0n)
  const asked = { amount: paid, to: first.script, others: others.map(({ script }) => script) }
  const choice = spendAll(chosen, { ...asked, change: change.value.script, satsPerVbyte: rate.value })
  if (!choice) return failedFor(notEnough(chosen, amount, 'CHOSEN_COINS_TOO_LITTLE'))
  const spends: InputToSpend[] = []
  for (const coin of choice.coins) {
    const spend = await provenCoin(coin, ports)
    if (!spend.ok) return spend
    spends.push(spend.value)
  }
  const { script, ...origin } = change.value
  const back = { script, valueSats: choice.changeSats, origin: { script, ...origin } }
  const all = payments.map((each) => ({ ...each, origin: undefined }))
  return { ok: true, value: unsignedPsbt(spends, choice.changeSats > 0n ? [...all, back] : all).slice(2) }
}

type ReadPsbt = typeof import('../../../core/families/bitcoin/transaction/psbt.ts').readPsbt

// The verifier names unreadable bytes.
function paymentsIn(psbt: string, readPsbt: ReadPsbt) {
  try {
    const { outputs } = readPsbt(hexToBytes(`0x${psbt}`)).transaction
    return outputs.map(({ script, valueSats }) => ({ script: bytesToHex(script), valueSats }))
  } catch {
    return []
  }
}
