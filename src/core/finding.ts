import { cleanText } from './text.ts'
import { inEnglish, isSentenceName, type PlainName, type Sentence } from './verify/words/words.ts'

/**
 * How much a finding weighs: `refuse` cannot be overridden, `override` is refused unless an expert insists, `warn` is
 * shown and does not stop.
 */
export type Level = 'refuse' | 'override' | 'warn'

/** Every reason that a quote can be refused or warned about. The code is stable, and its name says what is wrong. */
export const CODES = {
  A15: ['unknown-transaction-field', 'refuse'],
  A20: ['not-a-quote', 'refuse'],
  B01: ['unknown-step-kind', 'refuse'],
  B03: ['unexpected-step', 'refuse'],
  B06: ['steps-out-of-order', 'refuse'],
  B08: ['step-not-to-be-done', 'refuse'],
  B09: ['request-ids-differ', 'refuse'],
  B10: ['request-id-missing', 'refuse'],
  B11: ['request-already-used', 'refuse'],
  B12: ['order-already-used', 'refuse'],
  B20: ['check-of-another-request', 'refuse'],
  C01: ['sender-not-you', 'refuse'],
  C02: ['recipient-not-asked', 'refuse'],
  C03: ['recipient-looks-alike', 'refuse'],
  C04: ['origin-currency-not-asked', 'refuse'],
  C05: ['destination-currency-not-asked', 'refuse'],
  C06: ['input-amount-not-asked', 'refuse'],
  C07: ['output-amount-not-asked', 'refuse'],
  C08: ['input-above-your-limit', 'refuse'],
  C09: ['slippage-above-asked', 'refuse'],
  C10: ['output-below-your-limit', 'refuse'],
  C13: ['most-of-it-lost', 'refuse'],
  C14: ['currency-described-falsely', 'warn'],
  C15: ['gas-top-up-missing', 'refuse'],
  C16: ['gas-top-up-not-asked', 'refuse'],
  C17: ['refund-currency-foreign', 'refuse'],
  C18: ['time-estimate-absurd', 'warn'],
  C19: ['gas-top-up-differs', 'warn'],
  C22: ['slippage-high', 'warn'],
  D01: ['from-not-you', 'refuse'],
  D02: ['other-chain', 'refuse'],
  D04: ['target-not-pinned', 'refuse'],
  D05: ['token-moved-to-a-stranger', 'refuse'],
  D07: ['no-code-at-depository', 'refuse'],
  D08: ['depository-differs', 'refuse'],
  D09: ['value-differs', 'refuse'],
  D13: ['deposit-of-another-token', 'refuse'],
  D14: ['deposit-of-another-amount', 'refuse'],
  D15: ['deposit-takes-whole-allowance', 'refuse'],
  D16: ['deposit-credits-a-stranger', 'refuse'],
  D17: ['deposit-for-another-order', 'refuse'],
  D20: ['calldata-malformed', 'refuse'],
  D21: ['calldata-missing-or-not-due', 'refuse'],
  D22: ['calldata-differs', 'refuse'],
  D23: ['call-that-gives-control-away', 'refuse'],
  D27: ['calldata-oversized', 'refuse'],
  D28: ['call-would-fail', 'refuse'],
  D29: ['simulation-shows-more', 'refuse'],
  D30: ['not-enough-funds', 'refuse'],
  D31: ['node-not-proven', 'refuse'],
  D32: ['fact-unknown', 'override'],
  D33: ['router-call-above-limit', 'override'],
  D34: ['too-little-arrives', 'refuse'],
  E01: ['spender-not-pinned', 'refuse'],
  E02: ['approval-for-another-step', 'refuse'],
  E03: ['approval-not-exact', 'refuse'],
  E04: ['approval-too-small', 'refuse'],
  E07: ['approval-carries-value', 'refuse'],
  E08: ['approval-not-needed', 'refuse'],
  E10: ['approvals-not-a-reset-pair', 'refuse'],
  E11: ['permit-differs', 'refuse'],
  E12: ['permit-time-unreasonable', 'refuse'],
  E13: ['allowance-missing', 'refuse'],
  E14: ['approval-made-exact', 'warn'],
  E15: ['permit-not-bound-to-the-order', 'override'],
  F01: ['psbt-malformed', 'refuse'],
  F02: ['psbt-field-unknown', 'refuse'],
  F03: ['coin-not-yours', 'refuse'],
  F04: ['coin-of-another-address', 'refuse'],
  F05: ['coin-spent-twice', 'refuse'],
  F06: ['coin-kept-aside', 'override'],
  F07: ['signature-not-binding', 'refuse'],
  F08: ['coin-value-false', 'refuse'],
  F09: ['coin-script-false', 'refuse'],
  F10: ['previous-transaction-false', 'refuse'],
  F11: ['coins-not-known', 'refuse'],
  F13: ['transaction-amounts-differ', 'refuse'],
  F14: ['deposit-not-to-depository', 'refuse'],
  F15: ['output-to-a-stranger', 'refuse'],
  F16: ['change-key-false', 'refuse'],
  F17: ['change-missing', 'refuse'],
  F18: ['network-fee-absurd', 'refuse'],
  F19: ['output-too-small', 'refuse'],
  F20: ['order-not-named', 'refuse'],
  F22: ['lock-time-or-sequence', 'refuse'],
  F23: ['already-signed', 'refuse'],
  F24: ['network-fee-not-as-said', 'warn'],
  F25: ['network-fee-low', 'warn'],
  F26: ['change-in-pieces', 'refuse'],
  F27: ['bitcoin-address-not-canonical', 'refuse'],
  G01: ['authorize-malformed', 'refuse'],
  G02: ['authorize-domain-foreign', 'refuse'],
  G03: ['authorize-chain-foreign', 'refuse'],
  G04: ['authorize-domain-extended', 'refuse'],
  G05: ['authorize-types-differ', 'refuse'],
  G06: ['authorize-not-yours', 'refuse'],
  G07: ['authorize-for-another-exchange', 'refuse'],
  G08: ['authorize-for-another-order', 'refuse'],
  G09: ['nonce-not-of-this-quote', 'refuse'],
  G10: ['nonce-already-used', 'refuse'],
  G11: ['authorize-says-more', 'refuse'],
  G12: ['authorize-posts-something-else', 'refuse'],
  G14: ['authorize-posted-elsewhere', 'refuse'],
  H01: ['act-is-not-a-transfer', 'refuse'],
  H02: ['transfer-types-differ', 'refuse'],
  H03: ['transfer-partly-unsigned', 'refuse'],
  H04: ['transfer-parameters-unknown', 'refuse'],
  H05: ['transfer-pays-nobody', 'refuse'],
  H06: ['transfer-not-to-the-depository', 'refuse'],
  H07: ['transfer-amount-differs', 'refuse'],
  H08: ['transfer-of-another-token', 'refuse'],
  H09: ['transfer-on-another-dex', 'refuse'],
  H10: ['transfer-from-a-sub-account', 'refuse'],
  H11: ['transfer-on-another-network', 'refuse'],
  H12: ['transfer-nonce-not-mapped', 'refuse'],
  H13: ['transfer-sets-our-words', 'refuse'],
  H14: ['first-transfer-costs', 'warn'],
  I01: ['account-act-is-not-a-transfer', 'refuse'],
  I02: ['account-not-pinned', 'refuse'],
  I03: ['account-cannot-be', 'refuse'],
  I04: ['asset-differs', 'refuse'],
  I05: ['account-transfer-amount-differs', 'refuse'],
  I06: ['memo-of-another-order', 'refuse'],
  I07: ['route-type-unknown', 'refuse'],
  I08: ['transfer-fee-large', 'warn'],
  I09: ['account-not-yours', 'refuse'],
  I10: ['account-transfer-malformed', 'refuse'],
  I11: ['transfer-fee-differs', 'override'],
  I12: ['transfer-fee-absurd', 'refuse'],
  I13: ['account-key-missing', 'refuse'],
  J02: ['deposit-address-not-asked', 'refuse'],
  J03: ['deposit-address-not-of-the-order', 'override'],
  J04: ['deposit-address-of-somebody-known', 'refuse'],
  J05: ['deposit-address-malformed', 'refuse'],
  J06: ['deposit-address-on-trust', 'warn'],
  J08: ['strict-refund-not-yours', 'refuse'],
  J09: ['deposit-amount-differs', 'refuse'],
  K01: ['order-id-is-not-its-hash', 'override'],
  K02: ['order-version-unknown', 'override'],
  K03: ['order-input-foreign', 'refuse'],
  K04: ['order-input-differs', 'refuse'],
  K05: ['refund-to-a-stranger', 'refuse'],
  K06: ['refund-currency-unrelated', 'refuse'],
  K07: ['no-refund', 'override'],
  K08: ['order-pays-on-another-chain', 'refuse'],
  K09: ['order-pays-a-stranger', 'refuse'],
  K10: ['order-pays-twice', 'refuse'],
  K11: ['order-pays-another-currency', 'refuse'],
  K12: ['order-minimum-differs', 'refuse'],
  K13: ['order-expected-differs', 'refuse'],
  K14: ['calls-not-asked', 'refuse'],
  K15: ['order-deadline-unreasonable', 'refuse'],
  K16: ['solver-not-pinned', 'refuse'],
  K17: ['solver-signature-false', 'refuse'],
  K18: ['address-not-encodable', 'refuse'],
  K19: ['hidden-order-fees', 'refuse'],
  K20: ['order-contract-not-pinned', 'refuse'],
  K22: ['order-missing', 'override'],
  L01: ['fee-currency-foreign', 'refuse'],
  L02: ['fee-above-input', 'refuse'],
  L04: ['cost-high', 'warn'],
  L05: ['cost-above-cap', 'override'],
  L07: ['sponsor-charged-more', 'refuse'],
  M03: ['symbol-disguised', 'warn'],
  N02: ['chain-currency-changed', 'refuse'],
  N03: ['chain-listed-twice', 'refuse'],
  N04: ['chain-kind-changed', 'refuse'],
  N07: ['chain-contract-changed', 'override'],
  N08: ['chain-name-elsewhere', 'refuse'],
  N10: ['chain-disabled', 'refuse'],
  N11: ['chain-lagging', 'warn'],
  P01: ['quote-too-old', 'refuse'],
  P02: ['clock-differs', 'override'],
  P05: ['plan-changed', 'refuse'],
  P06: ['clock-not-compared', 'warn'],
  P07: ['explorer-contradicts-chain', 'refuse'],
  P08: ['fee-rate-not-believable', 'refuse'],
  S01: ['kind-not-supported', 'refuse'],
} as const satisfies Readonly<Record<string, readonly [string, Level]>>

