import type { BitcoinPsbtItem } from '../../../core/execution/item.ts'
import { ancestorBytesOf } from '../../../core/families/bitcoin/mempool/ancestor-bytes.ts'
import { CHAIN_LIMITS } from '../../../core/families/bitcoin/mempool/cluster.ts'
import {
  type BitcoinTransactionParts,
  decodeTransaction,
  type Outpoint,
  outpointKey,
  type WholeTransaction,
} from '../../../core/families/bitcoin/transaction/transaction.ts'
import { type Answer, failedFor } from '../../../core/reason/reason.ts'
import type { AncestorSpend } from '../../../core/sign/signed.ts'
import { hexToBytes } from '../../../lib/hex.ts'
import type { ExplorerPort } from './explorer-port.ts'

// BIP-174: an input's whole previous transaction.
const PREVIOUS_TRANSACTION = 0x00
const MOST_IN_BLOCKS = 50
const NO_TXID = '0'.repeat(64)

/** `bytes`: of the unconfirmed, in hex, parents first. */
export type Ancestry = Readonly<{ spends: readonly AncestorSpend[]; bytes: readonly string[] }>

/** Reads the ancestors that aren't final. */
export async function ancestryOf(
  { inputs }: Pick<BitcoinPsbtItem, 'inputs'>,
  explorer: Pick<ExplorerPort, 'place' | 'transaction'>,
  isFinalHeight: (height: number) => boolean,
): Promise<Answer<Ancestry>> {
  const wanted = new Set(inputs.map(({ txid }) => txid))
  const spends: AncestorSpend[] = []
  const read = new Map<string, WholeTransaction>()
  for (const txid of wanted) {
    const place = await explorer.place(txid)
    if (!place.ok) return place
    const isWaiting = place.value?.in === 'mempool'
    if (!place.value || (isWaiting && read.size > CHAIN_LIMITS.ancestors)) continue
    if (place.value.in === 'block' && isFinalHeight(place.value.blockHeight)) continue
    const made = await explorer.transaction(txid)
    const whole = made.ok ? made.value : undefined
    if (!whole && isWaiting) return made.ok ? failedFor({ code: 'EXPLORER_LACKS' }) : made
    if (!whole) continue
    if (isWaiting) read.set(txid, whole)
    spends.push(...spendsOf(whole.transaction, txid))
    for (const input of whole.transaction.inputs) if (isWaiting || wanted.size < MOST_IN_BLOCKS) wanted.add(input.txid)
  }
  return { ok: true, value: { spends, bytes: ancestorBytesOf(read) } }
}

/** Reads the parents' spends from the PSBT's copies. */
export async function parentSpendsOf({
  psbt,
  inputs,
}: Pick<BitcoinPsbtItem, 'psbt' | 'inputs'>): Promise<readonly AncestorSpend[]> {
  const { readPsbt } = await import('../../../core/families/bitcoin/transaction/psbt.ts')
  const fields = readPsbt(hexToBytes(psbt)).inputs
  const spends = inputs.flatMap(({ txid }, index) => {
    const previous = fields[index]?.find(({ type }) => type === PREVIOUS_TRANSACTION)?.value
    return previous && previous.length > 0 ? spendsOf(decodeTransaction(previous).transaction, txid) : []
  })
  return [...new Map(spends.map((each) => [each.outpoint, each])).values()]
}

/** Names a coinbase's spend by its height. */
export function spendsOf({ inputs }: BitcoinTransactionParts, spentBy: string): readonly AncestorSpend[] {
  return inputs.map(({ txid, vout, script }) => {
    return { outpoint: outpointKey({ txid, vout: txid === NO_TXID ? heightIn(script) : vout }), spentBy }
  })
}

export function outpointNamed(name: string): Outpoint {
  const [txid = '', vout = ''] = name.split(':')
  return { txid, vout: Number(vout) }
}

export function coinbaseHeightIn({ outpoint }: AncestorSpend): number | undefined {
  const { txid, vout } = outpointNamed(outpoint)
  return txid === NO_TXID ? vout : undefined
}

// BIP-34: its script begins with the height.
function heightIn(script: Uint8Array): number {
  const [length = 0] = script
  return script.slice(1, 1 + length).reduceRight((height, byte) => height * 256 + byte, 0)
}
