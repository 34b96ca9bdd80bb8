import * as v from 'valibot'
import { isSameAddress } from '../../../core/families/address.ts'
import { MOST_ACCOUNT_INDEX, MOST_API_KEY_INDEX } from '../../../core/families/exchange-b/account-and-key-indexes.ts'
import { type Answer, type Failure, failedFor, misused } from '../../../core/reason/reason.ts'
import { isHex } from '../../../lib/hex.ts'
import { parseStrictRows } from '../../../lib/strict-json.ts'
import { displayText, schemaMismatch } from '../../http/foreign-text.ts'
import { type Fetch, type HttpAnswer, requestJson } from '../../http/request.ts'
import {
  type ExchangeBBroadcastResult,
  exchangeBBroadcastResult,
  exchangeBRefusal,
  OK_CODE,
} from './broadcast-result.ts'
import {
  accounts,
  accountsOfWallet,
  apiKeys,
  type ExchangeBAccount,
  exchangeBResult,
  exchangeBTransaction,
  type KnownTransaction,
  nextNonce,
  type RegisteredKey,
  transferFee,
  type UnreadKey,
  type WalletAccounts,
} from './schema.ts'

export type AccountList = Answer<readonly number[]> &
  Readonly<{ unread?: readonly (number | undefined)[]; foreign?: readonly number[] }>

export type KeyList = Answer<readonly RegisteredKey[]> & Readonly<{ unread?: readonly UnreadKey[] }>

/** Amounts in millionths of a dollar; failures are values. */
export type ExchangeBClient = Readonly<{
  source: string
  /** The exchange's claim; empty where it knows none. */
  accountsOf: (l1Address: string) => Promise<AccountList>
  account: (accountIndex: number) => Promise<Answer<ExchangeBAccount>>
  /** 0 for an unused index. */
  nextNonce: (accountIndex: number, apiKeyIndex: number) => Promise<Answer<bigint>>
  apiKeys: (accountIndex: number) => Promise<KeyList>
  transferFee: (accountIndex: number, toAccountIndex: number) => Promise<Answer<bigint>>
  /** `hash`: 80 hex digits; undefined where the exchange lacks it. */
  transaction: (hash: string) => Promise<Answer<KnownTransaction | undefined>>
  /** Broadcasts the bytes of `sign`, once. */
  send: (signed: Readonly<{ bytes: string; hash: string }>) => Promise<ExchangeBBroadcastResult>
}>

const READING = { timeoutMilliseconds: 10_000, parse: parseStrictRows }
/** The index that asks for all keys. */
const ALL_KEYS = 255
/** The exchange's codes of absence. */
const NO_ACCOUNT = 21_100
const NO_TRANSACTION = 21_500
const MOST_PAGES = 20

type Parts = Readonly<{
  fetch: Fetch
  url: string
  authorization?: (accountIndex: number) => Promise<Answer<string>>
}>

