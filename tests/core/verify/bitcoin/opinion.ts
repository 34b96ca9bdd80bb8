import { address, initEccLib, Psbt, script, Transaction } from 'bitcoinjs-lib'
import * as ecc from 'tiny-secp256k1'
import { expect } from 'vitest'
import type { BitcoinPsbtItem } from '../../../../src/core/execution/item.ts'
import type { VerifiedQuote } from '../../../../src/core/verify/verify.ts'
import type { BitcoinCase } from '../../honest/bitcoin-case.ts'
import { at, pathOf } from '../../honest/json.ts'

initEccLib(ecc)

const OP_RETURN = 0x6a

/** Throws for other plans. */
export function bitcoinItem(proven: VerifiedQuote | undefined): BitcoinPsbtItem {
  const [item, ...others] = proven?.plan ?? []
  if (item?.kind !== 'bitcoinPsbt' || others.length > 0) throw new Error('expected a plan of one Bitcoin transaction')
  return item
}

export function unsignedTransactionOf(item: BitcoinPsbtItem): string {
  return hex(Psbt.fromHex(item.psbt.slice(2)).data.globalMap.unsignedTx.toBuffer())
}

/**
 * A second library checks that own coins are spent once at true value. The depository gets the exact amount, the
 * order is named, and the rest is change or shown fee.
 */
export function holdsTheUsersProperty(item: BitcoinPsbtItem, made: BitcoinCase): void {
  const psbt = Psbt.fromHex(item.psbt.slice(2))
  const { account, coins } = made.spending
  const own = new Set([account.receive.script, account.change.script])
  let spent = 0n
  const places = psbt.txInputs.map(({ hash, index }, at) => {
    const { nonWitnessUtxo, witnessUtxo, sighashType, partialSig, tapKeySig } = psbt.data.inputs[at] ?? {}
    const previous = Transaction.fromBuffer(nonWitnessUtxo ?? new Uint8Array())
    expect(hex(previous.getHash())).toBe(hex(hash))
    const output = previous.outs[index]
    expect(own).toContain(`0x${hex(output?.script)}`)
    expect(witnessUtxo?.value).toBe(output?.value)
    expect(hex(witnessUtxo?.script)).toBe(hex(output?.script))
    expect([sighashType, partialSig, tapKeySig]).toEqual([undefined, undefined, undefined])
    spent += output?.value ?? 0n
    return `${previous.getId()}:${index}`
  })
  expect(new Set(places).size).toBe(places.length)
  const known = new Set(coins.map(({ txid, vout }) => `${txid}:${vout}`))
  for (const place of places) expect(known).toContain(place)

  const depositories = made.profile.chains.find(({ id }) => id === made.input.originChainId)?.depositories ?? []
  const isDeposit = (out: Readonly<{ script: Uint8Array }>) =>
    depositories.some((each) => hex(address.toOutputScript(each)) === hex(out.script))
  const outputs = psbt.txOutputs
  const deposits = outputs.filter(isDeposit)
  expect(deposits.map(({ value }) => value)).toEqual([made.terms.amountIn])
  const orders = outputs.filter(({ script: bytes }) => bytes[0] === OP_RETURN)
  expect(orders.map(({ script: bytes, value }) => [textOf(bytes), value])).toEqual([[orderIdOf(made), 0n]])
  const change = outputs.filter((output) => !deposits.includes(output) && !orders.includes(output))
  for (const { script: bytes } of change) expect(own).toContain(`0x${hex(bytes)}`)
  const paid = outputs.reduce((sum, { value }) => sum + value, 0n)
  expect(spent - paid).toBe(item.feeSats)
  expect(item.feeSats).toBeGreaterThanOrEqual(0n)
  expect(item.counterparty).toBe(address.fromOutputScript(deposits[0]?.script ?? new Uint8Array()))
}

function orderIdOf({ quote }: BitcoinCase): string {
  return String(at(quote, pathOf('protocol.v2.orderId')))
}

function textOf(bytes: Uint8Array): string {
  const data = script.decompile(bytes)?.[1]
  return data instanceof Uint8Array ? Buffer.from(data).toString('latin1') : ''
}

function hex(bytes: Uint8Array | undefined): string {
  return Buffer.from(bytes ?? []).toString('hex')
}
