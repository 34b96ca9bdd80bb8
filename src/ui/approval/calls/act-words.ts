import type { Amount } from '../../../core/currency.ts'
import type { CallAct, CallMeaning, Token } from '../../../core/page/call-meaning.ts'
import { m } from '../../messages/messages.ts'
import { exactText, groupThousands } from '../../text/amount.ts'
import { describedRows } from './described-rows.ts'
import { allowedText, tokenName, tokenText } from './token-text.ts'

export type ShownRow = Readonly<
  { name: string; as: 'address'; address: string } | { name: string; as: 'text' | 'code'; text: string }
>

/** One call in words. `warning` is what it gives away for good; `inner` are the calls that it carries out itself. */
export type ShownCall = Readonly<{
  title: string
  rows: readonly ShownRow[]
  notes: readonly string[]
  warning: Readonly<{ title: string; text: string; isDanger: boolean }> | undefined
  inner: readonly CallMeaning[]
}>

/** Where the call goes, the native money that goes along, and whether a node has tried it out and found it to work. */
export type Around = Readonly<{ to: string | undefined; value: Amount; isTried: boolean }>
type ActOf<K extends CallAct['kind']> = Extract<CallAct, { kind: K }>
type Words = Readonly<{ title: string } & Partial<Omit<ShownCall, 'title'>>>

const SHOW: { readonly [K in CallAct['kind']]: (act: ActOf<K>, around: Around) => Words } = {
  payment: (_, { to, value }) => ({
    title: value.value === 0n ? m().calls.acts.emptyPayment : m().calls.acts.payment(exactText(value)),
    rows: [address(m().calls.rows.to, to ?? '')],
  }),
  creation: ({ codeBytes }) => ({
    title: m().calls.acts.creation,
    rows: [text(m().calls.rows.code, m().calls.acts.bytes(codeBytes))],
    notes: [m().calls.acts.creationNote],
  }),
  transfer: ({ token, recipient, amount }) => ({
    title: m().calls.acts.transfer(tokenText(token.currency, amount)),
    rows: [address(m().calls.rows.to, recipient), ...tokenRow(token)],
  }),
  transferFrom: ({ token, owner, recipient, amount }) => ({
    title: m().calls.acts.transferFrom(tokenText(token.currency, amount)),
    rows: [address(m().calls.rows.from, owner), address(m().calls.rows.to, recipient), ...tokenRow(token)],
    notes: nftNote(token),
  }),
  allowance: ({ change, token, spender, amount, isUnlimited }) => ({
    title: allowanceTitle(change, token, amount, isUnlimited),
    rows: [address(m().calls.rows.who, spender), ...tokenRow(token)],
    notes: isUnlimited || amount === 0n ? [] : nftNote(token),
    warning: isUnlimited && change !== 'lower' ? unlimited() : undefined,
  }),
  permit: (act) => ({
    title: m().calls.acts.permit(allowedText(act.token.currency, act.amount, act.isUnlimited)),
    rows: [
      address(m().calls.rows.who, act.spender),
      address(m().calls.rows.from, act.owner),
      ...tokenRow(act.token),
      text(m().calls.rows.usedUntil, m().calls.date(act.untilSeconds)),
    ],
    warning: act.isUnlimited ? unlimited() : undefined,
  }),
  permit2: (act) => ({
    title: m().calls.acts.permit2(allowedText(act.token.currency, act.amount, act.isUnlimited)),
    rows: [
      address(m().calls.rows.who, act.spender),
      ...tokenRow(act.token),
      text(m().calls.rows.until, m().calls.date(act.untilSeconds)),
    ],
    warning: act.isUnlimited ? unlimited() : undefined,
  }),
  nftTransfer: ({ collection, owner, recipient, tokenIds, amounts }) => ({
    title: m().calls.acts.nft(tokenIds.map((id, at) => numberText(id, amounts?.[at]))),
    rows: [
      address(m().calls.rows.collection, collection),
      address(m().calls.rows.from, owner),
      address(m().calls.rows.to, recipient),
    ],
  }),
  operator: ({ collection, operator, isAllowed }) => ({
    title: isAllowed ? m().calls.acts.operator : m().calls.acts.noOperator,
    rows: [address(m().calls.rows.who, operator), address(m().calls.rows.collection, collection)],
    warning: isAllowed ? { title: m().calls.operatorTitle, text: m().calls.operator, isDanger: true } : undefined,
  }),
  wrap: ({ amount }, { to, value }) => ({
    title: m().calls.acts.wrap(exactText({ ...value, value: amount })),
    rows: contractRow(to),
    notes: [m().calls.acts.wrapNote],
  }),
  unwrap: ({ amount }, { to, value }) => ({
    title: m().calls.acts.unwrap,
    rows: [
      text(m().calls.rows.amountIf(tokenName(value.currency)), exactText({ ...value, value: amount })),
      ...contractRow(to),
    ],
    notes: [m().calls.acts.unwrapNote],
  }),
  deposit: ({ token, amount, depositor, orderId }) => ({
    title:
      amount === undefined
        ? m().calls.acts.depositAll(tokenName(token.currency))
        : m().calls.acts.deposit(tokenText(token.currency, amount)),
    rows: [
      address(m().calls.rows.credited, depositor),
      ...tokenRow(token),
      { name: m().calls.rows.order, as: 'code', text: orderId },
    ],
    notes: [m().calls.acts.depositNote],
  }),
  batch: ({ calls }, { to }) => ({
    title: calls.length === 0 ? m().calls.acts.nothingInBatch : m().calls.acts.batch(calls.length),
    rows: contractRow(to),
    inner: calls,
  }),
  described: ({ described }) => ({
    title: described.intent,
    rows: describedRows(described),
    notes: [m().calls.acts.described(described.owner)],
  }),
  unknown: ({ selector }, { to, isTried }) => ({
    title: m().calls.acts.unknown,
    rows: [
      ...contractRow(to),
      ...(selector === undefined ? [] : [{ name: m().calls.rows.function, as: 'code' as const, text: selector }]),
    ],
    ...(isTried
      ? { notes: [m().calls.unknownTried] }
      : { warning: { title: m().calls.unknownTitle, text: m().calls.unknown, isDanger: false } }),
  }),
}

