import type { TypedData } from '../../item.ts'

type Fields = TypedData['types'][string]

/** The structs of EIP-3009, by their names. */
export const AUTHORIZATIONS = ['TransferWithAuthorization', 'ReceiveWithAuthorization'] as const

/** The structs of Permit2's signature transfers, by their names. */
export const PERMITS = [
  'PermitTransferFrom',
  'PermitBatchTransferFrom',
  'PermitWitnessTransferFrom',
  'PermitBatchWitnessTransferFrom',
] as const

export type Authorization = (typeof AUTHORIZATIONS)[number]

/** EIP-3009: both structs have the same fields; with `Receive…` only the payee itself may use the signature. */
export function authorizationTypes(name: Authorization): TypedData['types'] {
  const text = 'address from,address to,uint256 value,uint256 validAfter,uint256 validBefore,bytes32 nonce'
  return { [name]: fields(text) }
}

/** The one permit that binds all that it allows: a batch with the witness of the published approval proxy, version v3. */
export const BOUND_PERMIT = 'PermitBatchWitnessTransferFrom'

/** Permit2, "SignatureTransfer": the permit, what it permits, and as its witness every call made with the money. */
export const BOUND_PERMIT_TYPES: TypedData['types'] = {
  [BOUND_PERMIT]: fields(
    'TokenPermissions[] permitted,address spender,uint256 nonce,uint256 deadline,RelayerWitness witness',
  ),
  TokenPermissions: fields('address token,uint256 amount'),
  RelayerWitness: fields(
    'address relayer,address refundTo,address nftRecipient,bytes metadata,Call3Value[] call3Values',
  ),
  Call3Value: fields('address target,bool allowFailure,uint256 value,bytes callData'),
}

function fields(text: string): Fields {
  return text.split(',').map((field) => {
    const [type = '', name = ''] = field.split(' ')
    return { name, type }
  })
}
