import type { BitcoinFacts, Facts } from '../../../src/core/chain/facts.ts'
import type { IntentInput } from '../../../src/core/intent/intent.ts'
import { NATIVE_BITCOIN } from '../../../src/core/profiles/bitcoin.ts'
import { devnet } from '../../../src/core/profiles/devnet.ts'
import { ETH, NOW, REQUEST_ID, USER } from '../honest.ts'
import { answerTo } from './answer.ts'
import {
  ACCOUNTS,
  bitcoinFacts,
  bitcoinStep,
  type CoinKind,
  coinsOf,
  honestFee,
  honestPsbt,
  type Spending,
} from './bitcoin.ts'
import type { Honest, Terms } from './case.ts'
import { changed } from './json.ts'
import { psbtHex, type RawPsbt } from './raw-psbt.ts'

export type BitcoinCase = Honest & Readonly<{ raw: RawPsbt; spending: Spending; terms: Terms }>

/** Variations of the examples; amounts in satoshis. */
export type BitcoinShape = Partial<
  Readonly<{
    kind: CoinKind
    values: readonly bigint[]
    amountIn: bigint
    satsPerVbyte: number
    withChange: boolean
    terms: Partial<Terms>
    facts: Partial<BitcoinFacts>
  }>
>

const PSBT = ['steps', 0, 'items', 0, 'data', 'psbt'] as const

/** An honest BTC to Base ETH quote, with facts that accept it. */
export function honestBitcoin(shape: BitcoinShape = {}): BitcoinCase {
  const { kind = 'p2wpkh', values = [5_000_000n], satsPerVbyte = 5, withChange = true } = shape
  const account = ACCOUNTS[kind]
  const coins = coinsOf(account, values)
  const spending = { account, coins, satsPerVbyte, change: withChange ? account.receive : undefined }
  const total = values.reduce((sum, value) => sum + value, 0n)
  const amountIn = shape.amountIn ?? (withChange ? 1_000_000n : total - honestFee(spending))
  const terms = termsOf(amountIn, account.address, shape.terms)
  const parts: RawPsbt[] = []
  const quote = answerTo(terms, (bound) => {
    parts.push(honestPsbt(bound, spending))
    return parts.map((raw) => bitcoinStep(bound, raw))
  })
  const [raw] = parts
  if (!raw) throw new Error('expected a PSBT')
  const whole: Omit<BitcoinCase, 'facts'> = {
    route: 'bitcoin',
    name: `Bitcoin, ${values.length} ${kind}`,
    profile: terms.profile,
    input: terms.input,
    quote: changed(quote, ['fees', 'gas', 'amount'], honestFee(spending).toString()),
    raw,
    spending,
    terms,
  }
  return { ...whole, facts: bitcoinFacts(terms, spending, shape.facts) }
}

export function withPsbt(made: BitcoinCase, change: (raw: RawPsbt) => void): BitcoinCase {
  const raw = structuredClone(made.raw)
  change(raw)
  return { ...made, raw, quote: changed(made.quote, PSBT, psbtHex(raw)) }
}

export function withPsbtText(made: BitcoinCase, text: string): BitcoinCase {
  return { ...made, quote: changed(made.quote, PSBT, text) }
}

export function withFacts(made: BitcoinCase, changes: Partial<BitcoinFacts>): BitcoinCase {
  const facts: Facts = bitcoinFacts(made.terms, made.spending, changes)
  return { ...made, facts }
}

function termsOf(amountIn: bigint, user: string, changes: Partial<Terms> = {}): Terms {
  const out = amountIn * 300_000_000_000n
  const input: IntentInput = {
    user,
    refundTo: user,
    originChainId: 8_253_038,
    originCurrency: NATIVE_BITCOIN,
    destinationChainId: 8453,
    destinationCurrency: ETH,
    amount: amountIn,
    tradeType: 'EXACT_INPUT',
    recipient: USER,
  }
  return {
    profile: devnet,
    input,
    amountIn,
    out,
    minimum: (out * 98n) / 100n,
    salt: `0x${'5a'.repeat(32)}`,
    requestId: `0x${REQUEST_ID.slice(2)}`,
    isSigned: true,
    statusPath: '/intents/status/v3',
    nowSeconds: NOW,
    ...changes,
  }
}
