import { isSameAddress } from '../../core/families/address.ts'
import type { Amount, Currency } from '../../core/money/currency.ts'
import { dollarValueOf, type Price } from '../../core/money/price.ts'
import type { Act } from '../../core/policy/act.ts'
import {
  type ActFigures,
  type PasswordReason,
  passwordReasonOf,
  type Safeguards,
} from '../../core/policy/safeguards.ts'
import { createLock } from '../../lib/lock.ts'

/** Millionths of a dollar. */
export type PastPayment = Readonly<{ atSeconds: number; valuation?: bigint | undefined; payees: readonly string[] }>

type Confirmed = Readonly<
  { ok: true } | { ok: false; reason: 'wrongPassword' | 'wait'; attempts: number; waitSeconds: number }
>

export type PasswordCheckPorts = Readonly<{
  safeguards: () => Promise<Safeguards>
  /** An own address comes from the recovery phrase, so no import can fake it. */
  isOwn: (address: string) => Promise<boolean>
  /** Undefined means unknown. */
  accountOf: (address: string) => Promise<string | undefined>
  paidByTransfers: () => Promise<readonly string[]>
  paid: Readonly<{
    list: () => Promise<readonly PastPayment[]>
    add: (paid: PastPayment & Readonly<{ payees: string[] }>) => Promise<void>
    replace: (
      before: PastPayment & Readonly<{ payees: string[] }>,
      after?: PastPayment & Readonly<{ payees: string[] }>,
    ) => Promise<void>
  }>
  /** The price is the service's. */
  priceOf: (currency: Currency) => Promise<Price | undefined>
  /** Each try counts. */
  confirm: (password: string) => Promise<Confirmed>
  nowSeconds: () => number
}>

export type PasswordCheckRefusal = Readonly<{
  why: 'missing' | 'wrongPassword' | 'wait'
  reasons: readonly PasswordReason[]
  waitSeconds: number
  failedAttempts: number
}>

export type PasswordCheckResult<T> = Readonly<
  { passed: true; value: T } | { passed: false; refusal: PasswordCheckRefusal }
>

export type PasswordCheck = Readonly<{
  why: (act: Act) => Promise<readonly PasswordReason[]>
  /** Runs the approved act, unless a required password is missing. Only `isDone` counts as paid. */
  pass: <T>(
    asked: Readonly<{ act: Act; password: string | undefined }>,
    work: () => Promise<T>,
    isDone: (outcome: T) => boolean,
  ) => Promise<PasswordCheckResult<T>>
}>

const DAY_SECONDS = 24 * 3_600

/** Makes the guard. Acts run one at a time, so two can't share one limit. */
export function createPasswordCheck(ports: PasswordCheckPorts): PasswordCheck {
  const oneAtATime = createLock()

  async function look(act: Act) {
    const safeguards = await ports.safeguards()
    const known = await knownOf(act, safeguards, ports)
    return { known, reasons: passwordReasonOf(known, safeguards) }
  }

  async function refusalOf(
    reasons: readonly PasswordReason[],
    password: string | undefined,
  ): Promise<PasswordCheckRefusal | undefined> {
    if (reasons.length === 0) return undefined
    if (password === undefined) return { why: 'missing', reasons, waitSeconds: 0, failedAttempts: 0 }
    const tried = await ports.confirm(password)
    if (tried.ok) return undefined
    return { why: tried.reason, reasons, waitSeconds: tried.waitSeconds, failedAttempts: tried.attempts }
  }

  return {
    why: async (act) => (await look(act)).reasons,
    pass: ({ act, password }, work, isDone) =>
      oneAtATime(async () => {
        const { known, reasons } = await look(act)
        const refusal = await refusalOf(reasons, password)
        if (refusal) return { passed: false, refusal }
        if (act.what !== 'payment' || known.pays === 'oneself') return { passed: true, value: await work() }
        // The sum counts before, the payee after: an interruption asks too often, never too seldom.
        const sum = { atSeconds: ports.nowSeconds(), payees: [], ...valuationIn(known) }
        await ports.paid.add(sum)
        const value = await work()
        await (isDone(value) ? ports.paid.replace(sum, { ...sum, payees: namedBy(act) }) : ports.paid.replace(sum))
        return { passed: true, value }
      }),
  }
}

function valuationIn({ valuation }: ActFigures) {
  return valuation === undefined ? {} : { valuation }
}

function namedBy({ payees }: Extract<Act, { what: 'payment' }>): string[] {
  return payees.flatMap((each) => (each === undefined ? [] : [each]))
}

async function knownOf(act: Act, safeguards: Safeguards, ports: PasswordCheckPorts): Promise<ActFigures> {
  const { what, account } = act
  const isCold = await isColdAccount(account, safeguards, ports)
  const nothing = { what, isCold, pays: 'oneself', valuation: 0n, spent: 0n } as const
  if (act.what !== 'payment') return nothing
  const others: (string | undefined)[] = []
  for (const payee of act.payees) if (payee === undefined || !(await ports.isOwn(payee))) others.push(payee)
  if (others.length === 0) return nothing
  const before = await ports.paid.list()
  const isKnown = await areKnown(others, before, ports)
  const since = ports.nowSeconds() - DAY_SECONDS
  const spent = before.reduce((sum, { atSeconds, valuation = 0n }) => (atSeconds > since ? sum + valuation : sum), 0n)
  const valuation = safeguards.dayLimitUsd === null ? undefined : await valuationOfAll(act.leaves, ports)
  return { what, isCold, pays: isKnown ? 'somebodyKnown' : 'somebodyNew', valuation, spent }
}

// An unplaced key may belong to any account.
async function isColdAccount(
  account: string,
  { coldAccounts }: Safeguards,
  ports: PasswordCheckPorts,
): Promise<boolean> {
  if (coldAccounts.length === 0) return false
  const owner = await ports.accountOf(account)
  return owner === undefined || coldAccounts.some((each) => isSameAddress(each, owner))
}

async function areKnown(
  others: readonly (string | undefined)[],
  before: readonly PastPayment[],
  ports: PasswordCheckPorts,
): Promise<boolean> {
  const isAmong = (known: readonly string[], payee: string) => known.some((each) => isSameAddress(each, payee))
  const paid = before.flatMap(({ payees }) => payees)
  const left = others.filter((payee) => payee === undefined || !isAmong(paid, payee))
  if (left.length === 0) return true
  const transfers = await ports.paidByTransfers()
  return left.every((payee) => payee !== undefined && isAmong(transfers, payee))
}

async function valuationOfAll(
  leaves: readonly Amount[] | undefined,
  ports: PasswordCheckPorts,
): Promise<bigint | undefined> {
  let sum = 0n
  for (const amount of leaves ?? []) {
    const price = await ports.priceOf(amount.currency)
    if (price === undefined) return undefined
    sum += dollarValueOf(amount, price)
  }
  return leaves && sum
}
