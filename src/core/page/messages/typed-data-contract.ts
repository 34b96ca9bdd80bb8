import type { TypedData } from '../../execution/item.ts'

type Contract = Readonly<{ is: 'address' | 'text'; contract: string }>

/** The domain's contract; on Cosmos chains a text. */
export function namedContract({ domain, types }: Pick<TypedData, 'domain' | 'types'>): Contract | undefined {
  const contract = domain['verifyingContract']
  if (typeof contract !== 'string') return undefined
  const field = types['EIP712Domain']?.find(({ name }) => name === 'verifyingContract')
  return { is: field?.type === 'string' ? 'text' : 'address', contract }
}

/** The address of the domain's contract, if it has that type. */
export function contractIn(typedData: TypedData): string | undefined {
  const named = namedContract(typedData)
  return named?.is === 'address' ? named.contract : undefined
}