/** What native money goes along with is not always what the act is about. */
const SAYS_MONEY: readonly CallAct['kind'][] = ['payment', 'wrap']

/** Says in words what a call does; addresses and amounts are exactly those of its bytes. */
export function shownCall(act: CallAct, around: Around): ShownCall {
  const words = wordsOf(act, around)
  const isAlong = around.value.value > 0n && !SAYS_MONEY.includes(act.kind) && !isNativeDeposit(act)
  const along = isAlong ? [text(m().calls.rows.along, exactText(around.value))] : []
  return { notes: [], warning: undefined, inner: [], ...words, rows: [...(words.rows ?? []), ...along] }
}

function wordsOf<K extends CallAct['kind']>(act: ActOf<K>, around: Around): Words {
  const show: (act: ActOf<K>, around: Around) => Words = SHOW[act.kind as K]
  return show(act, around)
}

function isNativeDeposit(act: CallAct): boolean {
  return act.kind === 'deposit' && act.token.currency?.isNative === true
}

function allowanceTitle(change: 'set' | 'raise' | 'lower', token: Token, amount: bigint, isUnlimited: boolean): string {
  const { acts, anyOf } = m().calls
  const { currency } = token
  if (change === 'set') {
    if (amount === 0n) return acts.takeBack(tokenName(currency))
    return acts.allowance.set(allowedText(currency, amount, isUnlimited))
  }
  return acts.allowance[change](isUnlimited ? anyOf(tokenName(currency)) : tokenText(currency, amount))
}

function numberText(tokenId: bigint, amount: bigint | undefined): string {
  const number = `#${tokenId}`
  return amount === undefined ? number : m().calls.acts.someOf(groupThousands(`${amount}`), number)
}

const unlimited = () => ({ title: m().calls.unlimitedTitle, text: m().calls.unlimited, isDanger: true })

const address = (name: string, of: string): ShownRow => ({ name, as: 'address', address: of })
const text = (name: string, of: string): ShownRow => ({ name, as: 'text', text: of })
const contractRow = (to: string | undefined) => (to === undefined ? [] : [address(m().calls.rows.contract, to)])
const tokenRow = ({ address: of, currency }: Token) => (currency ? [] : [address(m().calls.rows.token, of)])
const nftNote = ({ currency }: Token) => (currency ? [] : [m().calls.mayBeNft])
