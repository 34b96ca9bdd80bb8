import type { QuoteAnswer } from '../../devnet/service/quote/quote.ts'
import { MOVES_MONEY, untilOver } from './about-money.ts'
import { type Answer, type Ask, bridgeBody, NO_PAIR } from './ask.ts'
import { type Check, unless } from './check.ts'

const KEY = 'conformance'
const NOBODY = '0x00000000000000000000000000000000000c0f02'
const NO_KEY = { skip: 'it needs an API key: only on a devnet' } as const

async function hasKey(ask: Ask): Promise<boolean> {
  return (await ask.control?.('POST', '/keys', { key: KEY }))?.status === 200
}

function rawCall(chainId: number, value: string) {
  return { executionKind: 'rawCalls', data: { chainId, to: NOBODY, data: '0x', value }, executionOptions: {} }
}

const isUnauthorized = ({ status, body }: Answer, expected: unknown) => [
  ...unless(status === 401, `answered ${status}, expected 401`),
  ...unless(JSON.stringify(body) === JSON.stringify(expected), JSON.stringify(body)),
]

/** interface.md, "Authentication" and "Fee sponsorship"; key rules from service-facts.md 4 and 5. */
export const ABOUT_KEYS: readonly Check[] = [
  {
    section: 'Authentication',
    claim: 'POST /execute needs a key',
    run: async (ask) => isUnauthorized(await ask.post('/execute', rawCall(1, '0')), { error: 'Unauthorized' }),
  },
  {
    section: 'Authentication',
    claim: 'GET /requests/v3 needs a key',
    async run(ask) {
      const { status, body } = await ask.get('/requests/v3')
      const { errorCode } = (body ?? {}) as { errorCode?: string }
      return unless(status === 401 && errorCode === 'UNAUTHORIZED', `answered ${status}: ${JSON.stringify(body)}`)
    },
  },
  {
    section: 'Authentication',
    claim: 'an unknown key is refused',
    async run(ask) {
      const { status } = await ask.get('/chains', 'no-such-key')
      return unless(status === 401, `answered ${status}, expected 401`)
    },
  },
  {
    section: 'Authentication',
    claim: 'a call by POST /execute can be followed to success, through depositing',
    async run(ask) {
      const body = await bridgeBody(ask)
      if (!body) return NO_PAIR
      if (!(await hasKey(ask))) return NO_KEY
      const { status, body: answer } = await ask.post('/execute', rawCall(Number(body['originChainId']), '1'), KEY)
      if (status !== 200) return [`answered ${status}: ${JSON.stringify(answer)}`]
      const { requestId } = answer as { requestId: string }
      const last = (await untilOver(ask, requestId)).at(-1)
      const requests = (await ask.control?.('GET', '/requests'))?.body as readonly Transfer[]
      const history = requests.find((each) => each.requestId === requestId)?.history.map((each) => each.status) ?? []
      return [
        ...unless(last?.status === 'success', `ended as ${last?.status}`),
        ...unless(history.includes('depositing'), `went through ${history.join(', ')}`),
      ]
    },
  },
  {
    section: 'Authentication',
    claim: 'a call by POST /execute that would revert is refused with the way to what fails',
    async run(ask) {
      const chain = (await ask.chains()).find(({ vmType }) => vmType === 'evm')
      if (!chain || !(await hasKey(ask))) return NO_KEY
      const token = chain.erc20Currencies.find(({ symbol }) => symbol === 'USDC')?.address
      const data = { chainId: chain.id, to: token, data: '0xdeadbeef', value: '0' }
      const { status, body } = await ask.post('/execute', { executionKind: 'rawCalls', data }, KEY)
      const { error, message, requestId, details } = (body ?? {}) as Record<string, unknown>
      const found = Object.keys(details ?? {}).join(', ')
      return [
        ...unless(status === 400, `answered ${status}, expected 400`),
        ...unless(
          [error, message, requestId].every((each) => typeof each === 'string'),
          JSON.stringify(body),
        ),
        ...unless(found === 'topLevel, innermost, path, revert', `details: ${found}`),
      ]
    },
  },
  {
    section: 'Fee sponsorship',
    claim: 'a sponsored quote has quoted and actual figures, and the list tells what was paid',
    async run(ask) {
      const body = await bridgeBody(ask)
      if (!body) return NO_PAIR
      if (!ask.move) return MOVES_MONEY
      if (!(await hasKey(ask))) return NO_KEY
      const { body: answer } = await ask.post('/quote/v2', { ...body, subsidizeFees: true }, KEY)
      const quote = answer as QuoteAnswer
      const { quoted, actual } = quote.feeSponsorship ?? {}
      for (const item of quote.steps.flatMap(({ items }) => items)) await ask.move(item.data)
      const last = (await untilOver(ask, quote.requestId)).at(-1)
      const listed = (await ask.get(`/requests/v3?id=${quote.requestId}`, KEY)).body as Listed
      const paid = listed.requests[0]?.data.feeSponsorship?.actual?.sponsorPayment
      return [
        ...unless(quoted !== undefined && actual?.sponsorPayment !== undefined, 'feeSponsorship: is missing'),
        ...unless(last?.status === 'success', `ended as ${last?.status}`),
        ...unless(BigInt(paid?.amount ?? 0) > 0n, `sponsorPayment: ${JSON.stringify(paid)}`),
      ]
    },
  },
]

type Transfer = Readonly<{ requestId: string; history: readonly Readonly<{ status: string }>[] }>
type Listed = Readonly<{
  requests: readonly Readonly<{
    data: Readonly<{
      feeSponsorship?: Readonly<{ actual?: Readonly<{ sponsorPayment: Readonly<{ amount: string }> }> }>
    }>
  }>[]
}>
