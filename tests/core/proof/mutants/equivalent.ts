/** Mutants that live because they change no verdict: where they stand, in which line, what they do, and why that is so. */
export type Equivalent = Readonly<{ file: RegExp; line: string; what: RegExp; why: string }>

/** What a mutant does; with a part of its line where the same could be done elsewhere in the file. */
type What = RegExp | readonly [line: string, what: RegExp]

const SAID = 'only a part of a place or of a sentence'
const FAMILY = 'is asked for this family alone, whose facts these are; others have no such field'
const REFUSED = 'what is tested was reported right before, and refuses'
const FITS = 'the last of every list of meanings fits all differences'
const HARMLESS = 'what is ours is neither yourself, nor nobody, nor a token'
const TYPES = 'cannot come so, and stands there for the types'

const of = (file: string, why: string, ...whats: readonly What[]): readonly Equivalent[] =>
  whats.map((each) => {
    const [line, what] = each instanceof RegExp ? ['', each] : each
    return { file: new RegExp(`^(${file})\\.ts$`), line, what, why }
  })

/** Mutants that are known to change no verdict; a pattern fits the whole line that a run prints of one. */
export const EQUIVALENT: readonly Equivalent[] = [
  ...of('deposit-address', SAID, /^'(is|only looks) /, /^'protocol\.v2\./),
  ...of('quote/details', SAID, /^'details\.currency(In|Out)\.currency'/),
  ...of('chains', SAID, /^' or '/),
  ...of('quote/fees', SAID, /^40 → 40 \+ 1$/),
  ...of('permits/signature', SAID, /^'post' → /),
  ...of('differences', SAID, /^'(unknown|nothing|a value)' → /),
  ...of('bitcoin/psbt|facts|bitcoin/facts', FAMILY, /^(facts\.)?origin\.family === '\w+' → true$/),
  ...of('deposit-address|permits/draft', FAMILY, /^facts\.origin\.family === 'evm' → true$/),
  ...of(
    'permits/signature|exchanges/(a-authorize|a-transfer|b-transfer)',
    REFUSED,
    /^differences\.length > 0 → false$/,
  ),
  ...of('permits/signature|exchanges/(a-authorize|a-transfer|b-transfer)', `one difference: ${REFUSED}`, [
    'differences.length > 0',
    /^0 → 0 \+ 1$/,
  ]),
  ...of('exchanges/a-authorize', 'the comparison that follows refuses what names no order', /^!orderId → false$/),
  ...of('exchanges/b-transfer', REFUSED, /^!asset \|\| !orderId \|\| !isCarried → !asset \|\| !orderId && !isCarried$/),
  ...of('differences', FITS, /^meanings\.length - 1 → /, /^1 → 1 \+ 1$/, /^meaning → true$/),
  ...of('exchanges/a-diagnose|exchanges/b-transfer', HARMLESS, /^differences\.some\(\(each\) => each\.at === \w+\) → /),
  ...of('exchanges/a-diagnose', 'a list of types that cannot be read is refused as another one', /^false → true$/),
  ...of('exchanges/a-diagnose', 'there is one list of fields', /^Object\.values\(types\)\.some/),
  ...of('exchanges/a-diagnose|exchanges/b-transfer', TYPES, /^parsed\.success → true$/),
  ...of(
    'exchanges/a-terms',
    'a nonce near this moment is neither one nor as large as a number gets',
    /^0n → 0n \+ 1n$/,
    /^nonce <= BigInt\(Number\.MAX_SAFE_INTEGER\) → /,
  ),
  ...of(
    'exchanges/b-transfer',
    'a fee of nothing is what a fee that cannot be read counts as',
    /^fee >= 0n → fee > 0n$/,
    /^0n → 0n \+ 1n$/,
    /^0 → 0 \+ 1$/,
  ),
  ...of(
    'exchanges/b-transfer',
    'a fee so large is refused either way',
    /^fee <= BigInt\(Number\.MAX_SAFE_INTEGER\) → /,
  ),
  ...of(
    'exchanges/b-transfer',
    'an account that is not the depository is refused; the code tells only how',
    /^index (<=|>) /,
  ),
  ...of(
    'permits/signature|exchanges/(a-authorize|a-transfer|b-transfer)',
    'texts are compared as what is of an unknown type: as they stand',
    ["type: 'string'", /^'string' → /],
    ["? 'bytes32' : 'string'", /^'string' → /],
  ),
  ...of('evm/build', 'the digit that is cut off is padded again', /^2 → 2 \+ 1$/),
  ...of('evm/wire', 'calldata is whole bytes, so that its length is even', /^2 → 2 \+ 1$/),
  ...of('evm/approvals', 'what is no transaction has no role', /^last\?\.kind !== 'evmTransaction' → false$/),
  ...of('evm/approvals', 'an equal amount was taken before', /^amount > amountIn → amount >= amountIn$/),
  ...of('bitcoin/coins', 'a missing transaction was reported, and refuses', /^!previous → false$/),
  ...of('bitcoin/coins', 'what was read once is read again', /^!known\.has\(txid\) → true$/),
  ...of('bitcoin/fee', 'a fee of one satoshi is never 5 % of what is no dust', /^0n → 0n \+ 1n$/),
  ...of('bitcoin/fee', `an account without a script ${TYPES}`, /^'0x' → /),
  ...of('bitcoin/psbt', SAID, ["join(', ')", /^', ' → /]),
  ...of('bitcoin/psbt', 'what fails to be reported is caught, and reported by the same code', /^'F01' → /),
  ...of('bitcoin/psbt', `an input more in one of two equal lists ${TYPES}`, /^0 → 0 \+ 1$/),
  ...of('bitcoin/psbt', 'both sums begin with the same, and are taken from each other', /^0n → 0n \+ 1n$/),
  ...of(
    'clocks',
    'nothing compares with what was not read',
    /^service\.known → true$/,
    /^!chain\.known → false$/,
    /^0 → 0 \+ 1$/,
  ),
  ...of('quote/cost', 'the same decimals are a factor of one', /^to >= decimals → to > decimals$/),
  ...of('deposit-address', 'the word for a payment is not compared, only its bytes', /^'transfer' → /),
  ...of('evm/facts', 'a plan is one address or none; an empty one is refused', /^plan\.some\(.*'depositAddress'\) → /),
  ...of(
    'evm/facts',
    'others than swaps pay the depository, or the last step names it',
    /^item\.role !== 'swap' → false$/,
  ),
  ...of('exchanges/facts', 'a quote without its transfer is refused', /^0 → 0 \+ 1$/),
  ...of('exchanges/facts', 'equal sums', /^due \* 2n > FEE_CAP_USD → due \* 2n >= FEE_CAP_USD$/),
  ...of('order/order', 'what is neither verified nor a mismatch is not verifiable', /^'unverifiable' → /),
  ...of('order/output', 'there is one payment beside', /^others\.every\(/),
  ...of('permits/draft', TYPES, /^1n → 1n \+ 1n$/, /^0n → 0n \+ 1n$/),
  ...of('permits/build', 'what is neither none nor the relayer alone is with calls', /^'calls' → /),
  ...of('proposed-plan', 'nothing of what is read changes what is proposed', /^0 → 0 \+ 1$/, /^'evm' → /),
  ...of('sequence', 'what stands behind approvals is one word', ["others.join(' ')", /^' ' → /]),
  ...of('limits', 'the rest of a division by a power of ten above a million is never one', /^1n → 1n \+ 1n$/),
  ...of('quote/fees', 'there is nothing at the name either way', /^Object\.hasOwn\(fees, name\) → true$/),
  ...of(
    'quote/fees',
    'a fee in a foreign currency is refused, and not shown',
    /^!fee \|\| !currency → !fee && !currency$/,
  ),
]
