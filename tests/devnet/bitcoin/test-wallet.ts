import { base64, hex } from '@scure/base'
import { p2pkh, p2sh, p2tr, p2wpkh, Transaction } from '@scure/btc-signer'
import { pubECDSA, pubSchnorr } from '@scure/btc-signer/utils'
import { sha256 } from 'viem'

export type Kind = 'wpkh' | 'tr' | 'sh-wpkh' | 'pkh'

export type TestWallet = Readonly<{
  kind: Kind
  address: string
  script: string
  publicKey: Uint8Array
  /** Takes hex and returns base64: interface.md, "Quote rules" 2. */
  sign: (psbt: string) => string
  finalize: (psbt: string) => string
  spend: (
    coins: readonly Readonly<{ txid: string; vout: number; valueSats: bigint; hex: string }>[],
    outputs: readonly Readonly<{ script: string; valueSats: bigint }>[],
    version?: 2 | 3,
  ) => string
}>

export function testWallet(text: string, kind: Kind = 'wpkh'): TestWallet {
  const privateKey = sha256(new TextEncoder().encode(text), 'bytes')
  const publicKey = pubECDSA(privateKey)
  const schnorrKey = pubSchnorr(privateKey)
  const payment = {
    wpkh: () => p2wpkh(publicKey),
    tr: () => p2tr(schnorrKey),
    'sh-wpkh': () => p2sh(p2wpkh(publicKey)),
    pkh: () => p2pkh(publicKey),
  }[kind]()
  if (!payment.address) throw new Error('expected an address, got none')
  const redeemScript = 'redeemScript' in payment ? payment.redeemScript : undefined
  const signed = (transaction: Transaction) => {
    for (let index = 0; index < transaction.inputsLength; index += 1) {
      if (kind === 'tr') transaction.updateInput(index, { tapInternalKey: schnorrKey })
      if (redeemScript && !transaction.getInput(index).redeemScript) transaction.updateInput(index, { redeemScript })
    }
    transaction.sign(privateKey)
    return transaction
  }
  const opened = (psbt: string) => signed(Transaction.fromPSBT(hex.decode(psbt), { allowUnknownOutputs: true }))
  return {
    kind,
    address: payment.address,
    script: hex.encode(payment.script),
    publicKey,
    sign: (psbt) => base64.encode(opened(psbt).toPSBT()),
    finalize(psbt) {
      const transaction = opened(psbt)
      transaction.finalize()
      return transaction.hex
    },
    spend(coins, outputs, version = 2) {
      const transaction = new Transaction({ allowUnknownOutputs: true, version })
      for (const coin of coins) {
        const { txid, vout: index, valueSats: amount } = coin
        // The signature covers the claimed amount, so a lie invalidates it.
        const proof =
          kind === 'pkh' ? { nonWitnessUtxo: coin.hex } : { witnessUtxo: { script: payment.script, amount } }
        transaction.addInput({ txid, index, sequence: 0xffff_fffd, ...proof })
      }
      for (const { script, valueSats } of outputs)
        transaction.addOutput({ script: hex.decode(script), amount: valueSats })
      signed(transaction).finalize()
      return transaction.hex
    },
  }
}
