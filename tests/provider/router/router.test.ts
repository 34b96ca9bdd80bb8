import { beforeEach, describe, expect, it } from 'vitest'
import { createRouter, type Router } from '../../../src/provider/router/router.ts'
import { bundleOf } from '../../core/bundle/bundles.ts'
import { execution, serviceStatus, VERIFIED_FILL } from '../executions.ts'
import { ACCOUNT, createWallet, ORIGIN, openPort, SEEN, settle } from '../stand.ts'

const NATIVE = '0x0000000000000000000000000000000000000000'
const INTENT = { version: '1.0.0', output: { asset: { chainId: 8453, address: NATIVE }, amount: '0x1' } }

let wallet: ReturnType<typeof createWallet>
let router: Router
beforeEach(() => {
  wallet = createWallet()
  router = createRouter(wallet.ports)
})

async function ask(port: ReturnType<typeof openPort>, method: string, params?: unknown) {
  const key = port.say(method, params)
  await settle()
  return port.answerTo(key)
}

describe('who is served', () => {
  it.each([
    ['an opaque origin', { origin: 'null' }],
    ['plain http', { origin: 'http://shop.example' }],
    ['an extension', { origin: 'chrome-extension://abcdef' }],
    ['a file', { origin: 'file://' }],
    ['an origin that is none', { origin: 'https://shop.example/path' }],
    ['a name that only begins like this machine', { origin: 'http://localhost.evil.example' }],
    ['no origin', { origin: '' }],
    ['a frame of plain http', { topOrigin: 'http://shop.example' }],
    ['a frame of an unknown page', { topOrigin: 'null' }],
    ['a prerendered page', { isActive: false }],
  ])('8, 9: refuses %s, and tells it nothing else', async (_, facts) => {
    const port = openPort(router, facts)
    const key = port.say('eth_requestAccounts')
    router.changed()
    await settle()
    expect(port.told).toMatchObject([{ key, error: { code: 4100 } }])
    expect(wallet.asked).toHaveLength(0)
  })

  it.each(['https://shop.example', 'https://shop.example:8443', 'http://localhost:3000', 'http://127.0.0.1:4702'])(
    'serves %s',
    async (origin) => {
      expect(await ask(openPort(router, { origin }), 'eth_accounts')).toMatchObject({ result: [] })
    },
  )
})

describe('a frame of another origin', () => {
  const FRAME = { origin: 'https://swap.example', topOrigin: ORIGIN }

  it('is another site than its origin and than the page around it', async () => {
    wallet.accounts.set(FRAME.origin, [ACCOUNT])
    wallet.accounts.set(ORIGIN, [ACCOUNT])
    expect(await ask(openPort(router, FRAME), 'eth_accounts')).toMatchObject({ result: [] })
    expect(await ask(openPort(router, FRAME), 'personal_sign', ['0x00', ACCOUNT])).toMatchObject({
      error: { code: 4100 },
    })
    wallet.accounts.set(`${FRAME.origin} ${ORIGIN}`, [ACCOUNT])
    const port = openPort(router, FRAME)
    expect(await ask(port, 'eth_accounts')).toMatchObject({ result: [SEEN] })
    expect(await ask(port, 'wallet_getPermissions')).toMatchObject({ result: [{ invoker: FRAME.origin }, {}] })
    expect(await ask(openPort(router, { ...FRAME, topOrigin: 'https://other.example' }), 'eth_accounts')).toMatchObject(
      {
        result: [],
      },
    )
  })

  it('shares the grant of its page where the origin is the same', async () => {
    wallet.accounts.set(ORIGIN, [ACCOUNT])
    expect(await ask(openPort(router, { origin: ORIGIN, topOrigin: ORIGIN }), 'eth_accounts')).toMatchObject({
      result: [SEEN],
    })
  })
})

