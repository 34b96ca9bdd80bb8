import type { NumberMarks } from '../../lib/decimal.ts'
import type { BundleFailure } from '../bundle/bundle.ts'

export type NotificationText = Readonly<{ title: string; message: string }>

export type BadgeWords = Readonly<{ waiting: (requests: number) => string; moving: (transfers: number) => string }>

/** Chains come by name, amounts as text with symbols, sites as hosts. */
export type NotificationWords = Readonly<{
  marks: NumberMarks
  /** The profile no longer has this chain. */
  chain: (chainId: number) => string
  /** The wallet read this itself. */
  received: (what: string, from: string, to: string) => NotificationText
  /** Only the service claims this. */
  saidToArrive: (what: string, to: string) => NotificationText
  /** The service claims a contract call, which the wallet cannot read. */
  saidToCall: (what: string, to: string) => NotificationText
  /** The service's other failure words appear unchanged. */
  reasons: Readonly<Record<string, string>>
  reasonGiven: (word: string) => string
  /** `reason` is a sentence. */
  refunded: (what: string, on: string, to: string, reason: string | undefined) => NotificationText
  saidToBeRefunded: (on: string, to: string, reason: string | undefined) => NotificationText
  gone: (to: string) => NotificationText
  /** Only this part came, then none for a day; hidden amounts are absent. */
  refundedInPart: (amounts: Readonly<{ part: string; whole: string }> | undefined, on: string) => NotificationText
  cancelled: (to: string) => NotificationText
  nonceTaken: (to: string) => NotificationText
  failed: (to: string) => NotificationText
  /** Amounts are absent if hidden or equal. */
  requoted: (to: string, amounts: Readonly<{ paid: string; quoted: string }> | undefined) => NotificationText
  unlock: (to: string) => NotificationText
  /** `most` is the approved fee, absent if hidden. */
  fee: (from: string, to: string, most: string | undefined) => NotificationText
  /** `minutes` is given for slow chains. */
  notConfirmed: (from: string, to: string, minutes: number | undefined) => NotificationText
  notRefundedYet: (to: string) => NotificationText
  notFilledYet: (to: string) => NotificationText
  addressExpired: (to: string) => NotificationText
  calls: Readonly<{
    /** Without a site, the user revoked an allowance. */
    failed: (site: string | undefined, why: string) => NotificationText
    done: (site: string, chain: string) => NotificationText
    deposited: (site: string, chain: string, deposits: number) => NotificationText
    takenBack: (chain: string) => NotificationText
    arrived: (site: string, chain: string | undefined, isRead: boolean) => NotificationText
    paidBack: (site: string, chain: string | undefined, isRead: boolean) => NotificationText
    unlock: (site: string | undefined) => NotificationText
    fee: (site: string | undefined, chain: string, most: string | undefined) => NotificationText
    slow: (site: string | undefined) => string
    /** `refunded` means that the funding came back. */
    why: Readonly<Record<Exclude<BundleFailure['reason'], 'abandoned'> | 'refunded', (chain: string) => string>>
    moneyIsThere: (chain: string) => string
  }>
}>
