/** A lie of the service about a quote, told by the devnet at a JSON path; `recompute` makes the order's hash right again. */
export type ServiceLie = Readonly<{
  name: string
  about: 'ETH' | 'USDC'
  at: string
  operation?: 'remove' | 'insert'
  value?: unknown
  recompute?: true
}>

const STRANGER = '0x3C44CdDdB6a900fa2b585dd299e03d12FA4293BC'
/** Differs from a known address in the middle alone. */
const LOOK_ALIKE = '0x4cD00E387622C35bDDB9b4c962C136462338BC30'
const DEPOSITORY_WORD = '4cd00e387622c35bddb9b4c962c136462338bc31'.padStart(64, '0')
const STRANGER_WORD = STRANGER.slice(2).toLowerCase().padStart(64, '0')
const AMOUNT_WORD = 100_000_000n.toString(16).padStart(64, '0')
const ID_WORD = 'ab'.repeat(32)

const TRANSACTION = 'steps[0].items[0].data'
const ORDER = 'protocol.v2.orderData'
const approve = (spender: string, amount: string) => `0x095ea7b3${spender}${amount}`

const eth = (name: string, at: string, value: unknown): ServiceLie => ({ name, about: 'ETH', at, value })
const usdc = (name: string, at: string, value: unknown): ServiceLie => ({ name, about: 'USDC', at, value })
const ordered = (name: string, at: string, value: unknown): ServiceLie => ({
  name: `${name}, its hash made right`,
  about: 'ETH',
  at: `${ORDER}.${at}`,
  value,
  recompute: true,
})
const without = (name: string, about: 'ETH' | 'USDC', at: string): ServiceLie => ({
  name,
  about,
  at,
  operation: 'remove',
})

/** What is told in the browser, each on an honest quote of the devnet; lies.md has the classes. */
export const LIES: readonly ServiceLie[] = [
  eth('another recipient', 'details.recipient', STRANGER),
  eth('another sender', 'details.sender', STRANGER),
  eth('another currency that leaves', 'details.currencyIn.currency.address', STRANGER),
  eth('another currency that arrives', 'details.currencyOut.currency.chainId', 999),
  eth('more that leaves', 'details.currencyIn.amount', '200000000000000000'),
  eth('half of it lost', 'details.currencyOut.amount', '30000000000000000'),
  eth('a top-up that nobody asked for', 'details.currencyGasTopup', {
    currency: { chainId: 8453, address: `0x${'0'.repeat(40)}`, symbol: 'ETH', name: 'Ether', decimals: 18 },
    amount: '1000',
  }),
  eth('a depository that nobody pinned', `${TRANSACTION}.to`, STRANGER),
  eth('a depository that looks like the pinned one', `${TRANSACTION}.to`, LOOK_ALIKE),
  eth('a sender of somebody else', `${TRANSACTION}.from`, STRANGER),
  eth('more value than asked', `${TRANSACTION}.value`, '200000000000000000'),
  eth('another chain in the transaction', `${TRANSACTION}.chainId`, 999),
  eth('a deposit for another order', `${TRANSACTION}.data`, `0x49290c1c${STRANGER_WORD}${ID_WORD}`),
  eth('a call of the depository’s own owner', `${TRANSACTION}.data`, `0x2d9fb478${ID_WORD}`),
  eth('calldata that is cut off', `${TRANSACTION}.data`, '0x49290c1'),
  eth('no calldata at all', `${TRANSACTION}.data`, '0x'),
  eth('an authorization list', `${TRANSACTION}.authorizationList`, [{ chainId: 1, address: STRANGER, nonce: 0 }]),
  eth('an access list', `${TRANSACTION}.accessList`, []),
  eth('a step of a kind that nobody knows', 'steps[0].kind', 'delegatecall'),
  eth('a step that is done already', 'steps[0].items[0].status', 'complete'),
  eth('a step with nothing to do', 'steps[0].items', []),
  eth(
    'another request to be followed',
    'steps[0].items[0].check.endpoint',
    `/intents/status/v3?requestId=0x${ID_WORD}`,
  ),
  eth('a deposit address that nobody asked for', 'steps[0].depositAddress', STRANGER),
  { name: 'one more step before', about: 'ETH', at: 'steps[0]', operation: 'insert', value: transferToStranger() },
  eth('another order id', 'protocol.v2.orderId', `0x${ID_WORD}`),
  without('no order', 'ETH', 'protocol'),
  eth('an order of an unknown version', `${ORDER}.version`, 'v9'),
  eth('a deposit described as another one', 'protocol.v2.paymentDetails.amount', '1'),
  eth('a depository of another name', 'protocol.v2.paymentDetails.depository', STRANGER),
  ordered('an order that pays a stranger', 'output.payments[0].recipient', STRANGER),
  ordered('an order that pays another currency', 'output.payments[0].currency', STRANGER),
  ordered('an order that refunds to a stranger', 'inputs[0].refunds[0].recipient', STRANGER),
  ordered('an order that refunds another currency', 'inputs[0].refunds[0].currency', STRANGER),
  ordered('an order without a refund', 'inputs[0].refunds', []),
  ordered('an order with next to nothing as its minimum', 'output.payments[0].minimumAmount', '1'),
  ordered('an order that makes a call', 'output.calls', ['0x1234']),
  ordered('an order of an unknown solver', 'solver', STRANGER),
  ordered('an order that runs out at once', 'output.deadline', 1),
  ordered('an order that pays on another chain', 'output.chainId', 'hyperevm'),
  ordered('an order that is paid on another chain', 'inputs[0].payment.chainId', 'hyperevm'),
  eth('a fee beyond the input', 'fees.relayer.amount', '900000000000000000'),
  eth('a fee in a currency of another chain', 'fees.relayer.currency.chainId', 999),
  usdc('an unlimited approval', `${TRANSACTION}.data`, approve(DEPOSITORY_WORD, 'f'.repeat(64))),
  usdc('an approval for another spender', `${TRANSACTION}.data`, approve(STRANGER_WORD, AMOUNT_WORD)),
  usdc('an approval that is too small', `${TRANSACTION}.data`, approve(DEPOSITORY_WORD, '1'.padStart(64, '0'))),
  usdc('an approval that sends money along', `${TRANSACTION}.value`, '1'),
  usdc('an approval of another token', `${TRANSACTION}.to`, STRANGER),
  usdc(
    'a deposit of the whole allowance',
    'steps[1].items[0].data.data',
    `0x5a1ee3ac${STRANGER_WORD}${STRANGER_WORD}${ID_WORD}`,
  ),
  without('an approval left out', 'USDC', 'steps[0]'),
]

function transferToStranger(): unknown {
  const data = { from: STRANGER, to: STRANGER, data: '0x', value: '1', chainId: 1 }
  return {
    id: 'approve',
    action: 'a',
    description: 'b',
    kind: 'transaction',
    depositAddress: '',
    items: [{ status: 'incomplete', data }],
  }
}
