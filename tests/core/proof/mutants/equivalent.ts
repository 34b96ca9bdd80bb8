/** Each entry locates a mutant without effect on verdicts and says why. */
export type Equivalent = Readonly<{ file: RegExp; line: string; what: RegExp; why: string }>

/** A line part tells apart equal mutations in a file. */
type What = RegExp | readonly [line: string, what: RegExp]

const SAID = 'only a part of a place or of a sentence'
const REFUSED = 'what is tested was reported right before, and refuses'
const HARMLESS = 'what is ours is neither yourself, nor nobody, nor a token'
const TYPES = 'cannot come so, and stands there for the types'

const of = (file: string, why: string, ...whats: readonly What[]): readonly Equivalent[] =>
  whats.map((each) => {
    const [line, what] = each instanceof RegExp ? ['', each] : each
    return { file: new RegExp(`^(${file})\\.ts$`), line, what, why }
  })

export const EQUIVALENT: readonly Equivalent[] = [
  ...of('chains', SAID, /^', '/),
  ...of('report-differences', SAID, /^'(unknown|nothing|a value)' → /),
  ...of('permits/signature|exchanges/a-transfer', REFUSED, /^differences\.length > 0 → false$/, [
    'differences.length > 0',
    /^0 → 0 \+ 1$/,
  ]),
  ...of('report-differences', 'no list of meanings is empty', /^meaning → true$/),
  ...of(
    'exchanges/a-transfer-differences',
    HARMLESS,
    /^differences\.some\(\(each\) => each\.at === DESTINATION\) → true$/,
  ),
  ...of(
    'exchanges/a-transfer-differences',
    'there is one list of fields',
    /^Object\.values\(types\)\.some\(.* → .*\.every\(/,
  ),
  ...of('exchanges/a-transfer-differences', 'what is no text is the account of nobody', [
    'parameters.destination',
    /^parsed\.success → true$/,
  ]),
  ...of('exchanges/b-transfer', TYPES, ['parameters.toAccountIndex', /^parsed\.success → true$/]),
  ...of(
    'exchanges/b-transfer',
    'a fee of nothing is what a fee that cannot be read counts as',
    /^fee >= 0n → fee > 0n$/,
    ['fee >= 0n', /^0n → 0n \+ 1n$/],
    ['feeOf(data) ?? 0', /^0 → 0 \+ 1$/],
  ),
  ...of(
    'permits/signature|exchanges/(a-authorize|a-transfer|b-transfer)',
    'texts are compared as what is of an unknown type: as they stand',
    ["type: 'string'", /^'string' → /],
    ["? 'bytes32' : 'string'", /^'string' → /],
  ),
  ...of('evm/approvals', 'what is no transaction has no role', /^!isEvmTransaction\(last\) → false$/),
  ...of('evm/approvals', 'an equal amount was taken before', /^amount > amountIn → amount >= amountIn$/),
  ...of('bitcoin/miner-fee', 'a fee of one satoshi is never 5 % of what is no dust', [
    'rate === undefined',
    /^0n → 0n \+ 1n$/,
  ]),
  ...of('bitcoin/miner-fee', `an account without a script ${TYPES}`, /^'0x' → /),
  ...of('bitcoin/psbt', 'both sums begin with the same, and are taken from each other', [
    'values.reduce',
    /^0n → 0n \+ 1n$/,
  ]),
  ...of('clocks', 'nothing compares with what was not read', /^service\.known → true$/, /^!chain\.known → false$/, [
    ': 0',
    /^0 → 0 \+ 1$/,
  ]),
  ...of('quote/cost', 'the same decimals are a factor of one', /^to >= decimals → to > decimals$/),
  ...of('deposit-address', 'the word for a payment is not compared, only its bytes', /^'transfer' → /),
  ...of('order/output', 'there is one payment beside', /^others\.every\(/),
  ...of('quote/topup', 'asked for a top-up that is there', ['amount = 0n', /^0n → 0n \+ 1n$/]),
  ...of('proposed-plan', 'nothing of what is read changes what is proposed', /^0 → 0 \+ 1$/, /^'evm' → /),
  ...of('step-sequence', 'what stands behind approvals is one word', ["others.join(' ')", /^' ' → /]),
  ...of(
    'quote/fees',
    'a fee in a foreign currency is refused, and not shown',
    /^!fee \|\| !currency → !fee && !currency$/,
  ),
]
