import { formatDecimal } from '../../../lib/decimal.ts'
import type { Amount } from '../../money/currency.ts'
import { currencyTitle } from '../../money/currency-title.ts'
import { hasAttachedMoney } from '../../page/calls/attached-money.ts'
import type { CallAct, CallMeaning, Token } from '../../page/calls/meaning.ts'
import { describedCallText } from './described-call-text.ts'

type ActOf<K extends CallAct['kind']> = Extract<CallAct, { kind: K }>

const NO_LIMIT = 'no limit'

const DEEDS: { readonly [K in CallAct['kind']]: (act: ActOf<K>, value: Amount) => string } = {
  payment: (_, value) => `payment of ${words(value)}`,
  undelegation: () => 'revocation of the delegation (EIP-7702)',
  creation: () => 'a new contract',
  transfer: ({ token, amount, recipient }) => `payment of ${tokens(token, amount)} to ${recipient}`,
  transferFrom: ({ token, amount, owner, recipient }) =>
    `transfer of ${tokens(token, amount)} from ${owner} to ${recipient}, by an approval`,
  allowance: ({ change, token, spender, amount, isUnlimited }) =>
    approval(spender, token, isUnlimited && change !== 'lower' ? NO_LIMIT : ALLOWED[change](token, amount)),
  permit: ({ token, owner, spender, amount, isUnlimited }) =>
    `${approval(spender, token, most(token, amount, isUnlimited))}, by a signature of ${owner}`,
  permit2: ({ token, spender, amount, isUnlimited, untilSeconds }) =>
    amount === 0n
      ? `${approval(spender, token, 'revoked')}, through Permit2`
      : `${approval(spender, token, most(token, amount, isUnlimited))}, through Permit2, until ${untilSeconds} (Unix time)`,
  nftTransfer: ({ collection, owner, recipient, tokenIds, amounts }) =>
    `transfer of NFTs ${tokenIds.map((id, at) => (amounts ? `${amounts[at]} of #${id}` : `#${id}`)).join(' ')} of ${collection} from ${owner} to ${recipient}`,
  operator: ({ collection, operator, isAllowed }) =>
    `approval for ${operator} to take every NFT of ${collection}: ${isAllowed ? NO_LIMIT : 'revoked'}`,
  wrap: ({ amount }, value) => `payment of ${words({ ...value, value: amount })} into a contract`,
  unwrap: ({ amount }) => `withdrawal of ${amount} units from a contract`,
  vaultDeposit: ({ vault, amount, recipient }) => `deposit of ${amount} units into the vault ${vault} for ${recipient}`,
  deposit: ({ token, amount, orderId }) =>
    `deposit of ${amount === undefined ? `all ${nameOf(token)} that was allowed` : tokens(token, amount)} for order ${orderId}`,
  batch: ({ calls }, value) => calls.map(({ act }) => wordsOf(act, { ...value, value: 0n })).join('; '),
  described: ({ described }) => describedCallText(described),
  unknown: ({ selector }) => `call of a contract${selector === undefined ? '' : `, function ${selector}`}`,
}

const ALLOWED: Readonly<Record<ActOf<'allowance'>['change'], (token: Token, amount: bigint) => string>> = {
  set: (token, amount) => (amount === 0n ? 'revoked' : most(token, amount, false)),
  raise: (token, amount) => `${tokens(token, amount)} more`,
  lower: (token, amount) => `${tokens(token, amount)} less`,
}

/** A call in English, with amounts and addresses. */
export function callText({ meaning: { act }, value }: Readonly<{ meaning: CallMeaning; value: Amount }>): string {
  return `${wordsOf(act, value)}${hasAttachedMoney(act, value.value) ? `; with ${words(value)} along` : ''}`
}

function wordsOf<K extends CallAct['kind']>(act: ActOf<K>, value: Amount): string {
  const say: (act: ActOf<K>, value: Amount) => string = DEEDS[act.kind as K]
  return say(act, value)
}

function approval(spender: string, token: Token, limit: string): string {
  return `approval for ${spender} to take ${nameOf(token)}: ${limit}`
}

function most(token: Token, amount: bigint, isUnlimited: boolean): string {
  return isUnlimited ? NO_LIMIT : `up to ${tokens(token, amount)}`
}

function tokens(token: Token, amount: bigint): string {
  return token.currency ? words({ currency: token.currency, value: amount }) : `${amount} units of ${token.address}`
}

function nameOf({ address, currency }: Token): string {
  return currency ? currencyTitle(currency) : `the token ${address}`
}

function words({ currency, value }: Amount): string {
  return `${formatDecimal(value, currency.decimals)} ${currencyTitle(currency)}`
}
