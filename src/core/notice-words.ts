import type { NumberMarks } from '../lib/decimal.ts'
import type { BundleEnd } from './bundle/bundle.ts'

export type NoticeText = Readonly<{ title: string; message: string }>

export type BadgeWords = Readonly<{ waiting: (requests: number) => string; moving: (transfers: number) => string }>

/** Chains come by name, amounts as text with symbols, sites as hosts. */
export type NoticeWords = Readonly<{
  marks: NumberMarks
  /** The profile no longer has this chain. */
  chain: (chainId: number) => string
  /** The wallet read this itself. */
  received: (what: string, from: string, to: string) => NoticeText
  /** Only the service claims this. */
  saidToArrive: (what: string, to: string) => NoticeText
  /** The service claims a contract call, which the wallet cannot read. */
  saidToCall: (what: string, to: string) => NoticeText
  /** The service's other failure words appear unchanged. */
  reasons: Readonly<Record<string, string>>
  reasonGiven: (word: string) => string
  /** `reason` is a sentence. */
  refunded: (what: string, on: string, to: string, reason: string | undefined) => NoticeText
  saidToBeRefunded: (on: string, to: string, reason: string | undefined) => NoticeText
  gone: (to: string) => NoticeText
  /** Only this part came, then none for a day; hidden amounts are absent. */
  refundedInPart: (amounts: Readonly<{ part: string; whole: string }> | undefined, on: string) => NoticeText
  cancelled: (to: string) => NoticeText
  nonceTaken: (to: string) => NoticeText
  failed: (to: string) => NoticeText
  /** Amounts are absent if hidden or equal. */
  requoted: (to: string, amounts: Readonly<{ paid: string; quoted: string }> | undefined) => NoticeText
  unlock: (to: string) => NoticeText
  /** `most` is the approved fee, absent if hidden. */
  fee: (from: string, to: string, most: string | undefined) => NoticeText
  /** `minutes` is given for slow chains. */
  notConfirmed: (from: string, to: string, minutes: number | undefined) => NoticeText
  notRefundedYet: (to: string) => NoticeText
  notFilledYet: (to: string) => NoticeText
  addressExpired: (to: string) => NoticeText
  calls: Readonly<{
    /** Without a site, the user revoked an allowance. */
    failed: (site: string | undefined, why: string) => NoticeText
    done: (site: string, chain: string) => NoticeText
    deposited: (site: string, chain: string, deposits: number) => NoticeText
    takenBack: (chain: string) => NoticeText
    arrived: (site: string, chain: string | undefined, isRead: boolean) => NoticeText
    paidBack: (site: string, chain: string | undefined, isRead: boolean) => NoticeText
    unlock: (site: string | undefined) => NoticeText
    fee: (site: string | undefined, chain: string, most: string | undefined) => NoticeText
    slow: (site: string | undefined) => string
    /** `refunded` means that the funding came back. */
    why: Readonly<Record<BundleEnd['reason'] | 'refunded', (chain: string) => string>>
    moneyIsThere: (chain: string) => string
  }>
}>
