import type { CallView } from '../../api/views/approvals.ts'
import type { Amount } from '../../core/money/currency.ts'
import { hasAttachedMoney } from '../../core/page/calls/attached-money.ts'
import type { CallAct } from '../../core/page/calls/meaning.ts'
import { allowanceText, MOST_NFT_NUMBERS, tokenName, tokenText } from '../calls/token-text.ts'
import { describedWords } from '../messages/descriptions.ts'
import { ofTransactionNames } from '../messages/screen-messages.ts'
import { exactText } from '../text/amount.ts'

type ActOf<K extends CallAct['kind']> = Extract<CallAct, { kind: K }>

const TITLES: { readonly [K in CallAct['kind']]: (act: ActOf<K>, value: Amount) => string } = {
  payment: (_, value) =>
    value.value === 0n ? ofTransactionNames().emptyPayment : ofTransactionNames().payment({ amount: exactText(value) }),
  undelegation: () => ofTransactionNames().undelegation,
  creation: () => ofTransactionNames().creation,
  transfer: ({ token, amount }) => ofTransactionNames().payment({ amount: tokenText(token.currency, amount) }),
  transferFrom: ({ token, amount }) => ofTransactionNames().transferFrom({ amount: tokenText(token.currency, amount) }),
  allowance: ({ change, token: { currency }, amount, isUnlimited }) => {
    if (change === 'set' && amount === 0n) return ofTransactionNames().revocation({ symbol: tokenName(currency) })
    const isUpTo = change === 'set' || isUnlimited
    return ofTransactionNames().allowance[change]({
      what: isUpTo ? allowanceText(currency, amount, isUnlimited) : tokenText(currency, amount),
    })
  },
  permit: ({ token, amount, isUnlimited }) =>
    ofTransactionNames().permit({ what: allowanceText(token.currency, amount, isUnlimited) }),
  permit2: ({ token, amount, isUnlimited }) =>
    amount === 0n
      ? ofTransactionNames().revocation({ symbol: tokenName(token.currency) })
      : ofTransactionNames().permit2({ what: allowanceText(token.currency, amount, isUnlimited) }),
  nftTransfer: ({ tokenIds }) =>
    tokenIds.length <= MOST_NFT_NUMBERS
      ? ofTransactionNames().nft({ count: tokenIds.length, numbers: tokenIds.map((id) => `#${id}`) })
      : ofTransactionNames().nfts({ numbers: tokenIds.length }),
  operator: ({ isAllowed }) => (isAllowed ? ofTransactionNames().operator : ofTransactionNames().noOperator),
  wrap: ({ amount }, value) => ofTransactionNames().wrap({ amount: exactText({ ...value, value: amount }) }),
  unwrap: () => ofTransactionNames().unwrap,
  vaultDeposit: () => ofTransactionNames().vaultDeposit,
  deposit: ({ token, amount }) =>
    amount === undefined
      ? ofTransactionNames().depositAll({ what: tokenName(token.currency) })
      : ofTransactionNames().deposit({ amount: tokenText(token.currency, amount) }),
  batch: ({ calls }) => ofTransactionNames().batch({ calls: calls.length }),
  described: ({ described }) => describedWords(described.intent),
  unknown: () => ofTransactionNames().unknown,
}

export function callTitle({ meaning, value }: CallView): string {
  return titleOf(meaning.act, value)
}

export function callTitles({ meaning, value }: CallView): readonly string[] {
  const inside = { ...value, value: 0n }
  const titles = (act: CallAct, along: Amount): readonly string[] => [
    titleOf(act, along),
    ...(act.kind === 'batch' ? act.calls.flatMap((each) => titles(each.act, inside)) : []),
  ]
  return titles(meaning.act, value)
}

export function withAlong(title: string, calls: readonly CallView[]): string {
  const along = calls.flatMap(({ meaning, value }) => (hasAttachedMoney(meaning.act, value.value) ? [value] : []))
  const [first] = along
  if (!first) return title
  return ofTransactionNames().along({
    deed: title,
    amount: exactText({ ...first, value: along.reduce((sum, { value }) => sum + value, 0n) }),
  })
}

function titleOf<K extends CallAct['kind']>(act: ActOf<K>, value: Amount): string {
  const title: (act: ActOf<K>, value: Amount) => string = TITLES[act.kind as K]
  return title(act, value)
}
