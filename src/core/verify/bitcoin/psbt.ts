import { hexToBytes } from '@noble/hashes/utils'
import * as v from 'valibot'
import { equalBytes } from '../../../lib/bytes.ts'
import type { BitcoinPsbtItem } from '../../execution/item.ts'
import { MOST_COINS_SPENT } from '../../families/bitcoin/coins/coin-selection.ts'
import { bitcoinFactsOf } from '../../families/bitcoin/origin-facts.ts'
import { bytesIn, MOST_OP_RETURN_BYTES, relayProblemOf } from '../../families/bitcoin/relay-policy.ts'
import { writeTransaction } from '../../families/bitcoin/transaction/library-transaction.ts'
import { addressPaidBy } from '../../families/bitcoin/transaction/output-script.ts'
import { type Psbt, type PsbtField, readPsbt } from '../../families/bitcoin/transaction/psbt.ts'
import { memoizedIsScriptOfKey } from '../../families/bitcoin/transaction/script-key.ts'
import type { BitcoinTransactionParts } from '../../families/bitcoin/transaction/transaction.ts'
import { unsignedPsbt, unsignedTransaction } from '../../families/bitcoin/transaction/unsigned.ts'
import type { CheckItem, Context } from '../context.ts'
import { checkMinerFee } from './miner-fee.ts'
import { isPayment, type OwnOutput, ownOutputs } from './outputs.ts'
import { checkChosen, checkProtected } from './protected-coins.ts'
import type { OwnUtxo } from './psbt-context.ts'
import { checkUnconfirmed } from './unconfirmed.ts'
import { ownUtxos } from './utxos.ts'

const MOST_OUTPUTS = 16

// Interface, "Step item data".
const dataSchema = v.strictObject({
  psbt: v.pipe(v.string(), v.regex(/^([0-9a-fA-F]{2})+$/, 'expected whole bytes in hex')),
})

/** Rebuilds the quote's transaction and compares it: the service chooses only coins and a bounded fee. */
export const checkBitcoinPsbt: CheckItem<'bitcoinPsbt'> = ({ data, at }, context) => {
  const psbt = decode(data, at, context)
  if (!psbt) return undefined
  const where = `${at}.data.psbt`
  checkFrame(psbt, where, context)
  const judged = { psbt, where, isScriptOfKey: memoizedIsScriptOfKey() }
  const coins = ownUtxos(judged, context)
  const payments = ownOutputs(judged, context)
  if (!coins || !payments || !isSameTransaction(psbt, unsignedTransaction(coins, payments), where, context)) {
    return undefined
  }
  checkStandard(coins, payments, where, context)
  const spending = { coins, payments, feeSats: sumOf(coins) - sumOf(payments) }
  checkMinerFee(spending, where, context)
  checkUnconfirmed(spending, where, context)
  checkChosen(coins, where, context)
  checkProtected(coins, where, context)
  return itemOf(coins, payments, context)
}

function decode(data: Readonly<Record<string, unknown>>, at: string, { report }: Context): Psbt | undefined {
  const parsed = v.safeParse(dataSchema, data)
  if (!parsed.success) {
    const [issue] = parsed.issues
    const path = `${at}.data.${v.getDotPath(issue) ?? ''}`
    const isForeignField = issue.type === 'strict_object' && issue.expected === 'never'
    report(isForeignField ? 'A15' : 'F01', path, { says: 'transactionMalformed', problem: issue.message.slice(0, 200) })
    return undefined
  }
  const psbt = readable(parsed.output.psbt)
  if (psbt instanceof Error) {
    report('F01', `${at}.data.psbt`, { says: 'transactionMalformed', problem: psbt.message })
    return undefined
  }
  const { inputs, outputs } = psbt.transaction
  if (inputs.length <= MOST_COINS_SPENT && outputs.length <= MOST_OUTPUTS) return psbt
  report('F01', `${at}.data.psbt`, { says: 'psbtTooLarge', inputs: `${inputs.length}`, outputs: `${outputs.length}` })
  return undefined
}

function readable(hex: string): Psbt | Error {
  try {
    return readPsbt(hexToBytes(hex))
  } catch (cause) {
    return new Error(cause instanceof Error ? cause.message : 'not readable', { cause })
  }
}

