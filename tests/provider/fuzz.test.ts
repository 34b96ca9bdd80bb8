import fc from 'fast-check'
import { expect, it } from 'vitest'
import type { PromptCaller, ProviderPorts } from '../../src/provider/ports.ts'
import { createRouter } from '../../src/provider/router/router.ts'
import { RPC_ERROR_CODES } from '../../src/provider/rpc-error.ts'
import { count } from '../count.ts'
import { message } from './fuzz-messages.ts'
import { ACCOUNT, createWallet, ORIGIN, openPort, openRelayed, settle } from './stand.ts'

// `CAUSEWAY_FUZZ=1000000 CAUSEWAY_SEED=7 npx vitest run --config tests/vitest.config.ts tests/provider/fuzz.test.ts`
const MESSAGES = count('CAUSEWAY_FUZZ', { usual: 10_000, deep: 100_000 })
const SEED = Number(process.env['CAUSEWAY_SEED'] ?? Date.now())
const AT_ONCE = 100
const MOST_TURNS = 1_000

const STRANGER = 'https://stranger.example'
const PROMPTING = [
  'eth_requestAccounts',
  'wallet_requestPermissions',
  'personal_sign',
  'eth_signTypedData_v3',
  'eth_signTypedData_v4',
  'wallet_sendIntent',
  'eth_sendTransaction',
  'wallet_sendCalls',
]
const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/

type Called = Readonly<{ key: string; method: unknown }>

/** A second reading uses the four names alone. */
function calledBy(sent: unknown): Called | undefined {
  if (typeof sent !== 'string' || sent.length > 262_144) return undefined
  try {
    const value: unknown = JSON.parse(sent)
    if (typeof value !== 'object' || value === null || Array.isArray(value) || !Object.hasOwn(value, 'v'))
      return undefined
    if (!Object.keys(value).every((name) => ['v', 'key', 'method', 'params'].includes(name))) return undefined
    const { key, method } = value as Record<string, unknown>
    return typeof key === 'string' && UUID.test(key) ? { key, method } : undefined
  } catch {
    return undefined
  }
}

/** Failures carry secret text; `signers` notes the accounts. */
function failingNowAndThen(ports: ProviderPorts, signers: Set<string>): ProviderPorts {
  let count = 0
  const fail = () => {
    count += 1
    if (count % 7 === 0) throw new Error('secret')
  }
  const noted = <Given, Result>(act: (origin: string, given: Given, asker: PromptCaller) => Promise<Result>) => {
    return async (origin: string, given: Given, asker: PromptCaller): Promise<Result> => {
      signers.add(origin)
      fail()
      return act(origin, given, asker)
    }
  }
  return {
    ...ports,
    read: async (...given) => {
      fail()
      return ports.read(...given)
    },
    signMessage: noted(ports.signMessage),
    signTypedData: noted(ports.signTypedData),
    sendIntent: noted(ports.sendIntent),
    sendCalls: noted(ports.sendCalls),
  }
}

it(`answers each of ${MESSAGES} messages once or not at all, and asks the user about nothing that is no question`, async () => {
  const wallet = createWallet()
  const signers = new Set<string>()
  const router = createRouter(failingNowAndThen(wallet.ports, signers))
  let answered = 0
  let prompts = 0
  const codes = new Set<number>()

  const round = async (origin: string, sent: readonly unknown[], open: typeof openRelayed) => {
    wallet.clock.now += 60_001
    if (origin === ORIGIN) wallet.accounts.set(ORIGIN, [ACCOUNT])
    const port = open(router, { origin })
    for (const each of sent) port.raw(each)
    const calls = sent.flatMap((each) => calledBy(each) ?? [])
    const methods = calls.map(({ method }) => method)
    const answersNow = () => port.told.filter((each) => 'key' in each)
    let asked = 0
    for (let turn = 0; turn < MOST_TURNS && (turn === 0 || answersNow().length < calls.length); turn += 1) {
      await settle()
      for (const question of wallet.asked.splice(0)) {
        asked += 1
        expect(question.origin).toBe(origin)
        if (origin === ORIGIN) question.approve()
        else question.reject()
      }
    }
    await settle()
    prompts += asked
    expect(asked).toBeLessThanOrEqual(methods.filter((each) => PROMPTING.includes(each as string)).length)
    expect(wallet.asked).toEqual([])

    const answers = answersNow()
    expect(answers.map(({ key }) => key).sort()).toEqual(calls.map(({ key }) => key).sort())
    for (const { error } of answers) {
      if (error !== undefined) codes.add((error as { code: number }).code)
    }
    expect(answers.filter(({ result, error }) => (result === undefined) === (error === undefined))).toEqual([])
    expect(JSON.stringify(answers)).not.toContain('secret')
    if (origin === STRANGER) expect(JSON.stringify(answers.map(({ result }) => result))).not.toContain(ACCOUNT)
    answered += answers.length
    port.close()
  }

  for (let first = 0; first < MESSAGES; first += AT_ONCE) {
    const sent = fc.sample(message, { seed: SEED + first, numRuns: AT_ONCE })
    const open = first % (4 * AT_ONCE) < 2 * AT_ONCE ? openRelayed : openPort
    await round(first % (2 * AT_ONCE) === 0 ? ORIGIN : STRANGER, sent, open).catch((cause: unknown) => {
      throw new Error(`CAUSEWAY_SEED=${SEED}, among the messages from ${first} on: ${cause}`, { cause })
    })
  }
  expect([...signers]).toEqual([ORIGIN])
  const known: readonly number[] = Object.values(RPC_ERROR_CODES)
  expect([...codes].filter((code) => !known.includes(code))).toEqual([])
  // Clients retry these by themselves.
  expect([-32603, -32005, -32007, -1, 429].filter((code) => codes.has(code))).toEqual([])
  if (MESSAGES < 100_000) return
  // A fuzzer that reaches nothing proves nothing.
  expect(answered).toBeGreaterThan(MESSAGES / 2)
  expect(prompts).toBeGreaterThan(MESSAGES / 1_000)
  expect([...codes].sort()).toEqual(
    expect.arrayContaining([-32000, -32002, -32600, -32602, 4001, 4100, 4200, 4900, 4902, 5771]),
  )
}, 900_000)
