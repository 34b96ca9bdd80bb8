import { expect, it } from 'vitest'
import { isReason } from '../../../../src/core/reason/reason.ts'
import type { Signed } from '../../../../src/core/sign/signed.ts'
import { createExchangeBClient } from '../../../../src/net/families/exchange-b/client.ts'
import { movableBalance, readExchangeBFacts } from '../../../../src/net/families/exchange-b/facts.ts'
import type { LookupContext } from '../../../../src/wallet/engine/adapters/step-adapter.ts'
import { createExchangeBAccounts } from '../../../../src/wallet/families/exchange-b/accounts.ts'
import { EXPIRY_MARGIN_MS, exchangeBTransport } from '../../../../src/wallet/families/exchange-b/transport.ts'
import { only } from '../../../made.ts'
import { rowLiesOf } from '../row-lies.ts'
import { shapeLiesOf } from '../shape-lies.ts'

const OWNER = '0x14791697260e4c9a71f18484c9f997b308e59325'
const HASH = 'ab'.repeat(40)
const KEY = `0x${'cd'.repeat(40)}` as const
const NOW = 1_700_000_100_000

const account = (index: number, account_type: number) => ({
  ...{ code: 0, account_type, index, account_index: index, l1_address: OWNER, status: 1, name: '' },
  ...{ collateral: '40.500000', available_balance: '10.250000', positions: [], shares: [] },
})
const key = (api_key_index: number, public_key: string) => ({ account_index: 7, api_key_index, nonce: 4, public_key })
const ACCOUNTS = [account(7, 0), account(8, 1)]
const ANSWERS = {
  accountsByL1Address: { code: 200, l1_address: OWNER, sub_accounts: ACCOUNTS },
  account: { code: 200, total: 1, accounts: [ACCOUNTS[0]] },
  apikeys: { code: 200, api_keys: [key(4, '00'.repeat(40)), key(5, KEY.slice(2))] },
  nextNonce: { code: 200, nonce: 5 },
  transferFeeInfo: { code: 200, transfer_fee_usdc: 3_000_000 },
  tx: {
    ...{ code: 200, hash: HASH, type: 12, status: 3, account_index: 7, nonce: 4, block_height: 9, executed_at: NOW },
    info: JSON.stringify({ ToAccountIndex: 3, AssetIndex: 3, ToRouteType: 0, Amount: 5_000_000 }),
  },
  sendTx: { code: 200, tx_hash: HASH, predicted_execution_time_ms: NOW },
} as const
type Question = keyof typeof ANSWERS

const about = only<LookupContext>({
  ...{ item: only({ kind: 'exchangeBTransfer', from: '7' }), recordId: 'b', step: 'b 0', requestId: 'request' },
  terms: { terms: 'exchangeB', networkId: 304, l1Address: OWNER, apiKeyIndex: 5, nonce: 4n, expiresAtMs: NOW },
  ...{ agreedAtSeconds: NOW / 1_000 - 5, broadcastAtSeconds: NOW / 1_000 },
})
const signed = only<Signed>({ bytes: 'tx_type=12&tx_info=x', hash: HASH })

async function read(question?: Question, body?: unknown) {
  const fetch = async (input: unknown) => {
    const { pathname, searchParams } = new URL(`${input}`)
    const asked = pathname.split('/').at(-1) ?? ''
    const isOther = asked === 'account' && searchParams.get('value') === '8'
    const honest = isOther ? { code: 200, total: 1, accounts: [ACCOUNTS[1]] } : Reflect.get(ANSWERS, asked)
    const answer = asked === question && !isOther ? body : honest
    return new Response(JSON.stringify(answer) ?? 'null', { headers: { 'content-type': 'application/json' } })
  }
  const authorization = async () => ({ ok: true, value: 'token' }) as const
  const exchange = createExchangeBClient({ fetch, url: 'http://b.invalid', authorization })
  const choice = { chosenOf: async () => 8, choose: async () => undefined }
  const own = createExchangeBAccounts({ exchange, choice, nowMilliseconds: () => NOW })
  const nowMilliseconds = () => NOW + EXPIRY_MARGIN_MS + 1
  const transport = exchangeBTransport({
    ...{ exchange, nowMilliseconds, networkId: 304 },
    keyOf: async () => undefined,
  } as never)
  const other = await exchange.account(8)
  const ownKey = { apiKeyIndex: 5, publicKey: KEY }
  const asked = { exchange, intent: { user: '7' }, depository: '3', ownAddresses: [OWNER], ownKey }
  return {
    listed: await own.of(OWNER),
    meant: await own.meant(OWNER),
    other: other.ok && movableBalance(other.value),
    facts: await readExchangeBFacts(asked),
    look: await transport.look(signed, about),
    sent: await transport.send(signed, about),
  }
}

async function eachLie(question: Question, check: (name: string, found: Awaited<ReturnType<typeof read>>) => void) {
  const lies = shapeLiesOf(ANSWERS[question])
  for (const { name, body } of lies) {
    const found = await read(question, body)
    for (const answer of [found.listed, found.meant, found.look]) {
      if (!answer.ok) expect(isReason(answer.reason), name).toBe(true)
    }
    if (found.look.ok) expect(found.look.value.is, name).not.toBe('reverted')
    expect(found.sent, name).not.toMatchObject({ is: 'reverted' })
    check(name, found)
  }
  expect(lies.length).toBeGreaterThan(40)
}

