import type { ChainView } from '../../api/money-views.ts'
import { type AddressProblem, parseAddress } from '../../core/address.ts'

/** An address among what is typed into a list of currencies, and the EVM chains that the other words name; all without any. */
export type Pasted = Readonly<
  { address: string; chains: readonly ChainView[]; problem?: never } | { problem: AddressProblem }
>

/** Finds the address of a token in what is typed; undefined where there is none. */
export function pastedIn(typed: string, chains: readonly ChainView[]): Pasted | undefined {
  const words = typed.trim().split(/\s+/)
  const word = words.find((each) => /^0x[0-9a-fA-F]{40}$/.test(each))
  if (word === undefined) return undefined
  const parsed = parseAddress('evm', word)
  if (!parsed.ok) return { problem: parsed.problem }
  const others = words.filter((each) => each !== word).map((each) => each.toLowerCase())
  const named = chains.filter(({ family, name, id }) => {
    const text = `${name} ${id}`.toLowerCase()
    return family === 'evm' && others.every((each) => text.includes(each))
  })
  return { address: parsed.address, chains: named }
}
