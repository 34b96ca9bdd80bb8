import type { CallView } from '../../api/approval-views.ts'
import type { Amount } from '../../core/currency.ts'
import { goesAlong } from '../../core/page/along.ts'
import type { CallAct } from '../../core/page/call-meaning.ts'
import { allowedText, tokenName, tokenText } from '../calls/token-text.ts'
import { ofDeeds } from '../messages/deed-messages.ts'
import { describedWords } from '../messages/description-messages.ts'
import { exactText } from '../text/amount.ts'

type ActOf<K extends CallAct['kind']> = Extract<CallAct, { kind: K }>

/** More numbers make no readable title. */
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
  vaultDeposit: () => ofDeeds().vaultDeposit,
  deposit: ({ token, amount }) =>
    amount === undefined
      ? ofDeeds().depositAll(tokenName(token.currency))
      : ofDeeds().deposit(tokenText(token.currency, amount)),
  batch: ({ calls }) => ofDeeds().batch(calls.length),
  described: ({ described }) => describedWords(described.intent),
  unknown: () => ofDeeds().unknown,
}

export function deedTitle({ meaning, value }: CallView): string {
  return titleOf(meaning.act, value)
}

/** Nested calls at any depth count too. */
export function deedTitles({ meaning, value }: CallView): readonly string[] {
  const inside = { ...value, value: 0n }
  const titles = (act: CallAct, along: Amount): readonly string[] => [
    titleOf(act, along),
    ...(act.kind === 'batch' ? act.calls.flatMap((each) => titles(each.act, inside)) : []),
  ]
  return titles(meaning.act, value)
}

export function withAlong(title: string, calls: readonly CallView[]): string {
  const along = calls.flatMap(({ meaning, value }) => (goesAlong(meaning.act, value.value) ? [value] : []))
  const [first] = along
  if (!first) return title
  return ofDeeds().along(title, exactText({ ...first, value: along.reduce((sum, { value }) => sum + value, 0n) }))
}

function titleOf<K extends CallAct['kind']>(act: ActOf<K>, value: Amount): string {
  const title: (act: ActOf<K>, value: Amount) => string = TITLES[act.kind as K]
  return title(act, value)
}
