import { fields, optional, type Shape } from './shape.ts'

// Steps and items from interface.md, "Step item".

/** Quotes differ by these kinds. */
export type ChainKind = 'evm' | 'bitcoin' | 'exchangeA' | 'exchangeB'

const TRANSACTION = fields({
  from: 'address',
  to: 'address',
  data: 'hex',
  value: 'digits',
  chainId: 'integer',
  gas: optional('digits'),
  maxFeePerGas: optional('digits'),
  maxPriorityFeePerGas: optional('digits'),
})

const TYPE: Shape = [fields({ name: 'words', type: 'words' })]

/** Signed data and its endpoint: interface.md for exchange A, service-facts.md 1 for permits. */
const signature = (domain: Shape, types: Shape, value: Shape, body: Shape): Shape =>
  fields({
    sign: fields({ signatureKind: 'words', domain, types, primaryType: 'words', value }),
    post: fields({ endpoint: 'words', method: 'words', body }),
  })

const domain = (version: Readonly<Record<string, Shape>>) =>
  fields({ name: 'words', ...version, chainId: 'integer', verifyingContract: 'address' })
const VERSIONED = domain({ version: 'words' })
const PERMIT_BODY = fields({ kind: 'words', requestId: 'hash', api: 'words' })

const EIP3009 = signature(
  VERSIONED,
  fields({ TransferWithAuthorization: TYPE }),
  fields({
    from: 'address',
    to: 'address',
    value: 'digits',
    validAfter: 'integer',
    validBefore: 'integer',
    nonce: 'hash',
  }),
  PERMIT_BODY,
)

const PERMIT2 = signature(
  domain({}),
  fields({ PermitBatchWitnessTransferFrom: TYPE, TokenPermissions: TYPE, RelayerWitness: TYPE, Call3Value: TYPE }),
  fields({
    permitted: [fields({ token: 'address', amount: 'digits' })],
    nonce: 'digits',
    deadline: 'integer',
    spender: 'address',
    witness: fields({
      relayer: 'address',
      refundTo: 'address',
      nftRecipient: 'address',
      // Only the proxy's third version has it.
      metadata: optional('hex'),
      call3Values: [fields({ target: 'address', allowFailure: 'boolean', value: 'digits', callData: 'hex' })],
    }),
  }),
  PERMIT_BODY,
)

const NONCE_MAPPING = signature(
  VERSIONED,
  fields({ NonceMapping: TYPE }),
  fields({ chainId: 'words', wallet: 'address', depositor: 'address', nonce: 'integer', id: 'hash' }),
  fields({
    type: 'words',
    walletChainId: 'integer',
    wallet: 'address',
    depositor: 'address',
    nonce: 'integer',
    id: 'hash',
    signatureChainId: 'integer',
  }),
)

const SEND_ASSET = fields({
  action: fields({
    type: 'words',
    parameters: fields({
      exchangeChain: 'words',
      destination: 'address',
      sourceDex: 'text',
      destinationDex: 'text',
      token: 'words',
      amount: 'decimal',
      fromSubAccount: 'empty',
      nonce: 'integer',
    }),
  }),
  nonce: 'integer',
  eip712Types: fields({ 'ExchangeTransaction:SendAsset': TYPE }),
  eip712PrimaryType: 'words',
})

const TRANSFER = fields({
  action: fields({
    type: 'words',
    parameters: fields({
      toAccountIndex: 'integer',
      assetIndex: 'integer',
      fromRouteType: 'integer',
      toRouteType: 'integer',
      amount: 'integer',
      usdcFee: 'integer',
      memo: 'hash',
    }),
  }),
})

// A deposit address's payer may be unable to build a transaction, so no PSBT follows.
const DATA: Readonly<Record<ChainKind, readonly Shape[]>> = {
  evm: [TRANSACTION, EIP3009, PERMIT2],
  bitcoin: [fields({ psbt: optional('psbt') })],
  exchangeA: [NONCE_MAPPING, SEND_ASSET],
  exchangeB: [TRANSFER],
}

export function stepOf(origin: ChainKind): Shape {
  return fields({
    id: 'words',
    action: 'words',
    description: 'words',
    kind: 'words',
    requestId: 'hash',
    depositAddress: origin === 'bitcoin' ? { oneOf: ['empty', 'bitcoinAddress'] } : { oneOf: ['empty', 'address'] },
    items: [
      fields({
        status: 'words',
        data: { oneOf: DATA[origin] },
        check: optional(fields({ endpoint: 'check', method: 'words' })),
      }),
    ],
  })
}
