import { cleanText } from './text.ts'

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
  C04: ['origin-currency-not-asked', 'refuse'],
  C05: ['destination-currency-not-asked', 'refuse'],
  C06: ['input-amount-not-asked', 'refuse'],
  C07: ['output-amount-not-asked', 'refuse'],
  C08: ['input-above-your-limit', 'refuse'],
  C09: ['slippage-above-asked', 'refuse'],
  C13: ['most-of-it-lost', 'refuse'],
  C14: ['currency-described-falsely', 'warn'],
  C16: ['gas-top-up-not-asked', 'refuse'],
  C17: ['refund-currency-foreign', 'refuse'],
  C18: ['time-estimate-absurd', 'warn'],
  D01: ['from-not-you', 'refuse'],
  D02: ['other-chain', 'refuse'],
  D04: ['target-not-pinned', 'refuse'],
  D07: ['no-code-at-depository', 'refuse'],
  D08: ['depository-differs', 'refuse'],
  D09: ['value-differs', 'refuse'],
  D13: ['deposit-of-another-token', 'refuse'],
  D14: ['deposit-of-another-amount', 'refuse'],
  D15: ['deposit-takes-whole-allowance', 'refuse'],
  D16: ['deposit-credits-a-stranger', 'refuse'],
  D17: ['deposit-for-another-order', 'refuse'],
  D20: ['calldata-malformed', 'refuse'],
  D22: ['calldata-differs', 'refuse'],
  D30: ['not-enough-funds', 'refuse'],
  D31: ['node-not-proven', 'refuse'],
  D32: ['fact-unknown', 'override'],
  E01: ['spender-not-pinned', 'refuse'],
  E03: ['approval-not-exact', 'refuse'],
  E07: ['approval-carries-value', 'refuse'],
  E08: ['approval-not-needed', 'refuse'],
  E10: ['approvals-not-a-reset-pair', 'refuse'],
  E13: ['allowance-missing', 'refuse'],
  J02: ['deposit-address-not-asked', 'refuse'],
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
  K22: ['order-missing', 'override'],
  L01: ['fee-currency-foreign', 'refuse'],
  L02: ['fee-above-input', 'refuse'],
  L04: ['cost-high', 'warn'],
  L05: ['cost-above-cap', 'override'],
  P01: ['quote-too-old', 'refuse'],
  P05: ['plan-changed', 'refuse'],
  S01: ['kind-not-supported', 'refuse'],
} as const satisfies Readonly<Record<string, readonly [string, Level]>>

export type Code = keyof typeof CODES

/** One thing that was found wrong: `at` is the JSON path in the quote, `message` a sentence for the user. */
export type Finding = Readonly<{ code: Code; name: string; level: Level; at: string; message: string }>

/** The longest sentence of a finding, characters: two addresses and what it would have cost. */
const MOST_CHARACTERS = 400

/**
 * Makes a finding with the name and the level that belong to its code, or at another level where the profile asks for
 * less. Whatever words of a quote stand in it are cleaned here, once for all.
 */
export function finding(code: Code, at: string, message: string, level: Level = CODES[code][1]): Finding {
  return { code, name: CODES[code][0], level, at: cleanText(at), message: cleanText(message, MOST_CHARACTERS) }
}