describe('methods', () => {
  it('7: answers what is not there in the words that libraries look for', async () => {
    const port = openPort(router)
    for (const method of ['eth_sign', 'constructor', '__proto__', 'toString', 'hasOwnProperty']) {
      expect(await ask(port, method)).toMatchObject({
        error: { code: 4200, message: `The method "${method}" does not exist / is not available.` },
      })
    }
  })

  it('prompts once for a connection, tells every page of the site, and then answers without asking', async () => {
    const port = openPort(router)
    const other = openPort(router)
    const stranger = openPort(router, { origin: 'https://other.example' })
    const key = port.say('eth_requestAccounts')
    await settle()
    wallet.asked[0]?.approve()
    await settle()
    expect(port.answerTo(key)).toMatchObject({ result: [SEEN] })
    expect(port.told.findIndex((each) => JSON.stringify(each).includes(SEEN))).toBeLessThan(
      port.told.findIndex((each) => each['key'] === key),
    )
    expect(other.told.at(-1)).toMatchObject({ state: { accounts: [SEEN] } })
    expect(stranger.told).toEqual([{ state: { chainId: '0x1', accounts: [] } }])
    expect(await ask(port, 'eth_requestAccounts')).toMatchObject({ result: [SEEN] })
    expect(wallet.asked).toHaveLength(1)
  })

  it('11: tells pages of lock and unlock, and says nothing when nothing changed', async () => {
    wallet.accounts.set(ORIGIN, [ACCOUNT])
    const port = openPort(router)
    await settle()
    router.changed()
    await settle()
    expect(port.told).toHaveLength(1)
    wallet.accounts.set(ORIGIN, [])
    router.changed()
    await settle()
    expect(port.told.at(-1)).toMatchObject({ state: { accounts: [] } })
  })

  it('7: tells a failure of the wallet without details, with a code that no client asks again for', async () => {
    wallet.accounts.set(ORIGIN, [ACCOUNT])
    router = createRouter({ ...wallet.ports, sendIntent: () => Promise.reject(new Error('key 0xdead is bad')) })
    const answer = await ask(openPort(router), 'wallet_sendIntent', [INTENT])
    expect(answer).toMatchObject({ error: { code: -32000 } })
    expect(JSON.stringify(answer)).not.toContain('dead')
  })

  it('answers nobody after the page is gone', async () => {
    const port = openPort(router)
    await settle()
    const before = port.told.length
    port.say('eth_accounts')
    port.close()
    router.changed()
    await settle()
    expect(port.told).toHaveLength(before)
  })
})

describe('accounts', () => {
  it('11: are [] without a prompt when not connected, and while locked', async () => {
    const port = openPort(router)
    expect(await ask(port, 'eth_accounts')).toMatchObject({ result: [] })
    expect(await ask(port, 'eth_accounts', [])).toMatchObject({ result: [] })
    expect(wallet.asked).toHaveLength(0)
  })

  it('11: are told once when a page connects its port, without an empty list before', async () => {
    wallet.accounts.set(ORIGIN, [ACCOUNT])
    const port = openPort(router)
    await settle()
    expect(port.told).toEqual([{ state: { chainId: '0x1', accounts: [SEEN] } }])
  })

  it.each([
    ['as it is', ACCOUNT],
    ['in lower case', ACCOUNT.toLowerCase()],
    ['in capitals', `0x${ACCOUNT.slice(2).toUpperCase()}`],
  ])('15: are known %s in from', async (_, from) => {
    wallet.accounts.set(ORIGIN, [ACCOUNT])
    openPort(router).say('wallet_sendIntent', [{ ...INTENT, from }])
    await settle()
    expect(wallet.asked).toHaveLength(1)
  })

  it('15: that the site does not see are 4100', async () => {
    wallet.accounts.set(ORIGIN, [ACCOUNT])
    const from = `0x${'11'.repeat(20)}`
    expect(await ask(openPort(router), 'wallet_sendIntent', [{ ...INTENT, from }])).toMatchObject({
      error: { code: 4100 },
    })
    expect(wallet.asked).toHaveLength(0)
  })
})

