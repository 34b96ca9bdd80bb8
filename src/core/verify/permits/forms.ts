import type { TypedData } from '../../item.ts'

type Fields = TypedData['types'][string]

/** The structs of EIP-3009, by their names. */
export const AUTHORIZATIONS = ['TransferWithAuthorization', 'ReceiveWithAuthorization'] as const

/** The structs of Permit2's signature transfers that carry one payment, by their names. */
export const PERMITS = ['PermitTransferFrom', 'PermitWitnessTransferFrom', 'PermitBatchWitnessTransferFrom'] as const

export type Authorization = (typeof AUTHORIZATIONS)[number]
export type Permit = (typeof PERMITS)[number]

/**
 * What a witness binds beside the payment: nothing, who may carry the permit out, or also every call that is made with
 * the money (the published approval proxy's `RelayerWitness`, in its older and its newer form).
 */
export type Witness = 'none' | 'relayer' | 'calls'

/** EIP-3009: both structs have the same fields; with `Receive…` only the payee itself may use the signature. */
export function authorizationTypes(name: Authorization): TypedData['types'] {
  const text = 'address from,address to,uint256 value,uint256 validAfter,uint256 validBefore,bytes32 nonce'
  return { [name]: fields(text) }
}

/** Permit2, "SignatureTransfer": the permit, what it permits, and its witness. */
export function permitTypes(name: Permit, witness: Witness): TypedData['types'] {
  const permitted = name === 'PermitBatchWitnessTransferFrom' ? 'TokenPermissions[]' : 'TokenPermissions'
  const base = `${permitted} permitted,address spender,uint256 nonce,uint256 deadline`
  const common = { TokenPermissions: fields('address token,uint256 amount') }
  if (witness === 'none') return { [name]: fields(base), ...common }
  const bound = { [name]: fields(`${base},RelayerWitness witness`), ...common }
  if (witness === 'relayer') return { ...bound, RelayerWitness: fields('address relayer') }
  return {
    ...bound,
    RelayerWitness: fields('address relayer,address refundTo,address nftRecipient,Call3Value[] call3Values'),
    Call3Value: fields('address target,bool allowFailure,uint256 value,bytes callData'),
  }
}

function fields(text: string): Fields {
  return text.split(',').map((field) => {
    const [type = '', name = ''] = field.split(' ')
    return { name, type }
  })
}
