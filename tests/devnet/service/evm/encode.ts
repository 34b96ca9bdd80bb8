import { type Abi, type EncodeFunctionDataParameters, encodeFunctionData, prepareEncodeFunctionData } from 'viem'

type Prepared = ReturnType<typeof prepareEncodeFunctionData<Abi, string>>

const known = new WeakMap<object, Map<string, Prepared>>()

/**
 * viem's `encodeFunctionData` with cached selectors, its largest cost.
 *
 * The argument count distinguishes functions of one name.
 */
export const encodeCalldata: typeof encodeFunctionData = (parameters) => {
  const { abi, functionName, args } = parameters as EncodeFunctionDataParameters<Abi, string>
  const ofAbi = known.get(abi) ?? new Map<string, Prepared>()
  known.set(abi, ofAbi)
  const name = `${functionName} ${args?.length ?? 0}`
  const prepared = ofAbi.get(name) ?? prepareEncodeFunctionData<Abi, string>({ abi, functionName, args })
  ofAbi.set(name, prepared)
  return encodeFunctionData({ ...prepared, args })
}
