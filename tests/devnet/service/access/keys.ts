import { codeOnly, messageOnly } from '../errors.ts'

export type Limits = Readonly<{ quotesPerMinute: number; callsPerMinute: number }>

/** `balance` in millionths of a dollar: prepaid USDC. */
export type ApiKey = Readonly<{
  key: string
  limits: Limits
  webhookUrl: string | undefined
  sponsors: boolean
  balance: bigint
}>

export type Keys = Readonly<{
  /** Throws a sentence that names the field. */
  set: (input: Readonly<Record<string, unknown>>) => ApiKey
  remove: (key: string) => void
  find: (key: string) => ApiKey | undefined
  /** Takes from a balance, or returns a negative amount; false if the balance is too low. */
  pay: (key: string, amount: bigint) => boolean
  all: () => readonly ApiKey[]
  limitAnonymous: (input: Readonly<Record<string, unknown>>) => Limits
  /** 401 for an unknown key (UNAUTHORIZED), 429 with a message alone beyond the limit. */
  admit: (key: string | undefined, caller: string, path: string) => ApiKey | undefined
}>

// The live limits are in service-facts.md 4.
const GENEROUS: Limits = { quotesPerMinute: 1_000_000, callsPerMinute: 10_000_000 }
const MINUTE_MS = 60_000
const FIRST_BALANCE = 1_000_000_000_000n

/**
 * Makes an empty set of keys with generous limits.
 *
 * `now` in epoch milliseconds.
 */
export function apiKeys(now: () => number): Keys {
  const keys = new Map<string, ApiKey>()
  let anonymous = GENEROUS
  let counts = { minute: 0, calls: new Map<string, number>() }
  return {
    set(input) {
      const key = input['key'] ?? `key-${crypto.randomUUID()}`
      if (typeof key !== 'string' || !/^[\x21-\x7e]{1,128}$/.test(key))
        throw refused('key', 'printable characters', key)
      const before = keys.get(key)
      const webhookUrl = input['webhookUrl'] ?? before?.webhookUrl
      if (webhookUrl !== undefined && !(typeof webhookUrl === 'string' && URL.canParse(webhookUrl))) {
        throw refused('webhookUrl', 'a URL', webhookUrl)
      }
      const sponsors = input['sponsors'] ?? before?.sponsors ?? true
      if (typeof sponsors !== 'boolean') throw refused('sponsors', 'true or false', sponsors)
      const balance = balanceOf(input, before?.balance ?? FIRST_BALANCE)
      const made: ApiKey = { key, limits: limitsOf(input, before?.limits ?? GENEROUS), webhookUrl, sponsors, balance }
      keys.set(key, made)
      return made
    },
    remove: (key) => keys.delete(key),
    find: (key) => keys.get(key),
    pay(key, amount) {
      const before = keys.get(key)
      if (!before || amount > before.balance) return false
      keys.set(key, { ...before, balance: before.balance - amount })
      return true
    },
    all: () => [...keys.values()],
    limitAnonymous(input) {
      anonymous = limitsOf(input, anonymous)
      counts = { minute: 0, calls: new Map() }
      return anonymous
    },
    admit(key, caller, path) {
      const found = key === undefined ? undefined : keys.get(key)
      if (key !== undefined && !found) throw codeOnly(401, 'UNAUTHORIZED', 'x-api-key: no such key')
      const minute = Math.floor(now() / MINUTE_MS)
      if (counts.minute !== minute) counts = { minute, calls: new Map() }
      const isQuote = path.startsWith('/quote')
      const counter = `${found?.key ?? `from ${caller}`} ${isQuote}`
      const count = (counts.calls.get(counter) ?? 0) + 1
      counts.calls.set(counter, count)
      const { quotesPerMinute, callsPerMinute } = found?.limits ?? anonymous
      const limit = isQuote ? quotesPerMinute : callsPerMinute
      if (count > limit) throw messageOnly(429, `requests: more than ${limit} in a minute; slow down`)
      return found
    },
  }
}

function limitsOf(input: Readonly<Record<string, unknown>>, before: Limits): Limits {
  const number = (field: keyof Limits) => {
    const value = input[field] ?? before[field]
    if (typeof value === 'number' && Number.isInteger(value) && value >= 0) return value
    throw refused(field, 'a whole number', value)
  }
  return { quotesPerMinute: number('quotesPerMinute'), callsPerMinute: number('callsPerMinute') }
}

function balanceOf({ balance }: Readonly<Record<string, unknown>>, before: bigint): bigint {
  if (balance === undefined) return before
  if (typeof balance === 'string' && /^[0-9]{1,30}$/.test(balance)) return BigInt(balance)
  throw refused('balance', 'millionths of a dollar as digits', balance)
}

function refused(field: string, what: string, got: unknown): RangeError {
  return new RangeError(`${field}: expected ${what}, got ${JSON.stringify(got)?.slice(0, 80)}`)
}