describe('a locked wallet', () => {
  const TYPED = {
    types: { Mail: [{ name: 'text', type: 'string' }] },
    primaryType: 'Mail',
    domain: {},
    message: { text: 'hi' },
  }
  const CALL = { to: ACCOUNT, value: '0x1' }
  const BUNDLE = { version: '2.0.0', chainId: '0x1', atomicRequired: false, calls: [CALL] }
  const QUESTIONS = [
    ['personal_sign', ['hi', ACCOUNT]],
    ['eth_signTypedData_v3', [ACCOUNT, TYPED]],
    ['eth_signTypedData_v4', [ACCOUNT, TYPED]],
    ['eth_sendTransaction', [{ ...CALL, from: ACCOUNT }]],
    ['wallet_sendCalls', [BUNDLE]],
    ['wallet_sendIntent', [INTENT]],
    ['wallet_sendIntent', [{ ...INTENT, from: ACCOUNT }]],
  ] as const

  it.each(QUESTIONS)(
    '11: shows no account, and still asks what a connected site wants asked: %s',
    async (method, params) => {
      wallet.accounts.set(ORIGIN, [ACCOUNT])
      wallet.lock.isLocked = true
      const port = openPort(router)
      expect(await ask(port, 'eth_accounts')).toMatchObject({ result: [] })
      const key = port.say(method, params)
      await expect.poll(() => wallet.asked).toHaveLength(1)
      wallet.asked[0]?.approve()
      await settle()
      expect(port.answerTo(key)).toHaveProperty('result')
    },
  )

  it.each(QUESTIONS)('asks nothing for a site that is not connected: %s', async (method, params) => {
    wallet.lock.isLocked = true
    expect(await ask(openPort(router), method, params)).toMatchObject({
      error: { code: 4100, message: `${method}: connect first, with eth_requestAccounts` },
    })
    expect(wallet.asked).toHaveLength(0)
  })

  it('says that it is locked, instead of that the account is not seen, where nothing is asked', async () => {
    wallet.accounts.set(ORIGIN, [ACCOUNT])
    wallet.lock.isLocked = true
    expect(await ask(openPort(router), 'wallet_getCapabilities', [ACCOUNT])).toMatchObject({
      error: { code: 4100, message: expect.stringContaining('Causeway is locked') },
    })
  })
})

