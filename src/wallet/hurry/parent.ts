import type { Parent } from '../../core/bitcoin/bump.ts'
import { scriptOfAddress } from '../../core/bitcoin/script.ts'
import type { ReadTransaction, TransactionOutput } from '../../core/bitcoin/transaction.ts'
import type { Arriving } from '../../core/hurry.ts'
import { failedFor } from '../../core/reason.ts'
import { plainName } from '../../core/transaction-name.ts'
import { bytesToHex, type Hex } from '../../lib/hex.ts'
import type { Place } from '../explorer-port.ts'
import type { Answer } from '../node-port.ts'

/** A transaction whose bytes were hashed and are those of its id, and those bytes. */
export type Whole = ReadTransaction & Readonly<{ raw: Hex }>

export type ParentPorts = Readonly<{
  place: (txid: string) => Promise<Answer<Place | undefined>>
  transaction: (txid: string) => Promise<Answer<Whole | undefined>>
}>

/** A payment to us that is in no block: its transaction, what that pays the miner, and our output of it. */
export type WaitingPayment = Readonly<{
  parent: Parent
  stripped: Uint8Array
  output: Readonly<{ vout: number; valueSats: bigint; script: Hex }>
}>

/** A transaction that spends more coins than these is not read through for its fee. */
const MOST_INPUTS = 100

/**
 * Finds the transaction that pays an address and waits for a block. What it pays the miner is worked out from the
 * transactions that made its coins, each hashed, so that nothing of it is the explorer's word. One that spends coins of
 * ours is our own payment, and what it pays us is change.
 *
 * @returns undefined where none of the named transactions waits, or none pays the address with coins of others
 */
export async function waitingPayment(
  { txHashes, recipient }: Pick<Arriving, 'txHashes' | 'recipient'>,
  ownScripts: readonly string[],
  ports: ParentPorts,
): Promise<Answer<WaitingPayment | undefined>> {
  const script = scriptOfAddress(recipient)
  for (const named of txHashes) {
    const txid = plainName(named)
    const place = await ports.place(txid)
    if (!place.ok) return place
    if (place.value?.in !== 'mempool') continue
    const whole = await ports.transaction(txid)
    if (!whole.ok) return whole
    const outputs = whole.value?.transaction.outputs ?? []
    const vout = outputs.findIndex((output) => bytesToHex(output.script) === script)
    const output = outputs[vout]
    if (!whole.value || !output || script === undefined) continue
    const coins = await coinsOf(whole.value, ports)
    if (!coins.ok) return coins
    if (coins.value.some((coin) => ownScripts.includes(bytesToHex(coin.script)))) continue
    const feeSats = sumOf(coins.value) - sumOf(outputs)
    const parent = { txid, vbytes: vbytesIn(whole.value), feeSats }
    const { stripped } = whole.value
    return { ok: true, value: { parent, stripped, output: { vout, valueSats: output.valueSats, script } } }
  }
  return { ok: true, value: undefined }
}

function sumOf(outputs: readonly TransactionOutput[]): bigint {
  return outputs.reduce((sum, { valueSats }) => sum + valueSats, 0n)
}

async function coinsOf({ transaction }: Whole, ports: ParentPorts): Promise<Answer<readonly TransactionOutput[]>> {
  const { inputs } = transaction
  if (inputs.length > MOST_INPUTS) return failedFor({ code: 'HURRY_TOO_MANY' })
  const made = new Map<string, Whole>()
  const coins: TransactionOutput[] = []
  for (const { txid, vout } of inputs) {
    const before = made.get(txid)
    const answer = before ? undefined : await ports.transaction(txid)
    if (answer && !answer.ok) return answer
    const whole = before ?? (answer?.ok ? answer.value : undefined)
    const output = whole?.transaction.outputs[vout]
    if (!whole || !output) {
      return failedFor({ code: 'EXPLORER_LACKS' }, `The explorer does not have ${txid}, which made one of its coins`)
    }
    made.set(txid, whole)
    coins.push(output)
  }
  return { ok: true, value: coins }
}

// BIP-141: everything counts three times without witnesses and once with them; a fourth of that, rounded up.
function vbytesIn({ stripped, raw }: Whole): number {
  return Math.ceil((stripped.length * 3 + (raw.length - 2) / 2) / 4)
}
