import type { Amount, Currency } from '../../core/money/currency.ts'
import type { CallAct, CallMeaning, Token } from '../../core/page/calls/meaning.ts'
import { describedWords } from '../messages/descriptions.ts'
import { m } from '../messages/messages.ts'
import { ofCalls, ofPermit2Allowances } from '../messages/screen-messages.ts'
import { exactText, groupThousands } from '../text/amount.ts'
import { permit2UntilText, untilText } from './deadline-text.ts'
import { descriptorRows } from './descriptor-rows.ts'
import type { DetailRow } from './detail-row.ts'
import { allowanceText, depositAllText, MOST_NFT_NUMBERS, tokenName, tokenText, unitsText } from './token-text.ts'

/** `warning` names permanent losses. */
export type CallDescription = Readonly<{
  title: string
  rows: readonly DetailRow[]
  notes: readonly string[]
  warning: Readonly<{ title: string; text: string; isDanger: boolean }> | undefined
  inner: readonly CallMeaning[]
}>

export type SimulationResult = 'works' | 'fails' | 'none'

/**
 * `allowed` is the token that an earlier call approves for the target. An order's named contract, a router of the
 * service, makes calls on arrival (service facts 6). The contract then bears their losses.
 */
export type CallContext = Readonly<{
  to: string | undefined
  value: Amount
  by: 'account' | 'service'
  simulation: SimulationResult
  allowed?: Currency | undefined
}>
type ActOf<K extends CallAct['kind']> = Extract<CallAct, { kind: K }>
type Words = Readonly<{ title: string } & Partial<Omit<CallDescription, 'title'>>>

/** The latest end in Permit2's uint48. */
const NO_END = 2n ** 48n - 1n

const SHOW: { readonly [K in CallAct['kind']]: (act: ActOf<K>, around: CallContext) => Words } = {
  payment: (_, { to, value }) => ({
    title: value.value === 0n ? ofCalls().acts.emptyPayment : ofCalls().acts.payment({ amount: exactText(value) }),
    rows: [address(ofCalls().rows.to, to ?? '')],
  }),
  undelegation: () => ({ title: ofCalls().acts.undelegation, notes: [ofCalls().acts.undelegationNote] }),
  creation: ({ codeBytes }) => ({
    title: ofCalls().acts.creation,
    rows: [text(ofCalls().rows.code, ofCalls().acts.bytes({ bytes: codeBytes }))],
    notes: [ofCalls().acts.creationNote],
  }),
  transfer: ({ token, recipient, amount }) => ({
    title: ofCalls().acts.transfer({ amount: tokenText(token.currency, amount) }),
    rows: [address(ofCalls().rows.to, recipient), ...tokenRow(token)],
  }),
  transferFrom: ({ token, owner, recipient, amount }) => ({
    title: ofCalls().acts.transferFrom({ amount: tokenText(token.currency, amount) }),
    rows: [address(ofCalls().rows.from, owner), address(ofCalls().rows.to, recipient), ...tokenRow(token)],
    notes: nftNote(token),
  }),
  allowance: ({ change, token, spender, amount, isUnlimited }, { by }) => ({
    title: allowanceTitle(change, token, amount, isUnlimited),
    rows: [address(m().common.spender, spender), ...tokenRow(token)],
    notes: isUnlimited || amount === 0n ? [] : nftNote(token),
    warning: isUnlimited && change !== 'lower' ? unlimited(given(by).unlimited) : undefined,
  }),
  permit: (act) => ({
    title: ofCalls().acts.permit({ what: allowanceText(act.token.currency, act.amount, act.isUnlimited) }),
    rows: [
      address(m().common.spender, act.spender),
      address(ofCalls().rows.from, act.owner),
      ...tokenRow(act.token),
      text(ofCalls().rows.usedUntil, permitUntil(act)),
    ],
    // The signer's, never the caller's.
    warning: act.isUnlimited ? unlimited(ofCalls().unlimitedOfOwner) : undefined,
  }),
  permit2: (act, { by }) => ({
    title:
      act.amount === 0n
        ? ofPermit2Allowances().revoke({ token: tokenName(act.token.currency) })
        : ofCalls().acts.permit2({ what: allowanceText(act.token.currency, act.amount, act.isUnlimited) }),
    rows: [
      address(m().common.spender, act.spender),
      ...tokenRow(act.token),
      ...(act.amount === 0n ? [] : [text(ofCalls().rows.until, permit2UntilText(act.untilSeconds))]),
    ],
    warning: act.isUnlimited
      ? unlimited(act.untilSeconds < NO_END ? given(by).unlimitedTimed : given(by).unlimited)
      : undefined,
  }),
  nftTransfer: ({ collection, owner, recipient, tokenIds, amounts }) => ({
    title:
      tokenIds.length <= MOST_NFT_NUMBERS
        ? ofCalls().acts.nft({
            count: tokenIds.length,
            numbers: tokenIds.map((id, at) => numberText(id, amounts?.[at])),
          })
        : ofCalls().acts.nfts({ numbers: tokenIds.length }),
    rows: [
      address(ofCalls().rows.to, recipient),
      address(ofCalls().rows.from, owner),
      address(ofCalls().rows.collection, collection),
    ],
    notes: tokenIds.length <= MOST_NFT_NUMBERS ? [] : [ofCalls().acts.nftsNote],
  }),
  operator: ({ collection, operator, isAllowed }, { by }) => ({
    title: isAllowed ? ofCalls().acts.operator : ofCalls().acts.noOperator,
    rows: [address(m().common.spender, operator), address(ofCalls().rows.collection, collection)],
    warning: isAllowed ? { title: ofCalls().operatorTitle, text: given(by).operator, isDanger: true } : undefined,
  }),
  wrap: ({ amount }, { to, value }) => ({
    title: ofCalls().acts.wrap({ amount: exactText({ ...value, value: amount }) }),
    rows: contractRow(to),
    notes: [ofCalls().acts.wrapNote],
  }),
  unwrap: ({ amount }, { to, value }) => ({
    title: ofCalls().acts.unwrap,
    rows: [
      text(ofCalls().rows.amountIf({ symbol: tokenName(value.currency) }), exactText({ ...value, value: amount })),
      ...contractRow(to),
    ],
    notes: [ofCalls().acts.unwrapNote],
  }),
  vaultDeposit: ({ vault, amount, recipient }, { allowed }) => ({
    title: ofCalls().acts.vaultDeposit,
    rows: [
      address(ofCalls().rows.credited, recipient),
      address(m().common.contract, vault),
      allowed
        ? text(ofCalls().rows.amountIf({ symbol: tokenName(allowed) }), tokenText(allowed, amount))
        : text(ofCalls().rows.amount, unitsText(amount)),
    ],
    notes: [ofCalls().acts.vaultDepositNote],
  }),
  deposit: ({ token, amount, depositor, orderId }, { to }) => ({
    title:
      amount === undefined
        ? depositAllText(token.currency)
        : ofCalls().acts.deposit({ amount: tokenText(token.currency, amount) }),
    rows: [
      ...(to === undefined ? [] : [address(ofCalls().rows.depository, to)]),
      address(ofCalls().rows.credited, depositor),
      ...tokenRow(token),
      { name: ofCalls().rows.order, as: 'code', text: orderId },
    ],
  }),
  batch: ({ calls }, { to }) => ({
    title: calls.length === 0 ? ofCalls().acts.nothingInBatch : ofCalls().acts.batch({ calls: calls.length }),
    rows: contractRow(to),
    inner: calls,
  }),
  described: ({ described }) => ({
    title: describedWords(described.intent),
    rows: descriptorRows(described),
    notes: [ofCalls().acts.described({ owner: described.owner })],
  }),
  unknown: ({ selector }, { to, simulation }) => ({
    title: ofCalls().acts.unknown,
    rows: [
      ...contractRow(to),
      ...(selector === undefined ? [] : [{ name: ofCalls().rows.function, as: 'code' as const, text: selector }]),
    ],
    ...(simulation === 'none'
      ? { warning: { title: ofCalls().unknownTitle, text: ofCalls().unknown, isDanger: false } }
      : { notes: [simulation === 'works' ? ofCalls().unknownTried : ofCalls().unknownFailed] }),
  }),
}

