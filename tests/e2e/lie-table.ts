/** A devnet lie at a JSON path; `recompute` corrects the order's hash. */
export type ServiceLie = Readonly<{
  name: string
  about: 'ETH' | 'USDC' | 'exchange A' | 'exchange B'
  at: string
  operation?: 'remove' | 'insert'
  value?: unknown
  recompute?: true
}>

const STRANGER = '0x3C44CdDdB6a900fa2b585dd299e03d12FA4293BC'
/** Differs from a known address only in the middle. */
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
const transferA = (name: string, at: string, value: unknown): ServiceLie => ({
  name: `a transfer on exchange A: ${name}`,
  about: 'exchange A',
  at: `steps[1].items[0].data.${at}`,
  value,
})
const transferB = (name: string, at: string, value: unknown): ServiceLie => ({
  name: `a transfer on exchange B: ${name}`,
  about: 'exchange B',
  at: `steps[0].items[0].data.${at}`,
  value,
})
const mappingA = (name: string, at: string, value: unknown): ServiceLie => ({
  name: `a nonce mapping: ${name}`,
  about: 'exchange A',
  at: `steps[0].items[0].data.${at}`,
  value,
})
const ordered = (name: string, at: string, value: unknown): ServiceLie => ({
  name: `${name}, its hash made right`,
  about: 'ETH',
  at: `${ORDER}.${at}`,
  value,
  recompute: true,
})
const without = (name: string, about: ServiceLie['about'], at: string): ServiceLie => ({
  name,
  about,
  at,
  operation: 'remove',
})

/** Each lie changes an honest devnet quote; `lies.md` lists the classes. */
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
  mappingA('of another contract', 'sign.domain.name', 'Permit2'),
  mappingA('of a chain that is not ours', 'sign.domain.chainId', 8453),
  mappingA('at a contract', 'sign.domain.verifyingContract', STRANGER),
  mappingA('with salt', 'sign.domain.salt', `0x${ID_WORD}`),
  mappingA('of another type', 'sign.primaryType', 'Order'),
  mappingA('that leaves the order out', 'sign.types.NonceMapping', [{ name: 'wallet', type: 'address' }]),
  mappingA('of a stranger', 'sign.value.depositor', STRANGER),
  mappingA('for another order', 'sign.value.id', `0x${ID_WORD}`),
  mappingA('for another exchange', 'sign.value.chainId', 'lighter'),
  mappingA('of another nonce', 'sign.value.nonce', 1_700_000_000_000),
  mappingA('posted for another order', 'post.body.id', `0x${ID_WORD}`),
  mappingA('posted elsewhere', 'post.endpoint', '/execute/permits'),
  mappingA('posted with more', 'post.body.referrer', STRANGER),
  transferA('that gives an agent the account', 'action.type', 'approveAgent'),
  transferA('to a stranger', 'action.parameters.destination', STRANGER),
  transferA('to a look-alike', 'action.parameters.destination', '0x865eb9baa5492cef598adf7afb1038654fcb7082'),
  transferA('to nobody', 'action.parameters.destination', `0x${'0'.repeat(40)}`),
  transferA('of more', 'action.parameters.amount', '500.000000'),
  transferA('of less, written otherwise', 'action.parameters.amount', '50'),
  transferA('of another token', 'action.parameters.token', 'HYPE:0x0d01dc56dcaaca66ad901c959b4011ec'),
  transferA('of a token that only looks right', 'action.parameters.token', `USDC:0x${'ab'.repeat(16)}`),
  transferA('from the spot account', 'action.parameters.sourceDex', 'spot'),
  transferA('to another DEX', 'action.parameters.destinationDex', 'xyz'),
  transferA('from a sub-account', 'action.parameters.fromSubAccount', STRANGER),
  transferA('on the test network', 'action.parameters.exchangeChain', 'Testnet'),
  transferA('of another nonce', 'action.parameters.nonce', 1),
  transferA('of another nonce beside it', 'nonce', 1),
  transferA('that writes over our own words', 'action.parameters.signatureChainId', '0xa4b1'),
  transferA('with more than is signed', 'action.parameters.memo', 'hello'),
  transferA('of another type', 'eip712PrimaryType', 'ExchangeTransaction:Withdraw'),
  transferA('with types that leave the destination open', 'eip712Types', {
    SendAsset: [{ name: 'nonce', type: 'uint64' }],
  }),
  without('a transfer without its mapping', 'exchange A', 'steps[0]'),
  without('a mapping without its transfer', 'exchange A', 'steps[1]'),
  transferB('to a stranger', 'action.parameters.toAccountIndex', 100_002),
  transferB('to the exchange’s own account', 'action.parameters.toAccountIndex', 0),
  transferB('to the pinned account, written as another number', 'action.parameters.toAccountIndex', 723_071.5),
  transferB('of another asset', 'action.parameters.assetIndex', 1),
  transferB('from the spot account', 'action.parameters.fromRouteType', 1),
  transferB('into the spot account', 'action.parameters.toRouteType', 1),
  transferB('of more', 'action.parameters.amount', 50_000_001),
  transferB('of less', 'action.parameters.amount', 49_999_999),
  transferB('of an amount that is a fraction', 'action.parameters.amount', 50_000_000.5),
  transferB('for a fee above the limit', 'action.parameters.usdcFee', 5_000_001),
  transferB('for a fee that is more than what it moves', 'action.parameters.usdcFee', 50_000_001),
  transferB('for a fee below nothing', 'action.parameters.usdcFee', -1),
  transferB('for another order', 'action.parameters.memo', `0x${'ab'.repeat(32)}`),
  transferB('for no order', 'action.parameters.memo', ''),
  transferB('that is a withdrawal', 'action.type', 'withdraw'),
  transferB('that registers a key', 'action.type', 'changePubKey'),
  transferB('with a word that is not known', 'action.parameters.skipNonce', 1),
  transferB('with a second act', 'action.then', { type: 'transfer' }),
  transferB('with a signature to be used', 'signature', 'AA=='),
  without('a transfer on exchange B without its memo', 'exchange B', 'steps[0].items[0].data.action.parameters.memo'),
  without('a withdrawal from exchange B without its step', 'exchange B', 'steps[0]'),
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
