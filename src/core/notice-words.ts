import type { NumberMarks } from '../lib/decimal.ts'
import type { BundleEnd } from './bundle/bundle.ts'

/** What the desktop shows of one piece of news. */
export type NoticeText = Readonly<{ title: string; message: string }>

/** What the toolbar icon says in one language: how many requests wait for the user, or crossings are under way. */
export type BadgeWords = Readonly<{ waiting: (requests: number) => string; moving: (crossings: number) => string }>

/**
 * The sentences of the desktop in one language. Chains are given by their names, what was paid as
 * text with its symbol; a site is the host of its address.
 */
export type NoticeWords = Readonly<{
  marks: NumberMarks
  /** A chain that the profile has no more. */
  chain: (chainId: number) => string
  /** Read by the wallet itself. */
  received: (what: string, from: string, to: string) => NoticeText
  /** By the service's word alone. */
  saidToArrive: (what: string, to: string) => NoticeText
  /** What was to arrive went into a contract's call there, by the service's word: a wallet reads payments alone. */
  saidToCall: (what: string, to: string) => NoticeText
  /** What the service's words for a failure mean, each a sentence; those that are not here are said as they came. */
  reasons: Readonly<Record<string, string>>
  reasonGiven: (word: string) => string
  /** `reason` is a sentence, if the service gave one. */
  refunded: (what: string, on: string, to: string, reason: string | undefined) => NoticeText
  /** The same by the service's word alone. */
  saidToBeRefunded: (on: string, to: string, reason: string | undefined) => NoticeText
  /** An arrival that was told is no longer in a block. */
  gone: (to: string) => NoticeText
  /** `part` of `whole` came back, and no more for a day; left out where the user hides amounts. */
  refundedInPart: (amounts: Readonly<{ part: string; whole: string }> | undefined, on: string) => NoticeText
  cancelled: (to: string) => NoticeText
  nonceTaken: (to: string) => NoticeText
  failed: (to: string) => NoticeText
  /** `paid` and `quoted` are left out where the user hides amounts, or they are the same. */
  requoted: (to: string, amounts: Readonly<{ paid: string; quoted: string }> | undefined) => NoticeText
  unlock: (to: string) => NoticeText
  /** `most` is the fee that was approved, left out where the user hides amounts. */
  fee: (from: string, to: string, most: string | undefined) => NoticeText
  /** `minutes` between two blocks, where they are slow. */
  notConfirmed: (from: string, to: string, minutes: number | undefined) => NoticeText
  notRefundedYet: (to: string) => NoticeText
  notFilledYet: (to: string) => NoticeText
  /** Of a deposit address that no payment was seen at before its deadline. */
  addressExpired: (to: string) => NoticeText
  calls: Readonly<{
    /** Without a site, the user took a permission back. */
    failed: (site: string | undefined, why: string) => NoticeText
    done: (site: string, chain: string) => NoticeText
    deposited: (site: string, chain: string, deposits: number) => NoticeText
    takenBack: (chain: string) => NoticeText
    /** What the site had the user pay for; `isRead` by the wallet, or the service's word. */
    arrived: (site: string, chain: string | undefined, isRead: boolean) => NoticeText
    paidBack: (site: string, chain: string | undefined, isRead: boolean) => NoticeText
    unlock: (site: string | undefined) => NoticeText
    /** `most` is the fee that was approved, left out where the user hides amounts. */
    fee: (site: string | undefined, chain: string, most: string | undefined) => NoticeText
    /** The title where they wait longer than they should for a block. */
    slow: (site: string | undefined) => string
    /** Why calls were not sent or not carried out; `refunded`: the money that was to be brought for them was. */
    why: Readonly<Record<BundleEnd['reason'] | 'refunded', (chain: string) => string>>
    /** Money that was brought for calls that were not sent. */
    moneyIsThere: (chain: string) => string
  }>
}>