// BIP-174: the only other global field may be the version, as 0.
const VERSION_FIELD = 0xfb
const isVersion0 = ({ type, key, value }: PsbtField) =>
  type === VERSION_FIELD && key.length === 0 && value.length === 4 && value.every((byte) => byte === 0)

// BIP-65: from here on a lock time is a moment, not a height.
const FIRST_LOCK_TIME_IN_SECONDS = 500_000_000
const SEQUENCES = [0xffff_ffff, 0xffff_fffe, 0xffff_fffd]

function checkFrame({ transaction, global }: Psbt, where: string, context: Context): void {
  const { report } = context
  if (!global.every(isVersion0)) report('F02', where, 'psbtSaysMore')
  if (transaction.version !== 1 && transaction.version !== 2) {
    report('F22', where, { says: 'psbtOfOtherVersion', version: `${transaction.version}` })
  }
  if (transaction.inputs.some(({ sequence }) => !SEQUENCES.includes(sequence))) {
    report('F22', where, 'psbtMinedLater')
  }
  checkLockTime(transaction.lockTime, where, context)
}

function checkLockTime(lockTime: number, where: string, { facts, report }: Context): void {
  if (lockTime === 0) return
  const tip = bitcoinFactsOf(facts)?.tipHeight
  if (lockTime < FIRST_LOCK_TIME_IN_SECONDS && !tip?.known) {
    report('D32', 'facts.tipHeight', 'heightUnknown')
    return
  }
  if (lockTime >= FIRST_LOCK_TIME_IN_SECONDS || !tip?.known || lockTime > tip.value) {
    report('F22', where, 'psbtMinedLater')
  }
}

/** Version, lock time and sequences are judged above. */
function isSameTransaction(
  { transaction }: Psbt,
  own: BitcoinTransactionParts,
  where: string,
  context: Context,
): boolean {
  const { version, lockTime } = own
  const inputs = transaction.inputs.map((input, at) => ({
    ...input,
    sequence: own.inputs[at]?.sequence ?? input.sequence,
  }))
  const said = { ...transaction, version, lockTime, inputs }
  if (equalBytes(writeTransaction(said), writeTransaction(own))) return true
  const inSats = (outputs: BitcoinTransactionParts['outputs']) => outputs.map(({ valueSats }) => valueSats).join(', ')
  const amounts = { pays: inSats(transaction.outputs), needed: inSats(own.outputs) }
  context.report('F13', where, { says: 'psbtPaysOtherAmounts', ...amounts })
  return false
}

function checkStandard(
  coins: readonly OwnUtxo[],
  payments: readonly OwnOutput[],
  where: string,
  { report }: Context,
): void {
  const scripts = coins.map(({ script }) => script)
  const problem = relayProblemOf(scripts, payments)
  const order = payments.find(({ role }) => role === 'order')
  if (problem === 'scriptpubkey' && order) {
    report('F29', where, {
      says: 'orderOutputTooLong',
      bytes: `${bytesIn(order.script)}`,
      most: `${MOST_OP_RETURN_BYTES}`,
    })
  } else if (problem === 'tx-size') {
    report('F29', where, { says: 'psbtTooLarge', inputs: `${coins.length}`, outputs: `${payments.length}` })
  }
}

function sumOf(values: readonly Readonly<{ valueSats: bigint }>[]): bigint {
  return values.reduce((total, { valueSats }) => total + valueSats, 0n)
}

function itemOf(coins: readonly OwnUtxo[], payments: readonly OwnOutput[], context: Context): BitcoinPsbtItem {
  const { intent, origin, amountIn } = context
  const paid = payments.find(isPayment)
  return {
    kind: 'bitcoinPsbt',
    chainId: origin.id,
    from: intent.user,
    psbt: unsignedPsbt(coins, payments),
    inputs: coins.map(({ txid, vout, valueSats, script, path }) => ({ txid, vout, valueSats, script, path })),
    outputs: payments.map(({ role, script, valueSats }) => ({ role, script, valueSats })),
    feeSats: sumOf(coins) - sumOf(payments),
    currency: intent.originCurrency.address,
    amount: amountIn,
    counterparty: paid ? addressPaidBy(paid.script) : context.depository,
  }
}
