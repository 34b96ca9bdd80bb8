import type { ChainView } from '../../../api/views/balances.ts'
import { type AddressProblem, parseAddress } from '../../../core/families/address.ts'
import { FAMILIES } from '../../../core/families/families.ts'

/** Also names the EVM chains in the typed words; all chains if none is named. */
export type PastedAddress = Readonly<
  { address: string; chains: readonly ChainView[]; problem?: never } | { problem: AddressProblem }
>

export function pastedAddress(typed: string, chains: readonly ChainView[]): PastedAddress | undefined {
  const words = typed.trim().split(/\s+/)
  const word = words.find((each) => /^0x[0-9a-fA-F]{40}$/.test(each))
  if (word === undefined) return undefined
  const parsed = parseAddress('evm', word)
  if (!parsed.ok) return { problem: parsed.problem }
  const others = words.filter((each) => each !== word).map((each) => each.toLowerCase())
  const named = chains.filter(({ family, name, id }) => {
    const text = `${name} ${id}`.toLowerCase()
    return FAMILIES[family].hasContracts && others.every((each) => text.includes(each))
  })
  return { address: parsed.address, chains: named }
}
