import type { QuoteAnswer } from '../../devnet/service/quote/quote.ts'
import { refusal } from './about-errors.ts'
import type { Ask, KnownChain } from './ask.ts'
import { type Check, unless } from './check.ts'

const BITCOIN = 8_253_038
const EXCHANGE_A = 1337
const EXCHANGE_B = 3_586_256

type BodyOf = (chain: KnownChain, evm: KnownChain, ask: Ask) => Readonly<Record<string, unknown>>

/** A claim about a route with a non-EVM end. */
function route(
  claim: string,
  chainId: number,
  body: BodyOf | Readonly<{ prepare: (ask: Ask) => Promise<unknown>; body: BodyOf }>,
  verdict: (answer: Readonly<{ status: number; body: unknown }>) => readonly string[],
): Check {
  return {
    section: 'Quote rules',
    claim,
    async run(ask) {
      const chains = await ask.chains()
      const chain = chains.find(({ id }) => id === chainId)
      const evm = chains.find(({ vmType, disabled }) => vmType === 'evm' && !disabled)
      if (!chain || !evm) return { skip: `there is no chain ${chainId}` }
      if ('prepare' in body && !ask.control) return { skip: 'it needs funds there: only on a devnet' }
      if ('prepare' in body) await body.prepare(ask)
      const bodyOf = 'prepare' in body ? body.body : body
      return verdict(
        await ask.post('/quote/v2', { tradeType: 'EXACT_INPUT', user: ask.user, ...bodyOf(chain, evm, ask) }),
      )
    },
  }
}

const usdcOf = ({ erc20Currencies }: KnownChain) =>
  erc20Currencies.find(({ symbol }) => symbol === 'USDC')?.address ?? ''
const paidBy = (evm: KnownChain) => ({ originChainId: evm.id, originCurrency: usdcOf(evm), amount: '250000000' })
const into = ({ id, currency }: KnownChain, recipient: string) => ({
  destinationChainId: id,
  destinationCurrency: currency.address,
  recipient,
})

function accepted(verdict: (quote: QuoteAnswer) => readonly string[]) {
  return ({ status, body }: Readonly<{ status: number; body: unknown }>) =>
    status === 200 ? verdict(body as QuoteAnswer) : [`answered ${status}: ${JSON.stringify(body)?.slice(0, 200)}`]
}

const isDeposit = accepted(({ steps }) => unless(steps.at(-1)?.id === 'deposit', `steps: ${steps.map(({ id }) => id)}`))
// Example addresses of BIP-173 and BIP-84.
const SOME_BITCOIN_ADDRESS = 'bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4'
const FUNDED_BITCOIN_ADDRESS = 'bc1qcr8te4kr609gcawutmrza0j4xv80jy8z306fyu'
const SAFE = '0x000000000000000000000000000000000000dead'
const OWN_ACCOUNT = 424_242