export type Code = keyof typeof CODES

/**
 * One thing that was found wrong: `at` is the JSON path in the quote, `message` a sentence for the user in English, and
 * `sentence` the same to be said in another language; what was kept before there were others has only the English.
 */
export type Finding = Readonly<{
  code: Code
  name: string
  level: Level
  at: string
  message: string
  sentence?: Sentence | undefined
}>

/** The longest sentence of a finding, characters: two addresses and what it would have cost. */
const MOST_CHARACTERS = 400

/**
 * Makes a finding with the name and the level that belong to its code, or at another level where the profile asks for
 * less. Whatever words of a quote stand in it are cleaned here, once for all.
 */
export function finding(
  code: Code,
  at: string,
  says: Sentence | PlainName | (string & {}),
  level: Level = CODES[code][1],
): Finding {
  const found = { code, name: CODES[code][0], level, at: cleanText(at) }
  if (typeof says === 'string' && !isSentenceName(says)) return { ...found, message: cleanText(says, MOST_CHARACTERS) }
  const sentence = cleanSentence(typeof says === 'string' ? ({ says } as Sentence) : says)
  return { ...found, message: cleanText(inEnglish(sentence), MOST_CHARACTERS), sentence }
}

function cleanSentence(sentence: Sentence): Sentence {
  const cleaned = Object.entries(sentence).map(([name, value]) => [name, cleanText(String(value), MOST_CHARACTERS)])
  return Object.fromEntries(cleaned) as Sentence
}
