import { equalBytes } from '../../lib/bytes.ts'
import { bytesToHex, hexToBytes } from '../../lib/hex.ts'
import type { BitcoinPsbtItem } from '../execution/item.ts'
import { judgeFeeOf } from '../families/bitcoin/fees/fee-policy.ts'
import { relayProblemOf } from '../families/bitcoin/relay-policy.ts'
import { addedCoinProblem, type Spending, spendingAt } from '../families/bitcoin/spending.ts'
import { writeTransaction } from '../families/bitcoin/transaction/library-transaction.ts'
import { readPsbt } from '../families/bitcoin/transaction/psbt.ts'
import { isScriptOfKeys, signTransaction } from '../families/bitcoin/transaction/sign-transaction.ts'
import { type BitcoinTransactionParts, outpointKey } from '../families/bitcoin/transaction/transaction.ts'
import { spentOutputs, unsignedTransaction } from '../families/bitcoin/transaction/unsigned.ts'
import { reasonLine } from '../reason/reason.ts'
import type { BitcoinTerms, Signed, SignItem } from './signed.ts'

/**
 * Signs our own PSBT: all inputs and outputs (SIGHASH_ALL, in Taproot SIGHASH_DEFAULT).
 * `bytes` is hex for `POST /tx`. Deterministic (RFC 6979; BIP-340 without randomness).
 * @throws RangeError for other coins, a fee outside the policy, another PSBT or a cancellation
 */
export const signBitcoinPsbt: SignItem<'bitcoinPsbt'> = async (item, { terms, purpose, privateKey }) => {
  if (purpose !== 'step') throw new RangeError(`expected a step of the plan, got the purpose ${purpose}`)
  refuseOtherPsbt(item)
  if (terms.shrunk) refuseForeignRecipient(item, privateKey)
  const spending = spendingOn(item, terms)
  const transaction = unsignedTransaction(spending.inputs, spending.outputs)
  refuseFee(spending, terms, transaction)
  const { bytes, txid } = signTransaction(transaction, spentOutputs(spending.inputs), privateKey)
  const text = bytesToHex(bytes).slice(2)
  return { kind: item.kind, purpose, chainId: item.chainId, bytes: text, hash: txid } as Signed
}

// The shown transaction must be the signed one.
function refuseOtherPsbt({ inputs, outputs, psbt }: BitcoinPsbtItem): void {
  const said = writeTransaction(readPsbt(hexToBytes(psbt)).transaction)
  if (!equalBytes(said, writeTransaction(unsignedTransaction(inputs, outputs))))
    throw new RangeError('expected the PSBT of these coins and outputs, got another one')
}

// The last gate of every fee, on every path.
function refuseFee(spending: Spending, terms: BitcoinTerms, { outputs }: BitcoinTransactionParts): void {
  const feeSats = sumOf(spending.inputs) - sumOf(outputs)
  if (feeSats !== terms.feeSats) throw new RangeError(`expected a fee of ${terms.feeSats}, got ${feeSats}`)
  const judged = judgeFeeOf(spending, feeSats, terms.parent)
  if (judged.is === 'refused') throw new RangeError(`expected a fee in the policy, got ${reasonLine(judged.reason)}`)
  if (judged.is === 'high' && !terms.isFeeTicked) throw new RangeError(`expected a tick for the fee of ${feeSats}`)
}

function sumOf(values: readonly Readonly<{ valueSats: bigint }>[]): bigint {
  return values.reduce((total, { valueSats }) => total + valueSats, 0n)
}

function refuseForeignRecipient({ outputs }: BitcoinPsbtItem, keys: Uint8Array | readonly Uint8Array[]): void {
  const foreign = outputs.find(({ role, script }) => role === 'send' && !isScriptOfKeys(script, keys))
  if (foreign) throw new RangeError(`expected a recipient of our own, got the script ${foreign.script}`)
}

// A replacement keeps every coin and others' outputs; further coins obey `addedCoinProblem`.
function spendingOn(item: BitcoinPsbtItem, { outpoints, feeSats, added = [], shrunk }: BitcoinTerms): Spending {
  const coins = [...item.inputs, ...added].map(outpointKey)
  if (coins.join() !== outpoints.join()) throw new RangeError(`expected the coins ${coins}, got ${outpoints}`)
  if (feeSats < item.feeSats) throw new RangeError(`expected a fee of at least ${item.feeSats}, got ${feeSats}`)
  const foreign = added.length > 0 ? addedCoinProblem(item, added) : undefined
  if (foreign !== undefined) throw new RangeError(`expected further coins of the same address, got ${foreign}`)
  const answer = spendingAt(item, { feeSats, added, shrunk })
  if (!answer.ok) throw new RangeError(answer.message)
  const { spending } = answer
  const problem = relayProblemOf(
    spending.inputs.map(({ script }) => script),
    spending.outputs,
  )
  if (problem) throw new RangeError(`expected a transaction that nodes relay, got one that they refuse: ${problem}`)
  return spending
}