/** Native currency sent along isn't always the subject of the call. */
const SAYS_MONEY: readonly CallAct['kind'][] = ['payment', 'wrap']

/** Addresses and amounts are exactly those of the bytes. */
export function callDescription(act: CallAct, around: CallContext): CallDescription {
  const words = wordsOf(act, around)
  const isAlong = around.value.value > 0n && !SAYS_MONEY.includes(act.kind) && !isNativeDeposit(act)
  const along = isAlong ? [text(ofCalls().rows.along, exactText(around.value))] : []
  return { notes: [], warning: undefined, inner: [], ...words, rows: [...(words.rows ?? []), ...along] }
}

function wordsOf<K extends CallAct['kind']>(act: ActOf<K>, around: CallContext): Words {
  const show: (act: ActOf<K>, around: CallContext) => Words = SHOW[act.kind as K]
  return show(act, around)
}

function isNativeDeposit(act: CallAct): boolean {
  return act.kind === 'deposit' && act.token.currency?.isNative === true
}

function allowanceTitle(change: 'set' | 'raise' | 'lower', token: Token, amount: bigint, isUnlimited: boolean): string {
  const { acts, anyOf } = ofCalls()
  const { currency } = token
  if (change === 'set') {
    if (amount === 0n) return acts.revoke({ symbol: tokenName(currency) })
    return acts.allowance.set({ what: allowanceText(currency, amount, isUnlimited) })
  }
  return acts.allowance[change]({
    what: isUnlimited ? anyOf({ symbol: tokenName(currency) }) : tokenText(currency, amount),
  })
}

function numberText(tokenId: bigint, amount: bigint | undefined): string {
  const number = `#${tokenId}`
  return amount === undefined ? number : ofCalls().acts.someOf({ amount: groupThousands(`${amount}`), number })
}

const unlimited = (text: string) => ({ title: ofCalls().unlimitedTitle, text, isDanger: true })
const given = (by: CallContext['by']) => (by === 'service' ? ofCalls().byService : ofCalls())

// Some unknown tokens read 0 as no limit; the known ones don't.
function permitUntil({ token, untilSeconds }: ActOf<'permit'>): string {
  return untilSeconds === 0n && !token.currency ? ofCalls().noLimit : untilText(untilSeconds)
}

const address = (name: string, of: string): DetailRow => ({ name, as: 'address', address: of })
const text = (name: string, of: string): DetailRow => ({ name, as: 'text', text: of })
const contractRow = (to: string | undefined) => (to === undefined ? [] : [address(m().common.contract, to)])
const tokenRow = ({ address: of, currency }: Token) => (currency ? [] : [address(m().common.tokenContract, of)])
const nftNote = ({ currency }: Token) => (currency ? [] : [ofCalls().mayBeNft])
