import { parseBitcoinAddress } from './bitcoin/address.ts'
import { parseBitcoinLink } from './bitcoin/payment-link.ts'
import { parseEvmAddress } from './evm/address.ts'
import { parseEvmLink } from './evm/payment-link.ts'
import { SHORT_NAMES } from './evm/short-names.ts'
import type { LinkAnswer } from './link-parameters.ts'

const PARSERS = { bitcoin: parseBitcoinAddress, evm: parseEvmAddress }

/** CAIP-4. */
const BITCOIN = 'bip122:000000000019d6689c085ae165831e93'

/** Parses BIP-21, EIP-681, EIP-3770 and CAIP-10; undefined for other text. */
export function parsePaymentLink(text: string): LinkAnswer | undefined {
  const trimmed = text.trim()
  return parseBitcoinLink(trimmed) ?? parseEvmLink(trimmed) ?? parseAccountId(trimmed) ?? parseShortName(trimmed)
}

function parseAccountId(text: string): LinkAnswer | undefined {
  const [, namespace, reference, address] =
    /^([-a-z0-9]{3,8}):([-_a-zA-Z0-9]{1,32}):([-.%a-zA-Z0-9]{1,128})$/.exec(text) ?? []
  if (address === undefined) return undefined
  const chain = `${namespace}:${reference}`
  if (chain === BITCOIN) return at('bitcoin', undefined, address)
  return namespace === 'eip155' && /^[1-9]\d{0,15}$/.test(reference ?? '')
    ? at('evm', Number(reference), address)
    : { ok: false, problem: 'chain', name: chain }
}

function parseShortName(text: string): LinkAnswer | undefined {
  const [, name, address] = /^([-_a-z0-9]{1,20}):(0x[0-9a-f]*)$/i.exec(text) ?? []
  if (name === undefined || address === undefined) return undefined
  const chainId = SHORT_NAMES.get(name)
  return chainId === undefined ? { ok: false, problem: 'chain', name } : at('evm', chainId, address)
}

function at(family: keyof typeof PARSERS, chainId: number | undefined, text: string): LinkAnswer {
  const address = PARSERS[family](text)
  if (!address.ok) return { ok: false, problem: 'address', why: address.problem, address: text }
  return { ok: true, link: { family, chainId, address: address.address, token: undefined, units: undefined } }
}