it('an odd row of the list of accounts hides no other, and never gives a foreign account', async () => {
  await eachLie('accountsByL1Address', (name, { listed, other, facts }) => {
    if (listed.ok) for (const index of listed.value) expect([7, 8], name).toContain(index)
    expect([other, facts.balance], name).toMatchObject([10_250_000n, { value: 10_250_000n }])
    const isOfFirst = /^sub_accounts\.0\./.test(name) && !name.startsWith('sub_accounts.0.index')
    if (isOfFirst && listed.ok) expect(listed.value, name).toContain(8)
  })
})

it('an odd account hides no other, and shows no more than it may move', async () => {
  const honest = await read()
  await eachLie('account', (name, { other, meant, facts, look }) => {
    expect([other, look], name).toEqual([10_250_000n, honest.look])
    if (meant.ok) expect(meant, name).toEqual(honest.meant)
    else expect(meant.reason, name).toEqual({ code: 'EXCHANGE_ACCOUNT_FOREIGN' })
    if (facts.balance.known) expect(facts.balance.value, name).toBeLessThanOrEqual(40_500_000n)
  })
})

it.each(['apikeys', 'nextNonce', 'transferFeeInfo', 'tx', 'sendTx'] as const)(
  'an odd answer of %s changes no other answer, and ends no transfer that was paid',
  async (question) => {
    const honest = await read()
    expect(honest).toMatchObject({ look: { value: { is: 'included' } }, sent: { result: 'accepted' } })
    await eachLie(question, (name, { listed, meant, other, facts }) => {
      expect([listed, meant, other], name).toEqual([honest.listed, honest.meant, honest.other])
      expect(facts.balance, name).toEqual(honest.facts.balance)
      if (facts.apiKey?.known) expect(['ready', 'replaced'], name).toContain(facts.apiKey.value)
    })
  },
)

const FRIEND = '0x3c44cdddb6a900fa2b585dd299e03d12fa4293bc'

it('another row in the list of accounts hides none of ours, and a foreign one is never ours', async () => {
  const foreign = (row: object) => [
    { ...row, l1_address: FRIEND },
    { ...account(99, 1), l1_address: FRIEND },
    { ...account(3, 0), l1_address: FRIEND },
  ]
  const lies = rowLiesOf(ANSWERS.accountsByL1Address.sub_accounts, foreign)
  for (const { name, index, rows } of lies) {
    const found = await read('accountsByL1Address', { ...ANSWERS.accountsByL1Address, sub_accounts: rows })
    const left = [7, 8].filter((_each, at) => at !== index)
    expect(found.listed, name).toMatchObject({ ok: true, value: left })
    if (index !== 1) expect(found.meant, name).toEqual({ ok: true, value: 8 })
    else if (rows.some((row) => !Object(row).index)) expect(found.meant, name).toMatchObject({ ok: false })
  }
  const chosen = { ...account(8, 1), l1_address: FRIEND }
  const sub_accounts = [ACCOUNTS[0], chosen]
  const { meant } = await read('accountsByL1Address', { ...ANSWERS.accountsByL1Address, sub_accounts })
  expect(meant).toMatchObject({ ok: false, reason: { code: 'EXCHANGE_ACCOUNT_FOREIGN' } })
  expect(lies.length).toBeGreaterThan(30)
})

it('a list of accounts of another wallet alone is about another wallet', async () => {
  const others = ACCOUNTS.map((each) => ({ ...each, l1_address: FRIEND }))
  for (const change of [{ sub_accounts: others }, { l1_address: FRIEND }]) {
    const { listed } = await read('accountsByL1Address', { ...ANSWERS.accountsByL1Address, ...change })
    expect(listed).toMatchObject({ ok: false, reason: { code: 'OTHER_ANSWER' } })
  }
})

it('another row beside the account that was asked for changes nothing, and none stands in for it', async () => {
  const honest = await read()
  const foreign = () => [ACCOUNTS[1], { ...account(9, 1), l1_address: FRIEND, collateral: '1' }]
  for (const { name, index, rows } of rowLiesOf([account(7, 0)], foreign)) {
    const { facts } = await read('account', { ...ANSWERS.account, accounts: rows })
    if (index === -1) expect(facts, name).toEqual(honest.facts)
    else expect(facts.balance, name).toMatchObject({ known: false })
  }
  const accounts = [ACCOUNTS[0], { ...ACCOUNTS[0], available_balance: '40.5' }]
  const { facts } = await read('account', { ...ANSWERS.account, accounts })
  expect(facts.balance).toMatchObject({ known: false, why: { code: 'UNREADABLE' } })
})

it('another row in the list of keys hides no key of ours, and never says that ours was replaced', async () => {
  const foreign = (row: object) => [
    { ...row, account_index: 9 },
    { ...key(9, '11'.repeat(40)), account_index: 9 },
  ]
  for (const { name, index, rows } of rowLiesOf(ANSWERS.apikeys.api_keys, foreign)) {
    const { facts, listed } = await read('apikeys', { ...ANSWERS.apikeys, api_keys: rows })
    expect(listed, name).toMatchObject({ ok: true, value: [7, 8] })
    if (index !== 1) expect(facts.apiKey, name).toMatchObject({ known: true, value: 'ready' })
    else if (rows.every((each) => each === rows[0])) expect(facts.apiKey, name).toMatchObject({ value: 'replaced' })
    else expect(facts.apiKey?.known && facts.apiKey.value, name).not.toBe('ready')
  }
  const ours = { ...key(5, KEY.slice(2)), account_index: 9 }
  const { facts } = await read('apikeys', { ...ANSWERS.apikeys, api_keys: [ANSWERS.apikeys.api_keys[0], ours] })
  expect(facts.apiKey).toMatchObject({ known: false })
})
