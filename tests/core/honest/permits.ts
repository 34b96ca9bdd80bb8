import { knownFact } from '../../../src/core/chain/facts.ts'
import { answerTo, type Bound, stepOf } from './answer.ts'
import type { Terms } from './case.ts'
import { evmFacts } from './evm-facts.ts'
import { answers, crossesFrom, type Kind } from './kind.ts'
import { SOLVER } from './order.ts'
import { PROXY, payment } from './routed.ts'
import { evmPayers, waysFrom } from './ways.ts'

const PERMIT2 = '0x000000000022D473030F116dDEE9F6B43aC78BA3'
const VALID_SECONDS = 600

const fields = (...texts: readonly string[]) =>
  texts.map((text) => {
    const [type, name] = text.split(' ')
    return { name, type }
  })

// EIP-3009 tokens here: USDC.
const isDollar = ({ from }: { from: { symbol: string } }) => from.symbol === 'USDC'
const eip3009: Kind = {
  route: 'permit',
  ways: waysFrom((way) => crossesFrom('evm')(way) && isDollar(way)),
  payers: evmPayers,
  wishes: { payment: 'permit' },
}
const permit2: Kind = { ...eip3009, ways: waysFrom((way) => crossesFrom('evm')(way) && !way.from.isNative) }

/** The published permit step: sign, then post. */
function permitStep(bound: Bound, sign: Readonly<Record<string, unknown>>, kind = 'eip3009') {
  const body = { kind, requestId: bound.requestId, api: 'swap' }
  const post = { endpoint: '/execute/permits', method: 'POST', body }
  return stepOf(bound, {
    id: 'authorize1',
    kind: 'signature',
    data: { sign: { signatureKind: 'eip712', ...sign }, post },
  })
}

// EIP-3009: the solver receives, and the order id is the nonce.
function authorization(bound: Bound) {
  const { input, amountIn, orderId, currency, nowSeconds, origin } = bound
  const types = ['address from', 'address to', 'uint256 value', 'uint256 validAfter', 'uint256 validBefore']
  const verifyingContract = currency.address.toLowerCase()
  return permitStep(bound, {
    domain: { name: currency.name, version: '2', chainId: origin.id, verifyingContract },
    types: { TransferWithAuthorization: fields(...types, 'bytes32 nonce') },
    primaryType: 'TransferWithAuthorization',
    value: {
      from: input.user.toLowerCase(),
      to: SOLVER,
      value: amountIn.toString(),
      validAfter: 0,
      validBefore: nowSeconds + VALID_SECONDS,
      nonce: orderId,
    },
  })
}

// Permit2 whose witness deposits for the order; the order id is the nonce.
function deposited(bound: Bound) {
  const { amountIn, orderId, currency, nowSeconds, origin, input, depository } = bound
  const user = input.user.toLowerCase()
  const call = payment({ token: currency.address, depository, user, orderId })
  return permitStep(
    bound,
    {
      domain: { name: 'Permit2', chainId: origin.id, verifyingContract: PERMIT2 },
      types: {
        PermitBatchWitnessTransferFrom: fields(
          ...['TokenPermissions[] permitted', 'address spender', 'uint256 nonce', 'uint256 deadline'],
          'RelayerWitness witness',
        ),
        TokenPermissions: fields('address token', 'uint256 amount'),
        RelayerWitness: fields(
          ...['address relayer', 'address refundTo', 'address nftRecipient', 'bytes metadata'],
          'Call3Value[] call3Values',
        ),
        Call3Value: fields('address target', 'bool allowFailure', 'uint256 value', 'bytes callData'),
      },
      primaryType: 'PermitBatchWitnessTransferFrom',
      value: {
        permitted: [{ token: currency.address.toLowerCase(), amount: amountIn.toString() }],
        nonce: BigInt(orderId).toString(),
        deadline: nowSeconds + VALID_SECONDS,
        spender: PROXY,
        witness: {
          ...{ relayer: SOLVER, refundTo: user, nftRecipient: user, metadata: '0x' },
          call3Values: [{ ...call, value: '0' }],
        },
      },
    },
    'permit2',
  )
}

function permitFacts(terms: Terms, allowance: bigint) {
  const { name } = answerToken(terms)
  return evmFacts(terms, { tokenDomain: knownFact({ name, version: '2' }, 'an example') }, allowance)
}

function answerToken({ profile, input }: Terms) {
  const chain = profile.chains.find(({ id }) => id === input.originChainId)
  return chain?.tokens.find(({ address }) => address === input.originCurrency) ?? { name: '' }
}

/** Signatures that let the service take the exact amount. */
export const PERMITS = {
  'permit-eip3009': answers(eip3009, (terms) => ({
    quote: answerTo(terms, (bound) => [authorization(bound)]),
    facts: permitFacts(terms, 0n),
  })),
  'permit-permit2': answers(permit2, (terms) => ({
    quote: answerTo(terms, (bound) => [deposited(bound)]),
    facts: permitFacts(terms, 2n ** 256n - 1n),
  })),
} as const
