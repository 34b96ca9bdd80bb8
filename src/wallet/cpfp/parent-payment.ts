import { normalizedHash } from '../../core/chain/transaction-hashes.ts'
import type { ClaimedArrival } from '../../core/execution/cpfp.ts'
import type { CpfpParent } from '../../core/families/bitcoin/fee-bump.ts'
import { scriptOfAddress } from '../../core/families/bitcoin/transaction/script.ts'
import type { DecodedTransaction, TransactionOutput } from '../../core/families/bitcoin/transaction/transaction.ts'
import { verifiedVbytes } from '../../core/families/bitcoin/transaction/verified-size.ts'
import { failedFor } from '../../core/reason/reason.ts'
import { bytesToHex, type Hex } from '../../lib/hex.ts'
import type { ChainPosition } from '../families/bitcoin/explorer-port.ts'
import type { Answer } from '../families/evm/node-port.ts'

/** The bytes hash to the id. */
export type HashedTransaction = DecodedTransaction & Readonly<{ raw: Hex }>

export type ParentPaymentPorts = Readonly<{
  place: (txid: string) => Promise<Answer<ChainPosition | undefined>>
  transaction: (txid: string) => Promise<Answer<HashedTransaction | undefined>>
}>

export type UnconfirmedPayment = Readonly<{
  parent: CpfpParent
  stripped: Uint8Array
  output: Readonly<{ vout: number; valueSats: bigint; script: Hex }>
}>

const MOST_INPUTS = 100

/**
 * Finds the unconfirmed payment to an address, with the fee from hashed parents. A spend of our own coins is change.
 */
export async function unconfirmedPayment(
  { txHashes, recipient }: Pick<ClaimedArrival, 'txHashes' | 'recipient'>,
  ownScripts: readonly string[],
  ports: ParentPaymentPorts,
): Promise<Answer<UnconfirmedPayment | undefined>> {
  const script = scriptOfAddress(recipient)
  for (const named of txHashes) {
    const txid = normalizedHash(named)
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
    const vbytes = verifiedVbytes(whole.value, coins.value)
    if (vbytes === undefined) return failedFor({ code: 'CPFP_SIZE_UNKNOWN' })
    const parent = { txid, vbytes, feeSats }
    const { stripped } = whole.value
    return { ok: true, value: { parent, stripped, output: { vout, valueSats: output.valueSats, script } } }
  }
  return { ok: true, value: undefined }
}

function sumOf(outputs: readonly TransactionOutput[]): bigint {
  return outputs.reduce((sum, { valueSats }) => sum + valueSats, 0n)
}

async function coinsOf(
  { transaction }: HashedTransaction,
  ports: ParentPaymentPorts,
): Promise<Answer<readonly TransactionOutput[]>> {
  const { inputs } = transaction
  if (inputs.length > MOST_INPUTS) return failedFor({ code: 'CPFP_TOO_MANY' })
  const made = new Map<string, HashedTransaction>()
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
