import { type Abi, type Hex, parseAbi, size, slice } from 'viem'
import { decodeErrorResult } from 'viem/utils'
import type { Revert } from '../raw-call.ts'

const BUILT_IN = parseAbi(['error Error(string message)', 'error Panic(uint256 code)'])

// Solidity, "Panic via assert and Error via require".
const PANICS: Readonly<Record<string, string>> = {
  '1': 'Assertion failed',
  '17': 'Arithmetic overflow or underflow',
  '18': 'Division or modulo by zero',
  '33': 'Value outside of an enum',
  '34': 'Storage bytes are encoded wrongly',
  '49': 'Pop from an empty array',
  '50': 'Array index out of bounds',
  '65': 'Too much memory allocated',
  '81': 'Call of a function that is not set',
}

export function revertOf(data: Hex, errors: Abi): Revert {
  if (size(data) < 4) {
    return { type: 'empty', label: 'EXECUTION_REVERTED', message: 'The call reverted without saying why' }
  }
  const selector = slice(data, 0, 4)
  const [name, ...args] = decoded([...BUILT_IN, ...errors], data)
  if (name === undefined) {
    const label = `UNKNOWN_CUSTOM_ERROR_${selector}`
    const rawArgsHex = size(data) > 4 ? { rawArgsHex: slice(data, 4) } : {}
    return { type: 'unknownCustomError', label, message: `Unknown error ${selector}`, selector, ...rawArgsHex }
  }
  const values = Object.fromEntries(args)
  if (name === 'Error') {
    const message = values['message'] ?? ''
    return { type: 'errorString', label: labelOf(message), message, selector, name, args: values }
  }
  if (name === 'Panic') {
    const code = values['code'] ?? ''
    return {
      type: 'panic',
      label: `PANIC_${code}`,
      message: PANICS[code] ?? `Panic ${code}`,
      selector,
      name,
      args: values,
    }
  }
  const words = name.replace(/([a-z0-9])([A-Z])/g, '$1 $2').toLowerCase()
  const message = `${words.charAt(0).toUpperCase()}${words.slice(1)}`
  const given = args.length > 0 ? { args: values } : {}
  return { type: 'customError', label: labelOf(words), message, selector, name, ...given }
}

function decoded(abi: Abi, data: Hex): readonly [string?, ...(readonly [string, string])[]] {
  try {
    const { errorName, args = [], abiItem } = decodeErrorResult({ abi, data })
    const inputs = 'inputs' in abiItem ? abiItem.inputs : []
    const named = [...args].map((value, at) => [inputs[at]?.name || `${at}`, `${value}`] as const)
    return [errorName, ...named]
  } catch {
    return []
  }
}

function labelOf(words: string): string {
  const label = words
    .toUpperCase()
    .replace(/[^A-Z0-9]+/g, '_')
    .replace(/^_+|_+$/g, '')
  return label.slice(0, 80) || 'EXECUTION_REVERTED'
}
