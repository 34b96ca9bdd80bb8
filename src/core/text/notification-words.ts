import type { NumberMarks } from '../../lib/decimal.ts'
import type { BundleFailure } from '../bundle/bundle.ts'
import { said } from './said.ts'

export type NotificationText = Readonly<{ title: string; message: string }>

type SaidIf<Values> = string | ((values: Readonly<Values>) => string)
type Said<Name extends string> = SaidIf<Record<Name, string>>
type NoticeIf<Values> = Readonly<{ title: SaidIf<Values>; message: SaidIf<Values> }>
type Notice<Name extends string> = NoticeIf<Record<Name, string>>

type UntoldFailure = 'abandoned' | 'inputGone' | 'notRelayed' | 'invalid' | 'noEffect'
type ToldFailure = Exclude<BundleFailure['reason'], UntoldFailure> | 'refunded'

type Fee = { most: string | undefined }
type Requester = { site: string | undefined }
type Told = { site: string; chain: string | undefined; isRead: boolean }

export type BadgeWords = Readonly<{
  waiting: SaidIf<{ requests: number }>
  moving: SaidIf<{ transfers: number }>
}>

/** Chains come by name, amounts as text with symbols, sites as hosts. */
export type NotificationWords = Readonly<{
  marks: NumberMarks
  badge: BadgeWords
  /** The profile no longer has this chain. */
  chain: SaidIf<{ chainId: number }>
  /** The wallet read this itself. */
  received: Notice<'what' | 'from' | 'to'>
  /** Only the service claims this. */
  saidToArrive: Notice<'what' | 'to'>
  /** The service claims a contract call, which the wallet cannot read. */
  saidToCall: Notice<'what' | 'to'>
  /** The service's other failure words appear unchanged. */
  reasons: Readonly<Record<string, string>>
  reasonGiven: Said<'word'>
  /** `reason` is a sentence. */
  refunded: NoticeIf<{ what: string; on: string; to: string; reason: string | undefined }>
  saidToBeRefunded: NoticeIf<{ on: string; to: string; reason: string | undefined }>
  gone: Notice<'to'>
  /** Only this part came, then none for a day; `hidden` has no amounts. */
  refundedInPart: Readonly<{ title: Said<'part' | 'whole' | 'on'>; hidden: Said<'on'>; message: Said<'on'> }>
  cancelled: Notice<'to'>
  failed: Notice<'to'> & Readonly<{ nonceTaken: Said<'to'> }>
  /** `hidden` has no amounts, which are hidden or equal. */
  requoted: Readonly<{ title: Said<'paid' | 'quoted'>; hidden: string; message: Said<'to'> }>
  unlock: Notice<'to'>
  /** `most` is the approved fee, absent if hidden. */
  fee: NoticeIf<{ from: string; to: string } & Fee>
  /** `minutes` is given for slow chains. */
  slow: Readonly<{
    title: Said<'to'>
    notConfirmed: SaidIf<{ from: string; minutes: number | undefined }>
    tooLate: Said<'from'>
    notRefunded: Said<'to'>
    notFilled: Said<'to'>
  }>
  addressExpired: Notice<'to'>
  /** Without a site, the user revoked an allowance. */
  calls: Readonly<{
    failed: SaidIf<Requester>
    whyWithMoney: Said<'why' | 'chain'>
    doneOn: Said<'chain'>
    done: Said<'site'>
    deposited: SaidIf<{ site: string; deposits: number }>
    revoked: string
    arrived: NoticeIf<Told>
    refunded: NoticeIf<Told>
    unlock: SaidIf<Requester>
    fee: SaidIf<Requester & Fee>
    slow: SaidIf<Requester>
    /** `refunded` means that the funding came back. */
    why: Readonly<Record<ToldFailure, Said<'chain'>>>
  }>
}>

/** A notification's two texts with their values. */
export function noticeOf<Values>({ title, message }: NoticeIf<Values>, values: Values): NotificationText {
  return { title: said(title, values), message: said(message, values) }
}
