import type { Item } from '../../../core/execution/item.ts'
import { isBitcoinPsbt } from '../../../core/families/bitcoin/items.ts'
import { type RelayProblem, relayProblemOf } from '../../../core/families/bitcoin/relay-policy.ts'
import { decodeTransaction } from '../../../core/families/bitcoin/transaction/transaction.ts'
import type { Signed } from '../../../core/sign/signed.ts'
import { bytesToHex, hexToBytes } from '../../../lib/hex.ts'

// Versions of bitcoind word these rules differently.
const WORDS: Readonly<Record<RelayProblem, RegExp>> = {
  'tx-size': /\btx-size\b/,
  scriptpubkey: /\bscriptpubkey\b|\bdatacarrier\b/,
  'multi-op-return': /\bmulti-op-return\b|\bscriptpubkey\b|\bdatacarrier\b/,
  dust: /\bdust\b/,
}

/** Whether our own check confirms the relay rule of a refusal. */
export function isRefusedForever({ bytes }: Pick<Signed, 'bytes'>, item: Item, words: string): boolean {
  if (!isBitcoinPsbt(item)) return false
  const { outputs } = decodeTransaction(hexToBytes(`0x${bytes}`)).transaction
  const problem = relayProblemOf(
    item.inputs.map(({ script }) => script),
    outputs.map(({ script, valueSats }) => ({ script: bytesToHex(script), valueSats })),
  )
  return problem !== undefined && WORDS[problem].test(words.toLowerCase())
}
