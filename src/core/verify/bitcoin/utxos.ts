import { hexToBytes } from '@noble/hashes/utils'
import { bytesToHex } from '../../../lib/hex.ts'
import { type BitcoinFacts, type UtxoFact, whyUnknown } from '../../chain/facts.ts'
import { accountIndexOf } from '../../families/bitcoin/derivation-path.ts'
import { bitcoinFactsOf } from '../../families/bitcoin/origin-facts.ts'
import { outputScriptOf } from '../../families/bitcoin/transaction/output-script.ts'
import { isSpendable } from '../../families/bitcoin/transaction/size.ts'
import {
  type BitcoinTransactionParts,
  decodeTransaction,
  type Outpoint,
  outpointKey,
  txidOf,
} from '../../families/bitcoin/transaction/transaction.ts'
import type { Context } from '../context.ts'
import { isSendIntent } from '../route.ts'
import type { OwnUtxo, PsbtContext } from './psbt-context.ts'
import { checkInputFields } from './psbt-fields.ts'

type Previous = Readonly<{ raw: Uint8Array; stripped: Uint8Array; transaction: BitcoinTransactionParts }>

/**
 * Proves that each input is a distinct coin of the user, by its previous transaction.
 */
export function ownUtxos(judged: PsbtContext, context: Context): readonly OwnUtxo[] | undefined {
  const { psbt, where } = judged
  const { facts, report } = context
  const bitcoin = bitcoinFactsOf(facts)
  if (!bitcoin?.coins.known) {
    report('F11', 'facts.coins', { says: 'coinsUnknown', why: whyUnknown(bitcoin?.coins) })
    return undefined
  }
  const own = new Map(bitcoin.coins.value.map((coin) => [outpointKey(coin), coin]))
  const seen = new Set<string>()
  const read = previousReader(bitcoin, context)
  const coins = psbt.transaction.inputs.map((input, index) => {
    const name = outpointKey(input)
    if (seen.has(name)) report('F05', where, { says: 'coinSpentTwice', coin: name })
    seen.add(name)
    const coin = own.get(name)
    const proven = coin ? proveCoin(coin, read, judged, context) : strange(input, where, context)
    checkInputFields(psbt.inputs[index] ?? [], proven, where, context)
    return proven
  })
  return coins.every((coin) => coin !== undefined) ? coins : undefined
}

function strange(input: Outpoint, where: string, { report }: Context): undefined {
  report('F03', where, { says: 'coinNotYours', coin: outpointKey(input) })
  return undefined
}

function proveCoin(
  coin: UtxoFact,
  read: (txid: string) => Previous | undefined,
  { where, isScriptOfKey }: PsbtContext,
  { intent, facts, report }: Context,
): OwnUtxo | undefined {
  const name = outpointKey(coin)
  if (!isPayersCoin(coin, { intent, facts })) {
    report('F04', where, { says: 'coinOfAnotherAddress', own: intent.user, coin: name })
  }
  if (!isSpendable(coin.script) || !isScriptOfKey(coin.script, coin.publicKey)) {
    report('F03', where, { says: 'coinNotYours', coin: name })
    return undefined
  }
  if (coin.isLocked) report('F06', where, { says: 'coinKeptAside', coin: name })
  const previous = read(coin.txid)
  const output = previous?.transaction.outputs[coin.vout]
  if (!previous) return undefined
  if (!output || output.valueSats !== coin.valueSats || bytesToHex(output.script) !== coin.script) {
    report('P07', 'facts.coins', 'coinContradicted')
    return undefined
  }
  return { ...coin, previous: previous.stripped, rawPrevious: previous.raw }
}

/** Plain payments spend coins of the whole account. */
export function isPayersCoin(
  { script, path }: Pick<UtxoFact, 'script' | 'path'>,
  { intent, facts }: Pick<Context, 'intent' | 'facts'>,
): boolean {
  const payer = outputScriptOf(intent.user)
  if (script === payer) return true
  const own = bitcoinFactsOf(facts)?.ownScripts.find((each) => each.script === payer)
  return isSendIntent(intent) && own !== undefined && accountIndexOf(path) === accountIndexOf(own.path)
}

function previousReader(bitcoin: BitcoinFacts, { report }: Context): (txid: string) => Previous | undefined {
  const known = new Map<string, Previous | undefined>()
  const read = (txid: string): Previous | undefined => {
    const fact = bitcoin.previous[txid]
    if (!fact?.known) {
      report('F11', 'facts.previous', { says: 'coinMakerUnknown', txid, why: whyUnknown(fact) })
      return undefined
    }
    try {
      const raw = hexToBytes(fact.value.slice(2))
      const { transaction, stripped } = decodeTransaction(raw)
      if (txidOf(stripped) === txid) return { raw, stripped, transaction }
    } catch {
      // Falls through: unreadable bytes don't hash to this id either.
    }
    report('P07', 'facts.previous', 'coinContradicted')
    return undefined
  }
  return (txid) => {
    if (!known.has(txid)) known.set(txid, read(txid))
    return known.get(txid)
  }
}