describe('prompts', () => {
  it('13: makes each call a request of its own, equal or not, and answers each by itself', async () => {
    wallet.accounts.set(ORIGIN, [ACCOUNT])
    const [first, second] = [openPort(router), openPort(router)]
    const keys = [first.say('wallet_sendIntent', [INTENT]), first.say('wallet_sendIntent', [INTENT])]
    const other = second.say('wallet_sendIntent', [INTENT])
    await settle()
    expect(wallet.asked).toHaveLength(3)
    wallet.asked[0]?.approve('0xabcd')
    wallet.asked[1]?.reject()
    await settle()
    expect(first.answerTo(keys[0] ?? '')).toMatchObject({ result: { id: '0xabcd' } })
    expect(first.answerTo(keys[1] ?? '')).toMatchObject({ error: { code: 4001 } })
    expect(second.answerTo(other)).toBeUndefined()
  })

  it.each([{ tabId: 2 }, { documentId: 'e' }])(
    '13: takes the same key of another page for another call: %o',
    async (page) => {
      const port = openPort(router)
      const key = port.say('eth_requestAccounts')
      const other = openPort(router, page)
      other.say('eth_requestAccounts', undefined, key)
      await settle()
      expect(wallet.asked).toHaveLength(2)
      wallet.asked[0]?.approve()
      await settle()
      expect([port.answerTo(key), other.answerTo(key)]).toMatchObject([{ result: [SEEN] }, undefined])
    },
  )

  it('asks the wallet once for a call that is sent again on a new port, and answers there', async () => {
    const port = openPort(router)
    const key = port.say('eth_requestAccounts')
    await settle()
    port.close()
    const again = openPort(router)
    again.say('eth_requestAccounts', undefined, key)
    await settle()
    expect(wallet.asked).toHaveLength(1)
    wallet.asked[0]?.approve()
    await settle()
    expect(again.answerTo(key)).toMatchObject({ result: [SEEN] })
    const late = openPort(router)
    late.say('eth_requestAccounts', undefined, key)
    await settle()
    expect(late.answerTo(key)).toMatchObject({ result: [SEEN] })
  })

  it('does not answer another origin by the same key', async () => {
    const port = openPort(router)
    const key = port.say('eth_requestAccounts')
    await settle()
    const other = openPort(router, { origin: 'https://other.example' })
    other.say('eth_requestAccounts', undefined, key)
    await settle()
    expect(wallet.asked.map(({ origin }) => origin)).toEqual([ORIGIN, 'https://other.example'])
    wallet.asked[0]?.approve()
    await settle()
    expect(other.answerTo(key)).toBeUndefined()
  })

  it('3: answers a call that comes again by what became of it, whatever has changed since', async () => {
    const resume = (key: string, said: string | readonly string[]) =>
      wallet.resumed.set(`${ORIGIN} 1 d ${key}`, { isOpen: true, answer: Promise.resolve(said) })
    const tx = [{ from: ACCOUNT, to: ACCOUNT, value: '0x1', chainId: '0xa' }]
    const typed = JSON.stringify({
      types: { One: [{ name: 'a', type: 'string' }] },
      primaryType: 'One',
      domain: { chainId: 10 },
      message: { a: 'x' },
    })
    const past = { ...INTENT, from: ACCOUNT, expiry: 1 }
    const calls = { version: '2.0.0', chainId: '0x1', atomicRequired: false, calls: [{ to: ACCOUNT }] }
    const cases: [string, unknown, string | readonly string[], unknown][] = [
      ['eth_requestAccounts', undefined, [ACCOUNT], [SEEN]],
      ['personal_sign', ['0x00', ACCOUNT], '0xsigned', '0xsigned'],
      // The site has changed chain and sees nothing now.
      ['eth_signTypedData_v3', [ACCOUNT, typed], '0xsigned', '0xsigned'],
      ['eth_signTypedData_v4', [ACCOUNT, typed], '0xsigned', '0xsigned'],
      ['eth_sendTransaction', tx, '0x1234', `0x${'ab'.repeat(31)}12`],
      ['wallet_sendCalls', [calls], '0x1234', { id: '0x1234' }],
      ['wallet_sendIntent', [past], '0x1234', { id: '0x1234' }],
    ]
    const port = openPort(router)
    for (const [method, params, said, result] of cases) {
      const key = crypto.randomUUID()
      resume(key, said)
      port.say(method, params, key)
      await settle()
      expect([method, port.answerTo(key)]).toMatchObject([method, { result }])
    }
    expect(wallet.asked).toEqual([])
  })

  it('13: lets ten of an origin wait and fifty in all, those of another background too; beyond it is -32002', async () => {
    const busy = { error: { code: -32002 } }
    const waiting = (origin: string, count: number) =>
      Array.from({ length: count }, (_, index) => ({ origin, callKeys: [`${index}`] }))
    wallet.open.push(...waiting(ORIGIN, 8))
    const port = openPort(router)
    const keys = [1, 2, 3].map(() => port.say('eth_requestAccounts'))
    await settle()
    expect(wallet.asked).toHaveLength(2)
    expect(port.answerTo(keys[2] ?? '')).toMatchObject(busy)
    for (const index of [1, 2, 3, 4]) wallet.open.push(...waiting(`https://s${index}.test`, index < 4 ? 10 : 9))
    const [last, more] = ['https://a.test', 'https://b.test'].map((origin) => openPort(router, { origin }))
    if (!last || !more) throw new Error('expected two pages')
    last.say('eth_requestAccounts')
    await settle()
    expect(wallet.asked).toHaveLength(3)
    expect(await ask(more, 'eth_requestAccounts')).toMatchObject(busy)
    wallet.asked[0]?.approve()
    await settle()
    more.say('eth_requestAccounts')
    await settle()
    expect(wallet.asked).toHaveLength(4)
  })

  it('13: tells when a call came, however long its admission takes', async () => {
    const came: unknown[] = []
    const router = createRouter({
      ...wallet.ports,
      openPrompts: async () => {
        wallet.clock.now += 5_000
        return []
      },
      connect: async (_origin, { receivedAtMilliseconds }) => {
        came.push(receivedAtMilliseconds)
        return [ACCOUNT]
      },
    })
    const { now } = wallet.clock
    await ask(openPort(router), 'eth_requestAccounts')
    expect(came).toEqual([now])
  })

  it('pauses all names below a domain after three rejections in a row, over restarts', async () => {
    for (const index of [0, 1, 2]) {
      router = createRouter(wallet.ports)
      openPort(router, { origin: `https://a${index}.evil.test` }).say('eth_requestAccounts')
      await settle()
      wallet.asked[index]?.reject()
      await settle()
      wallet.clock.now += 1_000
    }
    router = createRouter(wallet.ports)
    const other = openPort(router, { origin: 'https://evil.test' })
    expect(await ask(other, 'eth_requestAccounts')).toMatchObject({ error: { code: -32002 } })
    expect(wallet.asked).toHaveLength(3)
  })

  it('pauses a site for a minute after three rejections, and no other site', async () => {
    const port = openPort(router)
    for (const round of [0, 1, 2]) {
      const key = port.say('eth_requestAccounts')
      await settle()
      wallet.asked[round]?.reject()
      await settle()
      expect(port.answerTo(key)).toMatchObject({ error: { code: 4001 } })
      wallet.clock.now += 1_000
    }
    expect(await ask(port, 'eth_requestAccounts')).toMatchObject({ error: { code: -32002 } })
    expect(wallet.asked).toHaveLength(3)
    openPort(router, { origin: 'https://other.example' }).say('eth_requestAccounts')
    await settle()
    expect(wallet.asked).toHaveLength(4)
    wallet.clock.now += 60_001
    port.say('eth_requestAccounts')
    await settle()
    expect(wallet.asked).toHaveLength(5)
  })
})