/** Makes a client of exchange B at base `url` (reference, "Exchange B"). */
export function createExchangeBClient({ fetch, url, authorization }: Parts): ExchangeBClient {
  const base = url.replace(/\/+$/, '')
  const about = (path: string) => ({ url: `${base}/api/v1/${path}`, ...READING })

  // Undefined where the exchange answers with the code `notThere`.
  async function find<T>(
    path: string,
    schema: v.GenericSchema<unknown, T>,
    { notThere, token }: Readonly<{ notThere?: number; token?: string }> = {},
  ): Promise<Answer<T | undefined>> {
    const headers = token === undefined ? {} : { headers: { authorization: token } }
    const answer = await requestJson(fetch, { ...about(path), method: 'GET', ...headers })
    return decoded(answer, path.replace(/\?.*/, ''), schema, notThere)
  }

  async function ofAccount<T>(
    path: string,
    indexes: readonly number[],
    schema: v.GenericSchema<unknown, T>,
    authorized?: Readonly<{ token: string }>,
  ): Promise<Answer<T>> {
    if (!indexes.every((index) => isWhole(index, MOST_ACCOUNT_INDEX))) return NOT_AN_ACCOUNT
    return there(await find(path, schema, authorized))
  }

  return {
    source: new URL(base).origin,
    accountsOf: async (l1Address) => {
      if (!isHex(l1Address, 20)) return misused('Expected the address of a wallet')
      const pages: WalletAccounts[] = []
      for (let cursor = ''; pages.length < MOST_PAGES; cursor = pages.at(-1)?.next ?? '') {
        const more = cursor === '' ? '' : `&cursor=${encodeURIComponent(cursor)}`
        const path = `accountsByL1Address?l1_address=${l1Address}${more}`
        const answer = await find(path, accountsOfWallet, { notThere: NO_ACCOUNT })
        if (!answer.ok) return answer
        if (answer.value) pages.push(answer.value)
        if (answer.value?.next === undefined) return ofThisWallet(l1Address, pages)
      }
      return failedFor({ code: 'TOO_LARGE' }, 'The exchange lists more accounts than can be read')
    },
    account: async (accountIndex) => {
      const answer = await ofAccount(`account?by=index&value=${accountIndex}`, [accountIndex], accounts)
      if (!answer.ok) return answer
      return theAccount(accountIndex, answer.value)
    },
    nextNonce: async (accountIndex, apiKeyIndex) => {
      if (!isWhole(apiKeyIndex, MOST_API_KEY_INDEX)) return misused('Expected the index of an API key')
      const query = `account_index=${accountIndex}&api_key_index=${apiKeyIndex}`
      return ofAccount(`nextNonce?${query}`, [accountIndex], nextNonce)
    },
    apiKeys: async (accountIndex) => {
      const query = `account_index=${accountIndex}&api_key_index=${ALL_KEYS}`
      const answer = await ofAccount(`apikeys?${query}`, [accountIndex], apiKeys)
      if (!answer.ok) return answer
      return keysOf(accountIndex, answer.value)
    },
    // The exchange's OpenAPI requires the header.
    transferFee: async (accountIndex, toAccountIndex) => {
      const indexes = [accountIndex, toAccountIndex]
      if (!indexes.every((index) => isWhole(index, MOST_ACCOUNT_INDEX))) return NOT_AN_ACCOUNT
      const token = await authorization?.(accountIndex)
      if (!token?.ok) return token ?? failedFor({ code: 'NO_API_KEY', index: `${accountIndex}` })
      const query = `account_index=${accountIndex}&to_account_index=${toAccountIndex}`
      return ofAccount(`transferFeeInfo?${query}`, indexes, transferFee, { token: token.value })
    },
    transaction: async (hash) => {
      if (!isHash(hash)) return misused('Expected the hash of a transaction')
      const answer = await find(`tx?by=hash&value=${hash}`, exchangeBTransaction, {
        notThere: NO_TRANSACTION,
      })
      return answer.ok && answer.value !== undefined && answer.value.hash !== hash ? another(hash) : answer
    },
    send: async ({ bytes, hash }) => {
      const headers = { 'content-type': 'application/x-www-form-urlencoded' }
      const answer = await requestJson(fetch, { ...about('sendTx'), method: 'POST', text: bytes, headers })
      return exchangeBBroadcastResult(answer, hash)
    },
  }
}

