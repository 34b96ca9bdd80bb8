import { Transaction } from '@scure/btc-signer'
import { NodeSilent } from '../rpc.ts'
import { selectCoins, spendableCoins } from './coins.ts'
import { hex as hexCodec } from './hex.ts'
import type { BitcoinKey } from './keys.ts'
import type { Ledger } from './ledger.ts'
import type { BitcoinNode } from './node.ts'
import { isDust } from './sizes.ts'
import { type Outpoint, type Output, outpointKey, readTransaction } from './transaction.ts'

export type Till = Readonly<{
  balance: () => Promise<bigint>
  /**
   * A silent node may have taken it, so the caller may broadcast the bytes again. Throws, with nothing sent:
   * RangeError for too few coins or dust, BitcoinError when refused, NodeSilent before signing.
   */
  pay: (outputs: readonly Output[]) => Promise<Readonly<{ txid: string; hex: string }>>
}>

export function openTill(key: BitcoinKey, node: BitcoinNode, ledger: Ledger): Till {
  let last: Promise<unknown> = Promise.resolve()
  const given = new Set<string>()
  const coinsRead = () => spendableCoins(ledger, key.script).filter((coin) => !given.has(outpointKey(coin)))
  const payNow = async (outputs: readonly Output[]) => {
    const dust = outputs.find(({ valueSats, script }) => isDust(valueSats, script))
    if (dust) throw new RangeError(`amount: ${dust.valueSats} satoshis are dust, which no node relays`)
    const satsPerVbyte = await node.feeRate()
    await ledger.sync()
    const selection = selectCoins(coinsRead(), { script: key.script, outputs, satsPerVbyte })
    if (!selection) throw new RangeError(`amount: the coins of ${key.address} do not suffice`)
    const change = { valueSats: selection.changeSats, script: key.script }
    const all = selection.changeSats > 0n ? [...outputs, change] : outputs
    const hex = signedTransaction(key, selection.coins, all)
    const isTaken = await node.broadcast(hex).then(() => true, unlessSilent)
    if (!isTaken) for (const coin of selection.coins) given.add(outpointKey(coin))
    return { txid: readTransaction(hex).txid, hex }
  }
  return {
    async balance() {
      await ledger.glance()
      return coinsRead().reduce((sum, { valueSats }) => sum + valueSats, 0n)
    },
    pay(outputs) {
      const next = last.then(() => payNow(outputs))
      last = next.catch(() => undefined)
      return next
    },
  }
}

function unlessSilent(error: unknown): false {
  if (error instanceof NodeSilent) return false
  throw error
}

/** Signs a P2WPKH key's coins in hex, replaceable (BIP-125). */
export function signedTransaction(
  key: BitcoinKey,
  coins: readonly (Outpoint & Readonly<{ valueSats: bigint }>)[],
  outputs: readonly Output[],
): string {
  const transaction = new Transaction({ allowUnknownOutputs: true })
  for (const coin of coins) {
    const witnessUtxo = { script: hexCodec.decode(key.script), amount: coin.valueSats }
    transaction.addInput({ txid: coin.txid, index: coin.vout, sequence: REPLACEABLE, witnessUtxo })
  }
  for (const { script, valueSats } of outputs)
    transaction.addOutput({ script: hexCodec.decode(script), amount: valueSats })
  transaction.sign(key.privateKey)
  transaction.finalize()
  return transaction.hex
}

/** The highest replaceable sequence number. BIP-125. */
export const REPLACEABLE = 0xffff_fffd