describe('limits', () => {
  it('hears ten metered calls of a site in a second and ninety in a minute, whatever the number of its pages', async () => {
    const ports = [openPort(router), openPort(router)]
    const count = async () => {
      const before = ports.flatMap(({ told }) => told).length
      for (let index = 0; index < 20; index += 1) ports[index % 2]?.say('wallet_showCallsStatus', ['0xa'])
      await settle()
      const answers = ports.flatMap(({ told }) => told.filter((each) => 'key' in each))
      expect(ports.flatMap(({ told }) => told).length - before).toBeGreaterThanOrEqual(20)
      return answers.filter((each) => JSON.stringify(each).includes('"code":4100')).length
    }
    expect(await count()).toBe(10)
    for (let second = 1; second < 12; second += 1) {
      wallet.clock.now += 1_001
      await count()
    }
    expect(await count()).toBe(90)
    wallet.clock.now += 60_000
    expect(await count()).toBe(100)
  })

  it('13: hears the tab in view where other tabs of its site ask too often, ten times a second too', async () => {
    wallet.accounts.set(ORIGIN, [ACCOUNT])
    router = createRouter({ ...wallet.ports, isInView: async (tabId) => tabId === 9 })
    const refusedOf = async (tabId: number, count: number) => {
      const port = openPort(router, { tabId })
      for (let index = 0; index < count; index += 1) port.say('wallet_switchEthereumChain', [{ chainId: '0xa' }])
      await settle()
      return port.told.filter((each) => JSON.stringify(each).includes('-32002')).length
    }
    expect(await refusedOf(1, 8)).toBe(0)
    expect(await refusedOf(2, 8)).toBe(6)
    expect(await refusedOf(9, 12)).toBe(2)
    expect(await refusedOf(3, 1)).toBe(1)
  })

  it('13: counts no call to connect of a connected site, which opens no prompt', async () => {
    const ports = [openPort(router), openPort(router, { documentId: 'e' })]
    const methods = ['eth_requestAccounts', 'wallet_requestPermissions'] as const
    const all = () =>
      Array.from({ length: 40 }, (_, index) => {
        const port = ports[index % 2] as (typeof ports)[0]
        const key = port.say(methods[index % 4 < 2 ? 0 : 1], index % 4 < 2 ? undefined : [{ eth_accounts: {} }])
        return () => port.answerTo(key)
      })
    const heard = async () => {
      const answers = all()
      await settle()
      return answers.map((answer) => JSON.stringify(answer()) ?? 'waits')
    }
    wallet.accounts.set(ORIGIN, [ACCOUNT])
    expect((await heard()).filter((each) => !each.includes('result'))).toEqual([])
    expect(await ask(openPort(router), 'wallet_switchEthereumChain', [{ chainId: '0xa' }])).toMatchObject({
      result: null,
    })
    expect(wallet.asked).toEqual([])
    wallet.clock.now += 1_001
    wallet.lock.isLocked = true
    const locked = await heard()
    expect(locked.filter((each) => each === 'waits')).toHaveLength(10)
    expect(locked.filter((each) => each.includes('-32002'))).toHaveLength(30)
  })

  it('25: answers whoever follows an id twice a second for as long as it takes, beside questions', async () => {
    wallet.executions.set('0x1234', execution({ stage: 'steps' }, ['planned', 'planned']))
    wallet.accounts.set(ORIGIN, [ACCOUNT])
    const port = openPort(router)
    for (let count = 0; count < 600; count += 1) {
      wallet.clock.now += 500
      port.say('wallet_getCallsStatus', ['0x1234'])
      port.say('wallet_getCapabilities', [ACCOUNT])
      await settle()
    }
    expect(port.told.filter((each) => 'error' in each)).toEqual([])
    const key = port.say('wallet_switchEthereumChain', [{ chainId: '0xa' }])
    await settle()
    expect(port.answerTo(key)).toMatchObject({ result: null })
  })

  it('lets 256 calls of a page wait, not more', async () => {
    let goOn = () => {}
    const held = new Promise<undefined>((resolve) => {
      goOn = () => resolve(undefined)
    })
    router = createRouter({ ...wallet.ports, executionOf: () => held })
    const [port, other] = [openPort(router), openPort(router)]
    for (let count = 0; count < 300; count += 1) {
      if (count % 50 === 0) wallet.clock.now += 1_000
      port.say('wallet_getCallsStatus', ['0x1234'])
    }
    await settle()
    const errors = port.told.filter((each) => 'error' in each)
    expect(errors).toHaveLength(44)
    expect(errors[0]).toMatchObject({ error: { code: -32002 } })
    expect(await ask(other, 'eth_accounts')).toMatchObject({ result: [] })
    goOn()
    await settle()
    expect(port.told.filter((each) => 'error' in each)).toHaveLength(300)
    expect(await ask(port, 'eth_accounts')).toMatchObject({ result: [] })
  })

  it('keeps nothing of a flood of calls that may not ask', async () => {
    const port = openPort(router)
    const kept = new Set<unknown>()
    const set = Map.prototype.set
    // Call state is stored by key.
    Map.prototype.set = function (key: unknown, value: unknown) {
      if (`${key}`.includes(ORIGIN) && `${key}`.includes('-')) kept.add(key)
      return set.call(this, key, value)
    }
    for (let index = 0; index < 500; index += 1) port.say('personal_sign', ['0x00', ACCOUNT])
    await settle()
    Map.prototype.set = set
    expect(port.told.filter((each) => 'error' in each)).toHaveLength(500)
    expect(kept.size).toBe(0)
  })

  it('answers a flood, and is not slowed down by it for others', async () => {
    const port = openPort(router)
    for (let index = 0; index < 5_000; index += 1) {
      if (index % 250 === 0) await settle()
      port.say('eth_accounts')
    }
    await settle()
    const answers = port.told.filter((each) => 'key' in each)
    expect(answers.filter((each) => 'result' in each)).toHaveLength(2_000)
    expect(answers.filter((each) => JSON.stringify(each).includes('-32002'))).toHaveLength(3_000)
    expect(await ask(openPort(router, { origin: 'https://other.example' }), 'eth_chainId')).toMatchObject({
      result: '0x1',
    })
  })
})