function decoded<T>(
  answer: HttpAnswer,
  what: string,
  schema: v.GenericSchema<unknown, T>,
  notThere: number | undefined,
): Answer<T | undefined> {
  if (!answer.ok) return failedFor(answer.reason, `${answer.message} (${what} of the exchange)`)
  const { status, body } = answer
  const told = v.safeParse(exchangeBResult, body)
  // The interface's own shape has no code on success.
  const code = told.success ? told.output.code : status
  if (status !== 200 || code !== OK_CODE) {
    const isAnswer = status === 200 || status === 400
    if (isAnswer && told.success && code === notThere) return { ok: true, value: undefined }
    const words = told.success ? displayText(told.output.message) : undefined
    const message = `The exchange refused ${what} (HTTP status ${status}, code ${code}): ${words ?? 'no reason'}`
    return failedFor(exchangeBRefusal({ status, code, words }), message)
  }
  const parsed = v.safeParse(schema, body)
  if (parsed.success) return { ok: true, value: parsed.output }
  const [issue] = parsed.issues
  return failedFor({ code: 'UNREADABLE' }, `The answer to ${what} cannot be read: ${schemaMismatch(issue)}`)
}

function there<T>(answer: Answer<T | undefined>): Answer<T> {
  if (!answer.ok) return answer
  return answer.value === undefined ? failedFor({ code: 'EXCHANGE_SILENT' }) : { ok: true, value: answer.value }
}

function isWhole(value: number, most: number): boolean {
  return Number.isSafeInteger(value) && value >= 0 && value <= most
}

function isHash(text: string): boolean {
  return /^[0-9a-f]{80}$/.test(text)
}

function another(what: string): Failure {
  return failedFor({ code: 'OTHER_ANSWER' }, `The exchange answered about something else than ${what}`)
}

// A row's owner decides for it, the answer's for all.
function ofThisWallet(l1Address: string, pages: readonly WalletAccounts[]): AccountList {
  const isOurs = (owner: string | undefined) => owner === undefined || isSameAddress(owner, l1Address)
  const all = pages.flatMap(({ accounts }) => accounts)
  const [own, others] = parted(all, (each) => isOurs(each.l1Address))
  const odd = pages.flatMap(({ unread }) => unread)
  const isOther = own.length === 0 && others.length > 0 && odd.length === 0
  if (isOther || !pages.every((page) => isOurs(page.l1Address))) return another(l1Address)
  const value = distinct(own)
  const isNew = (index: number | undefined) => index === undefined || !value.includes(index)
  const unread = odd.filter(isNew)
  const foreign = distinct(others).filter(isNew)
  return {
    ok: true,
    value,
    ...(unread.length > 0 ? { unread } : {}),
    ...(foreign.length > 0 ? { foreign } : {}),
  }
}

function theAccount(accountIndex: number, { rows, unread }: v.InferOutput<typeof accounts>): Answer<ExchangeBAccount> {
  const [account, ...more] = rows.filter(({ index }) => index === accountIndex)
  if (!account) return unread.length > 0 ? unreadable(`account ${accountIndex}`) : another(`account ${accountIndex}`)
  const isClear = more.every(
    ({ l1Address, collateral, available }) =>
      l1Address === account.l1Address && collateral === account.collateral && available === account.available,
  )
  return isClear ? { ok: true, value: account } : unreadable(`account ${accountIndex}`)
}

// A foreign key may hide ours.
function keysOf(accountIndex: number, { keys, unread }: v.InferOutput<typeof apiKeys>): KeyList {
  const [own, others] = parted(keys, (key) => key.accountIndex === accountIndex)
  if (own.length === 0 && others.length > 0 && unread.length === 0) return another(`account ${accountIndex}`)
  const odd = [...unread, ...others.map(({ apiKeyIndex }) => ({ apiKeyIndex }))]
  return { ok: true, value: own, ...(odd.length > 0 ? { unread: odd } : {}) }
}

function parted<T>(rows: readonly T[], isOurs: (row: T) => boolean): readonly [readonly T[], readonly T[]] {
  return [rows.filter(isOurs), rows.filter((row) => !isOurs(row))]
}

function distinct(rows: readonly Readonly<{ index: number }>[]): readonly number[] {
  return [...new Set(rows.map(({ index }) => index))]
}

function unreadable(what: string): Failure {
  return failedFor({ code: 'UNREADABLE' }, `The answer about ${what} cannot be read`)
}

const NOT_AN_ACCOUNT = misused('Expected the index of an account')