/** interface.md, "Quote rules" 3 to 8: the deployment's non-EVM chains. */
export const ABOUT_FAMILIES: readonly Check[] = [
  route(
    '2: a BTC origin is one step with a PSBT',
    BITCOIN,
    {
      prepare: async ({ control }) =>
        control?.('POST', '/fund', { chainId: BITCOIN, address: FUNDED_BITCOIN_ADDRESS, amount: '50000000' }),
      body: (btc, evm, { user }) => ({
        ...into(evm, user),
        ...{ user: FUNDED_BITCOIN_ADDRESS, refundTo: FUNDED_BITCOIN_ADDRESS, amount: '100000' },
        ...{ originChainId: btc.id, originCurrency: btc.currency.address },
      }),
    },
    accepted(({ steps, protocol }) => {
      const psbt = `${steps[0]?.items[0]?.data['psbt']}`
      const orderText = Buffer.from(protocol.v2.orderId).toString('hex')
      return [
        ...unless(steps.length === 1 && psbt.startsWith('70736274ff'), `psbt: ${psbt.slice(0, 40)}`),
        ...unless(psbt.includes(orderText), 'psbt: does not name its order'),
      ]
    }),
  ),
  route(
    '7: a withdrawal from exchange B is one transfer whose memo is the order id',
    EXCHANGE_B,
    {
      prepare: async ({ control }) => {
        await control?.('POST', '/exchangeB/accounts', { address: SAFE, accountIndex: OWN_ACCOUNT })
        await control?.('POST', '/exchangeB/fund', { accountIndex: OWN_ACCOUNT })
      },
      body: (b, evm, { user }) => ({
        ...{ user: `${OWN_ACCOUNT}`, refundTo: `${OWN_ACCOUNT}`, amount: '20000000', recipient: user },
        ...{ originChainId: b.id, originCurrency: b.currency.address },
        ...{ destinationChainId: evm.id, destinationCurrency: usdcOf(evm) },
      }),
    },
    accepted(({ steps, protocol }) => {
      const { action } = (steps[0]?.items[0]?.data ?? {}) as { action?: { type: string; parameters: { memo: string } } }
      return [
        ...unless(steps.length === 1 && action?.type === 'transfer', `steps: ${JSON.stringify(steps).slice(0, 200)}`),
        ...unless(action?.parameters.memo === protocol.v2.orderId, `memo: ${action?.parameters.memo}`),
      ]
    }),
  ),
  route(
    '3: a BTC destination takes a Bitcoin address',
    BITCOIN,
    (btc, evm) => ({ ...paidBy(evm), ...into(btc, SOME_BITCOIN_ADDRESS) }),
    isDeposit,
  ),
  route(
    '3: a BTC destination refuses another address',
    BITCOIN,
    (btc, evm, ask) => ({ ...paidBy(evm), ...into(btc, ask.user) }),
    refusal,
  ),
  route(
    '4: a deposit to exchange A takes its address',
    EXCHANGE_A,
    (a, evm, ask) => ({ ...paidBy(evm), ...into(a, ask.user) }),
    isDeposit,
  ),
  route(
    '5: a withdrawal from exchange A needs protocolVersion',
    EXCHANGE_A,
    (a, evm, ask) => ({
      ...into(evm, ask.user),
      originChainId: a.id,
      originCurrency: a.currency.address,
      amount: '1000000000',
    }),
    refusal,
  ),
  route(
    '5: a withdrawal from exchange A is authorize, then deposit',
    EXCHANGE_A,
    (a, evm, ask) => ({
      ...into(evm, ask.user),
      originChainId: a.id,
      originCurrency: a.currency.address,
      amount: '1000000000',
      protocolVersion: 'v2',
    }),
    accepted(({ steps }) => {
      const kinds = steps.map(({ id, kind }) => `${id} ${kind}`).join(', ')
      return unless(kinds === 'authorize signature, deposit transaction', `steps: ${kinds}`)
    }),
  ),
  route(
    '6: a deposit to exchange B takes an account index',
    EXCHANGE_B,
    (b, evm) => ({ ...paidBy(evm), ...into(b, '1') }),
    (answer) => (answer.status === 200 ? isDeposit(answer) : refusal(answer)),
  ),
  route(
    '6: a deposit to exchange B refuses a wallet address',
    EXCHANGE_B,
    (b, evm, ask) => ({ ...paidBy(evm), ...into(b, ask.user) }),
    refusal,
  ),
  route(
    '8: a BTC deposit address needs a Bitcoin user with funds',
    BITCOIN,
    (btc, evm, ask) => ({
      ...into(evm, ask.user),
      user: SOME_BITCOIN_ADDRESS,
      originChainId: btc.id,
      originCurrency: btc.currency.address,
      amount: '1000000000',
      useDepositAddress: true,
    }),
    (answer) => [
      ...refusal(answer),
      ...unless(
        (answer.body as { errorCode?: string }).errorCode === 'INSUFFICIENT_FUNDS',
        JSON.stringify(answer.body),
      ),
    ],
  ),
]