describe('status', () => {
  it('tells status events to the pages of the site that asked, and to nobody else', () => {
    const [one, two] = [openPort(router), openPort(router)]
    const stranger = openPort(router, { origin: 'https://other.example' })
    router.executionChanged(execution({ stage: 'steps' }, ['planned', 'planned']))
    const message = { type: 'wallet_intentStatus', data: { id: '0x1234', status: 100, updatedAt: 1_700_000_000 } }
    for (const port of [one, two]) expect(port.messages()).toEqual([{ message }])
    expect(stranger.messages()).toEqual([])
  })

  it('26: tells of calls too, once for each change, and not of a transaction, whose id no page knows', () => {
    const port = openPort(router)
    const by = (kind: 'calls' | 'transaction') => ({ by: kind, origin: ORIGIN, callsId: 'order-7', key: 'k' })
    for (const _ of [1, 2]) router.bundleChanged(bundleOf(1, { requester: by('calls') }))
    router.bundleChanged(bundleOf(1, { requester: by('transaction') }))
    const data = { id: 'order-7', status: 100, updatedAt: expect.any(Number) }
    expect(port.messages()).toEqual([{ message: { type: 'wallet_intentStatus', data } }])
  })

  it('26: tells a page that comes what is under way, and once what ended while nobody was there', () => {
    const gone = openPort(router)
    router.executionChanged(execution({ stage: 'steps' }, ['planned', 'planned']))
    gone.close()
    const told = (port: ReturnType<typeof openPort>) =>
      port.messages().map((each) => JSON.stringify(each).match(/"status":(\d+)/)?.[1])
    const back = openPort(router)
    expect(told(back)).toEqual(['100'])
    back.close()
    const stage = { stage: 'filled', fill: VERIFIED_FILL, status: serviceStatus('success') } as const
    router.executionChanged(execution(stage, ['included', 'included']))
    expect(told(openPort(router, { origin: 'https://other.example' }))).toEqual([])
    const [late, later] = [openPort(router), openPort(router)]
    expect([told(late), told(later)]).toEqual([['200'], []])
  })

  it('says nothing of what our own popup asked for', () => {
    const port = openPort(router)
    router.executionChanged({
      ...execution({ stage: 'steps' }, ['planned', 'planned']),
      requester: { from: 'popup' },
    })
    expect(port.messages()).toEqual([])
  })

  it('answers the status to its own site alone', async () => {
    const stage = { stage: 'filled', fill: VERIFIED_FILL, status: serviceStatus('success') } as const
    wallet.executions.set('0x1234', execution(stage, ['included', 'included']))
    expect(await ask(openPort(router), 'wallet_getCallsStatus', ['0x1234'])).toMatchObject({ result: { status: 200 } })
    const stranger = openPort(router, { origin: 'https://other.example' })
    expect(await ask(stranger, 'wallet_getCallsStatus', ['0x1234'])).toMatchObject({ error: { code: 5730 } })
    expect(await ask(openPort(router), 'wallet_getCallsStatus', ['0x9999'])).toMatchObject({ error: { code: 5730 } })
    expect(await ask(openPort(router), 'wallet_getCallsStatus', [])).toMatchObject({ error: { code: -32602 } })
  })
})
