import type { CallView } from '../../api/approval-views.ts'
import type { Amount } from '../../core/currency.ts'
import type { CallAct } from '../../core/page/call-meaning.ts'
import { payeesOf } from '../../core/page/payees.ts'
import { allowedText, tokenName, tokenText } from '../approval/calls/token-text.ts'
import { ofDeeds } from '../messages/deed-messages.ts'
import { describedWords } from '../messages/description-messages.ts'
import { exactText } from '../text/amount.ts'

type ActOf<K extends CallAct['kind']> = Extract<CallAct, { kind: K }>

/** More numbers than this are no title. */
const MOST_NUMBERS = 4

const TITLES: { readonly [K in CallAct['kind']]: (act: ActOf<K>, value: Amount) => string } = {
  payment: (_, value) => (value.value === 0n ? ofDeeds().emptyPayment : ofDeeds().payment(exactText(value))),
  creation: () => ofDeeds().creation,
  transfer: ({ token, amount }) => ofDeeds().payment(tokenText(token.currency, amount)),
  transferFrom: ({ token, amount }) => ofDeeds().transferFrom(tokenText(token.currency, amount)),
  allowance: ({ change, token: { currency }, amount, isUnlimited }) => {
    if (change === 'set' && amount === 0n) return ofDeeds().takeBack(tokenName(currency))
    const isUpTo = change === 'set' || isUnlimited
    return ofDeeds().allowance[change](
      isUpTo ? allowedText(currency, amount, isUnlimited) : tokenText(currency, amount),
    )
  },
  permit: ({ token, amount, isUnlimited }) => ofDeeds().permit(allowedText(token.currency, amount, isUnlimited)),
  permit2: ({ token, amount, isUnlimited }) =>
    amount === 0n
      ? ofDeeds().takeBack(tokenName(token.currency))
      : ofDeeds().permit2(allowedText(token.currency, amount, isUnlimited)),
  nftTransfer: ({ tokenIds }) =>
    tokenIds.length <= MOST_NUMBERS ? ofDeeds().nft(tokenIds.map((id) => `#${id}`)) : ofDeeds().nfts(tokenIds.length),
  operator: ({ isAllowed }) => (isAllowed ? ofDeeds().operator : ofDeeds().noOperator),
  wrap: ({ amount }, value) => ofDeeds().wrap(exactText({ ...value, value: amount })),
  unwrap: () => ofDeeds().unwrap,
  deposit: ({ token, amount }) =>
    amount === undefined
      ? ofDeeds().depositAll(tokenName(token.currency))
      : ofDeeds().deposit(tokenText(token.currency, amount)),
  batch: ({ calls }) => ofDeeds().batch(calls.length),
  described: ({ described }) => describedWords(described.intent),
  unknown: () => ofDeeds().unknown,
}

type Deed = Readonly<{
  title: string
  /** Whom it pays, and who may take it. */
  payee: string | undefined
  spender: string | undefined
}>

/** A call as one looks back at it: what it was, and to whom it gave something. */
export function deedOf({ to, value, meaning }: CallView): Deed {
  const { act } = meaning
  const [payee] = to === undefined ? [] : payeesOf({ to, value: value.value, meaning })
  return {
    title: titleOf(act, value),
    payee: payee?.address,
    spender: 'spender' in act ? act.spender : act.kind === 'operator' ? act.operator : undefined,
  }
}

function titleOf<K extends CallAct['kind']>(act: ActOf<K>, value: Amount): string {
  const title: (act: ActOf<K>, value: Amount) => string = TITLES[act.kind as K]
  return title(act, value)
}
